import { randomUUID } from 'node:crypto'
import { apiAs } from './support/constructions.ts'
import { linkMailedTo } from './support/mail.ts'
import { accounts, expect, expectAccessible, test } from './support/test.ts'

test.use({ account: null })

const own = 'Giebelwand im Schnee 24'

test('all of one’s data is taken along, and the account closed by its password', async ({ page, request }) => {
  const email = `fort-${randomUUID().slice(0, 8)}@buero.example`
  await request.post('/v1/auth/password/sign-up', { data: { email, password: own, name: 'Flo Fort' } })
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page).toHaveURL(/library/)
  // a sign-in by a fresh link would be proof enough
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto('/login?next=/account/data')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(own)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alle Daten herunterladen' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^Aufbau fort-.*\.zip$/)
  await page.getByRole('button', { name: 'Konto schließen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konto schließen?' })
  await expect(dialog.getByLabel('Ihr Passwort', { exact: true })).toBeFocused()
  await expect(dialog).toContainText('0 Aufbauten')
  await expectAccessible(page, 'closing the account')
  await page.keyboard.type('nicht das Passwort')
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Das Passwort stimmt nicht.')
  await dialog.getByLabel('Ihr Passwort', { exact: true }).fill(own)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ihr Konto ist geschlossen. In 30 Tagen ist alles gelöscht.')).toBeVisible()
  await expect(page).toHaveURL(/login/)
  const refused = await request.post('/v1/auth/password/login', { data: { loginId: email, password: own } })
  expect(refused.status()).toBe(400)
})

test('what becomes of one’s offices is told first, and an office is handed over before the account is closed', async ({
  page,
  request,
}) => {
  const mark = randomUUID().slice(0, 8)
  const email = `buero-${mark}@buero.example`
  await request.post('/v1/auth/password/sign-up', { data: { email, password: own, name: 'Bea Büro' } })
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page).toHaveURL(/library/)
  const reply = await request.post('/v1/auth/password/login', { data: { loginId: email, password: own } })
  const { sessionJwt } = (await reply.json()) as { sessionJwt: string }
  const self = { authorization: `Bearer ${sessionJwt}` }
  const post = async (headers: Record<string, string>, url: string, data?: object) => {
    const answer = await request.post(url, { headers, data })
    expect(answer.status(), await answer.text()).toBeLessThan(300)
    return (await answer.json()) as { id: string }
  }
  const invite = async (by: Record<string, string>, office: string, to: string, as: Record<string, string>) => {
    const { id } = await post(by, `/v1/office/${office}/invitation`, { email: to, role: 'member' })
    await post(as, `/v1/office/invitation/${id}/accept`)
  }
  const architect = (await apiAs(request, 'architect')).headers
  const colleague = (await apiAs(request, 'colleague')).headers
  const names = { alone: `Allein ${mark}`, led: `Geleitet ${mark}`, joined: `Beigetreten ${mark}` }
  await post(self, '/v1/office', { name: names.alone })
  const led = await post(self, '/v1/office', { name: names.led })
  await invite(self, led.id, accounts.colleague, colleague)
  const joined = await post(architect, '/v1/office', { name: names.joined })
  await invite(architect, joined.id, email, self)

  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Konto schließen …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Konto schließen?' })
  await expect(dialog).toContainText(`Diese Büros hätten keine Leitung mehr: ${names.led}.`)
  await expect(dialog).toContainText(`„${names.alone}“ hat nur Sie: Das Büro und 0 Aufbauten gehen mit.`)
  await expect(dialog).toContainText(`Sie verlassen „${names.joined}“. 0 Aufbauten des Büros bleiben dort.`)
  await expect(dialog.getByRole('button', { name: 'Konto schließen' })).toHaveCount(0)
  await expectAccessible(page, 'closing an account that leads an office')

  await page.goto(`/office/${led.id}`)
  await page.getByRole('combobox', { name: /^Rolle von / }).selectOption('Leitung')
  await expect(page.getByText(/^Die Rolle von .* ist geändert\.$/)).toBeVisible()
  await page.goto('/account/data')
  await page.getByRole('button', { name: 'Konto schließen …' }).click()
  await expect(dialog).toContainText(`Sie verlassen „${names.led}“.`)
  // the link in the mail has just proven who it is
  await dialog.getByRole('button', { name: 'Konto schließen' }).click()
  await expect(page.getByText('Ihr Konto ist geschlossen. In 30 Tagen ist alles gelöscht.')).toBeVisible()
  const members = async (office: string, headers: Record<string, string>) => {
    const answer = await request.get(`/v1/office/${office}/member`, { headers })
    return ((await answer.json()) as { email: string; role: string }[]).map((one) => [one.email, one.role])
  }
  expect(await members(led.id, colleague)).toEqual([[accounts.colleague, 'owner']])
  expect(await members(joined.id, architect)).toEqual([[accounts.architect, 'owner']])
})

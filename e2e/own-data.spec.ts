import { randomUUID } from 'node:crypto'
import { linkMailedTo } from './support/mail.ts'
import { expect, expectAccessible, test } from './support/test.ts'

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

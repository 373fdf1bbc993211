import { randomUUID } from 'node:crypto'
import { type TOTP, URI } from 'otpauth'
import { linkMailedTo } from './support/mail.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ account: null })

const own = 'Giebelwand im Schnee 24'

test('a second factor is set up, asked for at sign-in, and replaced by a recovery code', async ({ page, request }) => {
  const email = `faktor-${randomUUID().slice(0, 8)}@buero.example`
  await request.post('/v1/auth/password/sign-up', { data: { email, password: own, name: 'Fee Faktor' } })
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Einrichten …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Zweiten Faktor einrichten' })
  await expect(dialog.getByRole('img', { name: 'QR-Code für die App' })).toBeVisible()
  await expect(dialog.getByLabel('Sechs Ziffern, die sie dann zeigt')).toBeFocused()
  await expectAccessible(page, 'setting up a second factor')
  const key = (await dialog.locator('p span').innerText()).replaceAll(' ', '')
  const app = URI.parse(`otpauth://totp/Aufbau?secret=${key}`) as TOTP
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 })
  const first = codeIn(0)
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  const codes = page.getByRole('dialog', { name: 'Ersatzcodes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [recovery = '', another = ''] = await codes.getByRole('listitem').allInnerTexts()
  await expectAccessible(page, 'recovery codes')
  await codes.getByRole('button', { name: 'Gesichert' }).click()
  await expect(page.getByText('Es sind noch 10 Ersatzcodes übrig.')).toBeVisible()

  // who has one may demand one of all who administer the office
  await page.goto('/office')
  await page.getByRole('button', { name: 'Neues Büro' }).click()
  await page.getByLabel('Name des Büros').fill(`Atelier ${email}`)
  await page.getByRole('button', { name: 'Büro anlegen' }).click()
  await page.getByRole('link', { name: 'Regeln' }).click()
  await page.getByLabel(`Wer „Atelier ${email}“ verwaltet, braucht einen zweiten Faktor`).click()
  await expect(page.getByText(/verwaltet nur noch, wer einen zweiten Faktor hat/)).toBeVisible()

  const signIn = async () => {
    await page.getByRole('button', { name: /^Konto:/ }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto('/login?next=/account/security')
    await page.getByLabel('E-Mail').fill(email)
    await page.getByLabel('Passwort', { exact: true }).fill(own)
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  }
  await signIn()
  await expect(page.getByRole('heading', { level: 1, name: 'Zweiter Faktor' })).toBeVisible()
  await expect(page.getByLabel('Code der App')).toBeFocused()
  await expectAccessible(page, 'the code at sign-in')
  await page.keyboard.type(first)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Der Code ist nicht richtig oder schon benutzt.')).toBeVisible()
  await page.getByLabel('Code der App').fill(codeIn(1))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Es sind noch 10 Ersatzcodes übrig.')).toBeVisible()
  await signIn()
  await page.getByRole('button', { name: 'Ersatzcode verwenden' }).click()
  await expect(page.getByLabel('Ersatzcode', { exact: true })).toBeFocused()
  await page.keyboard.type(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Es sind noch 9 Ersatzcodes übrig.')).toBeVisible()

  // without one the office says what it lacks, leads there, and shows all else
  await page.getByRole('button', { name: 'Entfernen' }).click()
  const removal = page.getByRole('dialog')
  await removal.getByLabel('Code der App oder Ersatzcode').fill(another)
  await removal.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Der zweite Faktor ist entfernt.')).toBeVisible()
  await page.goto('/office')
  await page.getByRole('link', { name: `Atelier ${email}`, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Atelier ${email}` })).toBeVisible()
  await page.getByRole('link', { name: 'Regeln' }).click()
  await page.getByRole('link', { name: 'Zweiten Faktor einrichten' }).click()
  await expect(page).toHaveURL(/\/account\/security/)
})

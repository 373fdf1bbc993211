import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { linkMailedTo } from './support/mail.ts'
import { expect, expectAccessible, PASSWORD, test } from './support/test.ts'

test.use({ account: null })

const newAddress = () => `neu-${randomUUID().slice(0, 8)}@buero.example`
const password = (page: Page) => page.getByLabel('Passwort', { exact: true })

/** Opens an account through the app and leaves the page at the message that a mail is on its way. */
async function signUp(page: Page, email: string) {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Nina Neu')
  await page.getByLabel('E-Mail').fill(email)
  await password(page).fill('Giebelwand im Schnee 24')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Posteingang prüfen' })).toBeVisible()
}

test('signing up tells the rules while typing, and the link in the mail opens the account by one click', async ({
  page,
  request,
}) => {
  const email = newAddress()
  await page.goto('/login')
  await page.getByRole('link', { name: 'Konto anlegen' }).click()
  await page.getByLabel('Name').fill('Nina Neu')
  await page.getByLabel('E-Mail').fill(email)
  await password(page).fill('zu kurz')
  await expect(page.getByText('offen: mindestens 12 Zeichen')).toBeVisible()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Das Passwort erfüllt noch nicht alle Regeln.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByText('Bitte den Namen eingeben.')).toBeVisible()
  await expect(page.getByText('Das Passwort erfüllt noch nicht alle Regeln.')).toBeVisible()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Nina Neu')
  await password(page).fill('Giebelwand im Schnee 24')
  await expect(page.getByText('erfüllt: mindestens 12 Zeichen')).toBeVisible()
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(page.getByRole('heading', { name: 'Posteingang prüfen' })).toBeFocused()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Erneut senden in/ })).toBeDisabled()

  await page.goto(await linkMailedTo(request, email))
  await expect(page.getByRole('heading', { name: 'E-Mail-Adresse bestätigen' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Konto: Nina Neu' })).toBeVisible()
})

test('what the service has against a password stands at the password', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Nina Neu')
  await page.getByLabel('E-Mail').fill(newAddress())
  await password(page).fill('abcabcabcabc')
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
  await expect(password(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(password(page)).toHaveAccessibleDescription(/verbreitet/)
})

test('a link by mail signs in once; the second time it is said to be used', async ({ page, request }) => {
  const email = newAddress()
  await signUp(page, email)
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(page).toHaveURL(/\/login/)

  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'E-Mail-Link senden' }).click()
  await expect(page.getByRole('heading', { name: 'Posteingang prüfen' })).toBeVisible()
  const link = await linkMailedTo(request, email, 2)
  await page.goto(link)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.removeItem('aufbau.session'))
  await page.goto(link)
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('heading', { name: 'Link ungültig' })).toBeVisible()
  await expectAccessible(page)
})

test('a link opened in another tab signs the waiting one in too', async ({ page, request, context }) => {
  const email = newAddress()
  await signUp(page, email)
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'E-Mail-Link senden' }).click()
  await expect(page.getByRole('heading', { name: 'Posteingang prüfen' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(await linkMailedTo(request, email, 2))
  await other.getByRole('button', { name: 'Anmelden' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
})

test('a forgotten password is replaced by a new one', async ({ page, request }) => {
  const email = newAddress()
  await signUp(page, email)
  await page.goto(await linkMailedTo(request, email))
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByRole('link', { name: 'Passwort vergessen' }).click()
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByText('Bitte die E-Mail-Adresse eingeben.')).toBeVisible()
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('button', { name: 'Link anfordern' }).click()
  await expect(page.getByRole('heading', { name: 'Posteingang prüfen' })).toBeVisible()
  await page.goto(await linkMailedTo(request, email, 2))
  await page.getByRole('button', { name: 'Weiter' }).click()
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Ortgang und Traufe 7')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Passwort setzen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await page.getByLabel('E-Mail', { exact: true }).fill(email)
  await password(page).fill('Ortgang und Traufe 7')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
})

test('a company account signs in at its provider and comes back to where it wanted to go', async ({ page }) => {
  await page.goto('/library?in=standard')
  await page.getByLabel('E-Mail', { exact: true }).fill('vera.meier@firma.example')
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
  await expect(page).toHaveURL(/\/demo\/oidc\//)
  await page.getByRole('button').first().click()
  await expect(page).toHaveURL(/\/library\?in=standard$/)
  await expect(page.getByRole('button', { name: 'Konto: Vera Meier' })).toBeVisible()
})

test('an address without a company account is told so at the address', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail', { exact: true }).fill('jemand@ohne.example')
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeFocused()
})

test('a sign-on that the provider did not start is refused', async ({ page }) => {
  await page.goto('/sso/callback?code=made-up&state=made-up')
  await expect(page.getByRole('heading', { name: 'Anmeldung mit Firmenkonto fehlgeschlagen' })).toBeVisible()
  await page.getByRole('link', { name: 'Zurück zur Anmeldung' }).click()
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
})

test('login by keyboard alone', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail', { exact: true }).focus()
  await page.keyboard.type('architektin@buero.example')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Passwort vergessen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
})

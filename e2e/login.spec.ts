import { accounts, expect, PASSWORD, test } from './support/test.ts'

test.use({ account: null })

test('a wrong password is said on the form, and what was typed stays', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/login$/)
  await page.getByLabel('E-Mail', { exact: true }).fill(accounts.architect)
  await page.getByLabel('Passwort', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('E-Mail')
  await expect(page.getByLabel('Passwort', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(accounts.architect)
  // another way that fails takes the place of what was said of this one
  await page.route('**/v1/auth/sso/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Mit Firmenkonto anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('nicht erreich')
  await expect(page.getByRole('alert')).toHaveCount(1)
})

test('the right password leads to the library, and a reload stays signed in', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('E-Mail', { exact: true }).fill(accounts.architect)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/library$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bibliothek' })).toBeVisible()
})

test('login leads back to the address that asked for it', async ({ page }) => {
  await page.goto('/library?q=Holz')
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('E-Mail', { exact: true }).fill(accounts.architect)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/library\?q=Holz$/)
})

test('an address outside the app is no place to go after login', async ({ page }) => {
  await page.goto('/login?next=//evil.example/')
  await page.getByLabel('E-Mail', { exact: true }).fill(accounts.architect)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page).toHaveURL(/\/library$/)
})

test('what is missing is said at its field before anything is sent', async ({ page }) => {
  await page.goto('/login')
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('/password/login')) sent += 1
  })
  await page.getByLabel('E-Mail', { exact: true }).fill('architektin@')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByText('Die Adresse ist unvollständig.')).toBeVisible()
  await expect(page.getByText('Bitte das Passwort eingeben.')).toBeVisible()
  await expect(page.getByLabel('E-Mail', { exact: true })).toBeFocused()
  expect(sent).toBe(0)
})

test('too many tries count down, then the form is back with the address', async ({ page }) => {
  await page.route('**/v1/auth/password/login', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'rateLimited', message: 'Zu viele Anfragen.', traceId: 't', details: [] }),
    }),
  )
  await page.goto('/login')
  await page.getByLabel('E-Mail', { exact: true }).fill(accounts.architect)
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Kurze Pause' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeDisabled()
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(accounts.architect)
})

test('the language changes at once and is kept', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})

test('the colour scheme is there before the first paint and is kept', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Farbschema wechseln' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the password can be read back before it is sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByLabel('Passwort', { exact: true }).fill('secret words')
  await page.getByRole('button', { name: 'Passwort anzeigen' }).click()
  await expect(page.getByLabel('Passwort', { exact: true })).toHaveAttribute('type', 'text')
})

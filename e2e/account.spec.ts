import { accounts, expect, PASSWORD, test } from './support/test.ts'

test.use({ account: 'colleague' })
test.describe.configure({ mode: 'serial' })

test('name and language are kept with the account', async ({ page }) => {
  await page.goto('/library')
  await page.getByRole('button', { name: /^Konto:/ }).click()
  await page.getByRole('link', { name: 'Konto und Passwort' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeFocused()
  const before = await page.getByLabel('Name').inputValue()
  await page.getByLabel('Name').fill('Kim Kollege')
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('English')
  await page.getByRole('button', { name: 'Speichern', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Name')).toHaveValue('Kim Kollege')
  await expect(page.getByRole('button', { name: 'Account: Kim Kollege' })).toBeVisible()
  await page.getByLabel('Name').fill(before)
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Konto' })).toBeVisible()
})

test('a changed password holds, and every other session has ended', async ({ page, playwright, baseURL }) => {
  const next = 'Neue Traufe am Haus 9'
  const login = async (password: string) => {
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' })
    const reply = await request.post('/v1/auth/password/login', { data: { loginId: accounts.colleague, password } })
    await request.dispose()
    return reply.status()
  }
  const change = async (current: string, wanted: string) => {
    await page.getByLabel('Jetziges Passwort', { exact: true }).fill(current)
    await page.getByLabel('Neues Passwort', { exact: true }).fill(wanted)
    await page.getByRole('button', { name: 'Passwort ändern' }).click()
  }
  await page.goto('/account')
  await change('not the password', next)
  await expect(page.getByText('Das jetzige Passwort stimmt nicht.')).toBeVisible()
  await change(PASSWORD, next)
  await expect(page.getByText('Das neue Passwort gilt. Alle anderen Sitzungen sind beendet.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sitzungen' }).getByRole('row')).toHaveCount(2)
  expect(await login(PASSWORD)).toBe(400)
  expect(await login(next)).toBe(200)
  await change(next, PASSWORD)
  await expect.poll(() => login(PASSWORD)).toBe(200)
})

test('another session is ended from here', async ({ page, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '', userAgent: 'Firefox/140.0 (Windows)' })
  await request.post('/v1/auth/password/login', { data: { loginId: accounts.colleague, password: PASSWORD } })
  await request.dispose()
  await page.goto('/account')
  const rows = page.getByRole('table', { name: 'Sitzungen' }).getByRole('row')
  const end = page.getByRole('button', { name: 'Sitzung auf Firefox, Windows beenden' })
  await expect(end).toBeVisible()
  const before = await rows.count()
  await end.click()
  await expect(page.getByText('1 Sitzung beendet.')).toBeVisible()
  await expect(rows).toHaveCount(before - 1)
})

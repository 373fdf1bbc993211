import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { accounts, expect, expectAccessible, PASSWORD, test } from './support/test.ts'

test.use({ account: 'admin' })

const ownCode = () => `T-${randomUUID().slice(0, 8)}`
const layers = (insulation: number) => [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: 'mw_facade_035', thickness: insulation },
  { materialId: 'sand_lime_1400', thickness: 0.175 },
]

/** The API as the administrator uses it from a program. */
async function asAdmin(request: APIRequestContext) {
  const { headers } = await apiAs(request, 'admin')
  const standard = async (code: string, name = 'Prüfwand') => {
    const data = { type: 'outerWall', code, name, layers: layers(0.16) }
    const made = await request.post('/v1/construction/standard', { headers, data })
    expect(made.status(), await made.text()).toBe(200)
    return (await made.json()) as { id: string }
  }
  const replace = async (id: string, version: number, content: object) => {
    const url = `/v1/construction/standard/${id}`
    const made = await request.put(url, { headers: { ...headers, 'if-match': `"${version}"` }, data: content })
    expect(made.status(), await made.text()).toBe(200)
  }
  return { headers, standard, replace }
}

const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })
const panelOf = (page: Page, code: string) => page.getByRole('complementary', { name: new RegExp(code) })

test('a standard construction is replaced by a draft that says what changed, and the earlier version stays', async ({
  page,
  request,
}) => {
  const code = ownCode()
  const { standard } = await asAdmin(request)
  await standard(code)
  await page.goto(`/admin/standards?q=${code}`)
  await page.getByRole('button', { name: `${code} Prüfwand ersetzen` }).click()
  const panel = panelOf(page, code)
  await expect(panel).toContainText('Der Entwurf gleicht der Fassung 1')
  await expect(panel.getByRole('button', { name: 'Veröffentlichen' })).toBeDisabled()
  await panel.getByRole('link', { name: 'Entwurf bearbeiten' }).click()

  const name = page.getByRole('textbox', { name: 'Bezeichnung' })
  await expect(name).toHaveValue('Prüfwand')
  await name.fill('Prüfwand, besser')
  await expect(page.getByText(/Gespeichert/)).toBeVisible({ timeout: 12_000 })
  await page.goto(`/admin/standards?q=${code}`)
  await page.getByRole('button', { name: `${code} Prüfwand veröffentlichen` }).click()
  await expect(panel.getByRole('table', { name: 'Fassung 2, Entwurf' })).toContainText('Name')
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(panel).toContainText('Sagen Sie, was sich geändert hat.')
  await expect(panel.getByRole('textbox')).toBeFocused()
  await panel.getByRole('textbox').fill('Treffenderer Name')
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('veröffentlicht, Fassung 2')
  await expect(panel).toContainText('Treffenderer Name')
  await expect(panel.getByText('Fassung 1', { exact: true })).toBeVisible()
  await expect(rowOf(page, code)).toContainText('Prüfwand, besser')

  await panel.getByRole('button', { name: 'Fassung 1 als Entwurf übernehmen' }).click()
  await expect(panel.getByRole('table', { name: 'Fassung 3, Entwurf' })).toContainText('Name')
})

test('versions are compared: layers, figures, per cent', async ({ page, request }) => {
  const code = ownCode()
  const { standard, replace } = await asAdmin(request)
  const { id } = await standard(code)
  await replace(id, 1, { type: 'outerWall', code, name: 'Prüfwand', layers: layers(0.18) })
  await page.goto(`/admin/standards?id=${id}`)
  const panel = panelOf(page, code)
  await panel.locator('summary', { hasText: 'Änderung zu Fassung 1' }).click()
  const table = panel.getByRole('table', { name: 'Änderung zu Fassung 1' })
  await expect(table).toContainText('Nr. 2, 160 → 180 mm')
  await expect(table.getByRole('row', { name: /Dicke/ })).toContainText('350370')
  await expect(table.getByRole('row', { name: /U-Wert/ })).toContainText(/−\d+\s%/)
})

test('a new standard construction begins with a template and is seen by users once it is published', async ({
  page,
  request,
}) => {
  const code = ownCode()
  await page.goto('/admin/standards')
  await page.getByRole('button', { name: 'Neuer Standard' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(dialog).toContainText('Geben Sie eine Bezeichnung an.')
  await expect(dialog).toContainText('Wählen Sie eine Vorlage.')
  await dialog.getByRole('textbox', { name: 'Bezeichnung' }).fill('Neue Prüfwand')
  await dialog.getByRole('textbox', { name: 'Kennung' }).fill(code)
  await dialog.getByRole('radio').first().check()
  await dialog.getByRole('button', { name: 'Entwurf anlegen' }).click()
  await expect(page).toHaveURL(/\/constructions\/standard\//)

  const login = await request.post('/v1/auth/password/login', {
    data: { loginId: accounts.architect, password: PASSWORD },
  })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  const seen = async () => {
    const reply = await request.get(`/v1/construction/list?query=${code}`, {
      headers: { authorization: `Bearer ${sessionJwt}` },
    })
    return ((await reply.json()) as unknown[]).length
  }
  expect(await seen()).toBe(0)
  await page.goto(`/admin/standards?q=${code}`)
  await page.getByRole('button', { name: `${code} Neue Prüfwand veröffentlichen` }).click()
  await panelOf(page, code).getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(rowOf(page, code)).toContainText('Veröffentlicht')
  expect(await seen()).toBe(1)
})

test('withdrawing asks first; what is withdrawn can be taken back', async ({ page, request }) => {
  const code = ownCode()
  const { standard } = await asAdmin(request)
  const { id } = await standard(code)
  await page.goto(`/admin/standards?q=${code}&id=${id}`)
  await panelOf(page, code).getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click()
  await expect(rowOf(page, code)).toContainText('Veröffentlicht')
  await panelOf(page, code).getByRole('button', { name: 'Zurückziehen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Zurückziehen' }).click()
  await expect(rowOf(page, code)).toContainText('Zurückgezogen')
  await page.getByRole('button', { name: `${code} Prüfwand wieder aufnehmen` }).click()
  const panel = panelOf(page, code)
  await panel.getByRole('textbox').fill('Wieder da')
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(rowOf(page, code)).toContainText('Veröffentlicht')
})

test('whoever publishes over the work of somebody else is told, and sees the new state', async ({ page, request }) => {
  const code = ownCode()
  const { standard, replace } = await asAdmin(request)
  const { id } = await standard(code)
  await page.goto(`/admin/standards?q=${code}`)
  await page.getByRole('button', { name: `${code} Prüfwand ersetzen` }).click()
  const panel = panelOf(page, code)
  await expect(panel).toContainText('Der Entwurf gleicht')
  await replace(id, 1, { type: 'outerWall', code, name: 'Von jemand anderem', layers: layers(0.2) })
  await page.reload()
  await expect(panel.getByRole('table', { name: 'Fassung 3, Entwurf' })).toBeVisible()
  await replace(id, 2, { type: 'outerWall', code, name: 'Noch einmal', layers: layers(0.22) })
  await panel.getByRole('textbox').fill('Meins')
  await panel.getByRole('button', { name: 'Veröffentlichen' }).click()
  await expect(page.getByRole('region', { name: 'Meldungen' })).toContainText('Inzwischen hat jemand anderes')
  await expect(panel).toContainText('Fassung 3, veröffentlicht')
  await expect(panel.getByRole('textbox')).toHaveValue('Meins')
})

test('the list is reached and worked by keyboard alone', async ({ page, request }) => {
  const code = ownCode()
  const { standard } = await asAdmin(request)
  await standard(code)
  await page.goto('/library')
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
  await nav.getByRole('link', { name: 'Verwaltung' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible()
  await page.getByRole('searchbox').press('Tab')
  await page.getByRole('searchbox').fill(code)
  const link = page.getByRole('link', { name: 'Prüfwand' })
  await link.press('Enter')
  await expect(panelOf(page, code).getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panelOf(page, code)).toBeHidden()
  await expect(link).toBeFocused()
})

test('an access key is shown once, works, and is refused after it was revoked', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const name = `Prüfung ${ownCode()}`
  await page.goto('/admin/access-keys')
  await page.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Konto' }).fill('niemand@nirgends.example')
  await dialog.getByRole('textbox', { name: 'Anwendung' }).fill(name)
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Konto' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Konto' }).fill(accounts.architect)
  await dialog.getByRole('button', { name: 'Schlüssel anlegen' }).click()
  const shown = page.getByRole('region', { name: new RegExp(name) })
  const secret = await shown.getByRole('textbox').inputValue()
  expect(secret).toMatch(/^ak_/)
  await shown.getByRole('button', { name: 'Kopieren' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  const exchange = () => request.post('/v1/auth/access-keys/exchange-key', { data: { accessKey: secret } })
  expect((await exchange()).status()).toBe(200)
  await shown.getByRole('button', { name: 'Gesichert' }).click()
  await expect(shown).toBeHidden()
  await page.reload()
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('heute')
  await expect(row).toContainText('unbefristet')
  expect(await page.content()).not.toContain(secret)
  await row.getByRole('button', { name: `${name} sperren` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sperren' }).click()
  await expect(row).toContainText('gesperrt')
  expect((await exchange()).status()).toBe(400)
})

test.describe('for an ordinary user', () => {
  test.use({ account: 'architect' })

  test('there is no administration, but the materials', async ({ page }) => {
    await page.goto('/library')
    const nav = page.getByRole('navigation', { name: 'Hauptnavigation' })
    await expect(nav.getByRole('link', { name: 'Verwaltung' })).toBeHidden()
    await nav.getByRole('link', { name: 'Materialien' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Materialien' })).toBeVisible()
    await expect(page.getByRole('table', { name: 'Materialien' })).toBeVisible()
    await page.getByRole('link', { name: /^Datensätze/ }).click()
    await expect(page.getByRole('table', { name: 'Datensätze' })).toBeVisible()
    for (const address of ['/admin/standards', '/admin/data', '/admin/access-keys']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Dieses Konto darf hier nichts verwalten' })).toBeVisible()
    }
    await expectAccessible(page)
  })
})

const screens = [
  ['standards', (id: string) => `/admin/standards?id=${id}`, 'h2'],
  ['materials', () => '/materials?id=cellulose_blown', 'table'],
  ['datasets', () => '/datasets?release=OBD_2020_II&id=f8afef87-5de3-4996-838c-1f2af9ef81df', 'table'],
  ['data releases', () => '/admin/data', 'fieldset'],
  ['keys', () => '/admin/access-keys', 'pre'],
] as const
for (const [name, address, ready] of screens) {
  test(`${name} has no finding of axe at 390 px`, async ({ page, request }) => {
    const code = ownCode()
    const { standard, headers } = await asAdmin(request)
    const { id } = await standard(code)
    await request.post(`/v1/standard-construction/${id}/draft`, { headers, data: { from: 'published' } })
    await page.goto(address(id))
    await expect(page.getByRole('complementary').locator(ready).first()).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('speaks English throughout', async ({ page }) => {
  await page.goto('/admin/standards')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New standard' })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: /Materials/ })
    .click()
  await expect(page.getByRole('table', { name: 'Materials' })).toBeVisible()
  await page.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible()
})

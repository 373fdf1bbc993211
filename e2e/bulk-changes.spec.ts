import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** So many that changing them outlasts a reload. */
const MANY = 200

const markOf = (what: string) => `${what}${Date.now().toString(36).slice(-6)}`
const changesOn = (page: Page) => page.getByRole('region', { name: 'Letzte Änderungen' })
const previewOn = (page: Page) => page.getByRole('region', { name: 'Was sich ändern würde' })

async function choose(page: Page, field: string, name: string) {
  await page.getByRole('combobox', { name: field, exact: true }).fill(name)
  await page.getByRole('listbox').getByRole('option').first().click()
}
async function ask(page: Page, mark: string, count: number) {
  await page.goto(`/office/query?if=text%3A${mark}`)
  await expect(page.getByRole('heading', { name: `${count} Aufbauten` })).toBeVisible()
}

test('what a question finds is changed as a whole after a preview, and that is undone after a reload', async ({
  page,
  request,
}) => {
  const { create } = await apiAs(request, 'architect')
  const mark = `Sammel${Date.now().toString(36).slice(-6)}`
  await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei` })
  await page.goto(`/office/query?if=text%3A${mark}`)
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Material', exact: true }).fill('Mineralwolle Fassadendämmung')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'durch' }).fill('EPS 032')
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByRole('radio', { name: 'fest' }).check()
  await page.getByLabel('Dicke in mm').fill('200')
  await page.getByLabel('Dicke in mm').press('Enter')
  const preview = page.getByRole('region', { name: 'Was sich ändern würde' })
  await expect(preview.getByRole('row', { name: new RegExp(`${mark} eins`) })).toContainText('→')
  await expectAccessible(page, 'a change of many before it is made')
  await preview.getByLabel('Alle auswählen').check()
  await preview.getByRole('button', { name: '2 Aufbauten ändern' }).press('Enter')
  const changes = page.getByRole('region', { name: 'Letzte Änderungen' })
  await expect(changes.getByText('geändert').first()).toBeVisible()
  await expect(preview).toHaveCount(0)

  await page.reload()
  await changes
    .getByRole('button', { name: /^Material ersetzen vom .* rückgängig machen$/ })
    .first()
    .press('Enter')
  await expect(changes.getByText('rückgängig gemacht').first()).toBeVisible()
})

test('a material is replaced at the same U, and the row says by what', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const mark = markOf('Gleich')
  await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei`, layers: [{ materialId: 'sand_lime_1400', thickness: 0.24 }] })
  await ask(page, mark, 2)
  await choose(page, 'Material', 'Mineralwolle Fassadendämmung')
  await choose(page, 'durch', 'EPS 032')
  await page.getByRole('radio', { name: 'gleicher U-Wert' }).click()
  await page.getByRole('button', { name: 'Vorschau' }).click()
  const preview = previewOn(page)
  const one = preview.getByRole('row', { name: new RegExp(`${mark} eins`) })
  await expect(one).toContainText(/Mineralwolle.* 160 → EPS.* \d+/)
  await expect(one.getByRole('link', { name: `${mark} eins` })).toBeVisible()
  await expect(preview.getByRole('row', { name: new RegExp(`${mark} zwei`) })).toContainText('nichts zu ändern')
  await preview.getByLabel('Alle auswählen').check()
  await expect(preview.getByText('1 von 2 ausgewählt')).toBeVisible()
  await preview.getByRole('button', { name: '1 Aufbau ändern' }).click()
  await expect(changesOn(page).getByText('geändert').first()).toBeVisible()
})

test('what a material would be replaced in is filed in variants beside it, and undone', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const mark = markOf('Daneben')
  await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei` })
  await ask(page, mark, 2)
  await choose(page, 'Material', 'Mineralwolle Fassadendämmung')
  await choose(page, 'durch', 'EPS 032')
  await page.getByRole('button', { name: 'Vorschau' }).press('Enter')
  const preview = previewOn(page)
  await preview.getByLabel('Alle auswählen').check()
  await preview.getByRole('button', { name: '2 als Varianten ablegen' }).press('Enter')
  await expect(page.getByRole('heading', { name: '4 Aufbauten' })).toBeVisible()
  await expect(page.getByRole('link', { name: `${mark} eins (B)` })).toBeVisible()
  await page.getByRole('link', { name: `${mark} zwei (B)` }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: `${mark} zwei (B)` })).toBeVisible()

  await page.goBack()
  await changesOn(page)
    .getByRole('button', { name: /^Material ersetzen in Varianten vom .* rückgängig machen$/ })
    .first()
    .press('Enter')
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()
})

test('a tag is given to all, and another dataset', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const mark = markOf('Schlag')
  await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei` })
  await ask(page, mark, 2)
  await page.getByLabel('Was geändert wird').selectOption('Schlagwort vergeben')
  await page.getByLabel('Schlagwort', { exact: true }).fill(mark)
  await page.getByLabel('Schlagwort', { exact: true }).press('Enter')
  await expect(previewOn(page).getByText(`+ ${mark}`)).toHaveCount(2)
  await previewOn(page).getByRole('button', { name: '2 Aufbauten ändern' }).click()
  await expect(changesOn(page).getByText('geändert').first()).toBeVisible()
  await page.getByLabel('Was geändert wird').selectOption('Datensatz wechseln')
  await choose(page, 'Material', 'Mineralwolle Fassadendämmung')
  await page.getByRole('button', { name: 'Datensatz wählen …' }).click()
  const dialog = page.getByRole('dialog', { name: /^Datensatz für/ })
  await dialog.getByRole('radiogroup', { name: 'Gefundene Datensätze' }).getByRole('radio').nth(1).check()
  await dialog.getByRole('button', { name: 'Übernehmen' }).click()
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await expect(previewOn(page).getByText('anderer Datensatz')).toHaveCount(2)
  await previewOn(page).getByRole('button', { name: '2 Aufbauten ändern' }).click()
  // others change something meanwhile, with the same account
  const job = changesOn(page).getByRole('listitem').filter({ hasText: 'Datensatz wechseln, 2 Aufbauten' }).first()
  await expect(job).toContainText('· geändert')
})

test('nothing is changed where one was changed meanwhile, and it says so', async ({ page, request }) => {
  const { create, headers } = await apiAs(request, 'architect')
  const mark = markOf('Streit')
  const { id } = await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei` })
  await ask(page, mark, 2)
  await page.getByLabel('Was geändert wird').selectOption('Schlagwort vergeben')
  await page.getByLabel('Schlagwort', { exact: true }).fill('Streit')
  await page.getByLabel('Schlagwort', { exact: true }).press('Enter')
  await expect(previewOn(page).getByRole('button', { name: '2 Aufbauten ändern' })).toBeVisible()
  const stored = (await (await request.get(`/v1/construction/custom/${id}`, { headers })).json()) as object
  const changed = await request.put(`/v1/construction/custom/${id}`, {
    headers: { ...headers, 'if-match': '"1"' },
    data: { ...stored, name: `${mark} anders` },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  await previewOn(page).getByRole('button', { name: '2 Aufbauten ändern' }).click()
  await expect(
    changesOn(page)
      .getByText(/nichts geändert: inzwischen geändert/)
      .first(),
  ).toBeVisible()
})

test('what is found goes to the office after it was said who sees it then, and comes back', async ({
  page,
  request,
}) => {
  const { create, headers } = await apiAs(request, 'architect')
  const mark = markOf('Umzug')
  const made = await request.post('/v1/office', { headers, data: { name: mark } })
  expect(made.status(), await made.text()).toBeLessThan(300)
  await create({ name: `${mark} eins` })
  await create({ name: `${mark} zwei` })
  await ask(page, mark, 2)
  await page.getByLabel('Was geändert wird').selectOption('In das Büro geben')
  await page.getByLabel('Büro', { exact: true }).selectOption(mark)
  await page.getByRole('button', { name: 'Vorschau' }).press('Enter')
  const preview = previewOn(page)
  await expect(preview.getByText(`Danach gehören sie dem Büro „${mark}“`)).toBeVisible()
  await expect(preview.getByRole('row', { name: new RegExp(`${mark} eins`) })).toContainText(`→ ${mark}`)
  await expectAccessible(page, 'a move of many before it is made')
  await preview.getByRole('button', { name: '2 Aufbauten in das Büro geben' }).press('Enter')
  // the preview names both, too
  await expect(preview).toHaveCount(0)
  const found = page.getByRole('row', { name: new RegExp(`${mark} eins.*${mark}`) })
  await expect(found).toBeVisible()
  await page.goto('/office')
  await page.getByRole('link', { name: mark, exact: true }).click()
  await expect(page.getByRole('region', { name: `Protokoll ${mark}` })).toContainText('2 Aufbauten in das Büro gegeben')
  await page.goto('/office/query')
  await changesOn(page)
    .getByRole('button', { name: /^In das Büro geben vom/ })
    .first()
    .press('Enter')
  await expect(changesOn(page).getByText('rückgängig gemacht').first()).toBeVisible()
})

test('the bar of a change that goes on is there after a reload', async ({ page, request }) => {
  test.slow()
  const { create } = await apiAs(request, 'architect')
  const mark = markOf('Viele')
  const names = Array.from({ length: MANY }, (_, index) => `${mark} ${index}`)
  while (names.length > 0) await Promise.all(names.splice(0, 10).map((name) => create({ name })))
  await ask(page, mark, MANY)
  await choose(page, 'Material', 'Mineralwolle Fassadendämmung')
  await choose(page, 'durch', 'EPS 032')
  await page.getByRole('radio', { name: 'gleicher U-Wert' }).click()
  await page.getByRole('button', { name: 'Vorschau' }).click()
  await previewOn(page).getByLabel('Alle auswählen').check()
  await previewOn(page)
    .getByRole('button', { name: `${MANY} Aufbauten ändern` })
    .click()
  const bar = changesOn(page).getByRole('progressbar', { name: 'Material ersetzen', exact: true })
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await expect(bar).toHaveAttribute('aria-valuemax', String(MANY))
  await expect(bar).toHaveCount(0, { timeout: 60_000 })
  await expect(changesOn(page).getByText('geändert').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { openView } from './support/editor.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test.use({ account: 'supplier' })

const list = `Kennung;Material;Preis;Einheit;Stand;Farbe
mw_facade_035;;150,00;€/m³;01.03.2026;gelb
;Einhornwolle;12,00;€/m³;01.03.2026;rosa
sand_lime_1400;;1.234;m²;01.03.2026;
`
const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name })

test('prices of one’s own are typed, read from a list, changed and deleted; what a construction costs follows', async ({
  page,
  request,
}) => {
  const { headers, create } = await apiAs(request, 'supplier')
  // a first try that failed may have left some
  const left = await (await request.get('/v1/material/price', { headers })).json()
  for (const { materialId } of left.prices as { materialId: string }[])
    await request.delete(`/v1/material/price/of/${materialId}`, { headers })
  await page.goto('/materials/prices')
  await expect(page.getByText('Noch kein Preis')).toBeVisible()

  await page.getByRole('button', { name: 'Preis hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('combobox', { name: 'Material' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Das Material fehlt.')).toBeVisible()
  await page.keyboard.type('OSB')
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('OSB')
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Preis, netto').fill('12,50')
  await dialog.getByLabel('Einheit').selectOption('m2')
  await dialog.getByLabel('Stand').fill('2026-02-01')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(row(page, /OSB.*12,50.*€\/m².*01\.02\.2026/)).toBeVisible()

  const file = { name: 'Preise.csv', mimeType: 'text/csv', buffer: Buffer.from(list) }
  await page.getByLabel('Liste einlesen (CSV)').first().setInputFiles(file)
  await expect(dialog.getByRole('heading', { name: '1 Preis verstanden' })).toBeVisible()
  await expect(dialog.getByRole('listitem')).toHaveText([
    /Zeile 3: Dieses Material gibt es hier nicht\. Dort steht „Einhornwolle“/,
    /Zeile 4: Der Preis lässt sich auf zwei Weisen lesen.*„1\.234“/,
  ])
  await expect(dialog.getByText('Nicht gelesene Spalten: Farbe.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: '1 Preis übernehmen' }).click()
  await expect(row(page, /150,00.*€\/m³.*01\.03\.2026/)).toBeVisible()
  await expect(page.getByText('2 Preise', { exact: true })).toBeVisible()

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Als CSV speichern' }).click(),
  ])
  expect(saved.suggestedFilename()).toMatch(/\.csv$/)

  await row(page, /OSB/).getByRole('link').click()
  await dialog.getByLabel('Preis, netto').fill('13')
  await page.keyboard.press('Enter')
  await expect(row(page, /OSB.*13,00/)).toBeVisible()

  const layers = [
    { materialId: 'plaster_lime_cement', thickness: 0.015 },
    { materialId: 'mw_facade_035', thickness: 0.16 },
  ]
  const { id } = await create({ name: 'Was es kostet', layers })
  await page.goto(`/constructions/custom/${id}`)
  const cost = page.locator('[data-kpi="cost"]')
  await expect(cost).toHaveText('≥ 24,00')
  // the service agrees once it was asked, or its answer would take the place of this one
  await expect(page.getByText('Kosten, eigene Preise')).toBeVisible()
  await cost.click()
  await expect(dialog).toContainText(/Schicht 2, Mineralwolle .*24/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: /^1 Kalkzementputz/ }).click()
  await expect(dialog.getByLabel('Preis, netto')).toBeFocused()
  await page.keyboard.type('400')
  await page.keyboard.press('Enter')
  await expect(row(page, /Kalkzementputz.*400,00/)).toBeVisible()
  await page.goBack()
  await expect(cost).toHaveText('30,00')

  await openView(page, 'p', 'Vorschläge')
  await page.getByRole('radio', { name: 'Kosten', exact: true }).click()
  await page.getByRole('radio', { name: 'Eigene Werte' }).click()
  await page.getByRole('textbox', { name: /^U-Wert ≤/ }).fill('0,19')
  await page.getByRole('checkbox', { name: 'Putz, Platten, Beläge' }).check()
  await expect(page.getByText('Ohne Preis, darum nicht vorgeschlagen:')).toBeVisible({ timeout: 20_000 })
  // 180 mm of 150 €/m³ are enough, and the render
  await expect(page.locator('[data-proposal]').first()).toContainText('33,00')
  await page.goto('/materials/prices')

  for (const remaining of ['2 Preise', '1 Preis', '0 Preise']) {
    await page
      .getByRole('button', { name: /^Preis für .* löschen$/ })
      .first()
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click()
    await expect(page.getByText(remaining, { exact: true })).toBeVisible()
  }
})

import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { readPdf } from './support/pdf.ts'
import { layoutFaults } from './support/structure.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { catchPrints, codeIn, printedCode } from './support/verified.ts'

const wall = (insulation: string) => ({
  type: 'outerWall',
  name: `Wall ${insulation}`,
  layers: [
    { materialId: 'plaster_lime_cement', thickness: 0.015 },
    { materialId: insulation, thickness: 0.16 },
    { materialId: 'sand_lime_1400', thickness: 0.175 },
  ],
})

/** A small house whose second variant has other walls; the area of its inner wall is not known yet. */
const house = {
  name: 'Report house',
  code: 'H-1',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 182 },
  constructions: { A: wall('mw_facade_035'), B: wall('eps_035') },
  elements: [
    { id: 'E1', name: 'North wall', construction: 'A', area: 80 },
    { id: 'E2', name: 'South wall', construction: 'A', area: null },
  ],
  variants: [{ id: 'b', name: 'With EPS', elements: { E1: { construction: 'B' } } }],
}

const stored = async (request: APIRequestContext): Promise<string> => {
  const { headers } = await apiAs(request, 'architect')
  const made = await request.post('/v1/project', { headers, data: house })
  expect(made.status(), await made.text()).toBe(201)
  return ((await made.json()) as { id: string }).id
}

test('a building shows what it comes to, its variants side by side, and its report as PDF', async ({
  page,
  request,
}) => {
  const id = await stored(request)
  await catchPrints(page)
  await page.goto(`/projects/${id}`)
  const results = page.getByRole('complementary', { name: 'Ergebnis' })
  await expect(results).toContainText('Was zuerst ändern')
  await expect(results).toContainText('Angaben von Bauteilen fehlen')
  await expect(results.getByRole('heading', { name: 'Größte Hebel' })).toBeVisible()
  await results.getByRole('button', { name: 'Beheizte Fläche angeben' }).click()
  await expect(page.getByRole('textbox', { name: /^davon beheizt/ })).toBeFocused()

  await page.getByRole('link', { name: 'Varianten' }).click()
  await expect(page.getByRole('table', { name: '2 Varianten nebeneinander, Referenz Basis' })).toContainText(
    'North wall',
  )
  await expect(page.getByRole('img', { name: /^Von Basis mit .* zu With EPS mit / })).toBeVisible()
  await expectAccessible(page, 'variants side by side')
  await page.getByRole('radio', { name: 'Sanierung' }).click()
  await expect(page.getByRole('img', { name: /^Verursacht bis zum Ende des Zeitraums: Basis / })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Emissionen über die Jahre als Tabelle' })).toContainText('Austausch')
  await expectAccessible(page, 'emissions over the years')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await layoutFaults(page)).toEqual({ sideways: 0, cut: [], overlapping: [] })
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: 'Bericht' }).click()
  const first = page.getByRole('article', { name: /^Projektbericht H-1 Report house, 1 / })
  await expect(first).toContainText('Bauteile nach DIN 276')
  await expect(page.getByRole('article').getByText('South wall: Fläche fehlt')).toBeVisible()
  await expectAccessible(page, 'project report')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Projektbericht H-1 Report house.pdf')
  const pdf = await readPdf(readFileSync(await saved.path()))
  expect(pdf.sizes.length).toBeGreaterThan(1)
  for (const text of ['H-1 Report house', 'Buchung QNG', 'South wall: Fläche fehlt', 'Vorabschätzung'])
    expect(pdf.text.replaceAll(/\s+/g, '')).toContain(text.replaceAll(' ', ''))

  const code = codeIn(pdf.text)
  await expect(page.getByRole('region', { name: 'Prüfbare Berichte' }).getByRole('link')).toHaveText(code)
  await page.getByRole('button', { name: /^Drucken/ }).click()
  expect(await printedCode(page)).toBe(code)
  await expect(page.getByRole('article').last()).toContainText(`Prüfcode ${code}`)
  await page.goto(`/verify/${code}`)
  await expect(page.getByRole('heading', { name: 'Der Bericht stimmt' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: /: With EPS$/ }).getByRole('row', { name: /^QNG, Treib/ }),
  ).toContainText('gleich')
  await expectAccessible(page, 'a report of a project that is right')
})

test('an alternative of a row becomes a variant, by keys alone', async ({ page, request }) => {
  await page.goto(`/projects/${await stored(request)}`)
  await page.getByRole('button', { name: 'Alternativen North wall' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Alternativen: North wall' })
  await expect(dialog.getByRole('radio').first()).toBeChecked()
  await expectAccessible(page, 'alternatives of a row')
  await dialog.getByRole('radio').first().press('ArrowDown')
  const chosen = await dialog.getByRole('listitem').nth(1).locator('span').first().innerText()
  await dialog.getByRole('button', { name: 'In neue Variante übernehmen' }).press('Enter')
  const [name = ''] = chosen.split('\n')
  await expect(page.getByRole('combobox', { name: 'Variante' })).toHaveValue('B')
  await expect(page.getByRole('combobox', { name: 'Variante' })).toContainText(`B ${name}`.slice(0, 60))
  const grid = page.getByRole('grid', { name: 'Bauteile' })
  await expect(grid).toContainText(name)
  await page.getByRole('checkbox', { name: 'Varianten nebeneinander' }).press('Space')
  await expect(grid.getByRole('columnheader', { name: 'Basis Aufbau' })).toBeVisible()
  const ofBase = grid.locator('[data-row="E1"] > [data-column="base/share"]')
  const ofVariant = grid.locator('[data-row="E1"] > [data-column="B/share"]')
  await expect(ofVariant).toHaveText(/^\d,\d\d$/)
  await expect(ofVariant).not.toHaveText(await ofBase.innerText())
  await expectAccessible(page, 'variants in the schedule')
  await grid.locator('[data-row="E1"] > [data-column="B/construction"]').click()
  await page.getByRole('button', { name: 'Zurück zur Basis' }).press('Enter')
  await expect(ofVariant).toHaveText(await ofBase.innerText())
  await page.keyboard.press('Control+z')
  await expect(ofVariant).not.toHaveText(await ofBase.innerText())
  await page.getByRole('checkbox', { name: 'Varianten nebeneinander' }).press('Space')
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('combobox', { name: 'Variante' })).not.toContainText(name)
})

import { apiAs } from './support/constructions.ts'
import { uValue } from './support/editor.ts'
import { expect, expectAccessible, test } from './support/test.ts'

/** Facing clinker with core insulation: the balance fails, and the list has it. */
const layers = [
  { materialId: 'brick_clinker_2000', thickness: 0.115 },
  { materialId: 'mw_core_035', thickness: 0.14 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
  { materialId: 'plaster_gypsum', thickness: 0.01 },
]

test('moisture is proven by the list, by the load of the room and for driving rain, as the report says too', async ({
  page,
  request,
}) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({ type: 'outerWall', name: 'Zweischalige Wand', layers })
  await page.goto(`/constructions/custom/${id}`)
  await expect(uValue(page)).toHaveText(/\d/)
  const moisture = page.getByRole('region', { name: 'Feuchteschutz' })
  await expect(moisture).toContainText('Nachweisfrei nach Liste')
  await moisture.getByText('Jahresverlauf').click()
  await expect(moisture).toContainText('Mannheim, TRY 2010')
  await expect(moisture).toContainText('mm von außen')
  await page.getByRole('button', { name: 'Neubau?' }).click()
  const panel = page.getByRole('dialog', { name: 'Maßnahme und Randbedingungen' })
  await panel.getByLabel('Schlagregen').selectOption('III')
  await panel.getByLabel('Feuchtelast des Raums').selectOption('special')
  await expect(panel).toContainText('eine Simulation ist erforderlich')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(moisture).toContainText('Simulation erforderlich')
  await expect(moisture).toContainText('Schlagregen, Gruppe III: erfüllt')
  await expectAccessible(page)
  await expect(page.locator('[data-save-status]')).toContainText('Gespeichert')
  await page.goto(`/constructions/custom/${id}/report`)
  const sheet = page.getByRole('article', { name: /Zweischalige Wand/ })
  await expect(sheet).toContainText('Simulation nach DIN EN 15026 erforderlich')
  await expect(sheet).toContainText('Schlagregen Gruppe III')
})

test('an equivalent air layer thickness and w of a surface are typed for a layer', async ({ page, request }) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({
    type: 'outerWall',
    name: 'Verputzte Wand',
    settings: { drivingRainGroup: 'II' },
    layers: [
      { materialId: 'plaster_lime_cement', thickness: 0.02 },
      { materialId: 'brick_hollow_lambda_008', thickness: 0.365 },
      { materialId: 'plaster_gypsum', thickness: 0.01 },
    ],
  })
  await page.goto(`/constructions/custom/${id}`)
  const moisture = page.getByRole('region', { name: 'Feuchteschutz' })
  await expect(moisture).toContainText('w fehlt')
  await page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /Weitere Aktionen/ })
    .click()
  await page.getByRole('menuitem', { name: 'Werte anpassen' }).click()
  const panel = page.getByRole('dialog', { name: /Schicht 1/ })
  await panel.getByLabel('Wasseraufnahmekoeffizient w').fill('0,4')
  await panel.getByLabel('sd-Wert').fill('0,3')
  await expectAccessible(page)
  await panel.getByLabel('sd-Wert').fill('0')
  await expect(panel).toContainText('0,001')
  await panel.getByLabel('sd-Wert').fill('0,3')
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(moisture).toContainText('Schlagregen, Gruppe II: erfüllt')
  await expect(moisture).toContainText('sd 0,30 m')
})

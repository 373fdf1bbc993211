import { apiAs } from './support/constructions.ts'
import { cell, rows, status } from './support/editor.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const layers = [
  { materialId: 'stone_wool_etics_035', thickness: 0.16 },
  { materialId: 'reinforced_concrete_c25_30', thickness: 0.2 },
]

test('reinforcement and dowels are added by keyboard, counted, kept and reported', async ({ page, request }) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({ type: 'outerWall', name: 'Betonwand', layers })
  await page.goto(`/constructions/custom/${id}`)
  const climate = cell(page, 2, 'impact')
  await expect(climate).toHaveText(/\d/)
  await expect(page.getByText('Der Beton zählt ohne Bewehrung; üblich sind 60\u00a0kg/m³.')).toBeVisible()
  const bare = await climate.textContent()

  await cell(page, 2, 'material').focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('b')
  const panel = page.getByRole('dialog', { name: 'Einbauteile, Schicht 2' })
  await expect(panel.getByLabel('Einbauteil')).toHaveValue('reinforcementWall')
  await panel.getByRole('button', { name: 'Hinzufügen' }).focus()
  await page.keyboard.press('Enter')
  const part = panel.getByRole('group', { name: 'Bewehrung von Wänden' })
  await expect(part).toContainText('12\u00a0kg/m² in dieser Schicht')
  await expectAccessible(page)
  await part.getByLabel('Menge, kg/m³').fill('2000')
  await expect(part).toContainText(/Zahl von 0 bis 1.000\./)
  await part.getByLabel('Menge, kg/m³').fill('100')
  await panel.getByRole('button', { name: 'Fertig' }).press('Enter')
  await expect(climate).not.toHaveText(bare ?? '')
  await expect(rows(page).nth(1)).toContainText('+ Bewehrung von Wänden 100\u00a0kg/m³')

  await page.getByRole('button', { name: 'Weitere Aktionen, Schicht 1' }).click()
  await page.getByRole('menuitem', { name: /Einbauteile/ }).click()
  const first = page.getByRole('dialog', { name: 'Einbauteile, Schicht 1' })
  await first.getByLabel('Einbauteil').selectOption('Dübel eines WDVS')
  await first.getByRole('button', { name: 'Hinzufügen' }).click()
  await first.getByRole('button', { name: 'Fertig' }).click()
  await page.keyboard.press('Control+s')
  await expect(status(page)).toContainText('Gespeichert')

  await page.goto(`/constructions/custom/${id}/report`)
  const report = page.getByRole('table', { name: /Schichten/ })
  await expect(report).toContainText('Bewehrung von Wänden 100\u00a0kg/m³*')
  await expect(report).toContainText('Dübel eines WDVS 0,3\u00a0kg/m²')
  await expect(page.getByText(/Mengen der Einbauteile: ÖKOBAUDAT: geklebt und gedübelt/)).toBeVisible()
})

test('new concrete comes with its reinforcement; what is built in can be taken out', async ({ page, request }) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({ type: 'internalFloor', name: 'Decke', layers: layers.slice(0, 1) })
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: /Schicht hinzufügen/ }).click()
  await page.keyboard.type('stahlbeton c25/30')
  // hits of what was typed before go away beneath the pointer
  const hit = page.getByRole('option', { name: /Stahlbeton/ })
  await expect(hit).toHaveCount(1)
  await hit.click()
  const line = page.getByRole('button', { name: /^Einbauteile, Schicht 2: \+ Bewehrung von Decken und Dächern 80/ })
  await line.click()
  const panel = page.getByRole('dialog', { name: 'Einbauteile, Schicht 2' })
  await panel.getByRole('button', { name: 'Bewehrung von Decken und Dächern entfernen' }).click()
  await expect(panel).toContainText('Nichts eingebaut.')
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(line).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(line).toBeVisible()
})

test('a class value says that it is to be checked: in the search, in the panel, in the report', async ({
  page,
  request,
}) => {
  const api = await apiAs(request, 'architect')
  const brick = { materialId: 'brick_hollow_lambda_007', thickness: 0.365 }
  const { id } = await api.create({ type: 'outerWall', name: 'Ziegelwand', layers: [brick] })
  await page.goto(`/constructions/custom/${id}`)
  await cell(page, 1, 'conductivity').dblclick()
  const values = page.getByRole('dialog', { name: /^Schicht 1/ })
  await expect(values.getByText(/Katalog: 0,070, Klassenwert, zu prüfen/)).toBeVisible()
  await values.getByRole('button', { name: 'Fertig' }).click()
  await cell(page, 1, 'material').focus()
  await page.keyboard.press('m')
  await page.keyboard.type('hochlochziegel')
  const hits = page.getByRole('listbox', { name: 'Materialien' })
  const hit = hits.getByRole('option', { name: /Hochlochziegel λ 0,07/ }).first()
  await expect(hit).toContainText('λ: Klassenwert, zu prüfen')
  await page.keyboard.press('Escape')
  await page.goto(`/constructions/custom/${id}/report?lang=en`)
  const report = page.getByRole('table').first()
  await expect(report).toContainText('0.070°')
  await expect(page.getByText('° Class value, to be checked')).toBeVisible()
})

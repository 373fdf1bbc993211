import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const wall = [
  { materialId: 'etics_coat_mineral_light', thickness: 0.0088 },
  { materialId: 'eps_035', thickness: 0.16 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
]

test('service lives follow from the place, and A4 from a distance; the report says what somebody chose, and why', async ({
  page,
  request,
}) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Wand mit WDVS', layers: wall })
  await page.goto(`/constructions/custom/${id}`)
  const life = page.getByRole('grid').locator('tbody tr').nth(1).locator('[data-column="serviceLife"]')
  await expect(life).toContainText('40')
  await expect(life).toContainText('335.641')

  await page.getByRole('button', { name: 'Weitere Aktionen, Schicht 2' }).click()
  await page.getByRole('menuitem', { name: 'Werte anpassen' }).click()
  const panel = page.getByRole('dialog')
  await expect(panel.getByText(/40 Jahre: WDVS: Dämmung mit Beschichtung \(335\.641, BBSR 2017\)/)).toBeVisible()
  await panel.getByRole('combobox', { name: 'Lage im Bauteil' }).selectOption('insulation.rainscreen')
  await panel.getByRole('textbox', { name: 'Begründung' }).fill('hinter einer Bekleidung')
  await panel.getByRole('textbox', { name: 'Transportweg, km' }).fill('50')
  await panel.getByRole('combobox', { name: 'Fahrzeug' }).selectOption('truck')
  await expectAccessible(page)
  await expect(panel.getByText(/mindestens 50 Jahre/)).toBeVisible()
  await panel.getByRole('button', { name: 'Fertig' }).click()
  await expect(life).toContainText('≥ 50')
  await expect(page.getByText(/^Gespeichert \d/).first()).toBeVisible()

  await page.goto(`/constructions/custom/${id}/report`)
  await expect(page.getByText(/Schicht 2: 50 Jahre, .*; hinter einer Bekleidung/)).toBeVisible()
  await expect(page.getByText(/Transport zur Baustelle \(A4\) nach Weg und Fahrzeug: 50\skm, LKW \(2\)/)).toBeVisible()
})

test('the boundary names what the sum counts, wherever it stands', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({
    name: 'Wand nach QNG',
    layers: wall,
    settings: { boundary: 'qng', serviceLifeEdition: '2025' },
  })
  await page.goto(`/constructions/custom/${id}`)
  await expect(page.getByText(/Systemgrenze A1–A3, B4, C3, C4; Nutzungsdauern BBSR 2025/)).toBeVisible()
  await page.goto(`/constructions/custom/${id}/report`)
  await expect(page.getByText('GWP, A1–A3, B4, C3, C4, 50 Jahre')).toBeVisible()
})

import { apiAs } from './support/constructions.ts'
import { cell, status } from './support/editor.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const layers = [
  { materialId: 'bitumen_pye', thickness: 0.008 },
  { materialId: 'eps_035', thickness: 0.2 },
  { materialId: 'reinforced_concrete_c25_30', thickness: 0.2 },
]

test('fasteners, gaps and a taper are typed by keyboard, refused with the range, counted, kept and reported', async ({
  page,
  request,
}) => {
  const api = await apiAs(request, 'architect')
  const { id } = await api.create({ type: 'flatRoof', name: 'Gefälledach', layers })
  await page.goto(`/constructions/custom/${id}`)
  const uValue = page.locator('[data-kpi="uValue"]')
  await expect(uValue).toHaveText(/\d/)
  const bare = await uValue.textContent()

  await page.getByRole('button', { name: 'Weitere Aktionen, Schicht 2' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Befestiger und Zuschläge' }).press('Enter')
  const panel = page.getByRole('dialog', { name: /^Zuschläge, Schicht 2/ })
  await panel.getByRole('combobox', { name: 'Befestiger' }).selectOption('own')
  const count = panel.getByRole('textbox', { name: 'Befestiger je m²' })
  await expect(panel.getByText(/Befestiger je m² fehlt\. Zahl von 0,01 bis 100\./)).toBeVisible()
  await count.fill('500')
  await expect(panel.getByText('Zu groß. Zahl von 0,01 bis 100.')).toBeVisible()
  await count.fill('5')
  await panel.getByRole('textbox', { name: 'Durchmesser' }).fill('4,8')
  await panel.getByRole('textbox', { name: 'Wärmeleitfähigkeit des Befestigers' }).fill('50')
  await expectAccessible(page)
  await expect(uValue).not.toHaveText(bare ?? '')
  const fastened = await uValue.textContent()

  await panel.getByRole('combobox', { name: 'Form der Teilfläche im Grundriss' }).selectOption('rectangle')
  await panel.getByRole('textbox', { name: 'Dünnste Stelle' }).fill('320')
  await panel.getByRole('textbox', { name: 'Dickste Stelle' }).fill('120')
  await expect(panel.getByText(/muss mindestens 1 mm dicker sein/)).toBeVisible()
  await panel.getByRole('textbox', { name: 'Dünnste Stelle' }).fill('120')
  await panel.getByRole('textbox', { name: 'Dickste Stelle' }).fill('320')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Fertig' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Dicke in mm, Schicht 2' })).toHaveValue('220')
  await expect(uValue).not.toHaveText(fastened ?? '')
  await expect(page.getByText(/Gefälle von 120 bis 320 mm/)).toBeVisible()

  await cell(page, 2, 'material').focus()
  await page.keyboard.press('Control+s')
  await expect(status(page)).toContainText('Gespeichert')
  await page.goto(`/constructions/custom/${id}/report`)
  const report = page.getByRole('table', { name: /Schichten/ })
  await expect(report).toContainText('Gefälle 120 bis 320 mm')
  await expect(report).toContainText('5 Befestiger je m², 18,1 mm², λ 50')
})

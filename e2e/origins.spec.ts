import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const layers = [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: 'mw_facade_035', thickness: 0.16 },
  { materialId: 'sand_lime_1400', thickness: 0.175 },
]

test('what was copied from a standard of the office tells what has changed in it, and takes it layer by layer', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const post = async (url: string, data?: object) =>
    (await (await request.post(url, { headers, data })).json()) as { id: string }
  const office = await post('/v1/office', { name: `Vorlagen ${Date.now()}` })
  const draft = { type: 'outerWall', name: 'Bürostandard', layers }
  const { id: source } = await post(`/v1/construction/custom?office=${office.id}`, draft)
  const { id } = await post(`/v1/construction/custom/${source}/copy`)
  const changed = { ...draft, layers: layers.with(1, { materialId: 'mw_facade_035', thickness: 0.2 }) }
  await request.put(`/v1/construction/custom/${source}`, { headers: { ...headers, 'if-match': '*' }, data: changed })
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Vorlage geändert' }).click()
  const dialog = page.getByRole('dialog', { name: 'Was sich an der Vorlage geändert hat' })
  await expect(dialog.getByRole('table', { name: 'Kennwerte der Vorlage' })).toContainText('U-Wert')
  await expectAccessible(page, 'what has changed in the source')
  await dialog.getByRole('button', { name: /übernehmen$/ }).press('Enter')
  await expect(dialog.getByRole('table', { name: 'Schichten' })).toContainText('steht schon so hier')
  await dialog.getByRole('button', { name: 'Als gesehen merken' }).click()
  await expect(page.getByRole('button', { name: 'Vorlage geändert' })).toHaveCount(0)
  await request.delete(`/v1/construction/batch`, { headers, data: [source, id] })
})

test('a material is moved into the office, and listed there', async ({ page, request }) => {
  const { headers } = await apiAs(request, 'architect')
  const post = async (url: string, data: object) =>
    (await (await request.post(url, { headers, data })).json()) as { id: string }
  const name = `Hanf ${Date.now()}`
  const office = `Stoffe ${Date.now()}`
  await post('/v1/office', { name: office })
  const { id } = await post('/v1/material/own', {
    name: { de_DE: name },
    category: 'insulation',
    hatch: 'woodFibre',
    conductivity: 0.041,
  })
  await page.goto(`/materials/own/${id}`)
  await page.getByRole('button', { name: 'Verschieben …' }).click()
  await page.getByRole('radio', { name: office }).check()
  await expectAccessible(page, 'moving a material')
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click()
  await page.getByRole('combobox', { name: 'Wem sie gehören' }).selectOption(office)
  await page.getByRole('link', { name }).click()
  await expect(page.getByText(`Gehört dem Büro „${office}“.`)).toBeVisible()
})

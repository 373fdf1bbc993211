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
  await expect(page.getByRole('button', { name: 'Vorlage', exact: true })).toBeVisible()

  // a source that is gone is told in the library and here, and the link to it is cut
  await request.delete(`/v1/construction/batch`, { headers, data: [source] })
  await page.goto('/library?place=custom&q=Bürostandard')
  await expect(page.getByRole('row', { name: /Vorlage fehlt/ }).first()).toBeVisible()
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Vorlage fehlt' }).click()
  const gone = page.getByRole('dialog', { name: 'Woraus der Aufbau gemacht ist' })
  await expectAccessible(page, 'a source that is gone')
  await gone.getByRole('button', { name: 'Verbindung trennen' }).click()
  await expect(page.getByText('Der Aufbau gehört zu keiner Vorlage mehr.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Vorlage/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Verlauf' }).click()
  const history = page.getByRole('dialog', { name: 'Verlauf' })
  await expect(history).toContainText('hat Bürostandard (Kopie) angelegt')
  await expectAccessible(page, 'the history of a construction')
  await history.getByLabel('Bis').fill('2020-01-01')
  await expect(history).toContainText('Dazu ist nichts aufgezeichnet.')
  await request.delete(`/v1/construction/batch`, { headers, data: [id] })
})

test('who administers an office makes a construction its standard, which the library marks', async ({
  page,
  request,
}) => {
  const { headers } = await apiAs(request, 'architect')
  const post = async (url: string, data?: object) =>
    (await (await request.post(url, { headers, data })).json()) as { id: string }
  const code = `S-${Date.now().toString(36).slice(-6)}`
  const office = await post('/v1/office', { name: `Standards ${code}` })
  const draft = { type: 'outerWall', name: 'Bürowand', code, layers }
  const { id } = await post(`/v1/construction/custom?office=${office.id}`, draft)
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Zum Büro-Standard machen' }).click()
  const dialog = page.getByRole('dialog', { name: `Standard von „Standards ${code}“` })
  const note = dialog.getByLabel('Anmerkung zur Fassung')
  await note.fill(' ')
  await note.press('Enter')
  await expect(note).toHaveAttribute('aria-invalid', 'true')
  await note.fill('Für Wohnbauten')
  await expectAccessible(page, 'making a standard of the office')
  await note.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Büro-Standard', exact: true }).click()
  await expect(dialog).toContainText('Für Wohnbauten')
  await page.keyboard.press('Escape')
  await page.goto(`/library?office=${office.id}`)
  await expect(page.getByRole('row', { name: code })).toContainText('Büro-Standard')
  await page.goto(`/constructions/custom/${id}`)
  await page.getByRole('button', { name: 'Büro-Standard', exact: true }).click()
  await dialog.getByRole('button', { name: 'Nicht mehr Standard' }).click()
  await expect(page.getByRole('button', { name: 'Zum Büro-Standard machen' })).toBeVisible()
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

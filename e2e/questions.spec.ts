import { apiAs } from './support/constructions.ts'
import { expect, expectAccessible, test } from './support/test.ts'

test('a question is asked by keyboard, kept, and found again', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const mark = `Frage${Date.now().toString(36).slice(-6)}`
  await create({ name: `${mark} Wand`, type: 'outerWall' })
  await create({ name: `${mark} Dach`, type: 'flatRoof' })
  await page.goto('/office')
  await page.getByRole('link', { name: 'Abfragen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Abfragen' })).toBeVisible()

  await page.getByRole('button', { name: 'Bedingung', exact: true }).press('Enter')
  await expect(page.getByLabel('Merkmal der Bedingung 1')).toBeFocused()
  await page.getByLabel('Merkmal der Bedingung 1').selectOption('Text')
  await page.getByLabel('Wert der Bedingung 1').fill(mark)
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()

  await page.getByRole('button', { name: 'Bedingung', exact: true }).press('Enter')
  await page.getByLabel('Merkmal der Bedingung 2').selectOption('Bauteil')
  await page.getByLabel('Wert zur Bedingung 2 hinzufügen').selectOption('Flachdach')
  await expect(page.getByRole('heading', { name: '1 Aufbau' })).toBeVisible()
  await page.getByLabel('Vergleich der Bedingung 2').selectOption('ist keines von')
  await expect(page.getByRole('link', { name: `${mark} Wand` })).toBeVisible()
  await expect(page.getByRole('link', { name: `${mark} Dach` })).toHaveCount(0)
  await expectAccessible(page, 'a question')

  await page.getByLabel('Name der Abfrage').fill('Kein Flachdach')
  await page.getByLabel('Name der Abfrage').press('Enter')
  await page.goto('/office/query')
  await page.getByRole('link', { name: 'Kein Flachdach' }).press('Enter')
  await expect(page.getByRole('link', { name: `${mark} Wand` })).toBeVisible()
  await page.getByRole('button', { name: 'Bedingung 2 entfernen' }).press('Enter')
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()

  const sentence = page.getByLabel('Abfrage als Satz')
  await expect(sentence).toHaveValue(`Text „${mark}“`)
  await sentence.fill(`hübsche Flachdächer mit „${mark}“ und U > 0,01`)
  await expect(page.getByText('Nicht verstanden: hübsche')).toBeVisible()
  await expect(page.getByRole('heading', { name: '1 Aufbau' })).toBeVisible()
  await expect(page.getByLabel('Wert der Bedingung 3')).toHaveValue('0,01')
  await page.getByRole('button', { name: 'Bedingung 1 entfernen' }).press('Enter')
  await expect(sentence).toHaveValue(`Text „${mark}“ und U-Wert ≥ 0,01 W/(m²K)`)
})

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
  for (const box of await preview.getByRole('checkbox').all()) await box.check()
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

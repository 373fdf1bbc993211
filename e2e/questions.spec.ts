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

test('conditions are grouped by keyboard, and read as a sentence with brackets', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const mark = `Gruppe${Date.now().toString(36).slice(-6)}`
  for (const [name, type] of [
    ['Wand', 'outerWall'],
    ['Dach', 'flatRoof'],
    ['Decke', 'internalFloor'],
  ] as const)
    await create({ name: `${mark} ${name}`, type })
  await page.goto(`/office/query?if=text%3A${mark}`)
  await expect(page.getByRole('heading', { name: '3 Aufbauten' })).toBeVisible()
  await page.getByRole('button', { name: 'Gruppe „oder“' }).press('Enter')
  const kind = page.getByLabel('Merkmal der Bedingung 2.1')
  await expect(kind).toBeFocused()
  await kind.selectOption('Bauteil')
  await page.getByLabel('Wert zur Bedingung 2.1 hinzufügen').selectOption('Flachdach')
  await page.getByRole('button', { name: 'Bedingung in Gruppe 2' }).press('Enter')
  await page.getByLabel('Merkmal der Bedingung 2.2').selectOption('U-Wert')
  await page.getByLabel('Vergleich der Bedingung 2.2').selectOption('von … bis')
  await page.getByLabel('Anfang der Bedingung 2.2').fill('7')
  await page.getByLabel('Ende der Bedingung 2.2').fill('9')
  await expect(page.getByRole('heading', { name: '1 Aufbau' })).toBeVisible()
  const sentence = page.getByLabel('Abfrage als Satz')
  await expect(sentence).toHaveValue(`Text „${mark}“ und (Flachdach oder U-Wert 7 bis 9 W/(m²K))`)
  await page.getByLabel('Wie Gruppe 2 gilt').selectOption('keine davon')
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()
  await expectAccessible(page, 'a question with a group')
  await page.reload()
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()
  await sentence.fill(`„${mark}“ und (Flachdach oder Geschossdecke)`)
  await expect(page.getByRole('heading', { name: '2 Aufbauten' })).toBeVisible()
  await page.getByLabel('In', { exact: true }).selectOption('Standard')
  await expect(page.getByRole('heading', { name: '0 Aufbauten' })).toBeVisible()
  await expect(sentence).toHaveValue(`„${mark}“ und (Flachdach oder Geschossdecke)`)
})

test('a query is saved in an office for its members, found there, and forgotten', async ({ page, request }) => {
  const { headers } = await apiAs(request, 'architect')
  const mark = `Ablage${Date.now().toString(36).slice(-6)}`
  const made = await request.post('/v1/office', { headers, data: { name: mark } })
  expect(made.status(), await made.text()).toBeLessThan(300)
  await page.goto('/office/query?if=type%3AflatRoof&in=office')
  await page.getByLabel('Name der Abfrage').fill(`${mark} Dächer`)
  await page.getByLabel('Für wen').selectOption(mark)
  await page.getByLabel('Name der Abfrage').press('Enter')
  await page.goto('/office/query')
  const saved = page.getByRole('region', { name: 'Gespeicherte Abfragen' })
  await expect(saved.getByRole('listitem').filter({ hasText: `${mark} Dächer ${mark}` })).toBeVisible()
  await saved.getByRole('link', { name: `${mark} Dächer` }).press('Enter')
  await expect(page.getByLabel('Abfrage als Satz')).toHaveValue('Flachdach')
  await expect(page.getByLabel('In', { exact: true })).toHaveValue('office')
  await saved.getByRole('button', { name: `Abfrage ${mark} Dächer vergessen` }).press('Enter')
  await expect(saved.getByRole('link', { name: `${mark} Dächer` })).toHaveCount(0)
})

import { readFile } from 'node:fs/promises'
import { apiAs, standards } from './support/constructions.ts'
import { readPdf } from './support/pdf.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { catchPrints, codeIn, expectVerified, printedCode } from './support/verified.ts'

type Kpis = { readonly thermal: { readonly uValue: number } }

const given = 'hdh=75&ef=240&eta=1'
const german = (value: number, decimals: number) => value.toFixed(decimals).replace('.', ',').replace('-', '−')

test('before and after are drawn and compared', async ({ page, request }) => {
  const { byCode, headers } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  await expect(page.getByRole('img', { name: /Bestand 335.mm und Sanierung 503,8.mm/ })).toBeVisible()
  const after = await request.get(`/v1/construction/standard/kpi/${byCode('AW-08')}`, { headers })
  const { thermal } = (await after.json()) as Kpis
  const before = await request.post('/v1/construction/kpi?constructionType=outerWall', {
    headers,
    data: [
      { materialId: 'plaster_lime_cement', thickness: 0.02, state: 'existing' },
      {
        materialId: 'brick_solid_1200',
        thickness: 0.3,
        state: 'existing',
      },
      { materialId: 'plaster_lime_cement', thickness: 0.015, state: 'existing' },
    ],
  })
  expect(before.status()).toBe(200)
  const { thermal: existing } = (await before.json()) as Kpis
  await expect(page.locator('[data-u-value="before"]')).toHaveText(german(existing.uValue, 2))
  await expect(page.locator('[data-u-value="after"]')).toHaveText(german(thermal.uValue, 2))
  const works = page.getByRole('table').filter({ hasText: 'Rückbau' })
  await expect(works.getByRole('row')).toHaveCount(6)
})

test('presets give a payback before anything is typed, each with its source', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  await expect(page.getByRole('img', { name: /Kumulierte Emissionen über 50 Jahre.*Ausgleich nach \d/ })).toBeVisible()
  await expect(page.getByLabel('Standort')).toHaveValue('potsdam')
  await expect(page.getByLabel('Heizgradstunden')).toHaveValue('86,5')
  await expect(page.getByLabel('Emissionsfaktor des Energieträgers')).toHaveValue('234,8')
  await expect(page.getByLabel('Nutzungsgrad oder Jahresarbeitszahl')).toHaveValue('0,99')
  await expect(page.getByLabel('Temperaturfaktor Fx')).toHaveValue('1')
  await expect(page.getByText('Testreferenzjahr 2015, Potsdam')).toBeVisible()
  await expect(page.getByText('ÖKOBAUDAT 2020-II, B6 (2018)').first()).toBeVisible()
  const both = page.getByRole('table', { name: 'Ausgleich nach Treibhausgasen und Primärenergie' })
  for (const measure of ['GWP', 'PENRT'])
    await expect(
      both
        .getByRole('row', { name: new RegExp(measure) })
        .getByRole('cell')
        .last(),
    ).toHaveText(/^\d+,\d/)
})

test('what is chosen changes the presets and stands in the address; own figures can be given up', async ({
  page,
  request,
}) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  await page.getByLabel('Standort').selectOption('hof')
  await page.getByLabel('Heizgrenze').selectOption('12')
  await page.getByLabel('Wärmeerzeuger').selectOption('airHeatPump10')
  await page.getByLabel('Emissionspfad').selectOption('scenario')
  await expect(page).toHaveURL(/site=hof&limit=12&heat=airHeatPump10&path=scenario/)
  await expect(page.getByLabel('Heizgradstunden')).toHaveValue('91,8')
  await expect(page.getByLabel('Nutzungsgrad oder Jahresarbeitszahl')).toHaveValue('3,4')
  await expect(page.getByText('Strom folgt den Szenarien')).toBeVisible()
  const proof = page.getByRole('table', { name: /Nachweisfaktoren/ })
  await expect(proof.getByRole('row')).toHaveText([/Nachweis/, /bis 31\.12\.2026/, /ab 01\.01\.2027/])
  await page.getByLabel('Heizgradstunden').fill('75')
  await expect(page.getByText('eigener Wert 75, Vorgabe 91,8')).toBeVisible()
  await page.getByRole('button', { name: 'Auf Vorgaben zurück' }).click()
  await expect(page.getByLabel('Heizgradstunden')).toHaveValue('91,8')
  await expect(page.getByLabel('Standort')).toHaveValue('hof')
})

test('a neighbour is chosen where several may be, and gives the temperature factor', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  await expect(page.getByLabel('Standort')).toBeVisible()
  await expect(page.getByLabel('Grenzt an, Fx')).toHaveCount(0)
  await page.goto(`/renovation?id=${byCode('KD-03')}`)
  await expect(page.getByLabel('Temperaturfaktor Fx')).toHaveValue('0,65')
  await page.getByLabel('Grenzt an, Fx').selectOption('insulatedCellarB5')
  await expect(page.getByLabel('Temperaturfaktor Fx')).toHaveValue('0,55')
  await expect(page.getByLabel('Fx nach der Sanierung')).toHaveValue('0,55')
  await expect(page).toHaveURL(/next=insulatedCellarB5/)
  await page.getByLabel('Wärmeerzeuger').selectOption('districtHeat')
  await page.getByLabel('Lieferung').selectOption('networkOfBiomass')
  await expect(page.getByLabel('Emissionsfaktor des Energieträgers')).toHaveValue('11,5')
  const sources = page.getByRole('table', { name: /Ausgleich je Wärmequelle/ })
  await expect(sources.getByRole('row')).toHaveCount(7)
  await expect(sources.locator('[aria-current]')).toContainText('Fernwärmestation')
})

test('an efficiency of 90 is one of 90 per cent, and nothing typed empties the chart', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  const chart = page.getByRole('img', { name: /Kumulierte/ })
  const efficiency = page.getByLabel('Nutzungsgrad oder Jahresarbeitszahl')
  await efficiency.fill('90')
  await expect(page.getByText('eigener Wert 0,9, Vorgabe 0,99')).toBeVisible()
  await expect(chart).toBeVisible()
  await efficiency.fill('15')
  await expect(efficiency).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('0,1 bis 10; gerechnet weiter mit 0,9')).toBeVisible()
  await expect(chart).toBeVisible()
})

test('what is typed gives heat loss and payback, stands in the address, and is kept for next time', async ({
  page,
  request,
}) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}`)
  await page.getByLabel('Heizgradstunden').fill('75')
  await page.getByLabel('Emissionsfaktor des Energieträgers').fill('240')
  await page.getByLabel('Nutzungsgrad oder Jahresarbeitszahl').fill('0,95')
  const chart = page.getByRole('img', { name: /Kumulierte Emissionen über 50 Jahre.*Ausgleich nach \d/ })
  await expect(chart).toBeVisible()
  await expect(page).toHaveURL(/hdh=75.*ef=240.*eta=0,95/)
  const figures = page.getByRole('table', { name: 'Kennwerte' })
  const heat = figures.getByRole('row', { name: /Heizwärme/ }).getByRole('cell')
  await expect(heat.nth(2)).toContainText('−')
  const curve = page.getByRole('table', { name: 'Kumulierte Emissionen' })
  await expect(curve.getByRole('row')).toHaveCount(6)
  await page.goto(`/renovation?id=${byCode('AW-09')}`)
  await expect(page.getByLabel('Heizgradstunden')).toHaveValue('75')
  await expect(chart).toBeVisible()
})

test('heat loss is U times degree hours', async ({ page, request }) => {
  const { byCode, headers } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}&${given}`)
  const reply = await request.get(`/v1/construction/standard/kpi/${byCode('AW-08')}`, { headers })
  const { thermal } = (await reply.json()) as Kpis
  const row = page.getByRole('table', { name: 'Kennwerte' }).getByRole('row', { name: /Heizwärme/ })
  await expect(row).toContainText(german(thermal.uValue * 75, 1))
  const operation = page.getByRole('table', { name: 'Kennwerte' }).getByRole('row', { name: /Betrieb/ })
  await expect(operation).toContainText(german(thermal.uValue * 75 * 0.24, 1))
})

test('a field names its range, keeps what was typed, and the last good figure stands in', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}&${given}`)
  await expect(page.getByRole('img', { name: /Kumulierte/ })).toBeVisible()
  await page.getByLabel('Heizgradstunden').fill('75 kKh')
  await expect(page.getByLabel('Heizgradstunden')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('1 bis 300; gerechnet weiter mit 75')).toBeVisible()
  await expect(page.getByLabel('Heizgradstunden')).toHaveValue('75 kKh')
  await expect(page.getByRole('img', { name: /Kumulierte/ })).toBeVisible()
  await expect(page.locator('[data-u-value="after"]')).toHaveText(/\d,\d\d/)
})

test('variants stand side by side in one chart', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}&${given}`)
  await page.getByRole('button', { name: 'Variante hinzufügen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Variante hinzufügen' })
  await dialog.getByRole('searchbox').fill('AW-09')
  await dialog.getByRole('button', { name: /AW-09/ }).click()
  await expect(page.getByRole('radio', { name: 'AW-09' })).toBeChecked()
  await expect(page.getByRole('img', { name: /Kumulierte.*AW-09 \d+, AW-08 \d+/ })).toBeVisible()
  await page.getByRole('radio', { name: 'AW-08' }).click()
  await expect(page.getByText('AW-08 Bestand 1965 mit Holzfaser 180')).toBeVisible()
  await page.getByRole('button', { name: 'AW-08 entfernen' }).click()
  await expect(page.getByRole('radio', { name: 'AW-08' })).toHaveCount(0)
})

test('the renovation is saved as PDF: drawing, figures, assumptions with their sources, works', async ({
  page,
  request,
}) => {
  const { byCode } = await standards(request)
  await catchPrints(page)
  await page.goto(`/renovation?id=${byCode('AW-08')}&${given}`)
  await expect(page.getByRole('img', { name: /GWP der Maßnahme/ })).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).press('Enter'),
  ])
  expect(saved.suggestedFilename()).toBe('Sanierung AW-08 Bestand 1965 mit Holzfaser 180.pdf')
  const pdf = await readPdf(await readFile(await saved.path()))
  expect(pdf.sizes).toEqual([
    [595.28, 841.89],
    [595.28, 841.89],
  ])
  expect(pdf.language).toBe('de-DE')
  const code = codeIn(pdf.text)
  await expectVerified(page, code)
  // printed it is the same report
  await page.getByRole('button', { name: 'Drucken' }).click()
  expect(await printedCode(page)).toBe(code)
  const shown = pdf.text.replaceAll(/\s+/g, '')
  const figures = await page.getByRole('table', { name: 'Kennwerte' }).getByRole('cell').allInnerTexts()
  for (const text of [...figures, 'eigener Wert 75, Vorgabe 86,5', 'Rückbau Kalkzementputz', 'Hackschnitzelkessel'])
    expect(shown).toContain(text.replaceAll(/\s+/g, ''))
  // a true minus before whatever is below zero
  expect(pdf.text).not.toMatch(/(^|\s)-\d/)
})

test('without an address the page offers what can be renovated', async ({ page }) => {
  await page.goto('/library')
  await page.getByRole('link', { name: 'Sanierung' }).click()
  await expect(page.getByRole('heading', { name: 'Welcher Aufbau wird saniert?' })).toBeVisible()
  const list = page.getByRole('list', { name: 'Aufbauten mit Bestand' })
  await expect(list.getByRole('button', { name: /AW-08/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /AW-01/ })).toHaveCount(0)
  await list.getByRole('button', { name: /AW-08/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: /und Sanierung/ })).toBeVisible()
})

test('a construction without existing layers says what to do', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-01')}`)
  await expect(page.getByRole('heading', { name: 'Hier gibt es nichts zu vergleichen' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Im Editor öffnen' })).toBeVisible()
})

test("another's construction cannot be seen", async ({ page, request }) => {
  const hidden = await (await apiAs(request, 'colleague')).create({ name: 'Nicht für alle' })
  await page.goto(`/renovation?id=${hidden.id}`)
  await expect(page.getByRole('alert')).toContainText('nicht zu sehen')
  await page.getByRole('button', { name: 'Anderen Aufbau wählen' }).click()
  await expect(page.getByRole('heading', { name: 'Welcher Aufbau wird saniert?' })).toBeVisible()
})

test('between heated rooms there is nothing to pay back', async ({ page }) => {
  await page.goto('/renovation')
  // however many came after it
  await page.getByRole('searchbox').fill('Lindenstraße')
  await page.getByRole('button', { name: /Holzbalkendecke Lindenstraße/ }).click()
  await expect(page.getByText('Zwischen beheizten Räumen geht keine Heizwärme verloren')).toBeVisible()
})

test(`the renovation is accessible at 390 px`, async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`/renovation?id=${byCode('AW-08')},${byCode('AW-09')}&${given}`)
  await expect(page.getByRole('img', { name: /Kumulierte/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /GWP der Maßnahme/ })).toBeVisible()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('choosing is accessible', async ({ page }) => {
  await page.goto('/renovation')
  await expect(page.getByRole('button', { name: /AW-08/ })).toBeVisible()
  await expectAccessible(page)
})

test('the renovation speaks English', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/renovation?id=${byCode('AW-08')}&${given}`)
  await page.getByRole('button', { name: 'EN, English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Renovation' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Payback of embodied emissions' })).toBeVisible()
  await expect(page.getByRole('img', { name: /Cumulative emissions over 50 years/ })).toBeVisible()
})

test('the editor leads to the renovation and the comparison of what is stored', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/constructions/standard/${byCode('AW-08')}`)
  await page.getByRole('main').getByRole('link', { name: 'Sanierung' }).click()
  await expect(page.getByRole('img', { name: /und Sanierung/ })).toBeVisible()
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Vergleichen' }).click()
  await expect(page.getByRole('heading', { name: 'Ein Aufbau fehlt noch' })).toBeVisible()
})

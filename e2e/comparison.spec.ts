import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { apiAs, standards } from './support/constructions.ts'
import { readPdf } from './support/pdf.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { catchPrints, codeIn, expectVerified, printedCode } from './support/verified.ts'

const column = (page: Page, mark: string) => page.getByRole('columnheader').filter({ hasText: mark })
const row = (page: Page, name: RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const nowhere = '00000000-0000-7000-8000-000000000000'

test('a link shows its constructions as columns, the first is the baseline', async ({ page, request }) => {
  const { byCode, headers } = await standards(request)
  const ids = ['AW-01', 'AW-03', 'AW-04'].map(byCode)
  await page.goto(`/compare?ids=${ids.join(',')}`)
  await expect(column(page, 'AW-04')).toBeVisible()
  await expect(page.getByRole('img', { name: /^Schnitt AW-0\d/ })).toHaveCount(3)
  await expect(page.getByRole('radio', { name: /^Referenz: AW-01/ })).toBeChecked()
  const kpis = await request.get(`/v1/construction/standard/kpi/${ids[1]}`, { headers })
  const { thermal } = (await kpis.json()) as { thermal: { uValue: number } }
  await expect(row(page, /U-Wert/).first()).toContainText(thermal.uValue.toFixed(3).replace('.', ','))
  await expect(page.getByRole('link', { name: /Vergleich/ })).toContainText('3')
})

test('another baseline turns the differences round and stands in the address', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-02')}`)
  const thickness = row(page, /^Dicke/).getByRole('cell')
  await expect(thickness.first()).toContainText('Referenz')
  await expect(thickness.last()).toContainText('+')
  await page.getByRole('radio', { name: /^Als Referenz: AW-02/ }).click()
  await expect(thickness.last()).toContainText('Referenz')
  await expect(thickness.first()).toContainText('−')
  await expect(page).toHaveURL(new RegExp(`base=${byCode('AW-02')}`))
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Referenz: AW-02/ })).toBeChecked()
})

test('differences read in per cent or in the unit of the figure', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  const last = row(page, /^Dicke/)
    .getByRole('cell')
    .last()
  await expect(last).toContainText('%')
  await page.getByRole('radio', { name: 'Absolut' }).click()
  await expect(last).not.toContainText('%')
  await expect(last).toContainText(/[+−]\d/)
  await expect(page).toHaveURL(/diff=absolute/)
})

test('without a choice the page says how to choose, and adding works by keyboard alone', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
  const add = page.locator('[data-empty]').getByRole('button', { name: 'Aufbau hinzufügen' })
  await add.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Aufbau hinzufügen' })
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.type('Porenbeton')
  await expect(dialog.getByRole('button', { name: /Porenbeton monolithisch/ }).first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /WDVS EPS/ })).toHaveCount(0)
  await dialog
    .getByRole('button', { name: /Porenbeton monolithisch/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ids=/)
  await dialog.getByRole('searchbox').fill('AW-03')
  await dialog.getByRole('button', { name: /AW-03/ }).first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(2)
})

test('one alone asks for another, six offer the first five', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')}`)
  await expect(page.getByRole('heading', { name: 'Ein Aufbau fehlt noch' })).toBeVisible()
  const six = ['AW-01', 'AW-03', 'AW-04', 'AW-05', 'AW-10', 'AW-11'].map(byCode)
  await page.goto(`/compare?ids=${six.join(',')}`)
  await expect(page.getByRole('alert')).toContainText('6 Aufbauten')
  await page.getByRole('button', { name: 'Die ersten 5 vergleichen' }).click()
  await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(5)
  await expect(page.getByRole('button', { name: /Aufbau hinzufügen/ })).toBeDisabled()
})

test("what is not there or another's is named by its column, and the rest can be compared", async ({
  page,
  request,
}) => {
  const { byCode } = await standards(request)
  const hidden = await (await apiAs(request, 'colleague')).create({ name: 'Nicht für alle' })
  const ids = [byCode('AW-01'), hidden.id, byCode('AW-03'), nowhere]
  await page.goto(`/compare?ids=${ids.join(',')}&base=${byCode('AW-03')}`)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('2 Aufbauten sind nicht zu sehen')
  await expect(alert).toContainText(`Spalte 2: ${hidden.id}`)
  await expect(alert).toContainText(`Spalte 4: ${nowhere}`)
  await expect(page.getByText('Nicht für alle')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ohne diese vergleichen' }).click()
  await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(2)
})

test('a column can be taken out, and back brings it in again', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${['AW-01', 'AW-03', 'AW-04'].map(byCode).join(',')}`)
  await page.getByRole('button', { name: 'AW-01 entfernen' }).click()
  await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(2)
  await expect(page.getByRole('radio', { name: /^Referenz: AW-03/ })).toBeChecked()
  await page.goBack()
  await expect(page.getByRole('img', { name: /^Schnitt/ })).toHaveCount(3)
})

test('different elements are pointed out', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('BP-01')}`)
  await expect(page.getByRole('region', { name: 'Hinweise zum Vergleich' })).toContainText('verschiedene Bauteile')
})

test('charts come with their numbers, for the indicator that is chosen', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  const figures = page.getByRole('table', { name: /GWP je Lebenszyklusphase/ })
  const sum = row(page, /^GWP/).getByRole('cell').first()
  const shown = /[\d,]+/.exec((await sum.innerText()).replaceAll(/\s/g, ' '))?.[0] ?? 'none'
  await expect(figures.getByRole('row', { name: /AW-01/ })).toContainText(shown)
  await expect(page.getByRole('img', { name: new RegExp(`je Lebenszyklusphase: AW-01 ${shown}`) })).toBeVisible()
  await page.getByRole('combobox', { name: 'Indikator' }).selectOption('penrt')
  await expect(page).toHaveURL(/indicator=penrt/)
  await expect(page.getByRole('table', { name: /PENRT.*kWh/ })).toBeVisible()
})

test('what makes the difference is broken down by material and by module', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')},${byCode('AW-04')}`)
  await page.getByRole('combobox', { name: 'Verglichen mit der Referenz' }).selectOption(byCode('AW-03'))
  const steps = page.getByRole('table', { name: 'Änderungen von AW-01 zu AW-03' })
  await expect(steps.getByRole('rowheader', { name: /Kalksandstein.*entfällt/ })).toBeVisible()
  await expect(steps.getByRole('rowheader', { name: /Stahlbeton.*kommt hinzu/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Modul' }).click()
  await expect(steps.getByRole('rowheader', { name: 'A1–A3 Herstellung' })).toBeVisible()
  await expect(page).toHaveURL(/against=.*by=module/)
})

test('one release holds for all', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  await expect(page.getByText('Alle Indikatoren nach EN 15804+A1')).toBeVisible()
  await page.getByRole('combobox', { name: 'Datenstand' }).selectOption('OBD_2024_I')
  await expect(page.getByText('Alle Indikatoren nach EN 15804+A2')).toBeVisible()
  await expect(page).toHaveURL(/release=OBD_2024_I/)
})

test('files of the comparison hold what is on screen, unrounded', async ({ page, request }) => {
  const { byCode, headers } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  await expect(column(page, 'AW-03')).toBeVisible()
  await page.getByLabel('Projekt').fill('2417 Kita Sonnenhang')
  await expect(page).toHaveURL(/project=2417\+Kita/)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportieren' }).press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Vergleich AW-01 .+ - AW-03 .+\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.replace('\ufeff', '').split('\r\n')
  expect(lines).toContain('Projekt;2417 Kita Sonnenhang')
  expect(lines).toContain('Kennwerte')
  const kpis = await request.get(`/v1/construction/standard/kpi/${byCode('AW-01')}`, { headers })
  const { thermal } = (await kpis.json()) as { thermal: { uValue: number } }
  expect(lines.find((line) => line.startsWith('U-Wert'))?.split(';')[3]).toBe(String(thermal.uValue).replace('.', ','))
  expect(lines.filter((line) => line.startsWith('GWP;')).length).toBeGreaterThan(3)

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).press('Enter'),
  ])
  expect(saved.suggestedFilename()).toBe('Vergleich AW-01 AW-03.pdf')
  const pdf = await readPdf(await readFile(await saved.path()))
  expect(pdf.sizes[0]).toEqual([841.89, 595.28])
  const shown = pdf.text.replaceAll(/\s+/g, '')
  expect(shown).toContain('2417KitaSonnenhang')
  expect(shown).toContain('GWPkgCO₂e/m²')
  // a true minus before whatever is below zero
  expect(pdf.text).not.toMatch(/(^|\s)-\d/)
  // the charts on their own sheet
  expect(shown).toContain('U-WertgegenGWP')
  expect(shown).toMatch(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)
  expect(pdf.language).toBe('de-DE')
  await expectVerified(page, codeIn(pdf.text))
})

test('a refusal for haste counts down and goes on by itself', async ({ page, request }) => {
  const { byCode } = await standards(request)
  let refused = 0
  await page.route('**/v1/construction/comparison*', (route) => {
    refused += 1
    if (refused > 1) return route.fallback()
    return route.fulfill({
      status: 429,
      headers: { 'retry-after': '2', 'content-type': 'application/json' },
      body: JSON.stringify({ code: 'rateLimited', message: 'Zu viele Anfragen.', traceId: 't', details: [] }),
    })
  })
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  await expect(page.getByText('Zu viele Anfragen in dieser Minute.')).toBeVisible()
  await expect(column(page, 'AW-03')).toBeVisible()
})

test('a balance with gaps is a lower bound wherever it stands', async ({ page, request }) => {
  const { byCode } = await standards(request)
  const { create } = await apiAs(request, 'architect')
  const code = `ZN-${Date.now() % 1e6}`
  // zinc declares no end of life
  const { id } = await create({
    name: 'Wand mit Zink',
    code,
    layers: [
      { materialId: 'zinc_sheet', thickness: 0.0007 },
      { materialId: 'cellulose_board', thickness: 0.2 },
      { materialId: 'gypsum_board', thickness: 0.0125 },
    ],
  })
  await page.goto(`/compare?ids=${byCode('AW-01')},${id}`)
  await expect(page.getByRole('region', { name: 'Hinweise zum Vergleich' })).toContainText('Untergrenze')
  const cell = row(page, /^GWP/).getByRole('cell').last()
  await expect(cell).toContainText(/≥.*≥ −\d+/)
  await expect(cell).not.toContainText('Bestwert')
  await expect(page.getByRole('heading', { name: `AW-01 und ${code} im Einzelnen` })).toBeVisible()
})

test('the library stands behind the points, until it is put away', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  const plot = page.getByRole('img', { name: /Streudiagramm/ })
  await expect(plot.locator('circle.thin').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Bibliothek im Hintergrund' }).click()
  await expect(plot.locator('circle.thin')).toHaveCount(0)
  await expect(page).toHaveURL(/library=off/)
})

test('print leaves out what only a screen can do, and has the code by which it is verified', async ({
  page,
  request,
}) => {
  const { byCode } = await standards(request)
  await catchPrints(page)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  await expect(page.getByRole('img', { name: /je Lebenszyklusphase/ })).toBeVisible()
  await page.getByRole('button', { name: 'Drucken' }).click()
  const code = await printedCode(page)
  await expectVerified(page, code)
  await expect(page.getByText(code)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText(code, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exportieren' })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('img', { name: /je Lebenszyklusphase/ })).toBeVisible()
})

test('the charts are fetched only where they are shown', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (asked) => scripts.push(asked.url()))
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
  expect(scripts.filter((url) => url.includes('comparison-charts'))).toEqual([])
})

test(`the comparison is accessible at 390 px`, async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto(`/compare?ids=${['AW-01', 'AW-02', 'AW-04'].map(byCode).join(',')}`)
  await expect(page.getByRole('img', { name: /Streudiagramm/ })).toBeVisible()
  await page.getByText('Alle Indikatoren nach').click()
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('empty, unknown and adding are accessible', async ({ page }) => {
  await page.goto('/compare')
  await expect(page.getByRole('heading', { name: 'Noch nichts zu vergleichen' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/compare?ids=${nowhere},00000000-0000-7000-8000-000000000001`)
  await expect(page.getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /Aufbau hinzufügen/ }).click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})

test('the comparison speaks English', async ({ page, request }) => {
  const { byCode } = await standards(request)
  await page.goto(`/compare?ids=${byCode('AW-01')},${byCode('AW-03')}`)
  await page.getByRole('button', { name: 'EN, English' }).click()
  await expect(page.getByRole('heading', { name: 'Comparison' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: /^U-value/ })).toBeVisible()
  await expect(page.getByRole('img', { name: /Scatter of U-value/ })).toBeVisible()
})

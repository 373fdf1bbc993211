import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { readPdf } from './support/pdf.ts'
import { expect, expectAccessible, test } from './support/test.ts'
import { catchPrints, codeIn, expectVerified, printedCode } from './support/verified.ts'

const PX_PER_MM = 96 / 25.4
const POINTS_PER_MM = 72 / 25.4
/** Tint under mineral wool on paper. */
const MINERAL_WOOL = { pdf: '#fbf4d6', screen: '[data-drawing="section"] rect.m-mw' }
const INSULATION_MM = 160

/** Width of the insulation on screen or in print [mm]. */
const drawnWidth = async (page: Page): Promise<number> =>
  (await page
    .locator(MINERAL_WOOL.screen)
    .first()
    .evaluate((rect) => rect.getBoundingClientRect().width)) / PX_PER_MM

async function savedPdf(page: Page) {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  return { name: saved.suggestedFilename(), pdf: await readPdf(readFileSync(await saved.path())) }
}

test('a report is one A4 sheet at true scale, in print and as PDF, with the sources of its figures', async ({
  page,
  request,
}) => {
  const { create } = await apiAs(request, 'architect')
  const { id } = await create({ name: 'Report wall', code: 'RW-1', tags: ['Projekt 1'] })
  await page.goto(`/constructions/custom/${id}/report`)
  const sheet = page.getByRole('article', { name: 'Bauteilbericht RW-1 Report wall' })
  await expect(sheet).toContainText('Mineralwolle Fassadendämmung')
  await expect(sheet).toContainText(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)
  await expect(sheet).toContainText('Passivhaus')
  await expect(sheet).toContainText('EN ISO 10456')
  await expect(page.getByText('1 Blatt A4, hoch.', { exact: false })).toBeVisible()
  await expect(
    page.getByRole('img', { name: /^GWP je Lebenszyklusphase/ }).getByText('0', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  expect(await drawnWidth(page)).toBeCloseTo(INSULATION_MM / 5, 1)

  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.sizes).toHaveLength(1)
  const [width = 0, height = 0] = printed.sizes[0] ?? []
  expect([Math.round(width / POINTS_PER_MM), Math.round(height / POINTS_PER_MM)]).toEqual([210, 297])
  const widest = (boxes: typeof printed.boxes) =>
    Math.max(...boxes.filter(({ fill }) => fill === MINERAL_WOOL.pdf).map((box) => box.width))
  expect(widest(printed.boxes)).toBeCloseTo((INSULATION_MM / 5) * POINTS_PER_MM, 0)

  const { name, pdf } = await savedPdf(page)
  expect(name).toBe('Bauteilbericht RW-1 Report wall.pdf')
  expect(pdf.sizes).toEqual([[595.28, 841.89]])
  for (const text of ['RW-1 Report wall', 'λ W/(mK)', 'ρ kg/m³', 'CO₂', 'Passivhaus', 'M 1:5'])
    expect(pdf.text.replaceAll(/\s+/g, '')).toContain(text.replaceAll(' ', ''))
  expect(pdf.text).toMatch(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/)
  // a true minus before whatever is below zero
  for (const text of [await sheet.innerText(), pdf.text]) expect(text).not.toMatch(/(^|\s)-\d/)
  expect(pdf.language).toBe('de-DE')
  expect(pdf.title).toBe('Bauteilbericht RW-1 Report wall')
  expect(widest(pdf.boxes)).toBeCloseTo((INSULATION_MM / 5) * POINTS_PER_MM, 1)
})

test('a printed report carries the code of its PDF, by the button and by the browser’s keys', async ({
  page,
  request,
}) => {
  const { create } = await apiAs(request, 'architect')
  test.slow()
  const { id } = await create({ name: 'Printed wall', code: 'RW-3' })
  await catchPrints(page)
  await page.goto(`/constructions/custom/${id}/report`)
  await expect(page.getByRole('article')).not.toContainText('Prüfcode')
  await page.getByRole('button', { name: /^Drucken/ }).click()
  const code = await printedCode(page)
  await expectVerified(page, code)
  await expect(page.getByRole('article')).toContainText(`Prüfcode ${code}`)
  const printed = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.sizes).toHaveLength(1)
  expect(printed.text.replaceAll(/\s+/g, '')).toContain(code)
  expect(codeIn((await savedPdf(page)).pdf.text)).toBe(code)
  // it says something else now, and has no code until it is printed again
  await page.getByRole('textbox', { name: 'Projekt' }).fill('Kita')
  await expect(page.getByRole('article')).not.toContainText('Prüfcode')
  await page.keyboard.press('Control+p')
  await expect(page.getByRole('article')).toContainText('Prüfcode')
  expect(await printedCode(page)).not.toBe(code)
})

test.describe('in the dark', () => {
  test.use({ theme: 'dark' })

  test('scale, content and language of a report are chosen by keyboard and kept in the address', async ({
    page,
    request,
  }) => {
    const { create } = await apiAs(request, 'architect')
    const { id } = await create({ name: 'Dark wall', code: 'RW-2' })
    await page.goto(`/constructions/custom/${id}/report`)
    await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expectAccessible(page)
    await page.getByRole('radio', { name: '1:5' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/scale=10/)
    await expect.poll(() => drawnWidth(page)).toBeCloseTo(INSULATION_MM / 10, 1)
    await page.getByRole('checkbox', { name: 'Indikatoren nach Modulen' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('table')).toHaveCount(1)
    await page.getByRole('checkbox', { name: 'Dampfdruckdiagramm' }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('img', { name: 'Dampfdruck' })).toBeVisible()
    await page.getByRole('radio', { name: 'Deutsch' }).focus()
    await page.keyboard.press('ArrowRight')
    const sheet = page.getByRole('article', { name: 'Construction report RW-2 Dark wall' })
    await expect(sheet).toContainText('Mineral wool facade insulation')
    await page.reload()
    await expect(sheet).toContainText('Layers, outside to inside')
    await expect(page.getByRole('radio', { name: '1:10' })).toBeChecked()
    const { pdf } = await savedPdf(page)
    expect(pdf.language).toBe('en-GB')
    expect(pdf.text).toContain('Layers')
    await page.getByRole('link', { name: 'Zurück zu RW-2' }).click()
    await expect(page).toHaveURL(new RegExp(`/constructions/custom/${id}$`))
  })
})

test('a report of what is not there or not one’s own says so', async ({ page, request }) => {
  const { create } = await apiAs(request, 'colleague')
  const { id } = await create({ name: 'Not yours' })
  await page.goto(`/constructions/custom/${id}/report`)
  await expect(page.getByRole('heading', { name: 'Diesen Aufbau gibt es nicht' })).toBeVisible()
  await expectAccessible(page)
})

import type { Locator, Page } from '@playwright/test'
import { cell, openStoredWall, thicknesses, uValue } from './support/editor.ts'
import { expect, test } from './support/test.ts'

test.beforeEach(({ page, request }) => openStoredWall(page, request))

const boxOf = async (what: Locator) => {
  const box = await what.boundingBox()
  if (!box) throw new Error('not on screen')
  return { ...box, middle: box.x + box.width / 2, centre: box.y + box.height / 2 }
}

/** Takes hold with the mouse and leads it sideways, step by step. */
async function lead(page: Page, from: { readonly x: number; readonly y: number }, by: number) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (let step = 1; step <= 8; step += 1) await page.mouse.move(from.x + (by * step) / 8, from.y)
}

test('the mouse drags a layer to another place, in one step that can be undone', async ({ page }) => {
  const layer = page.locator('#drawing [role="option"]')
  const [from, to] = [await boxOf(layer.nth(1)), await boxOf(layer.nth(2))]
  const y = from.y + from.height / 4
  await lead(page, { x: from.middle, y }, to.x + to.width - 4 - from.middle)
  await page.mouse.up()
  await expect.poll(() => thicknesses(page)).toEqual(['15', '175', '160'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
})

test('a dimension that is clicked twice is typed where it stands', async ({ page }) => {
  const before = await uValue(page).innerText()
  await page.locator('#drawing [data-dimension="1"]').first().dblclick()
  const field = page.getByRole('textbox', { name: 'Maß in mm, Schicht 2' })
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('20 cm')
  await page.keyboard.press('Enter')
  await expect(field).toBeHidden()
  await expect.poll(() => thicknesses(page)).toEqual(['15', '200', '175'])
  await expect(uValue(page)).not.toHaveText(before)
})

test('Escape puts back a number that is dragged in a dialog, which stays open', async ({ page }) => {
  await cell(page, 2, 'framing').getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').first().focus()
  await page.keyboard.press('1')
  const width = dialog.locator('[data-field="framingWidth"]')
  await expect(width).toHaveValue('60')
  const grip = await boxOf(dialog.getByTitle(/^Ziehen ändert den Wert/).first())
  await lead(page, { x: grip.middle, y: grip.centre }, 40)
  await expect(width).toHaveValue('70')
  await page.keyboard.press('Escape')
  await expect(width).toHaveValue('60')
  await page.mouse.up()
  await expect(width).toHaveValue('60')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the section is read off under the pointer, and by keys', async ({ page }) => {
  const insulation = await boxOf(page.locator('#drawing [role="option"]').nth(1))
  const reading = page.locator('#drawing dl')
  await page.mouse.move(insulation.x + insulation.width / 2, insulation.y + insulation.height / 4)
  await expect(reading).toContainText(/Tiefe\s*\d+\smm/)
  await expect(reading).toContainText(/Temperatur\s*−?\d+,\d\s°C/)
  await expect(reading).toContainText(/Taupunkt\s*−?\d+,\d\s°C/)
  await expect(reading).toContainText(/Dampfdruck\s*[\d.]+\sPa/)
  const cursor = page.getByRole('slider', { name: 'Ablesen im Schnitt' })
  await cursor.focus()
  await page.keyboard.press('End')
  await expect(cursor).toHaveAttribute('aria-valuetext', /^Tiefe 350\smm, Temperatur 1\d,\d\s°C/)
})

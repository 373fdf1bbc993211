import type { Page } from '@playwright/test'
import { apiAs } from './support/constructions.ts'
import { openStoredWall, status, thicknesses, uValue } from './support/editor.ts'
import { settled } from './support/still.ts'
import { expect, test } from './support/test.ts'

/** Counts how far what is on screen moves from now on, in this page and those after it. */
async function countShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = globalThis as { layoutShift?: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        counted.layoutShift = (counted.layoutShift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)
}

test('on a tablet nothing moves when variants and the second lines of rows come', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const framing = { materialId: 'kvh', width: 0.06, spacing: 0.625 }
  const layers = [
    { materialId: 'wood_fibre_underlay', thickness: 0.06 },
    { materialId: 'cellulose_blown', thickness: 0.2, framing },
    { materialId: 'gypsum_board_fire', thickness: 0.0125 },
  ]
  const tags = [`Varianten VW ${Date.now().toString(36).slice(-4)}`]
  const { id } = await create({ name: 'Variante', layers, tags })
  await create({ name: 'Variante (B)', layers, tags })
  await page.setViewportSize({ width: 1024, height: 768 })
  const shift = await countShift(page)
  await page.goto(`/constructions/custom/${id}`)
  await expect(page.getByRole('radio', { name: 'B' })).toBeVisible()
  await expect(page.getByRole('grid').locator('tbody tr').nth(1)).toContainText('60/200')
  await expect(page.locator('[data-kpi="uValue"]')).toHaveText(/\d/)
  await settled(page)
  expect(await shift()).toBeLessThanOrEqual(0.02)
})

test('on a phone a roof of ten layers lies whole in its place', async ({ page, request }) => {
  const { create } = await apiAs(request, 'architect')
  const two = [
    { materialId: 'osb', thickness: 0.018 },
    { materialId: 'wood_fibre_underlay', thickness: 0.06 },
  ]
  const { id } = await create({ name: 'Dach', type: 'flatRoof', layers: [...two, ...two, ...two, ...two, ...two] })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/constructions/custom/${id}`)
  await expect(page.locator('#drawing [role="option"]')).toHaveCount(10)
  const stage = page.locator('#drawing > div').first()
  await expect.poll(() => stage.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
  expect(await stage.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a finger that rests on a layer of the drawing lifts it to another place; one that moves at once does not', async ({
    page,
    request,
  }) => {
    await openStoredWall(page, request)
    const layer = page.locator('#drawing [role="option"]')
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    const drag = async (rest: number) => {
      const [from, to] = [await layer.nth(1).boundingBox(), await layer.nth(2).boundingBox()]
      if (!from || !to) throw new Error('no layers in the drawing')
      const [start, end, y] = [from.x + from.width / 2, to.x + to.width - 4, from.y + from.height / 2]
      await touch('touchStart', start, y)
      await page.waitForTimeout(rest)
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', start + ((end - start) * step) / 8, y)
      await touch('touchEnd')
    }
    await drag(0)
    await drag(700)
    await expect.poll(() => thicknesses(page)).toEqual(['15', '175', '160'])
    await page.keyboard.press('Control+z')
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
  })

  test('a finger moves a border, in one step that can be undone', async ({ page, request }) => {
    await openStoredWall(page, request)
    const border = page.getByRole('slider', { name: /^Außenrand, Schicht 2,/ })
    const box = await border.boundingBox()
    if (!box) throw new Error('no border in the drawing')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: by === undefined ? [] : [{ x: x + by, y }] })
    const before = await uValue(page).innerText()
    await touch('touchStart', 0)
    for (let step = 1; step <= 10; step += 1) await touch('touchMove', -6 * step)
    await expect(status(page)).toContainText('Wird gezogen')
    await touch('touchEnd')
    const moved = async () => Number((await thicknesses(page))[1])
    await expect.poll(moved).toBeGreaterThan(165)
    await expect(uValue(page)).not.toHaveText(before)
    await page.keyboard.press('Control+z')
    await expect.poll(() => thicknesses(page)).toEqual(['15', '160', '175'])
    await expect(uValue(page)).toHaveText(before)
  })
})

import type { Page } from '@playwright/test'
import { ALIKE, incomparable, isTaken, openBench, takenPictures, takePicture, takeSettled } from './support/picture.ts'
import { place } from './support/place.ts'
import { administering, outside, overlaid, type Screen, working } from './support/screens.ts'
import { type StillIds, settled, standStill, stillIds } from './support/still.ts'
import { layoutFaults } from './support/structure.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { origin } = await place('E2E_STILL')
test.use({ baseURL: origin, trace: 'off' })

/** Each asks axe for what it may find that those before it have not. */
const variants = [
  { name: 'light', theme: 'light', locale: 'de_DE', width: 1440, height: 900, pictures: true, axe: 'all' },
  { name: 'dark', theme: 'dark', locale: 'de_DE', width: 1440, height: 900, pictures: true, axe: 'colours' },
  { name: 'narrow', theme: 'light', locale: 'de_DE', width: 390, height: 844, pictures: true, axe: 'structure' },
  { name: 'english', theme: 'light', locale: 'en_GB', width: 1440, height: 900, pictures: true, axe: 'structure' },
  // A window of 1280 x 900 px at 200 %: the same elements as narrow, where axe has seen them.
  { name: 'zoomed', theme: 'dark', locale: 'de_DE', width: 640, height: 450, pictures: false, axe: null },
] as const
type Variant = (typeof variants)[number]

/** Width from which a window is no narrow one [px]. */
const USUAL = 1024

/** How far what was on screen has moved while the page was loading, as Chromium counts it. */
const layoutShift = (page: Page) => page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? 0)

/** Opens a screen and waits until it stands. */
async function show(page: Page, ids: StillIds, { name, path, arrange }: Screen): Promise<void> {
  await page.goto(path(ids))
  await expect(page.locator('main')).toBeVisible()
  await settled(page)
  // What somebody opens may move what is below; what loads may not.
  expect.soft(await layoutShift(page), `layout shift of ${name}`).toBeLessThanOrEqual(0.02)
  if (!arrange) return
  await arrange(page)
  await settled(page)
}

/**
 * Two tests, one after the other: what the first saw lies in files for the second, which is run whatever the first said.
 */
function looksAtAll(variant: Variant, group: string, screens: readonly Screen[]) {
  test(`${group}, ${variant.name}: nothing cut, nothing overlapping${variant.axe ? ', accessible' : ''}`, async ({
    page,
    context,
    request,
  }, info) => {
    test.setTimeout(480_000)
    await page.setViewportSize(variant)
    const ids = await stillIds(request)
    const bench = await openBench(page)
    const taken = takenPictures(info, `${group} ${variant.name}`)
    await standStill(context, page, ids)
    await page.addInitScript(() => {
      const counted = globalThis as { layoutShift?: number }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) counted.layoutShift = (counted.layoutShift ?? 0) + entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const screen of screens.filter(({ width }) => width === undefined || variant.width >= USUAL)) {
      await test.step(screen.name, async () => {
        await page.setViewportSize({ width: screen.width ?? variant.width, height: variant.height })
        await show(page, ids, screen)
        const faults = await layoutFaults(page)
        expect.soft(faults, `layout of ${screen.name}`).toEqual({ sideways: 0, cut: [], overlapping: [] })
        if (variant.axe) await expectAccessible(page, screen.name, variant.axe)
        if (!variant.pictures || screen.varies) return
        const name = `${screen.name}-${variant.name}.png`
        const reason = await incomparable(page, info)
        const take = () => takePicture(page, bench, screen)
        const picture = reason === null ? takeSettled({ name, info, take, settled: () => settled(page) }) : take()
        taken.keep(name, await picture)
        taken.judge(reason)
      })
    }
  })

  if (!variant.pictures) return
  test(`${group}, ${variant.name}: as in the pictures`, () => {
    const taken = takenPictures(test.info(), `${group} ${variant.name}`)
    const reason = taken.reason()
    test.skip(reason !== null, reason ?? '')
    for (const [name, picture] of taken.all()) {
      if (isTaken(name, test.info())) expect.soft(picture, name).toMatchSnapshot(name, ALIKE)
      else test.info().annotations.push({ type: 'not compared', description: `no picture ${name} was taken yet` })
    }
  })
}

for (const variant of variants) {
  const german = variant.locale === 'de_DE'
  test.describe(variant.name, () => {
    test.use({ theme: variant.theme, locale: german ? 'de-DE' : 'en-GB', language: variant.locale })
    test.describe('before the login', () => {
      test.describe.configure({ mode: 'default' })
      test.use({ account: null })
      looksAtAll(variant, 'before the login', outside)
    })
    test.describe('at work', () => {
      test.describe.configure({ mode: 'default' })
      looksAtAll(variant, 'at work', [...working, ...(variant.pictures && german ? overlaid : [])])
    })
    test.describe('administration', () => {
      test.describe.configure({ mode: 'default' })
      test.use({ account: 'admin' })
      looksAtAll(variant, 'administration', administering)
    })
  })
}

import type { Page, TestInfo } from '@playwright/test'
import { states } from './support/opened-screens.ts'
import { ALIKE, incomparable, isTaken, openBench, takenPictures, takePicture, takeSettled } from './support/picture.ts'
import { place } from './support/place.ts'
import { administering, outside, type Screen, working } from './support/screens.ts'
import { type StillIds, settled, standStill, stillIds } from './support/still.ts'
import { layoutFaults } from './support/structure.ts'
import { type Account, type AxeScope, expect, expectAccessible, test } from './support/test.ts'

const { origin } = await place('E2E_STILL')
test.use({ baseURL: origin, trace: 'off' })

/** How a screen that stands is looked at: what the window shows of it, what axe is asked, whether there is a picture. */
type Look = {
  readonly name: string
  readonly scheme: 'light' | 'dark'
  readonly width: number
  readonly height: number
  readonly pictures: boolean
  /** Each asks axe for what it may find that those before it have not. */
  readonly axe: AxeScope | null
}
const wide = { width: 1440, height: 900, pictures: true } as const
const narrow = { width: 390, height: 844, pictures: true } as const

/** Every screen is opened once for each, and looked at in turn: colours and widths change while it stands. */
const variants: readonly { name: string; language: 'de_DE' | 'en_GB'; looks: readonly [Look, ...Look[]] }[] = [
  {
    name: 'wide',
    language: 'de_DE',
    looks: [
      { name: 'light', scheme: 'light', ...wide, axe: 'all' },
      { name: 'dark', scheme: 'dark', ...wide, axe: 'colours' },
    ],
  },
  {
    name: 'narrow',
    language: 'de_DE',
    looks: [
      { name: 'narrow', scheme: 'light', ...narrow, axe: 'structure' },
      // a window of 1280 x 900 px at 200 %: the same elements, where axe has seen them
      { name: 'zoomed', scheme: 'dark', width: 640, height: 450, pictures: false, axe: null },
    ],
  },
  // the same elements as wide, with other words
  { name: 'english', language: 'en_GB', looks: [{ name: 'english', scheme: 'light', ...wide, axe: null }] },
]
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

/** Looks at a screen that stands, once in each way. */
async function lookAt(page: Page, info: TestInfo, { name, screen, looks, bench, taken }: Looking): Promise<void> {
  for (const [at, look] of looks.entries()) {
    if (at > 0) {
      if (screen.isState && !look.pictures) continue
      await page.emulateMedia({ colorScheme: look.scheme })
      await page.setViewportSize({ width: screen.width ?? look.width, height: look.height })
      await settled(page)
    }
    const faults = await layoutFaults(page)
    expect.soft(faults, `layout of ${name}, ${look.name}`).toEqual({ sideways: 0, cut: [], overlapping: [] })
    // what is opened holds the same elements on a narrow screen, and has the colours of the screens beneath in the dark
    if (look.axe && (look.axe === 'all' || !screen.isState))
      await expectAccessible(page, `${name}, ${look.name}`, look.axe)
    if (!look.pictures || screen.varies) continue
    const file = `${name}-${look.name}.png`
    const take = () => takePicture(page, bench, screen)
    const reason = await incomparable(page, info)
    const picture = reason === null ? takeSettled({ name: file, info, take, settled: () => settled(page) }) : take()
    taken.keep(file, await picture)
    taken.judge(reason)
  }
}
type Looking = {
  readonly name: string
  readonly screen: Screen
  readonly looks: readonly Look[]
  readonly bench: Page
  readonly taken: ReturnType<typeof takenPictures>
}

/**
 * Two tests, one after the other: what the first saw lies in files for the second, which is run whatever the first said.
 */
function looksAtAll({ name: variant, looks }: Variant, group: string, screens: readonly Screen[]) {
  const [first] = looks
  test(`${group}, ${variant}: nothing cut, nothing overlapping, accessible`, async ({
    page,
    context,
    request,
  }, info) => {
    test.setTimeout(480_000)
    const ids = await stillIds(request)
    const bench = await openBench(page)
    const taken = takenPictures(info, `${group} ${variant}`)
    await standStill(context, page, ids)
    await page.addInitScript(() => {
      const counted = globalThis as { layoutShift?: number }
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (!entry.hadRecentInput) counted.layoutShift = (counted.layoutShift ?? 0) + entry.value
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const screen of screens.filter(({ width }) => width === undefined || first.width >= USUAL)) {
      await test.step(screen.name, async () => {
        await page.emulateMedia({ colorScheme: first.scheme })
        await page.setViewportSize({ width: screen.width ?? first.width, height: first.height })
        await show(page, ids, screen)
        await lookAt(page, info, { name: screen.name, screen, looks, bench, taken })
      })
    }
  })

  test(`${group}, ${variant}: as in the pictures`, () => {
    const taken = takenPictures(test.info(), `${group} ${variant}`)
    const reason = taken.reason()
    test.skip(reason !== null, reason ?? '')
    for (const [name, picture] of taken.all()) {
      if (isTaken(name, test.info())) expect.soft(picture, name).toMatchSnapshot(name, ALIKE)
      else test.info().annotations.push({ type: 'not compared', description: `no picture ${name} was taken yet` })
    }
  })
}

for (const variant of variants) {
  const german = variant.language === 'de_DE'
  test.describe(variant.name, () => {
    test.use({ theme: 'system', locale: german ? 'de-DE' : 'en-GB', language: variant.language })
    const group = (name: string, account: Account | null, screens: readonly Screen[]) =>
      test.describe(name, () => {
        test.describe.configure({ mode: 'default' })
        test.use({ account })
        looksAtAll(variant, name, screens)
      })
    group('at work', 'architect', working)
    if (german) group('opened at work', 'architect', states)
    group('before the login', null, outside)
    group('administration', 'admin', administering)
  })
}

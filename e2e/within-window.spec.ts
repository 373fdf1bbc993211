import type { Page } from '@playwright/test'
import { apiAs, standards } from './support/constructions.ts'
import { type Account, expect, test } from './support/test.ts'
import { expectWithinWindow } from './support/within-window.ts'

type Ids = Readonly<Record<'own' | 'AW-01' | 'AW-03' | 'AW-08', string>>
type Screen = {
  readonly address: string
  /** Brings about what is looked at, where the page alone is not it. */
  readonly arrange?: (page: Page) => Promise<void>
}

const selected = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'AW-01 auswählen' }).check()
}
const layerSelected = async (page: Page) => {
  await page.keyboard.press('F6')
  await page.keyboard.press('F6')
  await page.keyboard.press('ArrowDown')
}

const working = (ids: Ids): readonly Screen[] => [
  { address: '/library?map=on' },
  { address: '/library?q=AW-01', arrange: selected },
  { address: `/constructions/custom/${ids.own}`, arrange: layerSelected },
  { address: '/constructions/new' },
  { address: `/constructions/standard/${ids['AW-01']}/report` },
  { address: '/compare' },
  { address: `/compare?ids=${ids['AW-01']}` },
  { address: `/compare?ids=${ids['AW-01']},${ids['AW-03']}&equal=uValue:0.2` },
  { address: `/renovation?id=${ids['AW-08']}` },
  { address: '/materials' },
  { address: '/materials/own/new' },
  { address: '/datasets' },
]
const administering: readonly Screen[] = [
  { address: '/admin/standards' },
  { address: '/admin/access-keys' },
  { address: '/admin/data' },
]

async function look(page: Page, screens: readonly Screen[]): Promise<number> {
  let opened = 0
  for (const { address, arrange } of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await arrange?.(page)
    opened += await expectWithinWindow(page)
  }
  return opened + (await expectWithinWindow(page, 'header'))
}

for (const [width, height] of [
  [1440, 800],
  [1024, 768],
  [390, 844],
] as const) {
  const of = (account: Account) => ({ account, viewport: { width, height } })
  test.describe(`in ${width} × ${height}`, () => {
    test.use(of('architect'))
    test('no list, menu or dialog leaves the window', async ({ page, request }) => {
      test.setTimeout(120_000)
      const { byCode } = await standards(request)
      const { id: own } = await (await apiAs(request, 'architect')).create({ name: 'Innerhalb des Fensters' })
      const ids = { own, 'AW-01': byCode('AW-01'), 'AW-03': byCode('AW-03'), 'AW-08': byCode('AW-08') }
      expect(await look(page, working(ids))).toBeGreaterThan(15)
    })
  })
  test.describe(`of the administration in ${width} × ${height}`, () => {
    test.use(of('admin'))
    test('none does either', async ({ page }) => {
      expect(await look(page, administering)).toBeGreaterThan(2)
    })
  })
}

test.describe('of the bar in English', () => {
  test.use({ account: 'admin', language: 'en_GB' })
  test('the account stays within the margin where the navigation is longest', async ({ page }) => {
    await page.goto('/admin/access-keys')
    const account = page.getByRole('button', { name: /^Account:/ })
    await expect(account).toBeVisible()
    for (const width of [768, 900, 960, 1024, 1279, 1280]) {
      await page.setViewportSize({ width, height: 768 })
      const { x, width: own } = (await account.boundingBox()) ?? { x: Number.NaN, width: Number.NaN }
      expect(x + own, `${width} px`).toBeLessThanOrEqual(width - 24)
    }
  })
})

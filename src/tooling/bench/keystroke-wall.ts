import type { BrowserContext, Page } from '@playwright/test'

const materials = ['cellulose_blown', 'osb', 'wood_fibre_underlay', 'gypsum_board_fire', 'mw_facade_035']
/** Thin layers: every typed digit then changes the U-value in the decimals that are shown. */
const layersOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    materialId: materials[index % materials.length],
    thickness: 0.06 / count,
    ...(index % 5 === 0 && { framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } }),
  }))

/** Stores a wall of so many layers and returns its address in the app. */
async function storedWall(context: BrowserContext, url: string, layers: number): Promise<string> {
  const login = await context.request.post(`${url}/v1/auth/password/login`, {
    data: { loginId: 'architektin@buero.example', password: 'Aufbau-Demo-2026' },
    headers: { 'x-refresh-transport': 'cookie' },
  })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  const made = await context.request.post(`${url}/v1/construction/custom`, {
    headers: { authorization: `Bearer ${sessionJwt}` },
    data: { type: 'outerWall', name: `${layers} layers`, layers: layersOf(layers) },
  })
  const { id } = (await made.json()) as { id: string }
  return `${url}/constructions/custom/${id}`
}

/** A wall of so many layers, open in the editor with all that its figures are computed from. */
export async function openWall(context: BrowserContext, url: string, layers: number): Promise<Page> {
  const page = await context.newPage()
  const data = page.waitForResponse((one) => one.url().includes('/v1/material/figures'))
  await page.goto(await storedWall(context, url, layers))
  await data
  await page.locator('[data-kpi="uValue"]', { hasText: /\d/ }).waitFor()
  await page.locator('[data-column="thickness"]').first().click()
  await page.waitForTimeout(1_000)
  return page
}

/** A wall open in the editor. */
export type Wall = { readonly context: BrowserContext; readonly url: string; readonly layers: number }

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../browser.ts'
import { startService } from './kpi.ts'
import type { BenchRow } from './measure.ts'

const LAYERS = 20
const KEYSTROKES = 60
const WARM_UP = 12
const GOAL = 50
const LONG_TASK_LAYERS = 60
const LONGEST_TASK = 50

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

/**
 * Runs in the page: notes for every key how long it takes until a changed U-value is on screen. The frame after the
 * change has been produced once a message sent from its animation frame arrives.
 */
function watchFigure() {
  const notes = { pressed: Number.NaN, latencies: [] as number[], longTasks: [] as number[] }
  Object.assign(globalThis, { keystrokes: notes })
  addEventListener('keydown', ({ timeStamp }) => (notes.pressed = timeStamp), true)
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      type: 'longtask',
    },
  )
  const figure = document.querySelector('[data-kpi="uValue"]')
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    notes.latencies.push(performance.now() - notes.pressed)
    notes.pressed = Number.NaN
  })
  painted.port1.start()
  new MutationObserver(() => requestAnimationFrame(() => painted.port2.postMessage(null))).observe(figure ?? document, {
    subtree: true,
    characterData: true,
    childList: true,
  })
}

type Notes = { readonly keystrokes: { latencies: number[]; longTasks: number[] } }
const notesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Notes).keystrokes)

/**
 * Waits in the page, because its content policy forbids the evaluation that Playwright's own waiting needs. A digit
 * that leaves the shown figure as it was is not waited for.
 */
const paintedSince = (page: Page, known: number) =>
  page.evaluate(async (count) => {
    const { latencies } = (globalThis as unknown as Notes).keystrokes
    const end = performance.now() + 2_000
    while (latencies.length <= count && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  }, known)

/** Types thicknesses digit by digit into the first layer, each digit once the figure of the one before is painted. */
async function type(page: Page, keystrokes: number): Promise<void> {
  for (let typed = 0; typed < keystrokes; typed += 3) {
    await page.keyboard.press('Control+a')
    for (const digit of String(120 + ((typed * 37) % 800))) {
      const { latencies } = await notesOf(page)
      await page.keyboard.press(digit)
      await paintedSince(page, latencies.length)
      await page.waitForTimeout(40)
    }
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN

async function measured(context: BrowserContext, url: string, layers: number) {
  const page = await context.newPage()
  await page.goto(await storedWall(context, url, layers))
  await page.locator('[data-kpi="uValue"]', { hasText: /\d/ }).waitFor()
  await page.locator('[data-column="thickness"]').first().click()
  await page.waitForTimeout(1_000)
  await page.evaluate(watchFigure)
  await type(page, WARM_UP)
  await type(page, KEYSTROKES)
  const { latencies, longTasks } = await notesOf(page)
  await page.close()
  return {
    latencies: latencies
      .slice(WARM_UP)
      .filter(Number.isFinite)
      .toSorted((one, other) => one - other),
    longTasks: longTasks.toSorted((one, other) => one - other),
  }
}

/**
 * From a key pressed in the editor to the new U-value painted, in Chromium against the service on this machine; and the
 * longest task while one types in a wall of the most layers there can be. Needs the built app.
 */
export async function benchKeystroke(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-keystroke-'))
  const service = await startService(dataDir)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArguments] })
  try {
    const url = service.url.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'de-DE' })
    await context.addInitScript(() => localStorage.setItem('aufbau.session', '1'))
    const { latencies } = await measured(context, url, LAYERS)
    const most = await measured(context, url, LONG_TASK_LAYERS)
    const p95 = quantile(latencies, 0.95)
    const longest = most.longTasks.at(-1) ?? 0
    return [
      {
        name: `key to painted U-value, ${LAYERS} layers, p95 of ${latencies.length}`,
        figure: `${p95.toFixed(1)} ms`,
        ratio: `p50 ${quantile(latencies, 0.5).toFixed(1)} ms`,
        goal: `≤ ${GOAL} ms`,
        met: p95 <= GOAL,
      },
      {
        name: `key to painted U-value, ${LONG_TASK_LAYERS} layers, p95 of ${most.latencies.length}`,
        figure: `${quantile(most.latencies, 0.95).toFixed(1)} ms`,
        ratio: `p50 ${quantile(most.latencies, 0.5).toFixed(1)} ms`,
      },
      {
        name: `longest task while typing, ${LONG_TASK_LAYERS} layers`,
        figure: longest === 0 ? '< 50 ms' : `${longest.toFixed(0)} ms`,
        ratio: `${most.longTasks.length} tasks above 50 ms`,
        goal: `≤ ${LONGEST_TASK} ms`,
        met: longest <= LONGEST_TASK,
      },
    ]
  } finally {
    await browser.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

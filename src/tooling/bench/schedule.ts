import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../browser.ts'
import { buildingOfBench } from './building-data.ts'
import { startService } from './kpi-servers.ts'
import { type BenchRow, longestTaskRow, quantile } from './measure.ts'

const ROWS = 1_000
const WARM_UP = 5
const ENTRIES = 25
/** From the key that keeps a cell to the figures of its row painted [ms]. */
const FIGURES_GOAL = 50
const LONGEST_TASK = 100
const WHEEL_STEPS = 60

type Notes = { pressed: number; before: string; latencies: number[]; longTasks: number[] }
type Noted = { readonly schedule: Notes }

/**
 * Runs in the page: notes for every Enter how long it takes until the figure of the first row is another on screen, and
 * every task above 50 ms. The frame has been produced once a message sent from its animation frame arrives.
 */
function watchSchedule() {
  const notes: Notes = { pressed: Number.NaN, before: '', latencies: [], longTasks: [] }
  Object.assign(globalThis, { schedule: notes })
  const figure = () => document.querySelector('[data-row="E0"] [data-column="share"]')?.textContent ?? ''
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'Enter') return
      notes.pressed = timeStamp
      notes.before = figure()
    },
    true,
  )
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask' },
  )
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    if (Number.isNaN(notes.pressed)) return
    notes.latencies.push(performance.now() - notes.pressed)
    notes.pressed = Number.NaN
  })
  painted.port1.start()
  new MutationObserver(() => {
    if (Number.isNaN(notes.pressed) || figure() === notes.before) return
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document.querySelector('[role="grid"]') ?? document, {
    subtree: true,
    characterData: true,
    childList: true,
  })
}

const notesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Noted).schedule)
const forgetTasks = (page: Page) =>
  page.evaluate(() => void (globalThis as unknown as Noted).schedule.longTasks.splice(0))

/** Waits in the page, whose content policy forbids the evaluation that Playwright's own waiting needs. */
const paintedSince = (page: Page, known: number) =>
  page.evaluate(async (count) => {
    const { latencies } = (globalThis as unknown as Noted).schedule
    const end = performance.now() + 5_000
    while (latencies.length <= count && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
  }, known)

/** Stores the building of the bench and opens it, with all that its figures are computed from. */
async function openProject(context: BrowserContext, url: string): Promise<Page> {
  const login = await context.request.post(`${url}/v1/auth/password/login`, {
    data: { loginId: 'architektin@buero.example', password: 'Aufbau-Demo-2026' },
    headers: { 'x-refresh-transport': 'cookie' },
  })
  const { sessionJwt } = (await login.json()) as { sessionJwt: string }
  const headers = { authorization: `Bearer ${sessionJwt}`, 'content-type': 'application/json' }
  const made = await context.request.post(`${url}/v1/project`, { headers, data: buildingOfBench })
  const { id } = (await made.json()) as { id: string }
  const page = await context.newPage()
  const data = page.waitForResponse((one) => one.url().includes('/v1/material/figures'))
  await page.goto(`${url}/projects/${id}`)
  await data
  await page.locator('[data-row="E0"] [data-column="share"]', { hasText: /\d/ }).waitFor()
  await page.waitForTimeout(2_000)
  return page
}

/** Writes other areas into the first row. */
async function typing(page: Page): Promise<number[]> {
  for (let entry = 0; entry < WARM_UP + ENTRIES; entry += 1) {
    await page.locator('[data-row="E0"] [data-column="area"]').click()
    await page.keyboard.type(String(200 + ((entry * 370) % 900)))
    const { latencies } = await notesOf(page)
    await page.keyboard.press('Enter')
    await paintedSince(page, latencies.length)
    await page.waitForTimeout(120)
  }
  return (await notesOf(page)).latencies.slice(WARM_UP)
}

/** Scrolls from the first row to the last and back. */
async function scrolling(page: Page): Promise<number[]> {
  await page.locator('[data-row="E0"] [data-column="area"]').hover()
  await forgetTasks(page)
  for (let step = 0; step < WHEEL_STEPS; step += 1) {
    await page.mouse.wheel(0, step < WHEEL_STEPS / 2 ? 1_500 : -1_500)
    await page.waitForTimeout(30)
  }
  return (await notesOf(page)).longTasks
}

/** Pastes as many rows as there are, and takes them over. */
async function pasting(page: Page): Promise<number[]> {
  const table = ['Nr.\tBauteil\tAufbau\tFläche\tGeschoss']
  for (let row = 0; row < ROWS; row += 1) table.push(`P${row}\tWand ${row}\tW${row % 300}\t${10 + row / 10}\tEG`)
  await page.evaluate((text) => navigator.clipboard.writeText(text), table.join('\n'))
  await page.locator('[data-row="E0"] [data-column="code"]').click()
  await forgetTasks(page)
  await page.keyboard.press('Control+v')
  const preview = page.getByRole('dialog', { name: 'Tabelle einfügen' })
  await preview.getByRole('button', { name: /Zeilen übernehmen/ }).click()
  await preview.waitFor({ state: 'hidden' })
  await page.waitForTimeout(3_000)
  return (await notesOf(page)).longTasks
}

/** A schedule of a thousand rows in Chromium, with the built app: writing in a cell, scrolling, pasting. */
export async function benchSchedule(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-schedule-'))
  const service = await startService(dataDir)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArguments] })
  try {
    const url = service.url.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'de-DE' })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.addInitScript(() => localStorage.setItem('aufbau.session', '1'))
    const page = await openProject(context, url)
    await page.evaluate(watchSchedule)
    const latencies = await typing(page)
    const { longTasks } = await notesOf(page)
    const p95 = quantile(latencies, 0.95)
    return [
      {
        name: `Enter to painted figures, ${ROWS} rows, p95 of ${latencies.length}`,
        figure: `${p95.toFixed(1)} ms`,
        ratio: `p50 ${quantile(latencies, 0.5).toFixed(1)} ms`,
        goal: `≤ ${FIGURES_GOAL} ms`,
        met: p95 <= FIGURES_GOAL,
      },
      longestTaskRow(`while writing, ${ROWS} rows`, longTasks, LONGEST_TASK),
      longestTaskRow(`while scrolling ${ROWS} rows`, await scrolling(page), LONGEST_TASK),
      longestTaskRow(`while pasting ${ROWS} rows beside ${ROWS}`, await pasting(page), LONGEST_TASK),
    ]
  } finally {
    await browser.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

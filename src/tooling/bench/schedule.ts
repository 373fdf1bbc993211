import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../browser.ts'
import { buildingOfBench } from './building-data.ts'
import { startService } from './kpi-servers.ts'
import { type BenchRow, latencyRow, longestTaskRow } from './measure.ts'

const ROWS = 1_000
const WARM_UP = 5
const ENTRIES = 25
/** From a key in a cell to the figures of its row painted, and from the one that keeps it to the cell with them [ms]. */
const FIGURES_GOAL = 50
/** From the figures of one key to the next key, as who types numbers fast: six or seven keys a second [ms]. */
const BETWEEN_KEYS = 120
const LONGEST_TASK = 100
const WHEEL_STEPS = 60

type Latencies = { readonly typed: number[]; readonly kept: number[] }
type Notes = { pressed: number; latencies: Latencies; longTasks: number[] }
type Noted = { readonly schedule: Notes }

/**
 * Runs in the page: notes for every digit how long it takes until the figure of the first row is another on screen, for every
 * Enter until the cell stands there written, and every task above 50 ms. The frame has been produced once a message sent
 * from its animation frame arrives.
 */
function watchSchedule() {
  const latencies: Latencies = { typed: [], kept: [] }
  const notes: Notes = { pressed: Number.NaN, latencies, longTasks: [] }
  Object.assign(globalThis, { schedule: notes })
  const inRow = (column: string) => document.querySelector(`[data-row="E0"] [data-column="${column}"]`)
  const figure = () => inRow('share')?.textContent ?? ''
  let kind: keyof Latencies = 'typed'
  let before = ''
  const isThere = () => (kind === 'typed' ? figure() !== before : inRow('area')?.querySelector('input') === null)
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      notes.pressed = timeStamp
      kind = key === 'Enter' ? 'kept' : 'typed'
      before = figure()
    },
    true,
  )
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask' },
  )
  const painted = new MessageChannel()
  painted.port1.addEventListener('message', () => {
    if (Number.isNaN(notes.pressed)) return
    latencies[kind].push(performance.now() - notes.pressed)
    notes.pressed = Number.NaN
  })
  painted.port1.start()
  new MutationObserver(() => {
    if (Number.isNaN(notes.pressed) || !isThere()) return
    requestAnimationFrame(() => painted.port2.postMessage(null))
  }).observe(document.querySelector('[role="grid"]') ?? document, {
    subtree: true,
    characterData: true,
    childList: true,
  })
}

const notesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as Noted).schedule)
const forget = (page: Page) =>
  page.evaluate(() => {
    const { latencies, longTasks } = (globalThis as unknown as Noted).schedule
    for (const noted of [latencies.typed, latencies.kept, longTasks]) noted.length = 0
  })

/**
 * Presses a key and waits in the page, whose content policy forbids the evaluation that Playwright's own waiting needs.
 *
 * @returns whether something followed
 */
async function press(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key)
  const isFollowed = await page.evaluate(async () => {
    const { schedule } = globalThis as unknown as Noted
    const end = performance.now() + 5_000
    while (!Number.isNaN(schedule.pressed) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, 5))
    return Number.isNaN(schedule.pressed)
  })
  await page.waitForTimeout(BETWEEN_KEYS)
  return isFollowed
}

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

/** Writes other areas into the first row, large enough that each digit makes another figure. */
async function typing(page: Page): Promise<Latencies> {
  for (let entry = 0; entry < WARM_UP + ENTRIES; entry += 1) {
    if (entry === WARM_UP) await forget(page)
    await page.locator('[data-row="E0"] [data-column="area"]').click()
    for (const key of [...String(450 + ((entry * 370) % 540)).split(''), 'Enter'])
      if (!(await press(page, key)) && entry >= WARM_UP) throw new Error(`Nothing followed the key ${key}.`)
  }
  return (await notesOf(page)).latencies
}

/** Scrolls from the first row to the last and back. */
async function scrolling(page: Page): Promise<number[]> {
  await page.locator('[data-row="E0"] [data-column="area"]').hover()
  await forget(page)
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
  await forget(page)
  await page.keyboard.press('Control+v')
  // by what is cheap to find, and by keys: Playwright's own search by role and for what lies under the pointer is a long task
  const put = page.locator('dialog[open] footer .btn.primary')
  await put.focus()
  await page.keyboard.press('Enter')
  await page.locator('dialog[open]').waitFor({ state: 'hidden' })
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
    const { typed, kept } = await typing(page)
    const { longTasks } = await notesOf(page)
    return [
      latencyRow(`key in a cell to painted figures, ${ROWS} rows`, typed, FIGURES_GOAL),
      latencyRow(`Enter to the cell and its figures painted, ${ROWS} rows`, kept, FIGURES_GOAL),
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

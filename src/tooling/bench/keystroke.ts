import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserArguments, browserPath } from '../browser.ts'
import { openWall, type Wall } from './keystroke-wall.ts'
import { startService } from './kpi-servers.ts'
import { type BenchRow, latencyRow, longestTaskRow, quantile } from './measure.ts'

const LAYERS = 20
const KEYSTROKES = 99
/** Keys of the first seconds, while the browser still compiles what they run: told apart from those after. */
const FIRST_KEYS = 10
const WARM_UP = 30
const MOST_LAYERS = 60
/** One frame, and two of them [ms]. */
const FRAME = 16.7
const TWO_FRAMES = 33
/** Added to every answer of the service, as a network far away does [ms]. */
const ROUND_TRIP = 150
const DRAG_STEPS = 180
/** A frame as the browser's clock tells it [ms]. */
const FRAME_TIME = 17
const LONGEST_TASK = 50

/**
 * Runs in the page: notes for every key how long it takes until a changed U-value is on screen. The frame after the
 * change has been produced once a message sent from its animation frame arrives. A key that comes to a page at rest
 * begins its frame at once, wherever in the beat of the screen: what is noted is work, and no waiting for that beat.
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
 *
 * @returns how many there are now
 */
const paintedSince = (page: Page, known: number) =>
  page.evaluate(async (count) => {
    const { latencies } = (globalThis as unknown as Notes).keystrokes
    const end = performance.now() + 2_000
    while (latencies.length <= count && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 5))
    return latencies.length
  }, known)

/**
 * How long a finger holds a key, and how long it is until the next [ms]: ten keys a second. Selecting all draws a frame
 * of its own too, and Chromium lets the beat of the screen run on for two more.
 */
const HELD = 35
const APART = 65

/**
 * Types thicknesses digit by digit into the first layer, each digit once the figure of the one before is painted and
 * the page has come to rest: a key is held and the next comes after a while, as fingers do it. The release of a key and
 * the questions asked here are work of the page too, and would make a frame of their own that the next has to wait for.
 */
export async function type(page: Page, keystrokes: number): Promise<void> {
  let painted = (await notesOf(page)).latencies.length
  for (let typed = 0; typed < keystrokes; typed += 3) {
    await page.keyboard.press('Control+a')
    for (const digit of String(120 + ((typed * 37) % 800))) {
      await page.waitForTimeout(APART)
      await page.keyboard.down(digit)
      await page.waitForTimeout(HELD)
      painted = await paintedSince(page, painted)
      await page.keyboard.up(digit)
    }
  }
}

const rising = (values: readonly number[]) => values.filter(Number.isFinite).toSorted((one, other) => one - other)

/** @param latency - added to every answer [ms] */
async function typing({ context, url, layers }: Wall, latency = 0) {
  const page = await openWall(context, url, layers)
  const network = await context.newCDPSession(page)
  const conditions = { offline: false, latency, downloadThroughput: -1, uploadThroughput: -1 }
  await network.send('Network.emulateNetworkConditions', conditions)
  await page.evaluate(watchFigure)
  await type(page, WARM_UP)
  await type(page, KEYSTROKES)
  const { latencies, longTasks } = await notesOf(page)
  await page.close()
  return {
    first: rising(latencies.slice(0, FIRST_KEYS)),
    latencies: rising(latencies.slice(WARM_UP)),
    longTasks: rising(longTasks),
  }
}

/** Runs in the page: notes how long each frame takes, and every task above 50 ms. */
function watchFrames() {
  const notes = { frames: [] as number[], longTasks: [] as number[] }
  Object.assign(globalThis, { frames: notes })
  let last = Number.NaN
  const next = (now: number) => {
    notes.frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  new PerformanceObserver((list) => notes.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    { type: 'longtask' },
  )
}

type Frames = { readonly frames: { frames: number[]; longTasks: number[] } }

/** Drags the border of a layer to and fro. */
async function dragging({ context, url, layers }: Wall) {
  const page = await openWall(context, url, layers)
  const border = page.locator('[data-border]').nth(Math.floor(layers / 2))
  const { x = 0, y = 0, width = 0, height = 0 } = (await border.boundingBox()) ?? {}
  const [from, across] = [x + width / 2, y + height / 2]
  await page.mouse.move(from, across)
  await page.mouse.down()
  const drag = async (steps: number) => {
    for (let step = 0; step < steps; step += 1) await page.mouse.move(from - 40 * Math.sin(step / 12), across)
  }
  await drag(30)
  await page.evaluate(watchFrames)
  await drag(DRAG_STEPS)
  const { frames, longTasks } = await page.evaluate(() => (globalThis as unknown as Frames).frames)
  await page.mouse.up()
  await page.close()
  return { frames: rising(frames), longTasks: rising(longTasks) }
}

/** What the first keys after opening take, without a goal. */
const firstRow = (name: string, first: readonly number[]): BenchRow => ({
  name: `${name}, first ${FIRST_KEYS} keys`,
  figure: `${(first.at(-1) ?? Number.NaN).toFixed(1)} ms`,
  ratio: `p50 ${quantile(first, 0.5).toFixed(1)} ms`,
})

/**
 * From a key pressed in the editor to the new U-value painted, near the service and far from it, and in a wall of the
 * most layers there can be; and how long frames take while a border is dragged. In Chromium, with the built app.
 */
export async function benchKeystroke(): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'aufbau-keystroke-'))
  const service = await startService(dataDir)
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArguments] })
  try {
    const url = service.url.replace('127.0.0.1', 'localhost')
    const context = await browser.newContext({ viewport: { width: 1440, height: 1000 }, locale: 'de-DE' })
    await context.addInitScript(() => localStorage.setItem('aufbau.session', '1'))
    const wall = { context, url, layers: LAYERS }
    const near = await typing(wall)
    const far = await typing(wall, ROUND_TRIP)
    const most = await typing({ ...wall, layers: MOST_LAYERS })
    const drag = await dragging(wall)
    const key = 'key to painted U-value'
    return [
      firstRow(`${key}, ${LAYERS} layers`, near.first),
      latencyRow(`${key}, ${LAYERS} layers, after ${WARM_UP}`, near.latencies, FRAME),
      latencyRow(`${key}, ${LAYERS} layers, ${ROUND_TRIP} ms away`, far.latencies, FRAME),
      firstRow(`${key}, ${MOST_LAYERS} layers`, most.first),
      latencyRow(`${key}, ${MOST_LAYERS} layers`, most.latencies, TWO_FRAMES),
      longestTaskRow(`while typing, ${MOST_LAYERS} layers`, most.longTasks, LONGEST_TASK),
      latencyRow(`frame while dragging a border, ${LAYERS} layers`, drag.frames, FRAME_TIME),
      longestTaskRow(`while dragging a border, ${LAYERS} layers`, drag.longTasks, LONGEST_TASK),
    ]
  } finally {
    await browser.close()
    await service.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

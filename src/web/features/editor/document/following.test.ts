import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#web/lib/store.ts'
import type { InHand } from './border-moves.ts'
import { followingAfterPaint } from './following.ts'

const FRAME = 16
/** After which keys are apart, and fast ones rest [ms]. */
const REST = 140
const hand: InHand = { key: 'a', thickness: 0.2, before: 0.1 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, FRAME))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const setUp = (held: InHand | null) => {
  const inHand = createStore(held)
  const follow = vi.fn<() => void>()
  const { later, next } = followingAfterPaint(inHand)
  return { inHand, follow, later, next, ask: () => later(follow) }
}

test('keys that are apart have it follow soon after the paint of each', () => {
  const { ask, follow } = setUp(null)
  for (let keys = 1; keys <= 5; keys += 1) {
    ask()
    vi.advanceTimersByTime(FRAME)
    expect(follow).toHaveBeenCalledTimes(keys - 1)
    vi.advanceTimersByTime(50)
    expect(follow).toHaveBeenCalledTimes(keys)
    vi.advanceTimersByTime(REST - FRAME - 50)
  }
})

test('among fast keys it follows once, when they rest', () => {
  const { ask, follow } = setUp(null)
  for (let keys = 0; keys < 5; keys += 1) {
    ask()
    vi.advanceTimersByTime(20)
  }
  expect(follow).not.toHaveBeenCalled()
  vi.advanceTimersByTime(REST + FRAME)
  expect(follow).toHaveBeenCalledTimes(1)
})

test('all that is asked for by one key follows in one task, even where the second comes a moment later', () => {
  const { later } = setUp(null)
  const tasks: [string, number][] = []
  later(() => tasks.push(['document', Date.now()]))
  vi.advanceTimersByTime(FRAME + 1)
  later(() => tasks.push(['figures', Date.now()]))
  vi.advanceTimersByTime(REST + 2 * FRAME)
  expect(tasks.map(([name]) => name)).toEqual(['document', 'figures'])
  expect(tasks[0]?.[1]).toBe(tasks[1]?.[1])
})

test('where keys never rest it follows now and then, right behind the paint of one', () => {
  const { ask, follow } = setUp(null)
  let pressed = 0
  const waits: number[] = []
  follow.mockImplementation(() => void waits.push(Date.now() - pressed))
  for (let keys = 0; keys < 60; keys += 1) {
    pressed = Date.now()
    ask()
    vi.advanceTimersByTime(60)
  }
  const [first, ...further] = waits
  expect(first).toBeGreaterThan(FRAME)
  expect(further.length).toBeGreaterThan(1)
  expect(further.length).toBeLessThan(5)
  expect(Math.max(...further)).toBeLessThanOrEqual(FRAME + 1)
})

/** Three parts, each rendered after so long [ms]. */
const inParts = (rendering: number) => {
  const { later, next } = setUp(null)
  const parts: [name: string, at: number][] = []
  const part = (name: string, then?: () => void) => () => {
    parts.push([name, Date.now()])
    setTimeout(() => then && next(then), rendering)
  }
  const figures = part('figures', part('drawing', part('rows')))
  return { parts, ask: () => later(figures) }
}

test('parts follow each other, a frame for each', () => {
  const { parts, ask } = inParts(0)
  ask()
  vi.advanceTimersByTime(200)
  expect(parts.map(([name]) => name)).toEqual(['figures', 'drawing', 'rows'])
  const gaps = parts.slice(1).map(([, at], index) => at - (parts[index]?.[1] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(FRAME)
})

test('among keys that never rest each part comes right behind the paint of another key', () => {
  const { parts, ask } = inParts(0)
  const keys: number[] = []
  for (let count = 0; count < 60; count += 1) {
    keys.push(Date.now())
    ask()
    vi.advanceTimersByTime(60)
  }
  const behind = parts.slice(3).map(([, at]) => keys.findLast((key) => key <= at) ?? 0)
  expect(behind.length).toBeGreaterThan(4)
  expect(new Set(behind).size).toBe(behind.length)
  const waits = parts.slice(3).map(([, at], index) => at - (behind[index] ?? 0))
  expect(Math.max(...waits)).toBeLessThanOrEqual(FRAME + 1)
})

test('the longer the parts take, the further keys must be apart', () => {
  const { parts, ask } = inParts(40)
  const type = () => {
    ask()
    vi.advanceTimersByTime(180)
  }
  type()
  const first = parts.length
  type()
  expect([first, parts.length]).toEqual([3, 3])
  vi.advanceTimersByTime(500)
  expect(parts.length).toBe(6)
})

test('a part that is taken back does not come', () => {
  const { next, follow } = setUp(null)
  next(follow)()
  vi.advanceTimersByTime(10 * FRAME)
  expect(follow).not.toHaveBeenCalled()
})

test('while a border is moved it follows now and then, and at once when that is let go', () => {
  const { inHand, ask, follow } = setUp(hand)
  for (let frames = 0; frames < 60; frames += 1) {
    ask()
    vi.advanceTimersByTime(FRAME)
  }
  const meanwhile = follow.mock.calls.length
  expect(meanwhile).toBeGreaterThan(1)
  expect(meanwhile).toBeLessThan(6)
  inHand.set({ ...hand, dropped: true })
  vi.advanceTimersByTime(2 * FRAME)
  expect(follow).toHaveBeenCalledTimes(meanwhile + 1)
})

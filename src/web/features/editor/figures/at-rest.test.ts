import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from '#web/lib/store.ts'
import { atRest } from './at-rest.ts'
import type { LiveKpis } from './use-figures.ts'

/** Figures of which only their identity counts. */
const figures = () => {
  const state = { shown: null, delay: null, outdated: null }
  const store = createStore<LiveKpis>(state)
  const assessed = () => ({ input: {}, result: {} }) as NonNullable<LiveKpis['shown']>
  return {
    ...store,
    compute: () => store.set({ ...state, shown: assessed() }),
    confirm: () => store.set({ ...store.get() }),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits for as long as newer figures come, and runs once', () => {
  const newest = figures()
  const run = vi.fn<() => void>()
  atRest(newest, 400, run)
  for (let key = 1; key <= 10; key += 1) {
    vi.advanceTimersByTime(100)
    newest.compute()
  }
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  newest.confirm()
  vi.advanceTimersByTime(200)
  expect(run).toHaveBeenCalledTimes(1)
  newest.compute()
  vi.advanceTimersByTime(1_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what is taken back does not run, and where nothing newer can come it is the time alone', () => {
  const newest = figures()
  const run = vi.fn<() => void>()
  atRest(newest, 400, run)()
  newest.compute()
  vi.advanceTimersByTime(1_000)
  expect(run).not.toHaveBeenCalled()
  atRest(null, 400, run)
  vi.advanceTimersByTime(400)
  expect(run).toHaveBeenCalledTimes(1)
})

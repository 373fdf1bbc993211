import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmUp } from './warm-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('computes in tasks of their own, and ends by itself', () => {
  const compute = vi.fn<() => void>()
  warmUp(compute)
  expect(compute).not.toHaveBeenCalled()
  vi.advanceTimersToNextTimer()
  expect(compute).toHaveBeenCalledTimes(1)
  vi.runAllTimers()
  const times = compute.mock.calls.length
  expect(times).toBeGreaterThan(10)
  vi.advanceTimersByTime(60_000)
  expect(compute).toHaveBeenCalledTimes(times)
})

test('computes nothing any more once it is ended', () => {
  const compute = vi.fn<() => void>()
  const end = warmUp(compute)
  vi.advanceTimersToNextTimer()
  end()
  vi.advanceTimersByTime(60_000)
  expect(compute).toHaveBeenCalledTimes(1)
})

test('waits until the page is at rest, and forgets it once it is ended', () => {
  const idle: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run))
  const compute = vi.fn<() => void>()
  const end = warmUp(compute)
  vi.advanceTimersByTime(60_000)
  expect(compute).not.toHaveBeenCalled()
  idle.shift()?.()
  expect(compute).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  end()
  idle.shift()?.()
  expect(compute).toHaveBeenCalledTimes(1)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveAssessment } from './live-assessment.ts'
import { LONGEST_PAUSE } from './pacing.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

const busy = { status: 429 }
const broken = { status: 400 }
const setUp = () => {
  const calls: {
    input: string
    signal: AbortSignal
    answer: (result: string) => void
    fail: (error: unknown) => void
  }[] = []
  const live = liveAssessment<string, string>({
    assess: (input, signal) =>
      new Promise((answer, fail) => {
        calls.push({ input, signal, answer, fail })
      }),
    failureOf: (error) =>
      error === busy
        ? { kind: 'rateLimited', wait: 5000 }
        : error === broken
          ? { kind: 'refused' }
          : { kind: 'unreachable' },
    now: () => Date.now(),
  })
  return { live, calls }
}
const settle = () => vi.advanceTimersByTimeAsync(0)

test('the first input is computed at once, and shown', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  expect(calls.map(({ input }) => input)).toEqual(['a'])
  calls[0]?.answer('A')
  await settle()
  expect(live.get()).toEqual({ shown: { input: 'a', result: 'A' }, delay: null })
})

test('a newer input aborts the older one, whose answer is not shown', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  live.follow('b')
  expect(calls.map(({ input, signal }) => [input, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ])
  calls[0]?.answer('A')
  await settle()
  expect(live.get().shown).toBeNull()
  calls[1]?.answer('B')
  await settle()
  expect(live.get().shown?.result).toBe('B')
})

test('the old result stays while the new one is computed', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  calls[0]?.answer('A')
  await settle()
  live.follow('b')
  expect(live.get()).toEqual({ shown: { input: 'a', result: 'A' }, delay: null })
  await vi.advanceTimersByTimeAsync(100)
  expect(live.get()).toEqual({ shown: { input: 'a', result: 'A' }, delay: { kind: 'computing' } })
})

test('a slow service is asked only once typing rests, and gets the last input', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  await vi.advanceTimersByTimeAsync(2000)
  calls[0]?.answer('A')
  await settle()
  for (const input of ['b', 'c', 'd']) {
    live.follow(input)
    await vi.advanceTimersByTimeAsync(LONGEST_PAUSE - 1)
  }
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.map(({ input }) => input)).toEqual(['a', 'd'])
})

test('told to wait, it waits as long as told, then computes the newest input', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  calls[0]?.fail(busy)
  await settle()
  expect(live.get().delay).toEqual({ kind: 'rateLimited', until: 5000 })
  live.follow('b')
  live.follow('c')
  await vi.advanceTimersByTimeAsync(4999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls[1]?.input).toBe('c')
})

test('out of reach, it tries again at growing intervals, or when asked to', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  for (const [index, wait] of [2000, 4000, 8000].entries()) {
    calls[index]?.fail(new Error('offline'))
    await settle()
    await vi.advanceTimersByTimeAsync(wait)
    expect(calls).toHaveLength(index + 2)
  }
  calls[3]?.fail(new Error('offline'))
  await settle()
  live.retry()
  expect(calls).toHaveLength(5)
})

test('a refused input is not tried again; the next one is', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  calls[0]?.fail(broken)
  await settle()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(live.get().delay).toEqual({ kind: 'refused', error: broken })
  expect(calls).toHaveLength(1)
  live.follow('b')
  expect(calls[1]?.input).toBe('b')
})

test('without an input nothing is under way, and what was shown stays', async () => {
  const { live, calls } = setUp()
  live.follow('a')
  calls[0]?.answer('A')
  await settle()
  live.follow('b')
  live.follow(null)
  expect(calls[1]?.signal.aborted).toBe(true)
  expect(live.get()).toEqual({ shown: { input: 'a', result: 'A' }, delay: null })
})

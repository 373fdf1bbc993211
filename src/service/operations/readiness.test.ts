import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readiness } from './readiness.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A check that answers when it is told to. */
function slowCheck() {
  const answers: ((ready: boolean | Error) => void)[] = []
  const check = () =>
    new Promise<boolean>((resolve, reject) => {
      answers.push((ready) => (ready instanceof Error ? reject(ready) : resolve(ready)))
    })
  return { check, answers }
}

test('what is found out in time is told, and what fails is passed on', async () => {
  const { check, answers } = slowCheck()
  const isReady = readiness(check)
  for (const answer of [true, false]) {
    const asked = isReady()
    answers.at(-1)?.(answer)
    expect(await asked).toBe(answer)
  }
  const asked = isReady()
  answers.at(-1)?.(new Error('away'))
  await expect(asked).rejects.toThrow('away')
})

test('a check that takes long runs once, and whoever was ready a while ago still is', async () => {
  const { check, answers } = slowCheck()
  const isReady = readiness(check)
  const first = isReady()
  answers[0]?.(true)
  await first
  const waiting = [isReady(), isReady()]
  await vi.advanceTimersByTimeAsync(500)
  expect(await Promise.all(waiting)).toEqual([true, true])
  expect(answers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  const late = isReady()
  await vi.advanceTimersByTimeAsync(500)
  expect(await late).toBe(false)
  answers[1]?.(true)
  await vi.advanceTimersByTimeAsync(0)
  const again = isReady()
  await vi.advanceTimersByTimeAsync(500)
  expect(await again).toBe(true)
})

test('whoever never was ready is not while the check is outstanding', async () => {
  const isReady = readiness(slowCheck().check)
  const asked = isReady()
  await vi.advanceTimersByTimeAsync(500)
  expect(await asked).toBe(false)
})

test.each([false, new Error('away')])('after a check that found %s nothing earlier counts', async (found) => {
  const { check, answers } = slowCheck()
  const isReady = readiness(check)
  for (const answer of [true, found]) {
    const asked = isReady().catch(() => false)
    answers.at(-1)?.(answer)
    await asked
  }
  const late = isReady()
  await vi.advanceTimersByTimeAsync(500)
  expect(await late).toBe(false)
})

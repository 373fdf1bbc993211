import { expect, test } from 'vitest'
import { LONGEST_PAUSE, type Pace, paceAfter, paceAfterRefusal, pauseAt, startingPace } from './pacing.ts'

const after = (pace: Pace, ...roundTrips: number[]) => roundTrips.reduce(paceAfter, pace)

test('the first change and every one with a quick service is sent at once', () => {
  expect(pauseAt(startingPace)).toBe(0)
  expect(pauseAt(after(startingPace, 12, 20, 9))).toBe(0)
})

test('a slow service is asked less often, at most after the longest pause', () => {
  expect(pauseAt(after(startingPace, 150))).toBeGreaterThan(0)
  expect(pauseAt(after(startingPace, 5000))).toBe(LONGEST_PAUSE)
})

test('after a refusal the pause is longest, and quick answers shorten it again', () => {
  expect(pauseAt(paceAfterRefusal)).toBe(LONGEST_PAUSE)
  expect(pauseAt(after(paceAfterRefusal, 10, 10, 10, 10, 10))).toBe(0)
})

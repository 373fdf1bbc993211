import { expect, test } from 'vitest'
import { dayAfter, endOf } from './link-days.ts'

const noon = new Date(2026, 0, 31, 12)

test('days are counted by the calendar of who looks', () => {
  expect([dayAfter(noon, 0), dayAfter(noon, 30), dayAfter(noon, 365)]).toEqual([
    '2026-01-31',
    '2026-03-02',
    '2027-01-31',
  ])
})

test('a link holds to the end of its day, and no longer than it may', () => {
  expect(new Date(endOf('2026-03-02', noon))).toEqual(new Date(2026, 2, 2, 23, 59, 59))
  const most = (new Date(endOf('2027-01-31', noon)).getTime() - noon.getTime()) / 86_400_000
  expect(most).toBeLessThan(365)
  expect(most).toBeGreaterThan(364.9)
})

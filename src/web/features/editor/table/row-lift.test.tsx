import { expect, test, vi } from 'vitest'
import { liftRow } from './row-lift.ts'

/** Rows below each other, with the heights that are given [px]. */
const rowsOf = (...heights: number[]) =>
  heights.map((height, index) => {
    const top = heights.slice(0, index).reduce((sum, one) => sum + one, 100)
    const row = document.createElement('tr')
    row.getBoundingClientRect = () => new DOMRect(0, top, 300, height)
    return row
  })

test('a lifted row takes the place of one whose middle its edge has passed', () => {
  const places = vi.fn<(to: number) => void>()
  const rows = rowsOf(30, 40, 30)
  const lift = liftRow(rows, 0, places)
  lift.follow(19)
  expect(lift.to()).toBe(0)
  lift.follow(21)
  expect(lift.to()).toBe(1)
  expect(rows[1]?.style.transform).toBe('translateY(-30px)')
  lift.follow(500)
  expect(lift.to()).toBe(2)
  expect(rows[0]?.style.transform).toBe('translateY(70px)')
  lift.follow(0)
  expect(places.mock.calls).toEqual([[1], [2], [0]])
})

test('upwards it makes those above step down, and released all stand where they stood', () => {
  const rows = rowsOf(30, 40, 30)
  const lift = liftRow(rows, 2, () => undefined)
  lift.place(-3)
  expect(lift.to()).toBe(0)
  expect(rows.map(({ style }) => style.transform)).toEqual([
    'translateY(30px)',
    'translateY(30px)',
    'translateY(-70px)',
  ])
  lift.release()
  expect(rows.map(({ style }) => style.transform)).toEqual(['', '', ''])
})

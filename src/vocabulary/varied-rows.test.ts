import { describe, expect, test } from 'vitest'
import { areaOfOpening, areasHosted, isFilled, isMeasuredOnce, variedRow } from './varied-rows.ts'

describe('an opening of a variant', () => {
  const measured = { id: 'O1', width: 1, height: 2, count: 3 }
  const byArea = { id: 'O2', area: 5 }

  test('that has an area of its own loses width and height of the base', () => {
    const varied = variedRow(measured, { area: 4 })
    expect(varied).toEqual({ id: 'O1', area: 4, count: 3 })
    expect(areaOfOpening(varied)).toBe(4)
    expect(variedRow(measured, { area: 4, width: 3 })).toEqual({ id: 'O1', area: 4, width: 3, count: 3 })
  })

  test('that has width and height of its own loses the area of the base', () => {
    expect(variedRow(byArea, { width: 2, height: 2 })).toEqual({ id: 'O2', width: 2, height: 2 })
    expect(variedRow(byArea, { width: 2 })).toEqual({ id: 'O2', area: 5, width: 2 })
  })

  test('that is given both ways is measured twice', () => {
    expect(isMeasuredOnce(variedRow(byArea, { width: 2, height: 2, area: 4 }))).toBe(false)
    expect(isMeasuredOnce(variedRow(measured, { width: 2 }))).toBe(true)
  })
})

test('a row that a variant says nothing of is the very same', () => {
  const row = { id: 'E1', area: 3 }
  expect(variedRow(row, undefined)).toBe(row)
  expect(variedRow(row, { area: null })).toEqual({ id: 'E1', area: null })
})

test('openings fill a gross area of as much as they have, and no net one', () => {
  const hosted = areasHosted([
    { host: 'E1', width: 1, height: 2, count: 2 },
    { host: 'E1', area: 1 },
    { host: 'E1' },
    { area: 9 },
  ])
  expect([...hosted]).toEqual([['E1', 5]])
  expect(isFilled({ area: 5, areaIs: 'gross' }, 5)).toBe(true)
  expect(isFilled({ area: 2.6, count: 2, areaIs: 'gross' }, 5)).toBe(false)
  expect(isFilled({ area: 1 }, 5)).toBe(false)
  expect(isFilled({ area: null, areaIs: 'gross' }, 5)).toBe(false)
})

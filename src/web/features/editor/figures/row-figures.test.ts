import { expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { tableFigures } from './row-figures.ts'

const layer = (index: number, gwp: number | null) => ({
  layer: index,
  resistance: 1,
  counted: true,
  gwp,
  complete: gwp !== null,
})
const kpis = (...gwp: (number | null)[]) =>
  ({ layers: gwp.map((value, index) => layer(index, value)) }) as unknown as KeyPerformanceIndicators

test('shares are of the sum of magnitudes, by row', () => {
  const { rows, largestShare } = tableFigures(kpis(30, -10, 0), ['a', 'b', 'c'], 'gwp')
  expect(rows['a']?.share).toBe(0.75)
  expect(rows['b']?.share).toBe(-0.25)
  expect(rows['c']?.share).toBe(0)
  expect(largestShare).toBe(0.75)
})

test('what is missing has no share and counts nowhere', () => {
  const { rows } = tableFigures(kpis(30, null), ['a', 'b'], 'gwp')
  expect(rows['a']?.share).toBe(1)
  expect(rows['b']).toMatchObject({ impact: null, share: null, complete: false })
})

test('without any impact there is no share', () => {
  expect(tableFigures(kpis(0, 0), ['a', 'b'], 'gwp').rows['a']?.share).toBeNull()
})

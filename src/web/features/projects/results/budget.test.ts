import { expect, test } from 'vitest'
import { buildBooking, buildProjectKpis } from '#testing/project-kpis.ts'
import { budgetOf, decimalsAgainst, fundingLimits } from './budget.ts'

test('the parts of a budget add up to its value, and the axis holds the wider limit', () => {
  const { parts, value, ticks, left } = budgetOf(buildBooking())
  expect(parts.map(({ part }) => part)).toEqual(['fabric', 'services', 'regulated', 'user'])
  expect(parts.reduce((sum, one) => sum + one.value, 0)).toBeCloseTo(value, 6)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(24 * 1.1)
  expect(left).toBeCloseTo(24 - 22.6458, 6)
})

test('a value above every limit leaves nothing and stretches the axis', () => {
  const { left, ticks } = budgetOf(buildBooking({ value: 60 }))
  expect(left).toBe(0)
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(66)
})

test('what lacks opens the end of the bar; a flat rate that decides does not', () => {
  expect(budgetOf(buildBooking({ open: ['operationMissing'] })).isOpen).toBe(true)
  expect(budgetOf(buildBooking({ open: ['unconfirmedDecides'] })).isOpen).toBe(false)
})

test('a value that misses its limit is never written as the limit', () => {
  expect(decimalsAgainst(24.04, 24, 1)).toBe(2)
  expect(decimalsAgainst(24.0004, 24, 1)).toBe(4)
  expect(decimalsAgainst(24, 24, 1)).toBe(1)
  expect(decimalsAgainst(20.8, 24, 1)).toBe(1)
})

test('the limit of climate-friendly new buildings stands on the same scale, where it is one', () => {
  const conformity = ['kfn.gwp', 'kfn.primaryEnergy'].map((requirement, index) => ({
    requirement,
    quantity: index === 0 ? 'qngGwp' : 'primaryEnergyShare',
    limit: index === 0 ? 24 : 0.4,
  })) as unknown as ReturnType<typeof buildProjectKpis>['conformity']
  expect(fundingLimits(buildProjectKpis({ conformity }))).toEqual([{ name: 'KFN', at: 24 }])
  expect(fundingLimits(buildProjectKpis())).toEqual([])
})

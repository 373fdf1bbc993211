import { expect, test } from 'vitest'
import { buildBooking, buildProjectKpis } from '#testing/project-kpis.ts'
import { budgetOf, decimalsAgainst, fundingLimits, furtherLines } from './budget.ts'

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

test('what other systems count of the fabric is a line for each quantity, with all its limits', () => {
  const limitsOf = {
    'bnb.fabric': ['fabricGwp', 7.9, 4.2],
    'dgnb2023.reference': ['fabricProductGwp', 8.4, 2.8],
  } as const
  const bonus = { requirement: 'dgnb2023.bonus', quantity: 'fabricProductGwp', limit: 3.75, value: 2.8, bound: 'lower' }
  const entries = Object.entries(limitsOf).map(([requirement, [quantity, limit, value]]) => ({
    requirement,
    quantity,
    limit,
    value,
    bound: 'lower',
  }))
  const conformity = [...entries, bonus] as unknown as ReturnType<typeof buildProjectKpis>['conformity']
  expect(furtherLines(buildProjectKpis({ conformity }))).toEqual([
    { quantity: 'fabricGwp', value: 4.2, bound: 'lower', limits: [7.9] },
    { quantity: 'fabricProductGwp', value: 2.8, bound: 'lower', limits: [3.75, 8.4] },
  ])
  expect(furtherLines(buildProjectKpis())).toEqual([])
})

import { expect, test } from 'vitest'
import { buildBuilding, buildElement, buildOpening } from '#testing/building-builders.ts'
import { buildConstruction, buildLayer, buildMaterial, firstGeneration } from '#testing/life-cycle-builders.ts'
import type { Price, Prices } from '#vocabulary/prices.ts'
import { buildingCost } from './building-cost.ts'

const pricesOf = (prices: Readonly<Record<string, Omit<Price, 'on'>>>, discountRate: number | null = null): Prices => ({
  byId: new Map(Object.entries(prices).map(([id, price]) => [id, { ...price, on: '2026-03-01' }])),
  discountRate,
  version: 'test',
})
const wool = buildMaterial({ id: 'wool', serviceLife: 50 })
const render = buildMaterial({ id: 'render', serviceLife: 20 })
const constructions = {
  wall: buildConstruction(buildLayer({ material: render }), buildLayer({ material: wool, thickness: 0.2 })),
}
const prices = pricesOf({ wool: { amount: 100, per: 'm3' }, render: { amount: 30, per: 'm2' } }, 0.03)
const costOf = (rows: Parameters<typeof buildBuilding>[0], by = prices) =>
  buildingCost(buildBuilding({ constructions, elements: [], openings: [], items: [], ...rows }), by, firstGeneration)

test('is that of the constructions times the areas of their rows, by hand', () => {
  const found = costOf({ elements: [buildElement({ area: 10 }), buildElement({ id: 'E2', area: 5, count: 2 })] })
  // a m² costs 30 + 20 at first; the render is made anew after 20 and 40 years
  expect(found.first).toEqual({ total: 20 * 50, bound: null })
  expect(found.overStudyPeriod?.total).toBeCloseTo(20 * (3 * 30 + 20), 9)
  expect(found.discounted?.total).toBeCloseTo(20 * (30 * (1 + 1.03 ** -20 + 1.03 ** -40) + 20), 9)
  expect(found.rows.map(({ id, first }) => [id, first?.total])).toEqual([
    ['E1', 500],
    ['E2', 500],
  ])
})

test('of what stands is only what is made anew, of what is taken out nothing', () => {
  const elements = [
    buildElement({ area: 10, status: 'existing', remainingServiceLife: 30 }),
    buildElement({ id: 'E2', area: 10, status: 'removed' }),
  ]
  const found = costOf({ elements, openings: [buildOpening({ status: 'removed' })] })
  expect(found.first).toEqual({ total: 0, bound: null })
  // render after 30 years, wool after 30 years
  expect(found.overStudyPeriod?.total).toBeCloseTo(10 * (30 + 20), 9)
})

test('is a lower bound where a material, an area or an opening tells nothing, and no figure where nothing does', () => {
  const elements = [buildElement({ area: 10 })]
  const some = costOf({ elements }, pricesOf({ render: { amount: 30, per: 'm2' } }))
  expect(some).toMatchObject({ first: { total: 300, bound: 'lower' }, discounted: null, missing: ['wool'] })
  const open = costOf({ elements, openings: [buildOpening({ id: 'O1' })] })
  expect(open.first).toEqual({ total: 500, bound: 'lower' })
  expect(open.rows.find(({ id }) => id === 'O1')?.first).toBeNull()
  expect(costOf({ elements: [...elements, buildElement({ id: 'E2', area: null })] }).first?.bound).toBe('lower')
  expect(costOf({ elements }, pricesOf({ other: { amount: 1, per: 'kg' } })).first).toBeNull()
})

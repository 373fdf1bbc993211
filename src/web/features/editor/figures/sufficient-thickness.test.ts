import { expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { testAssessor } from '#testing/assessor.ts'
import { sufficientThickness } from './sufficient-thickness.ts'

const assessor = testAssessor()
const wall = (thickness: number) => [
  { materialId: 'etics_coat_mineral_light', thickness: 0.009 },
  { materialId: 'eps_032', thickness },
  { materialId: 'sand_lime_1800', thickness: 0.175, state: 'existing' as const },
  { materialId: 'plaster_gypsum', thickness: 0.01, state: 'existing' as const },
]
const kpisOf = (thickness: number) => assessor.kpis({ type: 'outerWall', layers: wall(thickness) }, { locale: 'de_DE' })

const missed = (kpis: KeyPerformanceIndicators, quantity: string) => {
  const limit = kpis.conformity.find((one) => one.quantity === quantity && one.fulfilled === false)
  if (!limit) throw new Error(`${quantity} misses nothing`)
  return limit
}

test('the least whole millimetre is found that holds the limit, and the next thickness that is sold', async () => {
  const limit = missed(await kpisOf(0.06), 'uValue')
  const market = [0.06, 0.08, 0.1, 0.12, 0.14, 0.16, 0.18, 0.2]
  const found = await sufficientThickness(limit, { from: 0.06, market, compute: kpisOf })
  if (found === undefined || found === 'never') throw new Error('nothing suffices')
  const holds = async (thickness: number) =>
    (await kpisOf(thickness)).conformity.find(({ requirement }) => requirement === limit.requirement)?.fulfilled
  expect(await holds(found.exact)).toBe(true)
  expect(await holds(found.exact - 0.001)).toBe(false)
  expect(found.exact).toBeGreaterThan(0.06)
  expect(found.sold).toBe(market.find((one) => one >= found.exact))
})

test('a thickness that is sold is offered once', async () => {
  const limit = missed(await kpisOf(0.06), 'uValue')
  const found = await sufficientThickness(limit, { from: 0.06, market: [], compute: kpisOf })
  if (found === undefined || found === 'never') throw new Error('nothing suffices')
  const again = await sufficientThickness(limit, { from: 0.06, market: [found.exact, 1], compute: kpisOf })
  expect(again).toEqual({ exact: found.exact })
})

test('where no thickness helps, that is the answer; where nothing can be computed, there is none', async () => {
  const now = await kpisOf(0.06)
  const limit = { requirement: 'asks for something else' }
  expect(await sufficientThickness(limit, { from: 0.06, market: [], compute: async () => now })).toBe('never')
  expect(await sufficientThickness(limit, { from: 0.06, market: [], compute: async () => undefined })).toBeUndefined()
})

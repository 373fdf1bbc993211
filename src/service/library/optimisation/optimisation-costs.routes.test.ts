import { beforeAll, expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn({ email: 'ben@buero.example' })
  await price(ada, 'etics_finish_mineral', { amount: 12, per: 'm2' })
  await price(ada, 'stone_wool_etics_035', { amount: 150, per: 'm3' })
  await price(ada, 'eps_032', { amount: 110, per: 'm3' })
  await price(ada, 'sand_lime_1800', { amount: 40, per: 'm2' })
})

const price = (user: TestUser, id: string, of: { amount: number; per: string; thickness?: number }) =>
  user.call({ method: 'PUT', url: `/v1/material/price/of/${id}`, payload: { on: '2026-03-01', ...of } })

const rendered: ConstructionLayer[] = [
  { materialId: 'etics_finish_mineral', thickness: 0.005 },
  { materialId: 'stone_wool_etics_035', thickness: 0.14 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
]
const freedoms = {
  layers: [
    {
      layer: 1,
      thickness: { values: [0.14, 0.16, 0.18, 0.2] },
      materials: ['stone_wool_etics_035', 'eps_032', 'eps_035'],
    },
    { layer: 2, thickness: { values: [0.15, 0.175] } },
  ],
}
const ask = (user: TestUser, asked: object, query: Record<string, string> = {}) =>
  user.call({
    method: 'POST',
    url: '/v1/construction/optimisation',
    query,
    payload: { constructionType: 'outerWall', layers: rendered, goals: [], freedoms, ...asked },
  })
const found = async (user: TestUser, asked: object, query: Record<string, string> = {}) => {
  const response = await ask(user, asked, query)
  expect(response.statusCode, response.body).toBe(200)
  return operations.optimiseConstruction.success.body.parse(response.json())
}
const uValue = { quantity: 'uValue', relation: 'atMost', limit: 0.2 }

test('the cheapest that meets the goal is found by the prices of whoever asks, as an assessment has its cost', async () => {
  const { proposals, front, unpriced, exhaustive } = await found(ada, { goals: [uValue], objectives: ['cost'] })
  expect(exhaustive).toBe(true)
  expect(front).toHaveLength(1)
  const best = proposals.find(({ onFront }) => onFront)
  // 160 mm of 0.032 reach 0.20: 110 × 0.16 with render and masonry
  expect(best?.layers.map(({ materialId, thickness }) => [materialId, thickness])).toContainEqual(['eps_032', 0.16])
  expect(best?.figures.cost).toBeCloseTo(12 + 110 * 0.16 + 40, 9)
  expect(best?.lowerBounds).not.toContain('cost')
  const kpi = await ada.call({
    method: 'POST',
    url: '/v1/construction/kpi',
    query: { constructionType: 'outerWall', costs: 'true' },
    payload: best?.layers ?? [],
  })
  expect(best?.figures.cost).toBe(operations.assessKpis.success.body.parse(kpi.json()).cost?.first?.total)
  expect(unpriced).toEqual([
    { materialId: 'eps_035', reason: 'noPrice', layer: null },
    { materialId: 'sand_lime_1800', reason: 'otherThickness', layer: null },
  ])
  expect(proposals.every(({ layers }) => layers.every(({ materialId }) => materialId !== 'eps_035'))).toBe(true)
})

test('a price per m² says nothing of thicknesses that it does not name, so that no millimetre is free', async () => {
  const { proposals } = await found(ada, { objectives: ['cost', 'thickness'] })
  expect(new Set(proposals.map(({ layers }) => layers[2]?.thickness))).toEqual(new Set([0.175]))
})

test('where a layer that stays has no price the cost is a lower bound, which keeps no limit', async () => {
  await price(ben, 'stone_wool_etics_035', { amount: 150, per: 'm3' })
  const asked = { freedoms: { layers: freedoms.layers.slice(0, 1) }, objectives: ['cost'] }
  const { front, proposals, unpriced } = await found(ben, asked)
  expect(front[0]?.cost).toBeCloseTo(150 * 0.14, 9)
  expect(proposals[0]?.lowerBounds).toEqual(['cost', 'costOverStudyPeriod'])
  expect(unpriced).toContainEqual({ materialId: 'sand_lime_1800', reason: 'noPrice', layer: 2 })
  const limit = { quantity: 'cost', relation: 'atMost', limit: 100 }
  const { blocked } = await found(ben, { ...asked, goals: [limit] })
  expect(blocked).toMatchObject([{ goal: limit }])
})

test('who has no prices, or no rate, is told the place; nothing is said of cost unless it is asked', async () => {
  const cara = await service.signIn({ email: 'cara@buero.example' })
  const refused = await ask(cara, {
    goals: [{ quantity: 'cost', relation: 'atMost', limit: 100 }],
    objectives: ['gwp', 'costOverStudyPeriod'],
  })
  expect(refused.statusCode).toBe(400)
  expect(errorOf(refused).details.map(({ path }) => path)).toEqual(['/goals/0/quantity', '/objectives/1'])
  expect((await ask(ada, { objectives: ['costDiscounted'] })).statusCode).toBe(400)
  const without = await found(ada, { goals: [uValue] })
  expect(without.proposals[0]?.figures.cost).toBeNull()
  const told = await found(ada, { goals: [uValue] }, { costs: 'true' })
  expect(told.proposals[0]?.figures.cost).not.toBeNull()
  expect(told.given.figures.cost).toBeCloseTo(12 + 150 * 0.14 + 40, 9)
})

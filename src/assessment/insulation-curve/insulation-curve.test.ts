import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { HeatAssumptions } from '#contract/insulation-curve.ts'
import { testAssessor } from '#testing/assessor.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { heatUseOf } from '../heating/heat-use.ts'
import { insulationCurve } from './insulation-curve.ts'
import { layerVariation } from './layer-variation.ts'

const assessor = testAssessor()

type Asked = {
  readonly layers: readonly ConstructionLayer[]
  readonly layer: number
  readonly thicknesses?: readonly number[]
  readonly heat?: HeatAssumptions
  readonly type?: ConstructionType
  readonly settings?: Settings
  readonly release?: string
}
async function curveOf(asked: Asked) {
  const { layers, layer, thicknesses = [], heat = {}, type = 'outerWall', settings, release } = asked
  const given = { type, layers, settings }
  const resolved = await assessor.resolve({ ...given, release })
  return insulationCurve(layerVariation({ given, resolved }, layer), thicknesses, heatUseOf(heat, given, 2026))
}

const existing = (materialId: string, thickness: number, conductivity: number): ConstructionLayer => ({
  materialId,
  thickness,
  state: 'existing',
  remainingServiceLife: 60,
  overrides: { conductivity },
})
/** Solid brick with mineral wool outside, without fasteners and cladding. */
const brick: readonly ConstructionLayer[] = [
  {
    materialId: 'mw_facade_035',
    thickness: 0.14,
    dataset: { uuid: 'f8afef87-5de3-4996-838c-1f2af9ef81df' },
    overrides: { conductivity: 0.035, serviceLife: 50 },
  },
  existing('plaster_lime_cement', 0.02, 0.87),
  existing('brick_solid_1800', 0.24, 0.68),
  existing('plaster_lime_cement', 0.015, 0.7),
]
const gas: HeatAssumptions = { degreeHours: 86.5, fx: 1, factor: { gwp: 0.23725, penrt: 3.9665 / 3.6 } }
const worked = { layers: brick, layer: 0, release: 'OBD_2020_II', settings: { boundary: 'qng' } } as const

test('the worked example of solid brick and mineral wool, computed by hand', async () => {
  const { optima, points, given } = await curveOf({ ...worked, thicknesses: [0.1, 0.14, 0.2, 0.3, 0.4], heat: gas })
  // what exists is taken away some day, at every thickness alike
  const rest = (given.embodied.gwp ?? 0) - 72.365 * 0.14
  const totals = [306.9, 234.8, 177.8, 134, 114.5]
  for (const [index, { total }] of points.entries()) expect((total.gwp ?? 0) - rest).toBeCloseTo(totals[index] ?? 0, 1)
  expect(optima.gwp?.thickness).toBeCloseTo(0.685, 3)
  expect((optima.gwp?.total.gwp ?? 0) - rest).toBeCloseTo(100.5, 1)
  expect(optima.penrt?.thickness).toBeCloseTo(0.808, 3)
})

test('the range around the optimum is where the total is at most two per cent above it', async () => {
  const { optima } = await curveOf({ ...worked, heat: gas })
  const { range, total } = optima.gwp ?? {}
  expect(range?.from).toBeCloseTo(0.56, 2)
  expect(range?.to).toBeCloseTo(0.84, 2)
  const { points } = await curveOf({ ...worked, thicknesses: [range?.from ?? 0, range?.to ?? 0], heat: gas })
  for (const point of points) expect((point.total.gwp ?? 0) / (total?.gwp ?? 1)).toBeCloseTo(1.02, 6)
})

test('a limit is marked at the thinnest that holds it as the rule rounds', async () => {
  const { limits } = await curveOf({ ...worked, heat: gas })
  const beg = limits.find(({ pack }) => pack === 'begEm')
  expect(beg?.uValue).toBeCloseTo(0.205, 6)
  const around = [(beg?.thickness ?? 0) - 1e-5, (beg?.thickness ?? 0) + 1e-5]
  const { points } = await curveOf({ ...worked, thicknesses: around, heat: gas })
  expect(points.map(({ uValue }) => uValue?.toFixed(2))).toEqual(['0.21', '0.20'])
})

test('at the ground the heat falls by a step where the resistance passes 1 m²K/W', async () => {
  const slab = [existing('concrete_reinforced', 0.2, 2.3), { materialId: 'xps_035', thickness: 0.06 }]
  const { points } = await curveOf({ layers: slab, layer: 1, type: 'groundSlab', thicknesses: [0.03, 0.04] })
  expect(points.map(({ fx }) => fx)).toEqual([0.4, 0.5])
})

test('a layer of which nothing is known has no optimum', async () => {
  const { optima, given } = await curveOf({
    layers: [
      { materialId: 'mw_facade_035', thickness: 0.14, dataset: { uuid: '00000000-0000-0000-0000-000000000000' } },
    ],
    layer: 0,
  })
  expect(optima).toEqual({ gwp: null, penrt: null })
  expect(given.total).toEqual({ gwp: null, penrt: null })
})

test('what another layer lacks makes a lower bound of the total, and leaves the optimum where it is', async () => {
  const { dataset: _, ...unknown } = existing('brick_solid_1800', 0.24, 0.68)
  const lacking = brick.map((layer, index) =>
    index === 2 ? { ...unknown, dataset: { uuid: '00000000-0000-0000-0000-000000000000' } } : layer,
  )
  const { optima } = await curveOf({ ...worked, layers: lacking, heat: gas })
  expect(optima.gwp).toMatchObject({ bound: 'lower', range: null })
  expect(optima.gwp?.thickness).toBeCloseTo(0.685, 3)
})

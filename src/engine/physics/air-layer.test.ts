import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import { air, buildConstruction, buildFraming, buildLayer, concrete, mineralWool } from '#testing/physics-builders.ts'
import { airLayerResistance, airSpaceResistance, slightlyVentilatedResistance } from './air-layer.ts'
import { assessPhysics } from './assess-physics.ts'

const thickness = [0, 0.005, 0.007, 0.01, 0.015, 0.025, 0.05, 0.1, 0.3]
const table = [
  ['up', [0, 0.11, 0.13, 0.15, 0.16, 0.16, 0.16, 0.16, 0.16]],
  ['horizontal', [0, 0.11, 0.13, 0.15, 0.17, 0.18, 0.18, 0.18, 0.18]],
  ['down', [0, 0.11, 0.13, 0.15, 0.17, 0.19, 0.21, 0.22, 0.23]],
] as const

const framed = (spacing: number) =>
  assessPhysics(
    buildConstruction([
      buildLayer(concrete, 0.1),
      buildLayer(air, 0.05, { framing: buildFraming({ width: 0.05, spacing }) }),
    ]),
  )

const withCavity = (airCavity: 'unventilated' | 'slightlyVentilated' | 'wellVentilated') =>
  assessPhysics(
    buildConstruction([buildLayer(concrete, 0.1), buildLayer(air, 0.04, { airCavity }), buildLayer(mineralWool, 0.1)]),
  )

describe('unventilated air layers (ISO 6946, table 8)', () => {
  test.each(table)('heat flow %s, as printed', (heatFlow, resistances) => {
    expect(thickness.map((own) => airLayerResistance(own, heatFlow))).toEqual(resistances)
  })

  test('between the rows linear, above 300 mm constant', () => {
    expect(airLayerResistance(0.02, 'horizontal')).toBeCloseTo(0.175, 12)
    expect(airLayerResistance(2, 'horizontal')).toBe(0.18)
    expect(airLayerResistance(0.001, 'down')).toBeCloseTo(0.022, 12)
  })

  test.each(table)('annex D with ε = 0.9 reproduces the table to 0.005, heat flow %s', (heatFlow, resistances) => {
    const errors = thickness
      .slice(1)
      .map((own, row) => Math.abs(airSpaceResistance({ thickness: own, heatFlow }) - (resistances[row + 1] ?? 0)))
    expect(Math.max(...errors)).toBeLessThan(0.0055)
  })
})

describe('air spaces by emissivity (ISO 6946, annex D)', () => {
  test('a shiny face resists more', () => {
    const shiny = airSpaceResistance({ thickness: 0.025, heatFlow: 'horizontal', emissivities: [0.05, 0.9] })
    expect(shiny).toBeCloseTo(1 / (1.25 + 5.1486 / (1 / 0.05 + 1 / 0.9 - 1)), 4)
    expect(shiny).toBeGreaterThan(airSpaceResistance({ thickness: 0.025, heatFlow: 'horizontal' }))
  })

  test('more than 5 K across a vertical space stir the air', () => {
    const calm = airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal', temperatureDifference: 5 })
    const stirred = airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal', temperatureDifference: 10 })
    expect(stirred).toBeCloseTo(1 / (1 / calm - 1.25 + 0.73 * Math.cbrt(10)), 12)
  })

  test('narrow spaces between members are voids, wide ones are not', () => {
    const wide = airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal', width: 0.5 })
    const narrow = airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal', width: 0.05 })
    expect(wide).toBe(airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal' }))
    expect(narrow).toBeCloseTo(1 / (1.25 + 5.1486 / (2 / 0.9 - 2 + 2 / Math.SQRT2)), 4)
    expect(framed(0.1).layers[1]?.resistance).toBeCloseTo(narrow, 12)
    expect(framed(0.6).layers[1]?.resistance).toBe(0.18)
  })
})

describe('slightly ventilated air layers (ISO 6946, 6.9.3)', () => {
  test('from closed at 500 to open at 1500 mm², linear, constant beyond', () => {
    expect([0, 500, 750, 1500, 3000].map((openings) => slightlyVentilatedResistance(openings, 2, 1))).toEqual([
      2, 2, 1.75, 1, 1,
    ])
  })

  test('without a known area half way, and that is said', () => {
    const between = withCavity('slightlyVentilated')
    const closed = withCavity('unventilated').thermal.rTotal ?? 0
    const open = withCavity('wellVentilated').thermal.rTotal ?? 0
    expect(between.thermal.rTotal).toBeCloseTo((closed + open) / 2, 12)
    expect(between.warnings).toContainEqual({ code: 'openingAreaAssumed', path: '/layers/1', values: { area: 1000 } })
  })
})

test('a face that emits little makes an air layer of a construction resist more; openings lie between closed and open', () => {
  const wall = (more: Partial<Layer> = {}) =>
    assessPhysics(
      buildConstruction([buildLayer(concrete, 0.1), buildLayer(air, 0.05, more), buildLayer(concrete, 0.1)]),
    )
  const bright = wall({ emissivities: { outer: 0.9, inner: 0.05 } })
  expect(bright.layers[1]?.resistance).toBeCloseTo(
    airSpaceResistance({ thickness: 0.05, heatFlow: 'horizontal', emissivities: [0.9, 0.05] }),
    12,
  )
  expect(bright.thermal.uValue).toBeLessThan((wall().thermal.uValue ?? 0) * 0.8)
  const slightly = (openings?: number) =>
    wall({ airCavity: 'slightlyVentilated', ...(openings !== undefined && { openings }) })
  expect(slightly(500).thermal.uValue).toBeCloseTo(wall().thermal.uValue ?? 0, 12)
  expect(slightly(1000).thermal).toEqual(slightly().thermal)
  expect(slightly(1000).warnings.map(({ code }) => code)).not.toContain('openingAreaAssumed')
  const open = 1 / (0.13 + 0.1 / 1.8 + 0.13)
  expect(slightly(1500).thermal.uValue).toBeCloseTo(open, 12)
})

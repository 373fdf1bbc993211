import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  firstGeneration,
} from '#testing/life-cycle-builders.ts'
import { airCavities, constructionTypes } from '#vocabulary/constructions.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { materialTraits } from '#vocabulary/materials.ts'
import { assess } from './assessment.ts'
import type { Layer, Material } from './construction.ts'
import { assessLifeCycle } from './lca/assess-life-cycle.ts'
import { openTrace } from './open-trace.ts'
import { assessPhysics } from './physics/assess-physics.ts'

const insulation = buildLayer({ thickness: 0.16, material: buildMaterial({ conductivity: 0.035, density: 40 }) })
const wall = buildConstruction(buildLayer({ thickness: 0.02 }), insulation, buildLayer({ thickness: 0.2 }))

describe('a whole assessment', () => {
  const assessment = assess(wall, firstGeneration)

  test('holds the physics and the life cycle as their own parts tell them', () => {
    const { thermal, geometry, moisture, summer } = assessPhysics(wall)
    expect(assessment).toMatchObject({ thermal, geometry, moisture, summer })
    expect(assessment.lifeCycle).toEqual(assessLifeCycle(wall, firstGeneration).lifeCycle)
    expect(assessment.indicators()).toEqual(assessLifeCycle(wall, firstGeneration).indicators())
  })

  test('tells of every layer what it is and what it causes', () => {
    expect(assessment.layers).toHaveLength(3)
    expect(assessment.layers[1]).toMatchObject({ layer: 1, counted: true, replacements: 0, complete: true })
    expect(assessment.layers[1]?.resistance).toBeCloseTo(0.16 / 0.035, 12)
    expect(assessment.layers[1]?.mass).toBeCloseTo(6.4, 12)
    expect(assessment.layers[1]?.gwp).toBeCloseTo(0.16 * 108, 12)
  })

  test('sums the masses of the layers', () => {
    expect(assessment.layers.reduce((sum, { mass }) => sum + (mass ?? 0), 0)).toBeCloseTo(
      assessment.geometry.mass ?? 0,
      9,
    )
  })

  test('writes the indicators out once', () => expect(assessment.indicators()).toBe(assessment.indicators()))

  test('survives JSON with its indicators', () => {
    const whole = { ...assessment, indicators: assessment.indicators() }
    expect(JSON.parse(JSON.stringify(whole))).toEqual(whole)
  })
})

test('a layer the catalogue does not hold leaves gaps, each with its reason, and the rest is computed', () => {
  const assessment = assess(
    buildConstruction(insulation, buildLayer({ material: { id: 'gone', traits: [] } })),
    firstGeneration,
  )
  expect(assessment.thermal.uValue).toBeNull()
  expect(assessment.geometry).toMatchObject({ thickness: 0.26, mass: null })
  expect(assessment.lifeCycle).toMatchObject({ complete: false, gwp: { total: 0.16 * 108 } })
  const paths = assessment.warnings.filter(({ path }) => path?.startsWith('/layers/1')).map(({ code }) => code)
  expect(paths).toEqual(expect.arrayContaining(['conductivityUnknown', 'densityUnknown', 'materialUnknown']))
})

test('a trace tells of heat and life cycle, and changes no figure', () => {
  const trace = openTrace()
  const traced = assess(wall, firstGeneration, trace)
  expect(JSON.stringify(traced)).toBe(JSON.stringify(assess(wall, firstGeneration)))
  const quantities = new Set(trace.steps.map(({ quantity }) => quantity))
  expect([...quantities]).toEqual(
    expect.arrayContaining(['thermal.uValue', 'lifeCycle.gwp', 'lifeCycle.referenceFlow']),
  )
})

test('limits follow the heating of the room', () => {
  const renovated = buildConstruction(insulation, buildLayer({ state: 'existing', thickness: 0.2 }))
  const limit = (heating: 'normal' | 'low') =>
    assess({ ...renovated, settings: { heating, measure: ['outsideInsulated'] } }, firstGeneration).conformity.find(
      ({ pack }) => pack === 'gegAnnex7',
    )?.limit
  expect([limit('normal'), limit('low')]).toEqual([0.24, 0.35])
})

test('nothing is assessed of no layers', () => {
  expect(() => assess(buildConstruction(), firstGeneration)).toThrow(expect.objectContaining({ code: 'layersEmpty' }))
})

describe('whatever the construction', () => {
  const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
  const material: fc.Arbitrary<Material> = fc
    .record({
      traits: fc.subarray([...materialTraits], { maxLength: 2 }),
      conductivity: between(0.02, 50),
      density: between(10, 8000),
      specificHeatCapacity: between(400, 2500),
      mu: between(1, 100_000),
      serviceLife: between(5, 100),
      known: fc.integer({ min: 0, max: 20 }),
    })
    .map(({ traits, known, mu, ...figures }) =>
      known === 0
        ? { id: 'gone', traits: [] }
        : { id: 'm', traits, ...figures, vapourResistanceFactor: { dry: mu, wet: mu }, dataset: buildDataset() },
    )
  const layer: fc.Arbitrary<Layer> = fc
    .record({
      thickness: between(0.0005, 0.5),
      material,
      state: fc.constantFrom(...layerStates),
      airCavity: fc.constantFrom(...airCavities),
      members: fc.option(material, { nil: undefined, freq: 4 }),
    })
    .map(({ members, ...rest }) =>
      members ? { ...rest, framing: { material: members, width: 0.08, spacing: 0.6, direction: 'vertical' } } : rest,
    )
  const construction = fc.record({
    type: fc.constantFrom(...constructionTypes),
    layers: fc.array(layer, { minLength: 1, maxLength: 8 }),
  })
  const holdsNoWrongNumber = (value: unknown): boolean =>
    typeof value === 'number'
      ? Number.isFinite(value)
      : typeof value !== 'object' || value === null || Object.values(value).every(holdsNoWrongNumber)

  test('no figure is NaN or infinite', () => {
    fc.assert(
      fc.property(construction, (of) => {
        const assessment = assess(of, firstGeneration)
        expect(holdsNoWrongNumber({ ...assessment, indicators: assessment.indicators() })).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('a verdict follows from value, relation and limit', () => {
    fc.assert(
      fc.property(construction, (of) => {
        for (const { value, limit, relation, fulfilled, kind } of assess(of, firstGeneration).conformity) {
          const above = relation === 'atMost' ? limit - (value ?? 0) : (value ?? 0) - limit
          expect(fulfilled).toBe(value === null || kind === 'orientation' ? null : above >= -1e-9)
        }
      }),
    )
  })
})

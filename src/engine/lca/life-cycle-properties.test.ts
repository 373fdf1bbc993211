import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Construction, Dataset, Layer, Material, ModuleDeclaration } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import {
  buildConstruction,
  buildTruck,
  figure,
  firstGeneration,
  secondGeneration,
} from '#testing/life-cycle-builders.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import { layerStates, modulesInTotal } from '#vocabulary/life-cycle.ts'
import { referenceUnits } from '#vocabulary/materials.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'
import type { LifeCycleResult } from './life-cycle-result.ts'

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 })
const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Drops what is undefined: an absent figure is not there at all. */
const compact = (value: object) => Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined))

const figures = fc.record({
  gwpA1: between(-1000, 1000),
  penrt: between(-1e4, 1e5),
  pert: sometimes(between(-1e4, 1e5)),
})
const declaration = fc
  .record({
    module: fc.constantFrom('A1', 'A2', 'A3', 'A1-A3', 'A4', 'A5', 'B1', 'B4', 'C1', 'C2', 'C3', 'C4', 'D'),
    scenario: sometimes(fc.constantFrom('one', 'two')),
    indicators: figures.map(compact),
  })
  .map((value) => compact(value) as ModuleDeclaration)
const dataset = fc
  .record({
    referenceQuantity: fc.constantFrom(1, 100, 1000, 3.6),
    referenceUnit: fc.constantFrom(...referenceUnits),
    density: sometimes(between(10, 8000)),
    arealMass: sometimes(between(0.1, 100)),
    biogenicCarbon: sometimes(between(0, 300)),
    modules: fc.array(declaration, { maxLength: 12 }),
  })
  .map((value) => ({
    uuid: 'u',
    version: 'v',
    release: 'OBD_2020_II',
    generation: 'EN 15804+A1',
    ...compact(value),
  })) as fc.Arbitrary<Dataset>
const material = fc
  .record({
    traits: fc.subarray(['wood', 'woodBased', 'biogenic', 'air'] as const, { maxLength: 1 }),
    density: sometimes(between(10, 8000)),
    serviceLife: sometimes(between(1, 120)),
    dataset: sometimes(dataset),
  })
  .map((value) => ({ id: 'm', ...compact(value) }) as Material)
const framing = fc.record({
  material,
  width: between(0.02, 0.2),
  spacing: between(0.3, 1),
  direction: fc.constant('vertical' as const),
})
const layer = fc
  .record({
    thickness: between(0.001, 0.5),
    material,
    state: fc.constantFrom(...layerStates),
    framing: sometimes(framing),
    remainingServiceLife: sometimes(between(0, 80)),
    transport: sometimes(
      between(0, 1000).map((distance) => ({ distance, vehicle: 'truck' as const, dataset: buildTruck() })),
    ),
    wastage: sometimes(between(0, 0.3)),
  })
  .map((value) => compact(value) as unknown as Layer)
const layers = fc.array(layer, { minLength: 1, maxLength: 8 })

const names = ['gwpA1', 'penrt', 'pert'] as const satisfies readonly Indicator[]
const life = (...of: Layer[]) => assessLifeCycle(buildConstruction(...of), firstGeneration)
const totals = (result: LifeCycleResult) => names.map((name) => figure(result, 'total', name))
/** Equal up to the order of summation; both absent is equal. */
const areClose = (one: (number | undefined)[], other: (number | undefined)[]): boolean =>
  one.every((value, index) => {
    const second = other[index]
    if (value === undefined || second === undefined) return value === second
    return Math.abs(value - second) <= 1e-9 * Math.max(1, Math.abs(value), Math.abs(second))
  })
const finite = (value: unknown): boolean =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value !== 'object' || value === null || Object.values(value).every(finite)

const scalesWithThickness = ({ material: { dataset: of } }: Layer) =>
  of !== undefined && (of.referenceUnit === 'm3' || (of.referenceUnit === 'kg' && of.density !== undefined))

const withoutD = (of: Material): Material =>
  of.dataset
    ? { ...of, dataset: { ...of.dataset, modules: of.dataset.modules.filter(({ module }) => module !== 'D') } }
    : of

describe('whatever the construction', () => {
  test('the total is the sum of the modules A to C, layer by layer and as a whole', () => {
    fc.assert(
      fc.property(layers, fc.constantFrom(...names), (of, name) => {
        const indicators = life(...of).indicators()
        const total = indicators.find(({ module }) => module === 'total')
        const value = total?.indicators[name]
        fc.pre(value !== undefined)
        const parts = indicators.filter(({ module }) => modulesInTotal.some((counted) => counted === module))
        const ofModules = parts.reduce((sum, part) => sum + (part.indicators[name] ?? 0), 0)
        const ofLayers = total?.layers.reduce((sum, part) => sum + (part.indicators[name] ?? 0), 0)
        expect(areClose([value, value], [ofModules, ofLayers])).toBe(true)
      }),
    )
  })

  test('M18: D changes no total', () => {
    // Without scenarios, which D alone may name.
    const plain = layers.map((of) =>
      of.map((entry) => {
        const { framing: _, ...bare } = entry
        const { dataset: own, ...rest } = entry.material
        if (!own) return bare
        const modules = own.modules.map(({ module, indicators }) => ({ module, indicators }))
        return { ...bare, material: { ...rest, dataset: { ...own, modules } } }
      }),
    )
    fc.assert(
      fc.property(plain, (of) => {
        expect(totals(life(...of.map((entry) => ({ ...entry, material: withoutD(entry.material) }))))).toEqual(
          totals(life(...of)),
        )
      }),
    )
  })

  test('the order of the layers changes no sum', () => {
    fc.assert(
      fc.property(layers, (of) => {
        expect(areClose(totals(life(...of.toReversed())), totals(life(...of)))).toBe(true)
      }),
    )
  })

  test('M21: a layer taken twice counts twice', () => {
    fc.assert(
      fc.property(layer, (of) => {
        const once = totals(life(of))
        expect(
          areClose(
            totals(life(of, of)),
            once.map((value) => (value === undefined ? value : 2 * value)),
          ),
        ).toBe(true)
      }),
    )
  })

  test('no figure is NaN or infinite', () => {
    fc.assert(
      fc.property(layers, (of) => {
        const result = life(...of)
        expect(finite({ ...result, indicators: result.indicators() })).toBe(true)
      }),
    )
  })

  test('reading does not change the input', () => {
    fc.assert(
      fc.property(layers, (of) => {
        const before = structuredClone(of)
        expect(life(...of).indicators()).toHaveLength(10)
        expect(of).toEqual(before)
      }),
    )
  })
})

describe('what counts by volume or mass', () => {
  /** By a density; a mass per area alone is that of the product, whatever the thickness. */
  const isWeighed = ({ material: of }: Layer) => of.density !== undefined || of.dataset?.density !== undefined
  const solid = layer.filter(
    (of) => of.framing === undefined && scalesWithThickness(of) && (of.transport === undefined || isWeighed(of)),
  )

  test('doubling the thickness doubles A1-A3', () => {
    fc.assert(
      fc.property(solid, (of) => {
        const once = figure(life(of), 'A1-A3', 'penrt')
        const twice = figure(life({ ...of, thickness: 2 * of.thickness }), 'A1-A3', 'penrt')
        expect(areClose([twice], [once === undefined ? once : 2 * once])).toBe(true)
      }),
    )
  })

  test('splitting a layer changes nothing', () => {
    fc.assert(
      fc.property(solid, between(0.1, 0.9), (of, share) => {
        const parts = [
          { ...of, thickness: share * of.thickness },
          { ...of, thickness: (1 - share) * of.thickness },
        ]
        const whole = life(of)
        const split = life(...parts)
        expect(areClose(totals(split), totals(whole))).toBe(true)
        expect(areClose([figure(split, 'D')], [figure(whole, 'D')])).toBe(true)
      }),
    )
  })
})

const counts = (of: Material) => of.dataset !== undefined && !of.traits.includes('air')

test('+A1 and +A2 are never mixed: datasets of one release pass in no other', () => {
  fc.assert(
    fc.property(layers, (of) => {
      fc.pre(of.some(({ material: own, framing: members }) => counts(own) || (members && counts(members.material))))
      expect(() => assessLifeCycle(buildConstruction(...of), secondGeneration)).toThrow(
        expect.objectContaining({ code: 'generationsMixed' }),
      )
    }),
  )
})

/** What came of it: finite figures, or where an EngineError points; anything else that is thrown passes on. */
const outcome = (construction: Construction): string => {
  try {
    const result = assessLifeCycle(construction, firstGeneration)
    return finite({ ...result, indicators: result.indicators() }) ? 'finite' : 'not finite'
  } catch (error) {
    if (error instanceof EngineError) return error.path
    throw error
  }
}

const anyNumber = fc.oneof(fc.double(), fc.constantFrom(0, -0, -1, 1e300, 1e-300, Number.NaN, Number.POSITIVE_INFINITY))
const spoilt = fc.tuple(layers, fc.integer({ min: 0, max: 7 }), anyNumber, fc.integer({ min: 0, max: 9 }))
const spoil = (of: Layer, value: number, which: number): Layer => {
  const own = of.material.dataset
  const withDataset = (change: Partial<Dataset>): Layer =>
    own ? { ...of, material: { ...of.material, dataset: { ...own, ...change } } } : of
  const changes: (() => Layer)[] = [
    () => ({ ...of, thickness: value }),
    () => ({ ...of, wastage: value }),
    () => ({ ...of, transport: { distance: value, vehicle: 'truck' as const, dataset: buildTruck() } }),
    () => ({ ...of, remainingServiceLife: value, state: 'existing' }),
    () => ({ ...of, material: { ...of.material, density: value } }),
    () => ({ ...of, material: { ...of.material, serviceLife: value } }),
    () => withDataset({ referenceQuantity: value }),
    () => withDataset({ arealMass: value, referenceUnit: 'kg' }),
    () => withDataset({ modules: [{ module: 'A1-A3', indicators: { gwpA1: value } }] }),
    () => ({ ...of, framing: { material: of.material, width: value, spacing: 0.6, direction: 'vertical' } }),
  ]
  return changes[which]?.() ?? of
}

test('whatever the numbers, the answer is finite or an EngineError', () => {
  fc.assert(
    fc.property(spoilt, ([of, at, value, which]) => {
      const construction: Construction = buildConstruction(
        ...of.map((entry, index) => (index === at % of.length ? spoil(entry, value, which) : entry)),
      )
      expect(outcome(construction)).toMatch(/^(finite|\/layers\/.*)$/)
    }),
    { numRuns: 500 },
  )
})

import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluateStep } from '#testing/formula-registry.ts'
import { buildDataset, buildTruck, firstGeneration } from '#testing/life-cycle-builders.ts'
import { airCavities, constructionTypes } from '#vocabulary/constructions.ts'
import { airGapLevels } from '#vocabulary/fasteners.ts'
import { type FigureKey, figureDefinitions, figureKeys } from '#vocabulary/figures.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { accessoryUnits, materialTraits, referenceUnits } from '#vocabulary/materials.ts'
import { taperShapes } from '#vocabulary/taper.ts'
import { type Assessment, type AssessmentOptions, assess } from './assessment.ts'
import type { Layer, LayerAccessory, Material } from './construction.ts'
import { openTrace } from './open-trace.ts'
import type { TraceStep } from './trace.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

const material: fc.Arbitrary<Material> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c'),
    traits: fc.subarray([...materialTraits], { maxLength: 2 }),
    conductivity: between(0.02, 5),
    density: between(10, 3000),
    specificHeatCapacity: between(400, 2500),
    mu: fc.oneof(between(1, 20), between(1, 100_000)),
    wetter: between(0.2, 1),
    serviceLife: between(5, 100),
    referenceUnit: fc.constantFrom(...referenceUnits),
    biogenicCarbon: fc.option(between(0, 100), { nil: undefined }),
    missing: fc.option(fc.constantFrom('conductivity', 'density', 'specificHeatCapacity', 'dataset'), { freq: 8 }),
  })
  .map(({ mu, wetter, referenceUnit, biogenicCarbon, missing, ...figures }) => {
    const dataset = { ...buildDataset({ referenceUnit }), ...(biogenicCarbon === undefined ? {} : { biogenicCarbon }) }
    const whole: Material = { ...figures, vapourResistanceFactor: { dry: mu, wet: Math.max(1, mu * wetter) }, dataset }
    return missing === null ? whole : Object.fromEntries(Object.entries(whole).filter(([name]) => name !== missing))
  })
  .map((made) => ({ id: 'x', traits: [], ...made }))

const accessory: fc.Arbitrary<LayerAccessory> = fc
  .record({
    material: material.map(({ id, traits, dataset }) => ({ id, traits, ...(dataset && { dataset }) })),
    unit: fc.constantFrom(...accessoryUnits),
    amount: between(0, 1),
    arealMass: fc.option(between(0.1, 1), { nil: undefined, freq: 5 }),
  })
  .map(({ arealMass, ...rest }) => ({ ...rest, ...(arealMass !== undefined && { arealMass }) }))

const taper = fc.record({ shape: fc.constantFrom(...taperShapes), rise: between(0.01, 0.25) }).map((given) => ({
  thickness: 0.3,
  taper: { ...given, ...(given.shape === 'threeCorners' && { intermediate: given.rise / 3 }) },
}))
const corrected: fc.Arbitrary<Partial<Layer>> = fc.oneof(
  fc.record({ openings: between(500, 1500) }),
  fc.record({ outer: between(0.05, 1), inner: between(0.05, 1) }).map((emissivities) => ({ emissivities })),
  fc.record({ rainBelow: between(0, 5) }),
  taper,
  { weight: 4, arbitrary: fc.constant({}) },
  fc.constantFrom(...airGapLevels).map((airGaps) => ({ airGaps })),
  between(0, 900).map((distance) => ({ transport: { distance, vehicle: 'truck' as const, dataset: buildTruck() } })),
  fc.record({ perArea: between(1, 10), pointTransmittance: between(0, 0.01) }).map((fasteners) => ({ fasteners })),
  fc
    .record({ perArea: between(1, 10), conductivity: between(0.1, 50), area: between(1e-6, 1e-4) })
    .map((fasteners) => ({ fasteners })),
)

const layer: fc.Arbitrary<Layer> = fc
  .record({
    thickness: between(0.0005, 0.5),
    material,
    state: fc.constantFrom(...layerStates),
    airCavity: fc.constantFrom(...airCavities),
    remainingServiceLife: between(0, 60),
    members: fc.option(material, { nil: undefined, freq: 3 }),
    second: fc.option(material, { nil: undefined, freq: 2 }),
    width: between(0.02, 0.5),
    direction: fc.constantFrom('vertical' as const, 'horizontal' as const),
    share: fc.option(between(0.05, 0.9), { nil: undefined, freq: 3 }),
    accessories: fc.option(fc.array(accessory, { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 3 }),
    corrected,
  })
  .map(({ members, second, width, direction, share, accessories, corrected: more, ...rest }) => ({
    ...rest,
    ...more,
    ...(members && {
      framing: {
        material: members,
        width,
        spacing: 0.625,
        direction,
        ...(share !== undefined && !second && { share }),
      },
    }),
    ...(accessories && { accessories }),
  }))
const construction = fc.record({
  type: fc.constantFrom(...constructionTypes),
  layers: fc.array(layer, { minLength: 1, maxLength: 7 }),
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The figure at its place in a result; of a sum over time its total. */
const figureOf = (result: Assessment, key: FigureKey): unknown => {
  const names = figureDefinitions[key].place.split('.')
  const found = names.reduce<unknown>((value, name) => (isRecord(value) ? value[name] : value), result)
  return (isRecord(found) ? found['total'] : found) ?? null
}

/** The id of one material has no price. */
const priced: AssessmentOptions = {
  ...firstGeneration,
  prices: {
    byId: new Map([
      ['a', { amount: 120, per: 'm3', on: '2026-03-01' }],
      ['b', { amount: 2, per: 'kg', on: '2026-03-01' }],
    ]),
    discountRate: 0.03,
    version: 'test',
  },
}

const stepOf = (steps: readonly TraceStep[], key: FigureKey) =>
  steps.filter(({ quantity, layer }) => layer === null && quantity === figureDefinitions[key].place)

const traced = (of: Parameters<typeof assess>[0]) => {
  const trace = openTrace()
  return { steps: trace.steps, result: assess(of, priced, trace) }
}

test('every step gives its value again from its own inputs by its own formula, and the figures are those steps', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(construction, (of) => {
      const { steps, result } = traced(of)
      for (const { formula } of steps) seen.add(formula)
      expect(steps.filter((step) => evaluateStep(step) !== step.value)).toEqual([])
      const wrong = figureKeys.filter((key) => {
        const value = figureOf(result, key)
        const told = stepOf(steps, key)
        return value === null ? told.length > 0 : told.length !== 1 || told[0]?.value !== value
      })
      expect(wrong).toEqual([])
      expect(JSON.stringify(result)).toBe(JSON.stringify(assess(of, priced)))
    }),
    { numRuns: 250 },
  )
  expect(seen.size).toBeGreaterThan(65)
})

test('every step names clause and unit, and its inputs survive JSON', () => {
  fc.assert(
    fc.property(construction, (of) => {
      const { steps } = traced(of)
      expect(steps.filter(({ clause, unit }) => !unit || !clause)).toEqual([])
      expect(JSON.parse(JSON.stringify(steps))).toEqual(steps)
    }),
    { numRuns: 50 },
  )
})

test('the decrement is explained by the U it is computed with: of the path between the studs', () => {
  const insulation = { id: 'wool', traits: [], conductivity: 0.04, density: 50, specificHeatCapacity: 1030 }
  const timber = { id: 'timber', traits: [], conductivity: 0.13, density: 500, specificHeatCapacity: 1600 }
  const framing = { material: timber, width: 0.08, spacing: 0.625, direction: 'vertical' } as const
  const { steps, result } = traced({
    type: 'outerWall',
    layers: [{ thickness: 0.2, material: insulation, state: 'new', framing }],
  })
  const uBay = steps.find(({ quantity }) => quantity === 'thermal.uBay')
  const [decrement] = stepOf(steps, 'decrement')
  expect(decrement?.inputs).toEqual({ periodicTransmittance: result.summer.periodicTransmittance, uBay: uBay?.value })
  expect(uBay?.value).toBeCloseTo(1 / (0.13 + 0.2 / 0.04 + 0.04), 12)
  expect(result.thermal.uValue).toBeGreaterThan((uBay?.value ?? 0) * 1.1)
})

test('temperatures, what months ask for, and the nodes that their balance begins with are steps too', () => {
  const vapourResistanceFactor = { dry: 1, wet: 1 }
  const insulation = { id: 'wool', traits: [], conductivity: 0.035, density: 50, vapourResistanceFactor }
  const sheet = { ...insulation, id: 'sheet', conductivity: 0.2, vapourResistanceFactor: { dry: 1e5, wet: 1e5 } }
  const layers = [sheet, insulation].map((material) => ({ thickness: 0.15, material, state: 'new' as const }))
  const { steps, result } = traced({ type: 'outerWall', layers })
  const told = (quantity: string) => new Set(steps.flatMap((one) => (one.quantity === quantity ? [one.value] : [])))
  const lacking = (values: readonly unknown[], quantity: string) =>
    values.filter((value) => typeof value !== 'number' || !told(quantity).has(value))
  const faces = result.thermal.temperatures
  expect(
    lacking(
      faces.map(({ temperature }) => temperature),
      'thermal.temperatures.temperature',
    ),
  ).toEqual([])
  expect(
    lacking(
      faces.map(({ dewPoint }) => dewPoint),
      'thermal.temperatures.dewPoint',
    ),
  ).toEqual([])
  const asked = result.moisture.monthly.flatMap(({ months }) => months.map(({ fRsiMin }) => fRsiMin))
  const factors = asked.filter((factor) => factor !== null)
  expect(lacking(factors, 'moisture.monthly.fRsiMin')).toEqual([])
  const water = steps.filter(({ quantity }) => quantity === 'moisture.monthly.water')
  expect(water.length).toBeGreaterThan(5)
  const inputs = (...names: string[]) => water.flatMap((step) => names.map((name) => step.inputs[name]))
  const pressures = inputs('pressureBefore', 'pressureFirst', 'pressureLast')
  expect(lacking(pressures, 'moisture.monthly.pressure')).toEqual([])
  expect(lacking(inputs('sdBefore', 'sdFirst', 'sdLast'), 'moisture.monthly.sd')).toEqual([])
})

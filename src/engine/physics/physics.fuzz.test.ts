import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Construction, Fasteners, Framing, Layer, Material } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { shareOfMembers } from '#engine/members.ts'
import { type BoundedFigure, bounds } from '#vocabulary/bounds.ts'
import { airCavities, constructionTypes, framingDirections } from '#vocabulary/constructions.ts'
import { airGapLevels } from '#vocabulary/fasteners.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { materialTraits } from '#vocabulary/materials.ts'
import { type Taper, taperShapes } from '#vocabulary/taper.ts'
import { assessPhysics } from './assess-physics.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

type Figure = (quantity: BoundedFigure) => fc.Arbitrary<number>
/** Everything between the bounds and the bounds themselves. */
const extreme: Figure = (quantity) => {
  const { minimum: least, maximum: most } = bounds[quantity]
  return fc.oneof(between(least, most), fc.constantFrom(least, most), between(least, Math.min(most, 50 * least)))
}
const odd = fc.oneof(fc.double(), fc.constantFrom(0, -1, 5e-324, Number.MAX_VALUE, Number.POSITIVE_INFINITY))
const wild: Figure = (quantity) => fc.oneof({ weight: 40, arbitrary: extreme(quantity) }, odd)

const anyMaterial = (figure: Figure): fc.Arbitrary<Material> =>
  fc.record(
    {
      id: fc.constantFrom('a', 'b', 'c'),
      traits: fc.subarray([...materialTraits]),
      conductivity: figure('conductivity'),
      density: figure('density'),
      specificHeatCapacity: figure('specificHeatCapacity'),
      vapourResistanceFactor: fc.record({
        dry: figure('vapourResistanceFactor'),
        wet: figure('vapourResistanceFactor'),
      }),
    },
    { requiredKeys: ['id', 'traits'] },
  )
const anyFraming = (figure: Figure): fc.Arbitrary<Framing> =>
  fc
    .record(
      {
        material: anyMaterial(figure),
        width: figure('width'),
        spacing: figure('spacing'),
        direction: fc.constantFrom(...framingDirections),
        share: figure('memberShare'),
      },
      { requiredKeys: ['material', 'width', 'spacing', 'direction'] },
    )
    .filter(({ width, spacing }) => figure === wild || width < spacing)
const anyFasteners = (figure: Figure): fc.Arbitrary<Fasteners> =>
  fc.record(
    {
      perArea: figure('fastenersPerArea'),
      pointTransmittance: figure('pointTransmittance'),
      conductivity: figure('conductivity'),
      area: between(1e-7, 0.01),
      factor: figure('fastenerFactor'),
      length: figure('fastenerLength'),
    },
    { requiredKeys: ['perArea'] },
  )
type Tapering = { readonly shape: Taper['shape']; readonly share: number; readonly rise: number }
/** Within the bounds a taper fits its layer. */
const taperOf = ({ thickness }: { thickness: number }, { shape, share, rise }: Tapering, figure: Figure): Taper => {
  if (figure === wild) return { shape, rise, ...(shape === 'threeCorners' && { intermediate: share * rise }) }
  const least = bounds.taperRise.minimum
  const most = Math.max(least, Math.min(bounds.taperRise.maximum, 1.5 * thickness))
  const fitting = least + share * (most - least)
  return { shape, rise: fitting, ...(shape === 'threeCorners' && { intermediate: Math.max(least, share * fitting) }) }
}
const fit = (one: Framing, other: Framing) => shareOfMembers(one) + shareOfMembers(other) < 0.999
const anyConstruction = (figure: Figure): fc.Arbitrary<Construction> => {
  const bare = fc.record({
    material: anyMaterial(figure),
    thickness: figure('thickness'),
    state: fc.constantFrom(...layerStates),
  })
  const air = fc.record(
    {
      airCavity: fc.constantFrom(...airCavities),
      openings: figure('openings'),
      emissivities: fc.record({ outer: figure('emissivity'), inner: figure('emissivity') }),
      rainBelow: figure('rainBelow'),
    },
    { requiredKeys: ['airCavity'] },
  )
  const members = fc
    .record({ framing: anyFraming(figure), secondFraming: anyFraming(figure) }, { requiredKeys: ['framing'] })
    .map(({ framing, secondFraming }) => ({
      framing,
      ...(secondFraming && (figure === wild || fit(framing, secondFraming)) && { secondFraming }),
    }))
  const fasteners = anyFasteners(figure).map((one) => ({ fasteners: one }))
  const airGaps = fc.constantFrom(...airGapLevels).map((level) => ({ airGaps: level }))
  const tapering = fc.tuple(
    fc.constantFrom(...taperShapes),
    fc.double({ min: 0, max: 1, noNaN: true }),
    figure('taperRise'),
  )
  const tapered = tapering.map(([shape, share, rise]) => ({ shape, share, rise }))
  const own = fc
    .tuple(bare, fc.oneof(fc.constant({}), air, members, fasteners, airGaps), fc.option(tapered, { freq: 3 }))
    .map(
      ([layer, more, given]): Layer => ({
        ...layer,
        ...more,
        ...(given && (figure === wild || layer.thickness > 0.01) && { taper: taperOf(layer, given, figure) }),
      }),
    )
  const layers = fc.array(own, { maxLength: 6 }).map((all) => (figure === wild ? all : withOneTaper(all)))
  return fc.record({ type: fc.constantFrom(...constructionTypes), layers })
}

/** One layer tapers at most. */
const withOneTaper = (layers: readonly Layer[]): Layer[] => {
  const first = layers.findIndex(({ taper }) => taper)
  return layers.map(({ taper, ...even }, at) => (taper && at === first ? { ...even, taper } : even))
}

const numbers = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []
}
const outcome = (construction: Construction) => {
  try {
    return { result: assessPhysics(construction) }
  } catch (error) {
    return { error }
  }
}

const infinities = (value: unknown) => numbers(value).filter((number) => !Number.isFinite(number))

describe('whatever the input', () => {
  test('within the bounds everything is computed, without NaN and infinity', () => {
    fc.assert(
      fc.property(anyConstruction(extreme), (construction) => {
        fc.pre(construction.layers.length > 0)
        expect(infinities(assessPhysics(construction))).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('beyond them every refusal is an EngineError that names the place', () => {
    fc.assert(
      fc.property(anyConstruction(wild), (construction) => {
        const { result, error } = outcome(construction)
        expect(infinities(result)).toEqual([])
        expect(error === undefined || (error instanceof EngineError && error.path.startsWith('/layers'))).toBe(true)
      }),
      { numRuns: 500 },
    )
  })
})

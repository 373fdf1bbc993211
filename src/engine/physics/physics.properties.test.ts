import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { condensationPeriod } from '#engine/climate/climates.ts'
import { climateOf } from '#engine/climate/room-climate.ts'
import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'
import { INSULATING } from '#engine/formulas/summer.ts'
import { framingDirections } from '#vocabulary/constructions.ts'
import { roomHumidities } from '#vocabulary/settings.ts'
import { assessPhysics } from './assess-physics.ts'
import { totalResistance } from './combined-method.ts'
import { mouldSurfaceResistances } from './surface-resistance.ts'
import { twoPeriodBalance } from './two-period-balance.ts'
import { valueAt } from './value-at.ts'
import { type VapourBodies, vapourPath } from './vapour-path.ts'
import { saturationPressure } from './vapour-pressure.ts'

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Figures of building materials, from insulation to metal. */
const material: fc.Arbitrary<Material> = fc.record({
  id: fc.string({ minLength: 1, maxLength: 5 }),
  traits: fc.constant([]),
  conductivity: between(0.02, 3),
  density: between(10, 3000),
  specificHeatCapacity: between(400, 2500),
  vapourResistanceFactor: between(1, 200).map((factor) => ({ dry: factor, wet: factor })),
})
const framing: fc.Arbitrary<Framing> = fc.record({
  material,
  width: between(0.01, 0.2),
  spacing: between(0.3, 1.2),
  direction: fc.constantFrom(...framingDirections),
})
const layer: fc.Arbitrary<Layer> = fc.record({
  material,
  thickness: between(0.005, 0.4),
  state: fc.constant('new' as const),
})
const framedLayer: fc.Arbitrary<Layer> = fc
  .tuple(layer, framing)
  .map(([bare, members]) => ({ ...bare, framing: members }))
const layers = fc.array(layer, { minLength: 1, maxLength: 8 })
const framedLayers = fc.array(fc.oneof(layer, framedLayer), { minLength: 1, maxLength: 8 })

const wall = (own: readonly Layer[]): Construction => ({ type: 'outerWall', layers: own })
const closeTo = (value: number, digits: number) => expect.closeTo(value, digits) as unknown

const partition = (order: readonly Layer[]) => assessPhysics({ type: 'innerWall', layers: order }).thermal

describe('heat', () => {
  test('with like films on both sides, order does not change U', () => {
    fc.assert(
      fc.property(framedLayers, (own) => {
        const there = partition(own)
        const back = partition(own.toReversed())
        expect(back.uValue).toBeCloseTo(there.uValue ?? 0, 10)
        expect(back.rUpper).toBeCloseTo(there.rUpper ?? 0, 8)
      }),
    )
  })

  test('the upper limit is never below the lower one', () => {
    fc.assert(
      fc.property(framedLayers, (own) => {
        const { rUpper, rLower, rTotal } = assessPhysics(wall(own)).thermal
        expect(rUpper ?? 0).toBeGreaterThanOrEqual((rLower ?? 0) * (1 - 1e-12))
        expect(rTotal).toBeCloseTo(((rUpper ?? 0) + (rLower ?? 0)) / 2, 10)
      }),
    )
  })

  test('another layer anywhere never raises U', () => {
    fc.assert(
      fc.property(framedLayers, layer, fc.nat(8), (own, added, place) => {
        const more = own.toSpliced(place, 0, added)
        expect(assessPhysics(wall(more)).thermal.uValue).toBeLessThanOrEqual(
          assessPhysics(wall(own)).thermal.uValue ?? 0,
        )
      }),
    )
  })

  test('equal layers may change places', () => {
    fc.assert(
      fc.property(layers, layer, (own, twin) => {
        const one = assessPhysics(wall([twin, ...own, { ...twin }]))
        const other = assessPhysics(wall([{ ...twin }, ...own, twin]))
        expect(other).toEqual(one)
      }),
    )
  })

  test('the same heat flows through every layer and both surfaces', () => {
    fc.assert(
      fc.property(layers, (own) => {
        const { temperatures } = assessPhysics(wall(own)).thermal
        const { rsi, rse } = mouldSurfaceResistances({ type: 'outerWall' })
        const flows = own.map(({ thickness, material: { conductivity = 1 } }, index) => {
          const rise = (temperatures[index + 1]?.temperature ?? 0) - (temperatures[index]?.temperature ?? 0)
          return (rise * conductivity) / thickness
        })
        const outer = ((temperatures[0]?.temperature ?? 0) + 5) / rse
        const inner = (20 - (temperatures.at(-1)?.temperature ?? 0)) / rsi
        for (const flow of [...flows, inner]) expect(flow / outer).toBeCloseTo(1, 6)
      }),
    )
  })

  test('sixty framed layers are computed like their paths one by one', () => {
    const resistances = fc.array(
      fc.record({
        bay: between(0.1, 3),
        member: between(0.05, 1),
        share: between(0.05, 0.4),
        direction: fc.constantFrom(...framingDirections),
      }),
      { minLength: 1, maxLength: 3 },
    )
    fc.assert(
      fc.property(resistances, (own) => {
        const directions = framingDirections.map((direction) => own.filter((one) => one.direction === direction))
        const grid = (members: typeof own) => [0, ...members.map(({ share }) => share), 1].sort((a, b) => a - b)
        let conductance = 0
        const [vertical = [], horizontal = []] = directions
        for (const [v, from] of grid(vertical).slice(0, -1).entries()) {
          for (const [h, start] of grid(horizontal).slice(0, -1).entries()) {
            const width = (grid(vertical)[v + 1] ?? 0) - from
            const height = (grid(horizontal)[h + 1] ?? 0) - start
            const through = (one: (typeof own)[number]) =>
              one.share > (one.direction === 'vertical' ? from : start) ? one.member : one.bay
            conductance += (width * height) / own.reduce((sum, one) => sum + through(one), 0.17)
          }
        }
        expect(totalResistance(own, { rsi: 0.13, rse: 0.04 }).upper).toBeCloseTo(1 / conductance, 9)
      }),
    )
  })
})

/** What must not depend on where layers are split; the time shift on the clock face, the damping as a ratio. */
const figures = (own: readonly Layer[]) => {
  const { thermal, summer, moisture } = assessPhysics(wall(own))
  const { timeShift, dampingTav, ...others } = summer
  const clock = (2 * Math.PI * (timeShift ?? 0)) / 24
  const water = moisture.monthly.map(({ peak }) => peak)
  const { sdTotal, condensate, evaporation, planes } = moisture
  const ratio = 1 / (dampingTav ?? 0)
  const heat = [thermal.uValue, Math.cos(clock), Math.sin(clock), ratio, ...Object.values(others)]
  return [...heat, sdTotal, condensate, evaporation, planes.length, ...water].map((value) => value ?? -1)
}

/** The 10 cm rule asks of each layer whether it cuts off what lies behind; a part of one that does may not. */
const cutsOffAsWhole = ({ material: { conductivity = 1 }, thickness }: Layer, share: number) => {
  const { conductivity: most, resistance: least } = INSULATING
  const whole = thickness / conductivity
  return conductivity >= most || whole <= least || whole * Math.min(share, 1 - share) > least
}

describe('where a layer is split changes nothing', () => {
  test('U, summer, sd, condensate and the year', () => {
    fc.assert(
      fc.property(layers, fc.nat(7), between(0.1, 0.9), (own, place, share) => {
        const index = place % own.length
        fc.pre(own.slice(index, index + 1).every((whole) => cutsOffAsWhole(whole, share)))
        const parts = own.slice(index, index + 1).flatMap((whole) => [
          { ...whole, thickness: whole.thickness * share },
          { ...whole, thickness: whole.thickness * (1 - share) },
        ])
        const before = figures(own)
        const after = figures(own.toSpliced(index, 1, ...parts))
        expect(after).toEqual(before.map((value) => closeTo(value, 6)))
      }),
    )
  })
})

describe('vapour', () => {
  const vapour: fc.Arbitrary<VapourBodies> = fc
    .array(fc.tuple(between(0.01, 5), between(0.01, 100)), { minLength: 1, maxLength: 8 })
    .map((pairs) => ({
      bodies: pairs.map(([resistance], index) => ({
        inner: index,
        outer: index,
        thickness: 0.1,
        resistance,
      })),
      sd: pairs.map(([, sd]) => sd),
      total: pairs.reduce((sum, [, sd]) => sum + sd, 0),
    }))
  const surfaces = { rsi: 0.25, rse: 0.04 }

  test('the pressure is nowhere above saturation, and what condenses flows in minus out', () => {
    fc.assert(
      fc.property(vapour, between(0.2, 5), (own, slice) => {
        const path = vapourPath(own, slice)
        const { pressures, temperatures, condensate, wettings, planes } = twoPeriodBalance(
          path,
          condensationPeriod,
          surfaces,
          1700,
        )
        for (let node = 0; node < path.count; node += 1) {
          expect(valueAt(pressures, node)).toBeLessThanOrEqual(
            saturationPressure(valueAt(temperatures, node)) * (1 + 1e-12),
          )
        }
        for (const wetting of wettings) expect(wetting.condensate).toBeGreaterThan(-1e-12)
        const last = path.count - 1
        const slope = (from: number, to: number) =>
          (valueAt(pressures, from) - valueAt(pressures, to)) / (valueAt(path.sd, to) - valueAt(path.sd, from))
        const stored = 7_776_000 * 2e-10 * (slope(0, 1) - slope(last - 1, last))
        expect(planes > 2 ? null : condensate).toEqual(planes > 2 ? null : closeTo(stored, 6))
      }),
    )
  })

  test('a vapour retarder on the room side never adds condensate', () => {
    fc.assert(
      fc.property(layers, between(100, 100_000), (own, factor) => {
        const retarder: Layer = {
          thickness: 0.0002,
          state: 'new',
          material: {
            id: '',
            traits: [],
            // keeps no heat back: what does may cool a face to the dew point
            conductivity: 500,
            density: 1000,
            specificHeatCapacity: 1800,
            vapourResistanceFactor: { dry: factor, wet: factor },
          },
        }
        const bare = assessPhysics(wall(own)).moisture.monthly[1]?.peak ?? 0
        const guarded = assessPhysics(wall([...own, retarder])).moisture.monthly[1]?.peak ?? 0
        expect(guarded).toBeLessThanOrEqual(bare + 1e-6)
      }),
    )
  })
})

test('the input stays as it was, and the answer is the same every time', () => {
  fc.assert(
    fc.property(framedLayers, (own) => {
      const construction = wall(own)
      const before = structuredClone(construction)
      expect(assessPhysics(construction)).toEqual(assessPhysics(construction))
      expect(construction).toEqual(before)
    }),
  )
})

test('planes of the wettest month lie in the construction and hold its water', () => {
  fc.assert(
    fc.property(layers, fc.constantFrom(...roomHumidities), (own, load) => {
      const { moisture, geometry } = assessPhysics(wall(own), climateOf(load))
      for (const { planes, peak, peakMonth, months } of moisture.monthly) {
        expect(planes.reduce((sum, { accumulated }) => sum + accumulated, 0)).toBeCloseTo(peak, 12)
        expect(planes.length > 0).toBe(peak > 0)
        expect(months.find(({ month }) => month === peakMonth)?.accumulated ?? 0).toBe(peak)
        for (const { from, to, layer, outerLayer } of planes) {
          expect(from).toBeGreaterThanOrEqual(-1e-9)
          expect(to).toBeLessThanOrEqual(geometry.thickness + 1e-9)
          expect(outerLayer).toBeLessThanOrEqual(layer)
        }
      }
    }),
  )
})

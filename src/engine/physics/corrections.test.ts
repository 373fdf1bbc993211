import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fasteners, Layer } from '#engine/construction.ts'
import { invertedRoof } from '#engine/formulas/corrections.ts'
import {
  air,
  bitumen,
  buildConstruction,
  buildFraming,
  buildLayer,
  buildMaterial,
  concrete,
  extrudedPolystyrene,
} from '#testing/physics-builders.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { assessPhysics } from './assess-physics.ts'

const steel = { conductivity: 50 }
const stainless = { conductivity: 17 }
const round = (diameter: number) => ({ area: (Math.PI / 4) * diameter ** 2 })

/** A layer of a resistance [m²·K/W]. */
const resisting = (resistance: number) => buildLayer(buildMaterial({ conductivity: 1 / resistance }), 1)
const wool = (conductivity: number, thickness: number, more: Partial<Layer> = {}) =>
  buildLayer(buildMaterial({ id: 'wool', conductivity }), thickness, more)
const resultOf = (layers: readonly Layer[], type: ConstructionType = 'outerWall') =>
  assessPhysics(buildConstruction(layers, { type }))
const uOf = (...given: Parameters<typeof resultOf>) => resultOf(...given).thermal.uValue ?? Number.NaN
/** U without and with fasteners in the insulation. */
const both = (insulation: Layer, rest: number, type: ConstructionType, fasteners: Fasteners) => [
  uOf([insulation, resisting(rest)], type),
  uOf([{ ...insulation, fasteners }, resisting(rest)], type),
]

describe('published cases of fasteners', () => {
  test('6 screws of 5 mm per m² through 160 mm at 0.032, 0.57 m²K/W beside: steel 0.1795 → 0.2033, stainless 0.1876', () => {
    const rest = 0.57 - 0.13 - 0.04
    const screws = { perArea: 6, ...round(0.005) }
    const [without, withSteel] = both(wool(0.032, 0.16), rest, 'outerWall', { ...screws, ...steel })
    expect(without).toBeCloseTo(0.1795, 4)
    expect(withSteel).toBeCloseTo(0.2033, 4)
    const [, withStainless] = both(wool(0.032, 0.16), rest, 'outerWall', { ...screws, ...stainless })
    expect(withStainless).toBeCloseTo(0.1876, 4)
  })

  test('flat roof, 5 steel fasteners of 4.8 mm through 200 mm at 0.035, 0.227 beside: 0.1683 → 0.1851', () => {
    const fasteners = { perArea: 5, ...round(0.0048), ...steel }
    const [without, fixed] = both(wool(0.035, 0.2), 0.227 - 0.1 - 0.04, 'flatRoof', fasteners)
    expect(without).toBeCloseTo(0.1683, 4)
    expect(fixed).toBeCloseTo(0.1851, 3)
    expect((fixed ?? 0) - (without ?? 0)).toBeCloseTo(0.0167, 4)
  })

  test('7 stainless ties of 4 mm through 140 mm at 0.035, RT 4.467: 0.2239 → 0.2307, 3.1 %', () => {
    const ties = { perArea: 7, ...round(0.004), ...stainless }
    const [without, tied] = both(wool(0.035, 0.14), 4.467 - 4 - 0.17, 'outerWall', ties)
    expect(without).toBeCloseTo(0.2239, 4)
    expect(tied).toBeCloseTo(0.2307, 3)
    expect((tied ?? 0) - (without ?? 0)).toBeCloseTo(0.0069, 4)
  })

  test('dowels by χ: 6 per m² of 0.002 W/K add 0.012', () => {
    const [without, dowelled] = both(wool(0.035, 0.16), 0.4, 'outerWall', { perArea: 6, pointTransmittance: 0.002 })
    expect((dowelled ?? 0) - (without ?? 0)).toBeCloseTo(0.012, 12)
  })

  test('air gaps where the insulation is 0.9 of the resistance: 0.008 and 0.032', () => {
    const gaps = (airGaps: 0 | 1 | 2) => uOf([wool(0.04, 0.2 * 0.9, { airGaps }), resisting(0.5 - 0.17)])
    expect(gaps(1) - gaps(0)).toBeCloseTo(0.0081, 4)
    expect(gaps(2) - gaps(0)).toBeCloseTo(0.0324, 4)
  })
})

describe('what decides a correction', () => {
  const screws = { perArea: 6, ...round(0.005), ...steel }

  test('recessed fasteners count by α d1 / d0', () => {
    const share = (0.2 / 0.04 / (0.2 / 0.04 + 0.67)) ** 2
    const [without = 0, recessed = 0] = both(wool(0.04, 0.2), 0.5, 'outerWall', { ...screws, length: 0.1 })
    expect(recessed - without).toBeCloseTo(((0.8 * 0.5 * 50 * round(0.005).area * 6) / 0.1) * share, 9)
    const [, halved = 0] = both(wool(0.04, 0.2), 0.5, 'outerWall', { ...screws, factor: 0.4 })
    expect((halved - without) * 2).toBeCloseTo(0.8 * 50 * round(0.005).area * 6 * 5 * share, 9)
  })

  test('below 3 % of U in sum they are left out, and the reader is told', () => {
    const small = resultOf([wool(0.04, 0.2, { fasteners: { perArea: 2, pointTransmittance: 0.001 } })])
    expect(small.thermal.uValue).toBeCloseTo(1 / 5.17, 12)
    expect(small.warnings).toContainEqual({ code: 'correctionsNegligible', values: { correction: 0.002 } })
    const together = resultOf([wool(0.04, 0.2, { fasteners: { perArea: 2, pointTransmittance: 0.001 }, airGaps: 1 })])
    expect(together.warnings.map(({ code }) => code)).toContain('correctionsAdded')
    expect(together.thermal.uValue).toBeGreaterThan(1 / 5.17 + 0.01)
  })

  test('none for ties across an empty cavity, for λ below 1, outside a ventilated layer, in removed layers', () => {
    const ties = { perArea: 7, ...round(0.004), ...steel }
    const uncorrected = (layers: readonly Layer[]) =>
      expect(uOf(layers)).toBe(uOf(layers.map(({ fasteners: _fasteners, ...layer }) => layer)))
    uncorrected([buildLayer(air, 0.05, { fasteners: ties }), resisting(1)])
    uncorrected([wool(0.04, 0.2, { fasteners: { ...ties, conductivity: 0.9 } })])
    uncorrected([
      wool(0.04, 0.2, { fasteners: ties }),
      buildLayer(air, 0.04, { airCavity: 'wellVentilated' }),
      resisting(1),
    ])
    uncorrected([wool(0.04, 0.2, { state: 'removed', fasteners: ties }), resisting(1)])
  })

  test('one fastener through two layers counts as through one of both', () => {
    const whole = uOf([wool(0.04, 0.2, { fasteners: screws }), resisting(0.5)])
    const split = uOf([wool(0.04, 0.1, { fasteners: screws }), wool(0.04, 0.1, { fasteners: screws }), resisting(0.5)])
    expect(split).toBeCloseTo(whole, 12)
  })

  test('with members the share of the insulation is that between them', () => {
    const bare = [wool(0.04, 0.2, { framing: buildFraming() })]
    const added = uOf([wool(0.04, 0.2, { framing: buildFraming(), airGaps: 2 })]) - uOf(bare)
    expect(added).toBeCloseTo(0.04 * (5 / 5.17) ** 2, 12)
  })
})

test('whatever the fasteners and gaps, U is never better with them', () => {
  const fasteners = fc.record(
    {
      perArea: fc.double({ min: 0.1, max: 50, noNaN: true }),
      pointTransmittance: fc.double({ min: 0, max: 0.1, noNaN: true }),
      conductivity: fc.double({ min: 0.01, max: 400, noNaN: true }),
      area: fc.double({ min: 1e-7, max: 1e-3, noNaN: true }),
      length: fc.double({ min: 0.001, max: 1, noNaN: true }),
    },
    { requiredKeys: ['perArea'] },
  )
  fc.assert(
    fc.property(
      fasteners,
      fc.constantFrom(0, 1, 2),
      fc.double({ min: 0.01, max: 0.4, noNaN: true }),
      (given, airGaps, d) => {
        const rest = resisting(0.3)
        expect(uOf([wool(0.035, d, { fasteners: given, airGaps }), rest])).toBeGreaterThanOrEqual(
          uOf([wool(0.035, d), rest]),
        )
      },
    ),
  )
})

describe('inverted roof', () => {
  const boards = (thickness: number, more: Partial<Layer> = {}) => buildLayer(extrudedPolystyrene, thickness, more)
  const roof = (outside: Layer, inside: readonly Layer[] = []) =>
    resultOf([outside, buildLayer(bitumen, 0.005), ...inside, buildLayer(concrete, 0.2)], 'flatRoof')
  const plain = (thickness: number) => 1 / (0.14 + thickness / 0.035 + 0.005 / 0.23 + 0.2 / 1.8)

  test('the table adds 0.05, 0.03 and nothing by the share of the resistance below the sealing', () => {
    const added = (inside: readonly Layer[]) => {
      const { thermal, warnings } = roof(boards(0.1), inside)
      const found = warnings.find(({ code }) => code === 'invertedRoofCorrection')
      expect(thermal.uValue).toBeCloseTo(1 / (thermal.rTotal ?? 0) + (found?.values?.['correction'] ?? 0), 12)
      return found?.values?.['correction'] ?? 0
    }
    expect([[], [wool(0.035, 0.05)], [wool(0.035, 0.2)]].map(added)).toEqual([0.05, 0.03, 0])
  })

  test('with the rain of the heating season p · 0.04 · (R1 / RT)², in its place; none where it is drained', () => {
    const total = 1 / plain(0.2)
    const share = (0.2 / 0.035 / total) ** 2
    expect(roof(boards(0.2, { rainBelow: 1.2 })).thermal.uValue).toBeCloseTo(plain(0.2) + 1.2 * 0.04 * share, 12)
    expect(roof(boards(0.2, { rainBelow: 0 })).thermal.uValue).toBeCloseTo(plain(0.2), 12)
    const light = roof(boards(0.2, { rainBelow: 0.05 }))
    expect(light.thermal.uValue).toBeCloseTo(plain(0.2), 12)
    expect(light.warnings.map(({ code }) => code)).toContain('correctionsNegligible')
  })
})

test('addition for an inverted roof by the share of resistance inside', () => {
  expect([0.05, 0.1, 0.5, 0.51].map((inside) => invertedRoof.of(inside, 1))).toEqual([0.05, 0.03, 0.03, 0])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { taperedRectangle, thickestAtApex, thinnestAtApex, threeCorners } from '#engine/formulas/taper.ts'
import { buildConstruction, buildFraming, buildLayer, buildMaterial } from '#testing/physics-builders.ts'
import { meanThickness, riseWithin, type Taper, taperShapes, thinnestOf } from '#vocabulary/taper.ts'
import { assessPhysics } from './assess-physics.ts'

const board = buildMaterial({ id: 'board', conductivity: 0.035 })
const slab = buildLayer(buildMaterial({ id: 'slab', conductivity: 2.3 }), 0.2)
const roof = (thickness: number, taper?: Taper) =>
  assessPhysics(buildConstruction([buildLayer(board, thickness, taper && { taper }), slab], { type: 'flatRoof' }))
/** The roof of a taper from 120 to 320 mm. */
const tapered = (shape: 'rectangle' | 'thickestAtApex' | 'thinnestAtApex') => {
  const taper = { shape, rise: 0.2 }
  return roof(meanThickness(0.12, taper), taper)
}

describe('published values of ISO 6946, annex C', () => {
  test('R0 2.0, taper 4.0: rectangle 0.2747, triangles 0.3240, 0.2253, with a corner at 1.5 0.2737', () => {
    expect(taperedRectangle.of(2, 4)).toBeCloseTo(0.2747, 4)
    expect(thickestAtApex.of(2, 4)).toBeCloseTo(0.324, 4)
    expect(thinnestAtApex.of(2, 4)).toBeCloseTo(0.2253, 4)
    expect(threeCorners.of(2, 1.5, 4)).toBeCloseTo(0.2737, 4)
  })

  test('concrete of 200 mm, taper 120 to 320 mm at 0.035: 0.165, 0.139, 0.190; at mean thickness 0.154', () => {
    expect(tapered('rectangle').thermal.uValue).toBeCloseTo(0.165, 3)
    expect(tapered('thinnestAtApex').thermal.uValue).toBeCloseTo(0.139, 3)
    expect(tapered('thickestAtApex').thermal.uValue).toBeCloseTo(0.19, 3)
    expect(roof(0.22).thermal.uValue).toBeCloseTo(0.154, 3)
  })

  test('the thinnest point has the least resistance, of the layers 3.52, and is the weakest against mould', () => {
    const { thermal, moisture, warnings } = tapered('rectangle')
    expect((thermal.rTotal ?? 0) - thermal.rsi - thermal.rse).toBeCloseTo(3.52, 2)
    expect(moisture.fRsi).toBeCloseTo(roof(0.12).moisture.fRsi ?? 0, 12)
    expect(warnings).toContainEqual({
      code: 'taperedInsulation',
      path: '/layers/0',
      values: { thinnest: expect.closeTo(120, 9), thickest: expect.closeTo(320, 9) },
    })
  })
})

/** U by summing small strips of the plan, each of the width it has there. */
const integrated = (rest: number, corners: readonly [number, number, number]) => {
  const steps = 400
  let sum = 0
  let area = 0
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < steps - i; j += 1) {
      const isLast = j === steps - i - 1
      const [a, b] = [(i + (isLast ? 1 / 3 : 0.5)) / steps, (j + (isLast ? 1 / 3 : 0.5)) / steps]
      const weight = isLast ? 0.5 : 1
      sum += weight / (rest + a * corners[0] + b * corners[1] + (1 - a - b) * corners[2])
      area += weight
    }
  }
  return sum / area
}

const positive = (min: number, max: number) => fc.double({ min, max, noNaN: true })

test('the triangles agree with an integration over the plan', () => {
  const of = fc.property(positive(0.2, 5), positive(0.1, 10), positive(0.05, 0.95), (rest, rise, share) => {
    expect(thickestAtApex.of(rest, rise) / integrated(rest, [0, 0, rise])).toBeCloseTo(1, 3)
    expect(thinnestAtApex.of(rest, rise) / integrated(rest, [0, rise, rise])).toBeCloseTo(1, 3)
    expect(threeCorners.of(rest, share * rise, rise) / integrated(rest, [0, share * rise, rise])).toBeCloseTo(1, 3)
  })
  fc.assert(of, { numRuns: 20 })
})

test('small rises and corners that nearly coincide lose no digits', () => {
  const rise = 2 * 1e-3
  expect(taperedRectangle.of(2, rise * 0.9999999)).toBeCloseTo(taperedRectangle.of(2, rise), 9)
  expect(thickestAtApex.of(2, rise * 0.9999999)).toBeCloseTo(thickestAtApex.of(2, rise), 9)
  expect(thinnestAtApex.of(2, rise * 0.9999999)).toBeCloseTo(thinnestAtApex.of(2, rise), 9)
  expect(threeCorners.of(2, 1e-9, 4)).toBeCloseTo(thickestAtApex.of(2, 4), 8)
  expect(threeCorners.of(2, 4 - 1e-9, 4)).toBeCloseTo(thinnestAtApex.of(2, 4), 8)
})

test('whatever the taper, U lies between those of its thinnest and its thickest point, and above that of the mean', () => {
  const shape = fc.constantFrom(...taperShapes)
  fc.assert(
    fc.property(shape, positive(0.01, 0.5), positive(0.001, 0.9), positive(0, 1), (kind, thickness, part, middle) => {
      const share = { shape: kind, rise: 1, ...(kind === 'threeCorners' && { intermediate: 0 }) }
      const rise = Math.max(0.001, 0.5 * part * riseWithin(thickness, share).maximum)
      const taper = { ...share, rise, ...(kind === 'threeCorners' && { intermediate: Math.max(0.001, middle * rise) }) }
      const thinnest = thinnestOf(thickness, taper)
      fc.pre(thinnest > 1e-6)
      const u = roof(thickness, taper).thermal.uValue ?? Number.NaN
      expect(u).toBeLessThanOrEqual((roof(thinnest).thermal.uValue ?? 0) * (1 + 1e-9))
      expect(u).toBeGreaterThanOrEqual((roof(thinnest + rise).thermal.uValue ?? 0) * (1 - 1e-9))
      expect(u).toBeGreaterThanOrEqual((roof(thickness).thermal.uValue ?? 0) * (1 - 1e-9))
    }),
  )
})

test('mass and thickness are those of the mean; fasteners count over the whole', () => {
  const taper = { shape: 'rectangle', rise: 0.2 } as const
  const [even, sloping] = [roof(0.22), roof(0.22, taper)]
  expect(sloping.geometry).toEqual(even.geometry)
  const dowelled = buildLayer(board, 0.22, { taper, fasteners: { perArea: 6, pointTransmittance: 0.002 } })
  const { thermal } = assessPhysics(buildConstruction([dowelled, slab], { type: 'flatRoof' }))
  expect(thermal.uValue).toBeCloseTo((sloping.thermal.uValue ?? 0) + 0.012, 12)
})

test('a taper that would be thinner than nothing is refused with what it may be; framed layers do not taper', () => {
  expect(() => roof(0.1, { shape: 'rectangle', rise: 0.21 })).toThrow(EngineError)
  expect(() => roof(0.1, { shape: 'rectangle', rise: 0.21 })).toThrow('/layers/0/taper/rise: 0.21 is not from')
  const framed = { framing: buildFraming() }
  const uOf = (more: object) =>
    assessPhysics(buildConstruction([buildLayer(board, 0.22, more)], { type: 'flatRoof' })).thermal.uValue
  expect(uOf({ ...framed, taper: { shape: 'rectangle', rise: 0.1 } })).toBe(uOf(framed))
})

test('of two layers that taper the inner one counts at its thinnest point, and says so; one that is removed is none', () => {
  const taper = { shape: 'rectangle', rise: 0.1 } as const
  const two = (state: 'new' | 'removed', inner: Layer) =>
    assessPhysics(buildConstruction([buildLayer(board, 0.1, { taper, state }), slab, inner], { type: 'flatRoof' }))
  const codesOf = ({ warnings }: ReturnType<typeof two>) => warnings.map(({ code }) => code)
  const both = two('new', buildLayer(board, 0.12, { taper }))
  expect(both.warnings).toContainEqual({
    code: 'taperAtThinnest',
    path: '/layers/2',
    values: { thinnest: expect.closeTo(70, 9) },
  })
  expect(both.thermal.uValue).toBeCloseTo(two('new', buildLayer(board, 0.07)).thermal.uValue ?? 0, 12)
  expect(both.geometry.thickness).toBeCloseTo(0.1 + 0.12 + slab.thickness, 12)
  expect(codesOf(two('removed', buildLayer(board, 0.12, { taper })))).not.toContain('taperAtThinnest')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import {
  cast,
  cavity,
  foam,
  framed,
  lined,
  proven,
  retarder,
  sheet,
  solidTimber,
  wool,
} from '#testing/moisture-builders.ts'
import { buildLayer, buildMaterial } from '#testing/physics-builders.ts'
import { leastInside } from './list-roofs.ts'

const pitched = (...layers: readonly Layer[]) => proven(layers, 'pitchedRoof').proof.row
const flat = (...layers: readonly Layer[]) => proven(layers, 'flatRoof').proof.row
const sealed = buildLayer(sheet, 0.005)
const rafters = framed(wool, 0.24)
const boards = buildLayer(solidTimber, 0.024)
const tiles = [buildLayer(buildMaterial({ id: 'tile', category: 'roofing' }), 0.02), cavity(0.03)]

describe('unventilated roof between rafters', () => {
  test.each([
    [0.1, 1],
    [0.11, 2],
    [0.3, 2],
    [0.5, 3],
    [2, 12],
    [2.01, Number.POSITIVE_INFINITY],
  ])('sd,e %d asks for sd,i %d', (outside, inside) => expect(leastInside(outside)).toBeCloseTo(inside, 12))

  // the lining adds 0.05 m
  test.each([
    [0.1, 1, 'unventilatedRoof'],
    [0.1, 0.9, null],
    [0.3, 2, 'unventilatedRoof'],
    [0.3, 1.9, null],
    [1, 6, 'unventilatedRoof'],
    [1, 5.9, null],
    [2.1, 50, null],
  ] as const)('sd,e %d, sd,i %d', (outside, inside, row) =>
    expect(pitched(...tiles, retarder(outside), rafters, retarder(inside), lined)).toBe(row),
  )

  test('at most 20 % of R inside of the retarder', () => {
    const within = (inside: number) =>
      pitched(...tiles, retarder(0.1), rafters, retarder(5), buildLayer(wool, inside), lined)
    expect(within(0.05)).toBe('unventilatedRoof')
    expect(within(0.07)).toBeNull()
  })
})

describe('insulation above rafters only', () => {
  const above = (outside: number, inside: number, below: Layer = boards) =>
    pitched(...tiles, retarder(outside), buildLayer(wool, 0.2), retarder(inside), below)

  test('sd,e ≤ 0.5: sd,i ≥ 10', () => {
    expect(above(0.5, 10)).toBe('aboveRafters')
    expect(above(0.5, 5)).toBeNull()
  })

  test('sd,e > 0.5: sd,i ≥ 100, and no timber between the tight layers', () => {
    expect(above(0.6, 100)).toBe('aboveRafters')
    expect(above(0.6, 50)).toBeNull()
    expect(pitched(...tiles, retarder(0.6), boards, buildLayer(wool, 0.2), retarder(100), boards)).toBeNull()
  })
})

describe('variable retarder laid from outside over existing rafters', () => {
  const film = (dry: number, wet: number, rest: Partial<Layer> = {}) =>
    buildLayer(
      buildMaterial({
        id: 'variable',
        category: 'membrane',
        vapourResistanceFactor: { dry: dry / 0.0002, wet: wet / 0.0002 },
      }),
      0.0002,
      rest,
    )
  const renovated = (own: Layer) => pitched(...tiles, retarder(1.9), rafters, own, { ...lined, state: 'existing' })

  test('sd wet ≤ 0.5, 2 ≤ sd dry ≤ 10', () => {
    expect(renovated(film(10, 0.5))).toBe('variableRetarder')
    expect(renovated(film(2, 0.2))).toBe('variableRetarder')
    expect(renovated(film(11, 0.5))).toBeNull()
    expect(renovated(film(1.9, 0.5))).toBeNull()
    expect(renovated(film(5, 0.6))).toBeNull()
  })

  test('not where it is there already, where its two figures are not known, or nothing stays', () => {
    expect(renovated(film(5, 0.2, { state: 'existing' }))).toBeNull()
    expect(renovated(retarder(5))).toBeNull()
    expect(pitched(...tiles, retarder(1.9), rafters, film(5, 0.2), lined)).toBeNull()
  })
})

describe('sealed roofs', () => {
  test('without timber between: sd,i ≥ 100', () => {
    const roof = (inside: number) =>
      flat(sealed, buildLayer(foam, 0.2), retarder(inside), buildLayer(solidTimber, 0.14))
    expect(roof(100)).toBe('sealedRoof')
    expect(roof(80)).toBeNull()
    expect(flat(sealed, boards, buildLayer(foam, 0.2), retarder(100), buildLayer(solidTimber, 0.14))).toBeNull()
    expect(pitched(sealed, buildLayer(foam, 0.2), retarder(100), buildLayer(cast, 0.2))).toBe('aboveRafters')
  })

  test('ventilated below 5°: sd,i ≥ 100, and 5 cm of air', () => {
    const roof = (gap: number, inside: number) => flat(sealed, boards, cavity(gap), rafters, retarder(inside), lined)
    expect(roof(0.05, 100)).toBe('ventilatedFlatRoof')
    expect(roof(0.04, 100)).toBeNull()
    expect(roof(0.05, 90)).toBeNull()
  })

  test('ventilated from 5°: sd,i ≥ 2, and 2 cm of air; what else it asks for is said', () => {
    const roof = (gap: number, inside: number) =>
      proven([sealed, boards, cavity(gap), framed(wool, 0.24), retarder(inside), lined], 'pitchedRoof').proof
    expect(roof(0.02, 2)).toMatchObject({ row: 'ventilatedRoof', conditions: ['airtight', 'roofOpenings'] })
    expect(roof(0.015, 2).row).toBeNull()
    expect(roof(0.02, 1.9).row).toBeNull()
  })
})

const sd = fc.double({ min: 0.01, max: 200, noNaN: true })

test('more sd inside takes no roof off the list, and more sd outside puts none on it', () => {
  const listed = (outside: number, inside: number) =>
    pitched(...tiles, retarder(outside), rafters, retarder(inside), lined) !== null
  fc.assert(
    fc.property(sd, sd, fc.double({ min: 1, max: 10, noNaN: true }), (outside, inside, more) => {
      if (listed(outside, inside)) expect(listed(outside, inside * more)).toBe(true)
      else expect(listed(outside * more, inside)).toBe(false)
    }),
  )
})

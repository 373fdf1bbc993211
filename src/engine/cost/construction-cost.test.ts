import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Layer, LayerAccessory, Material } from '#engine/construction.ts'
import { openTrace } from '#engine/open-trace.ts'
import { buildConstruction, buildLayer, buildMaterial, firstGeneration } from '#testing/life-cycle-builders.ts'
import type { Price, Prices } from '#vocabulary/prices.ts'
import { constructionCost } from './construction-cost.ts'

const pricesOf = (
  amounts: Readonly<Record<string, Omit<Price, 'on'>>>,
  discountRate: number | null = null,
): Prices => ({
  byId: new Map(Object.entries(amounts).map(([id, price]) => [id, { ...price, on: '2026-03-01' }])),
  discountRate,
  version: 'test',
})
const costOf = (layers: readonly Layer[], prices: Prices) =>
  constructionCost(buildConstruction(...layers), prices, firstGeneration)

const wool = buildMaterial({ id: 'wool', density: 50, serviceLife: 50 })
const timber = buildMaterial({ id: 'timber', density: 450, serviceLife: 50 })
const render = buildMaterial({ id: 'render', density: 1800, serviceLife: 20 })
const framing = { material: timber, width: 0.06, spacing: 0.6, direction: 'vertical' as const }
const steel: Material = { id: 'steel', traits: [] }

describe('the first cost, by hand', () => {
  test('is by volume, members by their share, off-cuts paid for', () => {
    const layers = [buildLayer({ material: wool, thickness: 0.2, framing, wastage: 0.1 })]
    const { first, missing } = costOf(
      layers,
      pricesOf({ wool: { amount: 90, per: 'm3' }, timber: { amount: 600, per: 'm3' } }),
    )
    expect(first?.total).toBeCloseTo((90 * 0.2 * 0.9 + 600 * 0.2 * 0.1) * 1.1, 12)
    expect([first?.bound, missing]).toEqual([null, []])
  })

  test('is by area whatever the thickness, and by mass as the material weighs', () => {
    const layers = [buildLayer({ material: wool, thickness: 0.2 }), buildLayer({ material: render, thickness: 0.015 })]
    const { first } = costOf(layers, pricesOf({ wool: { amount: 30, per: 'm2' }, render: { amount: 0.8, per: 'kg' } }))
    expect(first?.total).toBeCloseTo(30 + 0.8 * 1800 * 0.015, 12)
  })

  test('of what is built in is by its own amount: mass, area or pieces', () => {
    const costWith = (accessory: Omit<LayerAccessory, 'material'>, per: Price['per'], more: Partial<Layer> = {}) =>
      costOf(
        [buildLayer({ material: wool, accessories: [{ material: steel, ...accessory }], ...more })],
        pricesOf({ wool: { amount: 0, per: 'm2' }, steel: { amount: 4, per } }),
      ).first
    expect(costWith({ unit: 'kg/m²', amount: 0.5 }, 'kg')?.total).toBeCloseTo(2, 12)
    expect(costWith({ unit: 'kg/m³', amount: 80 }, 'kg')?.total).toBeCloseTo(4 * 80 * 0.1, 12)
    expect(costWith({ unit: 'm²/m²', amount: 1.1 }, 'm2')?.total).toBeCloseTo(4.4, 12)
    expect(costWith({ unit: 'm³/m³', amount: 0.2 }, 'm3')?.total).toBeCloseTo(4 * 0.1 * 0.2, 12)
    expect(costWith({ unit: 'kg/m²', amount: 0.5, pieces: 6 }, 'piece')?.total).toBeCloseTo(24, 12)
    expect(costWith({ unit: 'kg/m²', amount: 0.5 }, 'm2')).toEqual({ total: 0, bound: 'lower' })
  })

  test('of what exists is nothing, of what is removed nothing at all', () => {
    const prices = pricesOf({ wool: { amount: 100, per: 'm3' }, render: { amount: 20, per: 'm2' } })
    const existing = buildLayer({ material: wool, state: 'existing', remainingServiceLife: 60 })
    const removed = buildLayer({ material: buildMaterial({ id: 'unpriced' }), state: 'removed' })
    const found = costOf([existing, removed, buildLayer({ material: render })], prices)
    expect(found).toMatchObject({ first: { total: 20, bound: null }, missing: [] })
  })
})

describe('over the study period of 50 years', () => {
  test('a life of 20 years is paid for three times, at 0, 20 and 40 years', () => {
    const prices = pricesOf({ render: { amount: 20, per: 'm2' } }, 0.03)
    const { first, overStudyPeriod, discounted } = costOf([buildLayer({ material: render })], prices)
    expect(first?.total).toBe(20)
    expect(overStudyPeriod?.total).toBe(60)
    expect(discounted?.total).toBeCloseTo(20 * (1 + 1 / 1.03 ** 20 + 1 / 1.03 ** 40), 12)
  })

  test('what exists is paid for when its remaining life ends, and every life after that', () => {
    const existing = buildLayer({ material: render, state: 'existing', remainingServiceLife: 5 })
    const { first, overStudyPeriod, discounted } = costOf(
      [existing],
      pricesOf({ render: { amount: 20, per: 'm2' } }, 0.02),
    )
    expect(first).toEqual({ total: 0, bound: null })
    expect(overStudyPeriod?.total).toBe(60)
    expect(discounted?.total).toBeCloseTo(20 * (1.02 ** -5 + 1.02 ** -25 + 1.02 ** -45), 12)
  })

  test('without a service life only the sum over time is a lower bound', () => {
    const { serviceLife: _life, ...ageless } = render
    const found = costOf([buildLayer({ material: ageless })], pricesOf({ render: { amount: 20, per: 'm2' } }))
    expect(found.first).toEqual({ total: 20, bound: null })
    expect(found.overStudyPeriod).toEqual({ total: 20, bound: 'lower' })
    expect(found.missing).toEqual([{ layer: 0, materialId: 'render', reason: 'noServiceLife' }])
    expect(found.discounted).toBeNull()
  })
})

describe('what is missing', () => {
  test('makes a lower bound and is named; of nothing known there is no figure', () => {
    const layers = [buildLayer({ material: wool }), buildLayer({ material: render })]
    const some = costOf(layers, pricesOf({ wool: { amount: 100, per: 'm3' } }))
    expect(some.first).toEqual({ total: 10, bound: 'lower' })
    expect(some.missing).toEqual([{ layer: 1, materialId: 'render', reason: 'noPrice' }])
    expect(some.layers).toMatchObject([
      { layer: 0, first: 10, bound: null },
      { layer: 1, first: null, bound: 'lower' },
    ])
    const none = costOf(layers, pricesOf({ other: { amount: 1, per: 'kg' } }))
    expect([none.first, none.overStudyPeriod]).toEqual([null, null])
  })

  test('is a price in a unit that the layer does not tell', () => {
    const found = costOf([buildLayer({ material: wool })], pricesOf({ wool: { amount: 2, per: 'piece' } }))
    expect(found.missing).toEqual([{ layer: 0, materialId: 'wool', reason: 'noConversion' }])
    expect(found.first).toBeNull()
  })

  test('is the amount of what is built in where nobody knows it, and not 0', () => {
    const withSteel = (steelPer: Price['per']) =>
      costOf(
        [
          buildLayer({
            material: wool,
            accessories: [{ material: steel, unit: 'kg/m²', amount: 0, amountUnknown: true, pieces: 6 }],
          }),
        ],
        pricesOf({ wool: { amount: 100, per: 'm3' }, steel: { amount: 4, per: steelPer } }),
      )
    const unknown = withSteel('kg')
    expect(unknown.first).toEqual({ total: 10, bound: 'lower' })
    expect(unknown.layers).toMatchObject([{ layer: 0, first: 10, bound: 'lower' }])
    expect(unknown.missing).toContainEqual({ layer: 0, materialId: 'steel', reason: 'noAmount' })
    expect(withSteel('piece').first).toEqual({ total: 34, bound: null })
  })

  test('is a price per m² for another thickness than the layer has', () => {
    const costAt = (thickness: number) =>
      costOf(
        [buildLayer({ material: wool, thickness }), buildLayer({ material: render })],
        pricesOf({ wool: { amount: 30, per: 'm2', thickness: 0.16 }, render: { amount: 10, per: 'm2' } }),
      )
    expect(costAt(0.16)).toMatchObject({ first: { total: 40, bound: null }, missing: [] })
    expect(costAt(0.18)).toMatchObject({
      first: { total: 10, bound: 'lower' },
      missing: [{ layer: 0, materialId: 'wool', reason: 'otherThickness' }],
    })
  })

  test('is not the price of air', () => {
    const air = buildMaterial({ id: 'air', traits: ['air'] })
    const found = costOf(
      [buildLayer({ material: air }), buildLayer({ material: wool })],
      pricesOf({ wool: { amount: 100, per: 'm3' } }),
    )
    expect(found.first).toEqual({ total: 10, bound: null })
  })
})

test('cost grows with price and thickness, is a sum over layers, and discounting never adds to it', () => {
  const amount = fc.double({ min: 0.01, max: 5000, noNaN: true })
  const thickness = fc.double({ min: 0.001, max: 0.5, noNaN: true })
  fc.assert(
    fc.property(
      amount,
      amount,
      thickness,
      thickness,
      fc.double({ min: 0, max: 0.2, noNaN: true }),
      (one, two, thin, more, rate) => {
        const prices = pricesOf({ wool: { amount: one, per: 'm3' }, render: { amount: two, per: 'kg' } }, rate)
        const first = [
          buildLayer({ material: wool, thickness: thin }),
          buildLayer({ material: render, thickness: thin }),
        ]
        const both = costOf(first, prices)
        const parts = first.map((layer) => costOf([layer], prices))
        const sum = parts.reduce((total, part) => total + (part.overStudyPeriod?.total ?? Number.NaN), 0)
        expect(both.overStudyPeriod?.total).toBeCloseTo(sum, 6)
        expect(both.first?.total).toBeLessThanOrEqual(both.discounted?.total ?? Number.NaN)
        expect(both.discounted?.total).toBeLessThanOrEqual((both.overStudyPeriod?.total ?? Number.NaN) * (1 + 1e-12))
        const thicker = costOf([buildLayer({ material: wool, thickness: thin + more })], prices)
        expect(thicker.first?.total).toBeGreaterThan(parts[0]?.first?.total ?? Number.NaN)
      },
    ),
  )
})

test('every sum is told with what it is made of', () => {
  const trace = openTrace()
  constructionCost(
    buildConstruction(buildLayer({ material: render })),
    pricesOf({ render: { amount: 0.5, per: 'kg' } }, 0.03),
    firstGeneration,
    trace,
  )
  expect(trace.steps.map(({ quantity, formula, layer, unit }) => [quantity, formula, layer, unit])).toEqual([
    ['cost.mass', 'massOfPart', 0, 'kg/m²'],
    ['cost.part', 'costByMass', 0, '€/m²'],
    ['cost.partOverTime', 'costRepeated', 0, '€/m²'],
    ['cost.first', 'sumOfLayers', null, '€/m²'],
    ['cost.overStudyPeriod', 'sumOfLayers', null, '€/m²'],
    ['cost.partDiscounted', 'costDiscounted', 0, '€/m²'],
    ['cost.discounted', 'sumOfLayers', null, '€/m²'],
  ])
})

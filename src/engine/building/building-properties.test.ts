import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Layer } from '#engine/construction.ts'
import { buildBuilding, buildElement, buildEnergy, buildItem, buildOpening } from '#testing/building-builders.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { layerStates } from '#vocabulary/life-cycle.ts'
import { rowAdjacencies } from '#vocabulary/projects.ts'
import { assessBuilding, type BuildingFigures } from './assess-building.ts'
import type { Building, ElementRow, ItemRow, OpeningRow } from './building.ts'
import { buildingIndicators, type Figures, noFigures, sumOf } from './figures.ts'
import { materialsOf } from './totals.ts'
import { inVariant } from './variant.ts'

const amount = fc.double({ min: 0.5, max: 500, noNaN: true })
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined })
const works = {
  status: maybe(fc.constantFrom(...layerStates)),
  remainingServiceLife: maybe(fc.integer({ min: 0, max: 60 })),
  costGroup: maybe(fc.constantFrom('311', '330', '335', '340', '421', '500')),
}
const elements = fc.array(
  fc.record({
    ...works,
    construction: fc.constantFrom('wall', 'roof'),
    area: amount,
    count: maybe(fc.integer({ min: 1, max: 5 })),
    adjacency: maybe(fc.constantFrom(...rowAdjacencies)),
  }),
  { maxLength: 6 },
)
const openings = fc.array(fc.record({ ...works, width: amount, height: amount }), { maxLength: 3 })
const items = fc.array(fc.record({ ...works, quantity: amount, costGroup: fc.constant('351') }), { maxLength: 2 })

const named = <Row extends object>(rows: readonly Row[], prefix: string) =>
  rows.map((row, index) => ({ ...row, id: `${prefix}${index}` }))

const buildings = fc.record({ elements, openings, items }).map(
  (rows): Building =>
    buildBuilding({
      elements: named(rows.elements, 'E').map((row): ElementRow => buildElement(row)),
      openings: named(rows.openings, 'O').map((row): OpeningRow => buildOpening(row)),
      items: named(rows.items, 'P').map((row): ItemRow => buildItem(row)),
      services: { mode: 'flatRate' },
      operation: {
        carriers: [{ id: 'heat', purpose: 'heating', finalEnergy: 3000, electricity: true, dataset: buildEnergy() }],
      },
    }),
)

const assess = (building: Building) => assessBuilding(building, firstGeneration)

const expectEqual = (found: Figures, expected: Figures) => {
  for (const indicator of buildingIndicators) expect(found[indicator]).toBeCloseTo(expected[indicator], 5)
}
const ofFabric = ({ rows }: BuildingFigures) => sumOf(rows.flatMap(({ total }) => total ?? []))
const check = (property: (building: Building) => void) => fc.assert(fc.property(buildings, property), { numRuns: 100 })

describe('sums of a building', () => {
  test('of a row are the same over its materials', () =>
    check((building) => {
      for (const row of assess(building).rows)
        expectEqual(sumOf(materialsOf(row).map(({ figures }) => figures)), row.total ?? noFigures)
    }))

  test('are the same over rows, modules, cost groups and materials', () =>
    check((building) => {
      const found = assess(building)
      const modules = found.byModule.filter(({ module }) => module !== 'D')
      for (const parts of [modules, found.byCostGroup, found.byMainCostGroup, found.byMaterial])
        expectEqual(sumOf(parts.map(({ figures }) => figures)), found.fabricAndItems)
      expectEqual(ofFabric(found), found.fabricAndItems)
      expectEqual(sumOf(found.byStage.map(({ figures }) => figures)), found.total)
      expect(found.byMaterial.reduce((sum, { mass }) => sum + mass, 0)).toBeCloseTo(found.masses.installed, 5)
    }))

  test('grow with the areas', () =>
    check((building) => {
      const { elements: rows } = building
      const twice = { ...building, elements: rows.map((row) => ({ ...row, area: 2 * (row.area ?? 0) })) }
      const ofElements = (one: Building) => assess({ ...one, openings: [], items: [] }).fabricAndItems
      const { gwp, penrt, pert } = ofElements(building)
      expectEqual(ofElements(twice), { gwp: 2 * gwp, penrt: 2 * penrt, pert: 2 * pert })
    }))

  test('do not depend on the order of the rows', () =>
    check((building) => {
      const turned = {
        ...building,
        elements: building.elements.toReversed(),
        openings: building.openings.toReversed(),
        items: building.items.toReversed(),
      }
      expectEqual(assess(turned).total, assess(building).total)
      expect(assess(turned).transmission.htPrime ?? 0).toBeCloseTo(assess(building).transmission.htPrime ?? 0, 9)
    }))

  test('stay the same when a row is split in two', () =>
    check((building) => {
      const halves = (part: string) =>
        building.elements.map((row) => ({ ...row, id: `${row.id}${part}`, area: (row.area ?? 0) / 2 }))
      const split = assess({ ...building, elements: [...halves('a'), ...halves('b')] })
      const whole = assess(building)
      expectEqual(split.total, whole.total)
      expectEqual(
        sumOf(split.byCostGroup.map(({ figures }) => figures)),
        sumOf(whole.byCostGroup.map(({ figures }) => figures)),
      )
      expect(split.masses.installed).toBeCloseTo(whole.masses.installed, 5)
      expect(split.transmission.ht ?? 0).toBeCloseTo(whole.transmission.ht ?? 0, 6)
      expect(split.qng?.gwp.value).toBeCloseTo(whole.qng?.gwp.value ?? 0, 9)
    }))

  test('change by the net room area per area alone', () =>
    check((building) => {
      const larger = {
        ...building,
        services: { mode: 'none' as const },
        areas: { ...building.areas, netRoomArea: 200 },
      }
      const found = assess(larger)
      const before = assess({ ...larger, areas: building.areas })
      expectEqual(found.total, before.total)
      expect(found.perAreaYear.gwp).toBeCloseTo(before.perAreaYear.gwp / 2, 9)
      expect(found.transmission.ht).toBe(before.transmission.ht)
    }))
})

describe('a variant', () => {
  test('without overrides is the base', () =>
    check((building) => {
      const project = { ...building, variants: [{ id: 'B' }] }
      const [base, other] = ['base', 'B'].map((id) => inVariant(project, id) ?? expect.fail(id))
      expect(other?.elements).toEqual(base?.elements)
      expect(assess(other ?? building).total).toEqual(assess(base ?? building).total)
    }))

  test('that excludes a row is the building without it', () =>
    check((building) => {
      const [first, ...others] = building.elements
      if (!first) return
      const project = { ...building, variants: [{ id: 'B', elements: { [first.id]: { excluded: true } } }] }
      const excluded = inVariant(project, 'B') ?? expect.fail('B')
      expect(assess(excluded).total).toEqual(assess({ ...building, elements: others }).total)
    }))
})

test('layers that constructions share count as if each had its own', () =>
  fc.assert(
    fc.property(buildings, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (building, picks) => {
      const all = Object.values(building.constructions).flatMap(({ layers }) => layers)
      const drawn = picks.flatMap((pick) => all[pick % all.length] ?? [])
      const withLayers = (of: (layer: Layer) => Layer): Building => ({
        ...building,
        constructions: Object.fromEntries(
          Object.entries(building.constructions).map(([key, one], index) => [
            key,
            { ...one, layers: drawn.slice(3 * index, 3 * index + 3).map(of) },
          ]),
        ),
      })
      expect(assess(withLayers((layer) => layer))).toEqual(assess(withLayers((layer) => structuredClone(layer))))
    }),
    { numRuns: 100 },
  ))

const step = fc.record({
  row: fc.nat(),
  fields: fc.oneof(
    fc.record({ area: fc.option(amount, { nil: null }) }),
    fc.record({ ...works, construction: fc.constantFrom('wall', 'roof') }),
    fc.record({ adjacency: fc.constantFrom(...rowAdjacencies), fx: maybe(fc.double({ min: 0, max: 1, noNaN: true })) }),
    fc.record({ count: fc.integer({ min: 1, max: 5 }), envelopeArea: maybe(amount) }),
  ),
})

test('a building that has changed row by row has the figures of one that nothing is known of, bit for bit', () =>
  fc.assert(
    fc.property(buildings, fc.array(step, { minLength: 1, maxLength: 5 }), (building, steps) => {
      let now = building
      for (const { row, fields } of steps) {
        const at = row % Math.max(1, now.elements.length)
        const rows = now.elements.map((one, index) => (index === at ? { ...one, ...fields } : one))
        now = { ...now, elements: rows }
        expect(assess(now)).toEqual(assess(structuredClone(now)))
      }
    }),
    { numRuns: 100 },
  ))

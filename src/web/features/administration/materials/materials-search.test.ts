import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Material } from '#contract/materials.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { materialCategories } from '#vocabulary/materials.ts'
import { conductivityRange, countsOf, filtered, read, typeChoices, write } from './materials-search.ts'
import { productionPerCubicMetre } from './production.ts'
import { hasExpired, validities, validityOf } from './validity.ts'

type Dataset = NonNullable<Material['dataset']>
const dataset = (overrides: Partial<Dataset> = {}): Dataset => ({
  uuid: 'u',
  version: '1',
  release: 'R',
  generation: 'EN 15804+A1',
  name: 'Datensatz',
  type: 'generic',
  referenceQuantity: 1,
  referenceUnit: 'm3',
  url: null,
  validUntil: '2030',
  owner: null,
  endOfLife: null,
  modules: ['A1-A3', 'C3'],
  scenarios: [],
  gwpA1A3: 100,
  ...overrides,
})
const material = (overrides: Partial<Material> = {}): Material => ({
  id: 'm',
  name: 'Material',
  category: 'insulation',
  hatch: 'mineralWool',
  traits: [],
  conductivity: 0.035,
  density: 50,
  specificHeatCapacity: 1030,
  vapourResistanceFactor: { dry: 1, wet: 1 },
  serviceLife: 50,
  sd: null,
  defaultThickness: null,
  marketThicknesses: [],
  densityClass: null,
  uses: [],
  statuses: {},
  own: false,
  note: null,
  dataset: dataset(),
  ...overrides,
})
const today = '2026-11-21'
const nothing = { categories: [], types: [], validities: [], modules: [] }

test('the address keeps the search', () => {
  const some = <V>(values: readonly V[]) => fc.subarray([...values])
  fc.assert(
    fc.property(
      fc.record({
        query: fc.string(),
        release: fc.constantFrom(null, 'OBD_2024_I'),
        categories: some(materialCategories),
        types: some(typeChoices),
        validities: some(validities),
        modules: some(declaredModules),
        page: fc.integer({ min: 1, max: 99 }),
        size: fc.constantFrom(12 as const, 25 as const, 100 as const),
        id: fc.constantFrom(null, 'kvh'),
      }),
      (search) => {
        expect(read(new URLSearchParams(write(search).toString()))).toEqual(search)
      },
    ),
  )
})

test('a year holds to its end and a date to its day; what says nothing is neither', () => {
  expect(validityOf('2026', today)).toBe('valid')
  expect(validityOf('2025', today)).toBe('expired')
  expect(validityOf('2026-11-21', today)).toBe('valid')
  expect(validityOf('2026-11-20', today)).toBe('expired')
  expect(validityOf(null, today)).toBe('unknown')
  expect(validityOf('bald', today)).toBe('unknown')
})

test('a range of λ is understood with comma and point, other texts are not a range', () => {
  expect(conductivityRange('0,03–0,04')).toEqual({ from: 0.03, to: 0.04 })
  expect(conductivityRange(' λ 0.03 - 0.04 ')).toEqual({ from: 0.03, to: 0.04 })
  expect(conductivityRange('0,04–0,03')).toBeNull()
  expect(conductivityRange('Wolle 035')).toBeNull()
})

test('filters of different groups narrow together, and each group is counted without itself', () => {
  const all = [
    material(),
    material({ category: 'wood', dataset: null }),
    material({ category: 'wood', dataset: dataset({ type: 'specific', validUntil: '2020', modules: ['A1-A3'] }) }),
  ]
  const ask = (chosen: Partial<Parameters<typeof filtered>[1]>, rest = {}) =>
    filtered(all, { ...nothing, ...chosen }, { today, range: null, ...rest })
  expect(ask({})).toHaveLength(3)
  expect(ask({ categories: ['wood'] })).toHaveLength(2)
  expect(ask({ types: ['none', 'specific'] })).toHaveLength(2)
  expect(ask({ validities: ['expired'] })).toEqual([all[2]])
  expect(ask({ modules: ['A1-A3', 'C3'] })).toEqual([all[0]])
  expect(ask({}, { range: { from: 0.04, to: 1 } })).toEqual([])
  const counts = countsOf(ask({ categories: ['wood'] }, { except: 'categories' }), 'categories', today)
  expect(Object.fromEntries(counts)).toEqual({ insulation: 1, wood: 2 })
})

test('a production is told per m³ where mass and density allow it, else not at all', () => {
  const per = (overrides: Partial<Dataset>, density: number | null = 50) =>
    productionPerCubicMetre(material({ density, dataset: dataset(overrides) }))
  expect(per({})).toBe(100)
  expect(per({ referenceUnit: 'kg', gwpA1A3: 2 })).toBe(100)
  expect(per({ referenceUnit: 't', gwpA1A3: 2000 })).toBe(100)
  expect(per({ referenceQuantity: 1000, referenceUnit: 'kg', gwpA1A3: 2000 })).toBe(100)
  expect(per({ referenceUnit: 'kg' }, null)).toBeNull()
  expect(per({ referenceUnit: 'm2' })).toBeNull()
  expect(per({ gwpA1A3: null })).toBeNull()
})

test('a release has expired where more than half of its datasets have', () => {
  const until = (validUntil: string | null) => ({ dataset: { validUntil } }) as Pick<Material, 'dataset'>
  const none = { dataset: null }
  expect(hasExpired([until('2022'), until('2022'), until('2027'), none], '2026-11-22')).toBe(true)
  expect(hasExpired([until('2022'), until('2027'), none], '2026-11-22')).toBe(false)
  expect(hasExpired([until('2022'), until(null), until('2027-01-01')], '2026-11-22')).toBe(false)
  expect(hasExpired([none], '2026-11-22')).toBe(false)
})

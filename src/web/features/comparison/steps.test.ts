import { expect, test } from 'vitest'
import type { ComparedItem } from './figure-rows.ts'
import { contributions, waterfall } from './steps.ts'

type Row = { module: string; value?: number; layers?: readonly (number | undefined)[] }

/** An item with these rows of gwpA1 and a layer of each of these materials. */
const item = (materials: readonly string[], rows: readonly Row[], builtIn: readonly string[] = []) =>
  ({
    layers: materials.map((name) => ({ materialId: name, name, builtIn })),
    indicators: rows.map(({ module, value, layers = [] }) => ({
      module,
      indicators: value === undefined ? {} : { gwpA1: value },
      layers: layers.map((gwpA1, layer) => ({ layer, indicators: gwpA1 === undefined ? {} : { gwpA1 } })),
    })),
  }) as unknown as ComparedItem

const masonry = item(
  ['plaster', 'wool', 'sand-lime', 'plaster'],
  [
    { module: 'A1-A3', value: 60 },
    { module: 'B4', value: 30 },
    { module: 'total', value: 90, layers: [10, 50, 25, 5] },
  ],
)
const timber = item(
  ['plaster', 'cellulose', 'sand-lime'],
  [
    { module: 'A1-A3', value: -30 },
    { module: 'B4', value: 10 },
    { module: 'C3', value: 60 },
    { module: 'total', value: 40, layers: [12, 3, 25] },
  ],
)

test('by module: each changes the sum by its own difference', () => {
  const found = contributions(masonry, timber, 'gwpA1', 'module')
  expect(found?.steps.map(({ key, change }) => [key, change])).toEqual([
    ['A1-A3', -90],
    ['B4', -20],
    ['C3', 60],
  ])
  expect(found).toMatchObject({ from: 90, to: 40 })
})

test('by material: what only one of them has leaves or comes, what both have changes, equal ones are left out', () => {
  const found = contributions(masonry, timber, 'gwpA1', 'layer')
  expect(found?.steps).toEqual([
    { key: 'wool', kind: 'leaves', name: 'wool', change: -50 },
    { key: 'plaster', kind: 'both', name: 'plaster', change: -3 },
    { key: 'cellulose', kind: 'comes', name: 'cellulose', change: 3 },
  ])
})

test('the steps lead from the first sum to the last', () => {
  const found = contributions(masonry, timber, 'gwpA1', 'module')
  if (!found) throw new Error('no contributions')
  const falls = waterfall(found, 10, 'rest')
  expect(falls[0]?.before).toBe(90)
  for (const [index, fall] of falls.entries()) expect(fall.before).toBe(index === 0 ? 90 : falls[index - 1]?.after)
  expect(falls.at(-1)?.after).toBe(40)
})

test('the smallest steps are joined where there are too many, and the sum stays right', () => {
  const found = contributions(masonry, timber, 'gwpA1', 'module')
  if (!found) throw new Error('no contributions')
  const falls = waterfall(found, 2, 'rest')
  expect(falls.map(({ name }) => name)).toEqual(['A1-A3', 'rest'])
  expect(falls.at(-1)?.after).toBe(40)
})

test('a sum that is not known explains nothing', () => {
  const open = item(['plaster'], [{ module: 'total' }])
  expect(contributions(masonry, open, 'gwpA1', 'module')).toBeNull()
  expect(contributions(open, masonry, 'gwpA1', 'layer')).toBeNull()
})

test('a material with something built in is the same material, and says what came with it', () => {
  const rows = (value: number) => [{ module: 'total', value, layers: [value] }]
  const found = contributions(item(['concrete'], rows(40)), item(['concrete'], rows(48), ['steel']), 'gwpA1', 'layer')
  expect(found?.steps).toEqual([{ key: 'concrete', kind: 'both', name: 'concrete + steel', change: 8 }])
})

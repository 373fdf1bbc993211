import { expect, test } from 'vitest'
import type { ProjectDraft } from '../document/draft.ts'
import { putIn } from './put-in.ts'
import { readTable } from './read-table.ts'

const draft: ProjectDraft = {
  name: 'Haus',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 100 },
  constructions: { AW: { type: 'outerWall', name: 'Kalksandstein', code: 'AW-01', layers: [] } },
  openingTypes: {},
  elements: [{ id: 'E1', code: 'W1', construction: 'AW', area: 10 }],
  openings: [],
  items: [],
  variants: [],
  faults: {},
}

test('columns are known by their names, in any order, with decimal comma and sums', () => {
  const { rows, columns, unknown } = readTable(
    'elements',
    'Fläche (m²)\tBauteil\tLieferant\tAufbau\tKG\n12,5*2\tNord\tX\tAW-01\t330',
    draft,
  )
  expect(columns).toEqual(['area', 'name', 'construction', 'costGroup'])
  expect(unknown).toEqual(['Lieferant'])
  expect(rows).toEqual([
    { line: 2, fields: { area: 25, name: 'Nord', construction: 'AW', costGroup: '330' }, faults: {}, changes: null },
  ])
})

test('a row of a code that is there changes it; what is not understood stays as it was typed', () => {
  const table = readTable('elements', 'Nr.;Fläche;Aufbau\nW1;8;Kalksandstein\nW2;viel;Lehm', draft)
  expect(table.rows.map(({ changes, faults }) => [changes, faults])).toEqual([
    ['E1', {}],
    [null, { area: 'viel', construction: 'Lehm' }],
  ])
  const { elements, faults } = putIn('elements', table, 'base')(draft)
  expect(elements.map(({ code, area }) => [code, area])).toEqual([
    ['W1', 8],
    ['W2', null],
  ])
  expect(Object.values(faults).toSorted()).toEqual(['Lehm', 'viel'])
})

test('a table without names is read by position', () => {
  expect(readTable('elements', 'W3\tSüd\tAW-01\t40', draft).rows[0]?.fields).toEqual({
    code: 'W3',
    name: 'Süd',
    construction: 'AW',
    area: 40,
  })
})

test('rows that there is no room for are counted', () => {
  const many = Array.from({ length: 2_001 }, (_, index) => `N${index}\tWand\tAW-01\t1`).join('\n')
  const { rows, refused } = readTable('elements', many, draft)
  expect([rows.length, refused]).toEqual([1_999, 2])
})

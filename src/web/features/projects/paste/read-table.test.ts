import { describe, expect, test } from 'vitest'
import { shippedOpeningTypes } from '#assessment/building/opening-types.ts'
import type { ProjectDraft } from '../document/draft.ts'
import { foundInLibrary, foundShipped } from './known-names.ts'
import { unknownNames, withMeanings } from './named-rows.ts'
import { putIn } from './put-in.ts'
import { readTable } from './read-table.ts'

/** Rows as Excel with German settings puts them on the clipboard: CRLF, decimal comma, points between thousands. */
const germanExcel = [
  'Nr.\tBauteil\tAufbau\tFläche [m²]\tU [W/(m²K)]\tKG\tGeschoss\tLieferant',
  'W1\tAußenwand Süd\tAW-01\t1.250\t0,21\t330\tEG\tA',
  'W2\t"Außenwand ""Nord"""\tLehm\t1.250,5\t0,18\t330\tOG\tB',
  '',
].join('\r\n')

/** As Excel with English settings does: point before the decimals, commas between thousands. */
const englishExcel = [
  'No.\tComponent\tConstruction\tArea (m²)\tCount\tStatus',
  'W1\tSouth wall\tAW-01\t1,250\t2\tnew',
  'W2\tNorth wall\tAW-01\t1,250.50\t1\texisting',
  '',
].join('\r\n')

/** As LibreOffice Calc does: lines end with LF, cells with breaks are quoted. */
const libreOffice = [
  '"Öffnung"\tTyp\t"Breite\n(m)"\tHöhe in m\tAnzahl\tUw',
  'F1\tHolzfenster\t1,26\t1,51\t9\t0,9',
  'F2\tTür, alt\t1,1\t2,2\t1\t1,8',
].join('\n')

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
const read = (text: string, list: 'elements' | 'openings' = 'elements', usual: ',' | '.' = ',') =>
  readTable(list, text, draft, usual)

test('columns are known by their names, in any order, with decimal comma and sums', () => {
  const { rows, columns, unknown } = read('Fläche (m²)\tBauteil\tLieferant\tAufbau\tKG\n12,5*2\tNord\tX\tAW-01\t330')
  expect(columns).toEqual(['area', 'name', 'construction', 'costGroup'])
  expect(unknown).toEqual(['Lieferant'])
  expect(rows).toEqual([
    { line: 2, fields: { area: 25, name: 'Nord', construction: 'AW', costGroup: '330' }, faults: {}, changes: null },
  ])
})

test('a row of a code that is there changes it; what is not understood stays as it was typed', () => {
  const table = read('Nr.;Fläche;Aufbau\nW1;8;Kalksandstein\nW2;viel;Lehm')
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
  expect(read('W3\tSüd\tAW-01\t40').rows[0]?.fields).toEqual({ code: 'W3', name: 'Süd', construction: 'AW', area: 40 })
})

test('of two columns of one name the first is taken', () => {
  const { columns, unknown } = read('Nr.\tPosition\tFläche\nW9\t7\t3')
  expect([columns, unknown]).toEqual([['code', 'area'], ['Position']])
})

describe('what is copied from', () => {
  test('Excel in German has its thousands and decimals by the column', () => {
    const { rows, unknown, computed, ambiguous } = read(germanExcel, 'elements', '.')
    expect(rows.map(({ fields }) => [fields['code'], fields['area']])).toEqual([
      ['W1', 1250],
      ['W2', 1250.5],
    ])
    expect(rows[1]?.fields['name']).toBe('Außenwand "Nord"')
    expect([unknown, computed, ambiguous]).toEqual([['Lieferant'], ['U [W/(m²K)]'], []])
  })

  test('Excel in English has them the other way round', () => {
    const { rows } = read(englishExcel)
    expect(rows.map(({ fields }) => [fields['area'], fields['count'], fields['status']])).toEqual([
      [1250, 2, 'new'],
      [1250.5, 1, 'existing'],
    ])
  })

  test('LibreOffice has heads of two lines, and U-values that are of the type', () => {
    const { rows, columns, computed } = read(libreOffice, 'openings')
    expect(columns).toEqual(['name', 'type', 'width', 'height', 'count'])
    expect(computed).toEqual(['Uw'])
    expect(rows[0]?.fields).toEqual({ name: 'F1', width: 1.26, height: 1.51, count: 9 })
    expect(rows.map(({ faults }) => faults['type'])).toEqual(['Holzfenster', 'Tür, alt'])
  })
})

describe('a number that may be a thousand times as much', () => {
  const table = 'Nr.\tAufbau\tFläche\nA\tAW-01\t1.250\nB\tAW-01\t2.300'

  test('is told, and read as it is usual', () => {
    expect(read(table, 'elements', ',')).toMatchObject({ ambiguous: ['area'], rows: [{ fields: { area: 1250 } }, {}] })
    expect(read(table, 'elements', '.')).toMatchObject({ ambiguous: ['area'], rows: [{ fields: { area: 1.25 } }, {}] })
  })

  test('is read as another column tells', () => {
    const more = 'Nr.\tAufbau\tFläche\tFx\nA\tAW-01\t1.250\t0,5'
    expect(read(more, 'elements', '.')).toMatchObject({ ambiguous: [], rows: [{ fields: { area: 1250, fx: 0.5 } }] })
  })

  test('stays as it was typed in a column that has both', () => {
    const mixed = 'Nr.\tAufbau\tFläche\nA\tAW-01\t12.5\nB\tAW-01\t12,5\nC\tAW-01\t1.250'
    const { rows, ambiguous } = read(mixed)
    expect(rows.map(({ fields, faults }) => fields['area'] ?? faults['area'])).toEqual([12.5, 12.5, '1.250'])
    expect(ambiguous).toEqual([])
  })
})

describe('rows that are not taken', () => {
  test('have no room, and are named', () => {
    const many = Array.from({ length: 2_001 }, (_, index) => `N${index}\tWand\tAW-01\t1`).join('\n')
    const { rows, refused } = read(many)
    expect(rows).toHaveLength(1_999)
    expect(refused).toEqual([
      { line: 2_000, name: 'N1999 Wand', reason: 'noRoom' },
      { line: 2_001, name: 'N2000 Wand', reason: 'noRoom' },
    ])
  })

  test('would change what a row before them has changed', () => {
    const { rows, refused } = read('Nr.\tFläche\nW1\t8\nW1\t9')
    expect(rows.map(({ fields }) => fields['area'])).toEqual([8])
    expect(refused).toEqual([{ line: 3, name: 'W1', reason: 'twice' }])
  })
})

describe('names that the project does not know', () => {
  const items = [
    { ownership: 'custom', id: 'c1', code: null, name: 'AW-02' },
    { ownership: 'standard', id: 's1', code: 'aw-02', name: 'Holzrahmen' },
  ] as const

  test('are found in the library by the code, then by the name', () => {
    expect(foundInLibrary('AW-02', items)).toBe('library:standard:s1')
    expect(foundInLibrary('holzrahmen', items)).toBe('library:standard:s1')
    expect(foundInLibrary('AW-02', items.slice(0, 1))).toBe('library:custom:c1')
    expect(foundInLibrary('AW', items)).toBeUndefined()
  })

  test('are found among shipped opening types in either language', () => {
    for (const { key, names } of shippedOpeningTypes)
      for (const name of Object.values(names)) expect(foundShipped(name.toUpperCase())).toBe(`shipped:${key}`)
    expect(foundShipped('Fenster von gestern')).toBeUndefined()
  })

  test('stand for what was chosen, all others stay as they were typed', () => {
    const table = read('Nr.\tAufbau\nA\tLehm\nB\tStroh\nC\tLehm')
    expect(unknownNames('elements', table)).toEqual(['Lehm', 'Stroh'])
    const named = withMeanings('elements', table, (name) => (name === 'Lehm' ? 'L1' : undefined))
    expect(named.rows.map(({ fields, faults }) => [fields['construction'], faults])).toEqual([
      ['L1', {}],
      [undefined, { construction: 'Stroh' }],
      ['L1', {}],
    ])
  })
})

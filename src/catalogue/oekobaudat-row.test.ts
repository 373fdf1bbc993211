import { expect, test } from 'vitest'
import { csvRecords } from './csv-records.ts'
import { cellsByHeader } from './oekobaudat-cells.ts'
import { gatherDatasets } from './oekobaudat-datasets.ts'
import { readOekobaudatRow } from './oekobaudat-row.ts'

type Row = Readonly<Record<string, string>>

const complete: Row = {
  UUID: '6b2b9708-14d8-4f3a-8a75-0b7481c5e0f8',
  Version: '00.03.000',
  'Name (de)': 'Mauerziegel',
  'Kategorie (original)': "'Mineralische Baustoffe' / 'Steine'",
  Konformität: "'DIN EN 15804' / 'ISO 14025'",
  Typ: 'average dataset',
  Bezugsgroesse: '1',
  Bezugseinheit: 'm3',
  Modul: 'A1-A3',
  GWP: '219',
}
const cellsOf = (row: Row) => (column: string) => row[column] ?? ''
const read = (overrides: Row) => readOekobaudatRow(cellsOf({ ...complete, ...overrides }))

test('columns are found by name, whatever their order, and an empty last header is none', () => {
  const [header = [], ...records] = csvRecords(['Modul;GWP;UUID;\nC3;1,5;abc;\n'], ';')
  const [cells] = records.map(cellsByHeader(header))
  expect([cells?.('UUID'), cells?.('GWP'), cells?.(''), cells?.('Stueckgewicht (kg)')]).toEqual(['abc', '1,5', '', ''])
})

test.each([
  ['1', 1],
  ['1000', 1000],
  ['12,9', 12.9],
  ['3,6', 3.6],
  ['0,999999999999999', 1],
  ['0.999999999999997', 1],
  ['1.00142720288841', 1.00142720288841],
])('a reference quantity of %s is %d', (cell, quantity) => {
  expect(read({ Bezugsgroesse: cell }).header.referenceQuantity).toBe(quantity)
})

test.each([
  ['qm', 'm2'],
  ['pcs.', 'piece'],
  ['kg', 'kg'],
  ['m', 'm'],
])('the unit %s is %s', (cell, unit) => {
  expect(read({ Bezugseinheit: cell }).header.referenceUnit).toBe(unit)
})

test.each([
  ['Bezugsgroesse', 'not available'],
  ['Bezugsgroesse', '0'],
  ['Bezugseinheit', 'MJ'],
  ['Bezugseinheit', 't*km'],
  ['Bezugseinheit', ''],
  ['Modul', 'A6'],
  ['Typ', 'draft dataset'],
  ['UUID', ''],
  ['GWP', 'n/a'],
])('%s "%s" is refused with its column', (column, value) => {
  expect(() => read({ [column]: value })).toThrow(expect.objectContaining({ column, value }))
})

test('an empty cell is not declared, a zero is', () => {
  const { indicators } = read({ ODP: '', AP: '0', EP: '0.0' }).figures
  expect(indicators).toEqual({ gwpA1: 219, apA1: 0, epA1: 0 })
})

test('decimal points, decimal commas, exponents and negative figures are read', () => {
  const { indicators } = read({ GWP: '-637,6599124571021', ODP: '7.16997521426e-05', AP: '1,5E-3', EP: '.5' }).figures
  expect(indicators).toEqual({ gwpA1: -637.6599124571021, odpA1: 7.16997521426e-5, apA1: 0.0015, epA1: 0.5 })
})

test('a row of EN 15804+A2 takes its own columns and the shared ones, never those of A1', () => {
  const row = read({
    Konformität: "'EN 15804+A2 (EF 3.1)'",
    GWP: '219',
    'GWPtotal (A2)': '220',
    'ODP (A2)': '1',
    ODP: '2',
    PENRT: '1100',
    'ETPfw (A2)': '5',
  })
  expect(row.header.generation).toBe('EN 15804+A2')
  expect(row.figures.indicators).toEqual({ gwpTotal: 220, odp: 1, penrt: 1100 })
})

test('a row that fills A2 columns without claiming conformity is of A2', () => {
  expect(read({ Konformität: '', GWP: '', 'GWPtotal (A2)': '0.0' }).header.generation).toBe('EN 15804+A2')
})

test('categories and conformities are taken apart', () => {
  const { header } = read({ Konformität: "'DIN EN 15804+A2' / 'ISO 14025'" })
  expect(header.conformity).toEqual(['DIN EN 15804+A2', 'ISO 14025'])
  expect(header.category).toEqual(['Mineralische Baustoffe', 'Steine'])
})

test('a missing German name leaves the English one', () => {
  expect(read({ 'Name (de)': '', 'Name (en)': 'Air layer' }).header.name).toEqual({ en_GB: 'Air layer' })
})

test('only area datasets have a thickness: a concrete per m³ with "Schichtdicke" 0.2 is not 0.2 m thick', () => {
  const thick = { 'Schichtdicke (m)': '0.2', 'Flaechengewicht (kg/m2)': '470', 'Rohdichte (kg/m3)': '2400' }
  expect(read(thick).header).toMatchObject({ density: 2400 })
  expect(read(thick).header).not.toHaveProperty('referenceThickness')
  expect(read({ ...thick, Bezugseinheit: 'qm' }).header).toMatchObject({ referenceThickness: 0.2, arealMass: 470 })
})

const rows = (...overrides: Row[]) => overrides.map((one) => cellsOf({ ...complete, ...one }))

test('alternatives of a module stay apart, and A1, A2, A3 beside A1-A3 stay single', () => {
  const modules = ['A1-A3', 'A1', 'A2', 'A3'].map((module) => ({ Modul: module }))
  const alternatives = ['energetisch', 'stofflich'].map((scenario) => ({ Modul: 'D', Szenario: scenario }))
  const { datasets, refused } = gatherDatasets(rows(...modules, ...alternatives))
  expect(refused).toEqual([])
  const [dataset] = datasets.values()
  expect(dataset?.modules.map(({ module, scenario }) => [module, scenario])).toEqual([
    ['A1-A3', undefined],
    ['A1', undefined],
    ['A2', undefined],
    ['A3', undefined],
    ['D', 'energetisch'],
    ['D', 'stofflich'],
  ])
})

test('two versions of a UUID are two datasets', () => {
  expect(gatherDatasets(rows({}, { Version: '00.04.000' })).datasets.size).toBe(2)
})

test('a dataset with an unreadable row is refused whole, wherever the row stands', () => {
  const { datasets, refused } = gatherDatasets(rows({}, { Modul: 'C3', GWP: '?' }, { Modul: 'D' }))
  expect(datasets.size).toBe(0)
  expect(refused).toEqual([
    { key: '6b2b9708-14d8-4f3a-8a75-0b7481c5e0f8@00.03.000', reason: 'GWP: expected a figure, found "?"' },
  ])
})

test('the same module and scenario twice is refused, not summed', () => {
  expect(gatherDatasets(rows({}, {})).refused[0]?.reason).toContain('A1-A3')
})

import { expect, test } from 'vitest'
import { belongsTo, indicatorDefinitions } from '#vocabulary/indicators.ts'
import { de } from '#web/charts/texts/charts.de.ts'
import { en } from '#web/charts/texts/charts.en.ts'
import { indicatorsFor, pastedFigures } from './pasted-figures.ts'

const indicators = indicatorsFor((one) => belongsTo(one, 'EN 15804+A2'))
const modules = ['A1-A3', 'C3', 'D'] as const
const labels = (indicator: (typeof indicators)[number]) => [de[`indicator.${indicator}`], en[`indicator.${indicator}`]]
const block = (text: string, row = 0, column = 0) =>
  pastedFigures(text, { indicators, modules, labels, at: { row, column } })
const paste = (...given: Parameters<typeof block>) => block(...given).figures
const row = (name: (typeof indicators)[number]) => indicators.indexOf(name)

test('a block without names goes right and down from the cell, and not beyond the table', () => {
  expect(paste('1\t2,5\n3\t4\n', 1, 1)).toEqual([
    { row: 1, column: 1, text: '1' },
    { row: 1, column: 2, text: '2,5' },
    { row: 2, column: 1, text: '3' },
    { row: 2, column: 2, text: '4' },
  ])
  expect(paste('1\t2\t3\t4', 0, 2)).toEqual([{ row: 0, column: 2, text: '1' }])
})

test('modules of the head row and printed abbreviations lead to their cells, whatever their order', () => {
  const text = ['Indikator\tEinheit\tD\tA1–A3\tB1', 'GWP-total\tkg CO2e\t-1\t2\t9', 'PENRT\tMJ\tMND\t1,2E+01\t9'].join(
    '\r\n',
  )
  expect(paste(text, 5, 1)).toEqual([
    { row: row('gwpTotal'), column: 2, text: '-1' },
    { row: row('gwpTotal'), column: 0, text: '2' },
    { row: row('penrt'), column: 0, text: '1,2E+01' },
  ])
})

test('rows that name no indicator of the generation are left out', () => {
  const first = indicatorsFor((one) => belongsTo(one, 'EN 15804+A1'))
  const at = { row: 0, column: 0 }
  const pasted = pastedFigures('\tA1-A3\nGWP\t1\nWDP\t2', { indicators: first, modules, labels, at })
  expect(pasted).toEqual({ figures: [{ row: first.indexOf('gwpA1'), column: 0, text: '1' }], unknown: ['WDP'] })
})

test.each([
  ['German', de],
  ['English', en],
])("the app's own labels lead to their rows, with unit or without: %s", (_language, texts) => {
  for (const indicator of indicators) {
    const label = texts[`indicator.${indicator}`]
    for (const name of [label, `${label} ${indicatorDefinitions[indicator].unit}`])
      expect(block(`\tA1-A3\n${name}\t7`)).toEqual({
        figures: [{ row: row(indicator), column: 0, text: '7' }],
        unknown: [],
      })
  }
})

test('a module without a column and a row that is no indicator are named', () => {
  expect(block('\tA1-A3\tC4\nGWP gesamt\t1\t2\nWasserhärte\t3\t4\nGWP fossil\tMND\tMND').unknown).toEqual([
    'Wasserhärte',
    'C4',
  ])
})

test('a column of figures under a name that is no module is named, one of units is not', () => {
  expect(block('Indikator\tEinheit\tA1-A3\tA6\nGWP gesamt\tkg CO2e\t1\t2').unknown).toEqual(['A6'])
})

import { expect, test } from 'vitest'
import { belongsTo } from '#vocabulary/indicators.ts'
import { indicatorsFor, pastedFigures } from './pasted-figures.ts'

const indicators = indicatorsFor((one) => belongsTo(one, 'EN 15804+A2'))
const modules = ['A1-A3', 'C3', 'D'] as const
const paste = (text: string, row = 0, column = 0) => pastedFigures(text, { indicators, modules, at: { row, column } })
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
  const pasted = pastedFigures('\tA1-A3\nGWP\t1\nWDP\t2', { indicators: first, modules, at })
  expect(pasted).toEqual([{ row: first.indexOf('gwpA1'), column: 0, text: '1' }])
})

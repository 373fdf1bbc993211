import { expect, test } from 'vitest'
import { columnName, withSums } from './sums.ts'

test('columns bear letters as sheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

test('columns of what adds up are summed below, what is not declared counts nothing, and nothing is no sum', () => {
  const table = {
    name: 'x',
    head: ['id', 'GWP [kg CO₂e]', 'U [W/(m²·K)]', 'A5 [MJ]', 'Masse [kg]'],
    rows: [
      ['a', 1.5, 0.2, 3, null],
      ['b', null, 0.3, 4, null],
    ],
  }
  expect(withSums(table, 'Summe').rows.at(-1)).toEqual([
    'Summe',
    { value: 1.5, formula: 'SUM(B2:B3)' },
    '',
    { value: 7, formula: 'SUM(D2:D3)' },
    null,
  ])
  expect(withSums({ ...table, rows: [] }, 'Summe').rows).toEqual([])
})

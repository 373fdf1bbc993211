import { expect, test } from 'vitest'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Cell } from '../tables/table.ts'
import { csv, csvLines } from './csv.ts'

const line = (cells: readonly Cell[], locale: Locale) => csvLines([cells], locale).replace(/\r\n$/, '')

test('values are quoted only where they must be', () => {
  expect(line(['a', 'b;c', 'd"e', 'f\ng', ' h', 'i,j'], 'de_DE')).toBe('a;"b;c";"d""e";"f\ng";" h";i,j')
  expect(line(['b;c', 'i,j'], 'en_GB')).toBe('b;c,"i,j"')
})

test('numbers stay unrounded and take the decimal sign of the language', () => {
  expect(line([0.19912345678901, -12.5, 0, 1000, 1.5e-9], 'de_DE')).toBe('0,19912345678901;-12,5;0;1000;1,5e-9')
  expect(line([1.5, ''], 'en_GB')).toBe('1.5,')
})

test('what is missing is said, and is not zero', () => {
  expect(line([null, Number.NaN], 'de_DE')).toBe('nicht deklariert;nicht deklariert')
  expect(line([null], 'en_GB')).toBe('not declared')
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1'])('%j cannot act as a formula', (text) => {
  expect(line([text], 'de_DE')).toMatch(/^"?'/)
})

test('a file is UTF-8, with each table under its name', () => {
  const text = csv(
    [
      { name: 'Wärme', head: ['A', 'B'], rows: [[1, 'x']] },
      { name: 'Ökobilanz', head: ['C'], rows: [['CO₂']] },
    ],
    'de_DE',
  )
  expect(text).toBe('\ufeffWärme\r\nA;B\r\n1;x\r\n\r\nÖkobilanz\r\nC\r\nCO₂\r\n')
})

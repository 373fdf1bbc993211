import { expect, test } from 'vitest'
import { csv } from './csv.ts'

const lines = (text: string) => text.replace('\ufeff', '').split('\r\n')

test('values are quoted only where they must be', () => {
  expect(lines(csv([['a', 'b;c', 'd"e', 'f\ng', ' h', 'i,j']], ','))[0]).toBe('a;"b;c";"d""e";"f\ng";" h";i,j')
  expect(lines(csv([['b;c', 'i,j']], '.'))[0]).toBe('b;c,"i,j"')
})

test('numbers stay unrounded and take the decimal sign of the language', () => {
  expect(lines(csv([[0.19912345678901, -12.5, 0, 1000]], ','))[0]).toBe('0,19912345678901;-12,5;0;1000')
  expect(lines(csv([[1.5, Number.NaN, null, undefined]], '.'))[0]).toBe('1.5,,,')
})

test.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\t=1', '  =1', '\r=1'])('%j cannot act as a formula', (text) => {
  expect(lines(csv([[text]], ','))[0]).toMatch(/^"?'/)
})

test('a spreadsheet reads it as UTF-8, line by line', () => {
  const text = csv([['Wärme'], ['CO₂']], ',')
  expect(text.startsWith('\ufeff')).toBe(true)
  expect(lines(text)).toEqual(['Wärme', 'CO₂', ''])
})

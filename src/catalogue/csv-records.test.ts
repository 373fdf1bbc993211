import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRecords, detectDialect } from './csv-records.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test('a semicolon file in ISO-8859-1 is told from a comma file in UTF-8', () => {
  expect(detectDialect(latin1('UUID;Konformität;Name (de)\n1;x, y;z'))).toEqual({
    encoding: 'iso-8859-1',
    delimiter: ';',
  })
  expect(detectDialect(utf8('UUID,"a;b;c;d",Konformität\n'))).toEqual({ encoding: 'utf-8', delimiter: ',' })
})

test('a head that ends in the middle of a character is still UTF-8', () => {
  expect(detectDialect(utf8('UUID;Konformität').slice(0, 14)).encoding).toBe('utf-8')
})

test('quoted cells keep delimiters, quotes and line breaks; the byte order mark goes', () => {
  const text = '\uFEFFa;"b;""c""";\r\n\r\n"d\ne";f\n'
  expect([...csvRecords([text], ';')]).toEqual([
    ['a', 'b;"c"', ''],
    ['d\ne', 'f'],
  ])
})

test('an empty last column is a cell', () => {
  expect([...csvRecords(['a;b;\n1;;'], ';')]).toEqual([
    ['a', 'b', ''],
    ['1', '', ''],
  ])
})

test('a text that ends inside quotes is refused', () => {
  expect(() => [...csvRecords(['a,"b'], ',')]).toThrow('quoted field')
})

test('what is written is read back, whatever the cells and however the text is cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ä', '"', ',', '\n', '\r', ' ', '1') })
  const cut = fc.array(fc.integer({ min: 0, max: 200 }))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), cut, (records, cuts) => {
      const text = records.map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n')
      const places = [0, ...cuts.filter((at) => at < text.length).sort((a, b) => a - b), text.length]
      const pieces = places.slice(1).map((end, index) => text.slice(places[index], end))
      expect([...csvRecords(pieces, ',')]).toEqual(records)
    }),
  )
})

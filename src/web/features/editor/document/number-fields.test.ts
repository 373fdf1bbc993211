import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, stepped, typedText } from './number-fields.ts'

test('millimetres become metres without binary dust', () => {
  expect(readNumber('thickness', '12,5')).toEqual({ value: 0.0125 })
  expect(readNumber('thickness', '0,1')).toEqual({ value: 0.0001 })
  expect(readNumber('thickness', '0,1+0,2')).toEqual({ value: 0.0003 })
  expect(readNumber('wastage', '7')).toEqual({ value: 0.07 })
})

test('every typed thickness is the decimal fraction it reads as, and shows as typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 50_000_000 }), (units) => {
      const text = String(units / 10_000)
      const reading = readNumber('thickness', text)
      const value = 'value' in reading ? reading.value : Number.NaN
      expect(value).toBe(Number(`${units}e-7`))
      expect(typedText('thickness', value, '.')).toBe(text)
    }),
  )
})

test.each([
  ['thickness', '', 'missing'],
  ['thickness', 'zwölf', 'notANumber'],
  ['thickness', '0', 'tooSmall'],
  ['thickness', '-15', 'tooSmall'],
  ['thickness', '5001', 'tooBig'],
  ['vapourResistanceFactor', '0,9', 'tooSmall'],
  ['conductivity', '501', 'tooBig'],
] as const)('%s refuses "%s": %s', (field, text, problem) => {
  expect(readNumber(field, text)).toEqual({ problem })
})

test.each([
  ['thickness', '5000', 5],
  ['vapourResistanceFactor', '1', 1],
  ['transportDistance', '0', 0],
] as const)('%s takes its limit %s', (field, text, value) => {
  expect(readNumber(field, text)).toEqual({ value })
})

test.each([
  ['thickness', '60 mm', 0.06],
  ['thickness', '6cm', 0.06],
  ['thickness', '1,5 m', 1.5],
  ['framingWidth', '8 CM', 0.08],
  ['thickness', '2*6 cm', 0.12],
  ['wastage', '7 %', 0.07],
] as const)('%s takes its unit along: "%s"', (field, text, value) => {
  expect(readNumber(field, text)).toEqual({ value })
})

test('a unit that is not of the field is none, and steps go on in the unit of the field', () => {
  expect(readNumber('density', '60 mm')).toEqual({ problem: 'notANumber' })
  expect(readNumber('thickness', '7 %')).toEqual({ problem: 'notANumber' })
  expect(readNumber('thickness', 'mm')).toEqual({ problem: 'notANumber' })
  expect(readNumber('thickness', '60 m')).toEqual({ problem: 'tooBig' })
  expect(stepped('thickness', '6 cm', 1)).toBe(0.061)
})

test('steps are of the typed unit and stop at the range', () => {
  expect(stepped('thickness', '12,5', 1)).toBe(0.0135)
  expect(stepped('thickness', '5', -10)).toBeUndefined()
  expect(stepped('conductivity', '0,032', 10)).toBe(0.042)
  expect(stepped('thickness', '', 1)).toBeUndefined()
})

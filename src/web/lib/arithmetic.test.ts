import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate, isCalculation, readNumber } from './arithmetic.ts'

describe('what is typed into a number field', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 200 ', 200],
    ['1\u202f200', 1200],
    ['1.200,5', 1200.5],
    ['1,200.5', 1200.5],
    ['1.200.000', 1_200_000],
    ['12,', 12],
    ['1.200,', 1200],
    ['−15', -15],
    [',5', 0.5],
    ['140+20', 160],
    ['140 + 2*12,5', 165],
    ['(100-20)/2', 40],
    ['2×12,5', 25],
    ['0,1+0,2', 0.3],
    ['-(3)', -3],
  ])('%s is %d', (text, value) => {
    expect(evaluate(text)).toBe(value)
  })

  test.each([
    '',
    'abc',
    '12x',
    '1+',
    '(1',
    '1)',
    '1//2',
    '1/0',
    '..',
    '1,2,3.4.5',
    '12,5,3',
    '1,2,3',
    '1,20.5',
    '75 kKh',
    '()',
    '12 mm',
  ])('%s is no number', (text) => {
    expect(evaluate(text)).toBeUndefined()
  })

  test('never throws, and what it returns is finite', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,+-*/() x'.split('')), maxLength: 24 }), (text) => {
        const value = evaluate(text)
        expect(value === undefined || Number.isFinite(value)).toBe(true)
      }),
    )
  })

  test('reads every number back that it is given, with either decimal mark', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5_000_000 }), fc.constantFrom('.', ','), (thousandths, mark) => {
        const number = thousandths / 1000
        expect(evaluate(String(number).replace('.', mark))).toBe(number)
      }),
    )
  })
})

test('a calculation is told from a number', () => {
  expect(['140+20', '2*3', '10−5', '12 / 2'].every(isCalculation)).toBe(true)
  expect(['140', '-5', '−5', '12,5', ''].some(isCalculation)).toBe(false)
})

test.each([
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['1.234.567', 1_234_567],
  ['−0,5', -0.5],
  ['1,23E-03', 0.00123],
  ['1.2·10^-3', 0.0012],
  ['2×10^4', 20_000],
  ['12 000', 12_000],
  [' 1 200 ', 1200],
  [',5', 0.5],
  ['3.', 3],
  ['+0.95', 0.95],
])('%s is read as people mean it', (text, value) => expect(readNumber(text)).toBeCloseTo(value, 12))

test.each(['', '-', '12,5,3', '1,2,3', '1,20.5', '75 kKh', 'MND', 'ND', '1,2 kg', '1e', '--1', 'e5', '1e999'])(
  '“%s” is no number',
  (text) => expect(readNumber(text)).toBeUndefined(),
)

test('what a program writes is read back, with point and with comma', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (any) => {
      const value = any + 0
      expect(readNumber(String(value))).toBe(value)
      expect(readNumber(String(value).replace('.', ','))).toBe(value)
    }),
  )
})

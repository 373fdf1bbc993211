import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readFigure } from './read-figure.ts'

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
  [',5', 0.5],
  ['3.', 3],
])('%s is read as people mean it', (text, value) => expect(readFigure(text)).toBeCloseTo(value, 12))

test.each(['', '-', 'MND', 'ND', '1,2 kg', '1e', '--1', 'e5', '1e999'])('“%s” is no number', (text) =>
  expect(readFigure(text)).toBeUndefined(),
)

test('what a program writes is read back, with point and with comma', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }), (any) => {
      const value = any + 0
      expect(readFigure(String(value))).toBe(value)
      expect(readFigure(String(value).replace('.', ','))).toBe(value)
    }),
  )
})

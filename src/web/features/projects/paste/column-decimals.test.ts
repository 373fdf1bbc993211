import { expect, test } from 'vitest'
import { decimalsOf, isAmbiguous, withPoint } from './column-decimals.ts'

test.each([
  [['1.250,5', '1.250'], ','],
  [['12,5', '1.250'], ','],
  [['1.250.000', '3'], ','],
  [['1,250.50', '1,250'], '.'],
  [['0.250', '1.250'], '.'],
  [['12.5', '1250'], '.'],
  [['1.250', '2.300'], 'ambiguous'],
  [['1,250'], 'ambiguous'],
  [['12.5', '12,5'], 'mixed'],
  [['12.5*2', '3,25'], 'mixed'],
  [['1 250', '7', 'm²', ''], undefined],
])('what stands in %j tells of %s before the decimals', (cells, mark) => {
  expect(decimalsOf(cells)).toBe(mark)
})

test.each([
  ['1.250', ',', '1250'],
  ['1.250,5 m²', ',', '1250.5 m²'],
  ['12,5*3,2', ',', '12.5*3.2'],
  ['1,250', '.', '1250'],
  ['1,250.5', '.', '1250.5'],
  ['1 250,75', ',', '1 250.75'],
] as const)('%s with %s before the decimals is %s', (text, mark, plain) => {
  expect(withPoint(text, mark)).toBe(plain)
})

test('three digits after a single sign may be either', () => {
  expect(['1.250', '12,500', '0.250', '1250.500', '1.25'].map(isAmbiguous)).toEqual([true, true, false, false, false])
})

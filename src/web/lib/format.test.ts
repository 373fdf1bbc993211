import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABSENT, formatNumber, formatsOf, quantities } from './format.ts'

const german = formatsOf('de_DE')
const english = formatsOf('en_GB')

test.each([
  ['uValue', 0.1994, '0,199', '0.199'],
  ['uValueRated', 0.1994, '0,20', '0.20'],
  ['thickness', 0.4015, '401,5', '401.5'],
  ['thickness', 0.36, '360', '360'],
  ['thickness', 0.00125, '1,3', '1.3'],
  ['thickness', 0.00025, '0,25', '0.25'],
  ['thickness', 0.00002, '0,02', '0.02'],
  ['thickness', 0.000001, '0,001', '0.001'],
  ['thickness', 0, '0', '0'],
  ['density', 1030, '1\u202f030', '1\u202f030'],
  ['gwp', -34.25, '\u221234,3', '\u221234.3'],
  ['primaryEnergy', 3600, '1\u202f000', '1\u202f000'],
  ['percentage', 0.8, '80', '80'],
  ['condensate', 0.5, '500', '500'],
  ['conductivity', 0.0215, '0,0215', '0.0215'],
] as const)('%s of %d is written %s in German and %s in English', (quantity, value, inGerman, inEnglish) => {
  expect(german.figure(quantity, value)).toBe(inGerman)
  expect(english.figure(quantity, value)).toBe(inEnglish)
})

test('a figure that is not there is a dash, never zero and without unit', () => {
  for (const value of [null, undefined, Number.NaN]) {
    expect(german.figure('gwp', value)).toBe(ABSENT)
    expect(german.withUnit('gwp', value)).toBe(ABSENT)
    expect(german.difference('gwp', value)).toBe(ABSENT)
  }
})

test('a unit follows after a space that does not break', () => {
  expect(german.withUnit('uValue', 0.2)).toBe('0,200\u00a0W/(m²K)')
  expect(german.withUnit('factor', 0.75)).toBe('0,75')
})

test('what rounds to zero has no sign', () => {
  expect(german.figure('gwp', -0.01)).toBe('0,0')
  expect(german.difference('gwp', 0.01)).toBe('0,0')
})

test('a difference carries its sign', () => {
  expect(german.difference('uValue', 0.05)).toBe('+0,050')
  expect(german.difference('uValue', -0.05)).toBe('\u22120,050')
})

test('any number comes back from its text within half of its last decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      const text = formatNumber(value, 'de-DE', decimals, decimals)
      const back = Number(text.replaceAll('\u202f', '').replace('\u2212', '-').replace(',', '.'))
      expect(Math.abs(back - value)).toBeLessThanOrEqual(0.5 * 10 ** -decimals + Math.abs(value) * 1e-12)
    }),
  )
})

test('no quantity is shown with fewer decimals at most than at least', () => {
  for (const { minimum, maximum } of Object.values(quantities)) expect(maximum).toBeGreaterThanOrEqual(minimum)
})

describe('dates', () => {
  const noon = new Date(2026, 10, 21, 12, 0)
  const at = (day: number, hours = 8) => new Date(2026, 10, day, hours, 5).toISOString()

  test('today has the time, yesterday its name, the rest the date', () => {
    expect(german.recent(at(21), noon)).toBe('heute, 08:05')
    expect(german.recent(at(20, 23), noon)).toBe('gestern')
    expect(german.recent(at(19), noon)).toBe('19.11.2026')
    expect(english.recent(at(19), noon)).toBe('19 Nov 2026')
  })

  test('what lies ahead has its date', () => {
    expect(german.recent(at(22), noon)).toBe('22.11.2026')
  })
})

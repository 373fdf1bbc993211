import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import table from './reference-cases/replacements.json' with { type: 'json' }
import { replacements } from './replacements.ts'

const at = () => ['layers', 2, 'serviceLife']

test('the table of reference cases is not empty', () => expect(table.cases.length).toBeGreaterThan(0))

test.each(table.cases as { name: string; serviceLife: number; remaining?: number; expected: number }[])(
  'replacements within 50 years: $name',
  ({ serviceLife, remaining, expected }) => {
    expect(replacements(serviceLife, table.studyPeriod, remaining, at)).toBe(expected)
  },
)

test('M15: a part that lasts exactly as long as the period is not replaced, and 50 / 25 is one replacement', () => {
  expect(replacements(50, 50, undefined, at)).toBe(0)
  expect(replacements(25, 50, undefined, at)).toBe(1)
})

test('M15: a service life that divides the period up to float noise counts as dividing it', () => {
  expect(replacements(50 / 3, 50, undefined, at)).toBe(2)
  expect(replacements(16.666666666666664, 50, undefined, at)).toBe(2)
  expect(replacements(0.1, 0.3, undefined, at)).toBe(2)
})

test('M15: a service life of zero, below zero, of more than a thousand years or not a number is refused with its place', () => {
  for (const serviceLife of [0, -1, 1_001, Number.NaN])
    expect(() => replacements(serviceLife, 50, undefined, at)).toThrow(
      expect.objectContaining({ code: 'valueOutOfRange', path: '/layers/2/serviceLife' }),
    )
})

test('whole years agree with the whole-number formula of eLCA: ⌊RSP/RSL⌋, less one where it divides', () => {
  for (let serviceLife = 1; serviceLife <= 100; serviceLife += 1)
    for (let period = 1; period <= 100; period += 1) {
      const whole = Math.floor(period / serviceLife)
      expect(replacements(serviceLife, period, undefined, at)).toBe(period % serviceLife === 0 ? whole - 1 : whole)
    }
})

test('an existing part that would be new is replaced as often as a new one', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 100, noNaN: true }), (serviceLife) => {
      expect(replacements(serviceLife, 50, serviceLife, at)).toBe(replacements(serviceLife, 50, undefined, at))
    }),
  )
})

test('a longer remaining life never means more replacements', () => {
  const years = fc.double({ min: 0, max: 80, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 80 }), years, years, (serviceLife, one, other) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(replacements(serviceLife, 50, more, at)).toBeLessThanOrEqual(replacements(serviceLife, 50, less, at))
    }),
  )
})

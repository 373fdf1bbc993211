import { expect, test, vi } from 'vitest'

vi.stubGlobal('document', { documentElement: { lang: '' } })
const { formatsOf } = await import('#web/lib/format.ts')
const { absoluteText, boundedDifference, differenceTo, relativeText } = await import('./difference.ts')

const german = formatsOf('de_DE')
const relative = (baseline: number | null, value: number | null) =>
  relativeText(differenceTo(baseline, value), baseline, 'gwp', german).replaceAll('\u00a0', ' ')

test('a difference is relative to the size of the baseline', () => {
  expect(differenceTo(0.2, 0.15).absolute).toBeCloseTo(-0.05, 12)
  expect(differenceTo(0.2, 0.15).relative).toBeCloseTo(-0.25, 12)
  expect(differenceTo(-10, 5)).toEqual({ absolute: 15, relative: 1.5 })
  expect(differenceTo(0, 5)).toEqual({ absolute: 5, relative: null })
})

test('what is not known gives no difference', () => {
  expect(differenceTo(null, 5)).toEqual({ absolute: null, relative: null })
  expect(relative(null, 5)).toBe('–')
  expect(relative(5, null)).toBe('–')
})

test.each([
  [100, 69, '−31 %'],
  [100, 112, '+12 %'],
  [100, 100, '0 %'],
  [100, 100.2, '0 %'],
  [15, 60, '+300 %'],
  [15, 66, '× 4,4'],
  [15, 326, '× 22'],
])('%d against %d reads %s', (baseline, value, text) => {
  expect(relative(baseline, value)).toBe(text)
})

test('where a share says nothing the difference itself stands there', () => {
  expect(relative(0, 96.8)).toBe('+96,8')
  expect(relative(0, 0)).toBe('0,0')
  expect(relative(-20, -5)).toBe('+15,0')
  expect(relative(20, -5)).toBe('−25,0')
})

test('the difference in the unit of the figure carries its sign', () => {
  expect(absoluteText(differenceTo(0.199, 0.137), 'uValue', german)).toBe('−0,062')
  expect(absoluteText(differenceTo(0.3, 0.358), 'thickness', german)).toBe('+58')
})

test('a difference to or from a lower bound is a bound', () => {
  expect(boundedDifference('−54 %', true, true)).toBe('−54 %')
  expect(boundedDifference('−54 %', false, true)).toBe('≥ −54 %')
  expect(boundedDifference('−54 %', true, false)).toBe('≤ −54 %')
  expect(boundedDifference('−54 %', false, false)).toBe('–')
})

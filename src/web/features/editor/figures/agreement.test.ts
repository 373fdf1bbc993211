import { expect, test } from 'vitest'
import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { agreementOf, differenceOf } from './agreement.ts'

const kpis = (engine: number, data: string, uValue: number) =>
  ({ versions: { engine, data }, thermal: { uValue } }) as unknown as KeyPerformanceIndicators

test('the last digits may differ, as browser and service round them; more may not', () => {
  expect(agreementOf(kpis(1, 'a', 0.2), kpis(1, 'a', 0.2 * (1 + 1e-10)))).toEqual({ kind: 'equal' })
  expect(agreementOf(kpis(1, 'a', 0.2), kpis(1, 'a', 0.2 * (1 + 1e-8)))).toEqual({
    kind: 'otherFigures',
    place: '/thermal/uValue',
  })
})

test('another engine or other data may well have other figures', () => {
  expect(agreementOf(kpis(1, 'a', 0.2), kpis(2, 'b', 0.3)).kind).toBe('otherEngine')
  expect(agreementOf(kpis(1, 'a', 0.2), kpis(1, 'b', 0.2)).kind).toBe('otherData')
})

test.each([
  [{ a: null }, { a: 0 }, '/a'],
  [{ a: [1, 2] }, { a: [1] }, '/a/1'],
  [{ a: 'x' }, { a: 'y' }, '/a'],
  [{ a: undefined }, {}, undefined],
  [{ a: 0 }, { a: -0 }, undefined],
])('%j and %j differ at %s', (here, there, place) => {
  expect(differenceOf(here, there)).toBe(place)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { constant, toZeroIn } from '#assessment/heating/decline.ts'
import type { Operating } from './heating.ts'
import {
  afterWorks,
  type Course,
  corrected,
  curves,
  largestStep,
  operation,
  payback,
  spent,
  yearlySaving,
} from './payback.ts'

/** 75 kKh/a, heat at 0.2 kg/kWh: each W/(m²K) costs 15 kg a year. */
const heating: Operating = { degreeHours: 75, perHeat: 0.2, decline: constant }
const course: Course = { before: 1.2, after: 0.2, expenses: [{ year: 0, amount: 30 }] }

test('emissions of the works over those saved in a year', () => {
  expect(payback(course, heating, 50)).toBeCloseTo(30 / 15, 12)
})

test('mineral wool of 140 mm on a brick wall of 240 mm: the worked example, heat of a gas boiler and of a heat pump', () => {
  const u = { before: 1 / 0.56736, after: 1 / 4.56736 }
  const potsdam = (perHeat: number): Operating => ({ degreeHours: 86.5, perHeat, decline: constant })
  const embodied = { gwp: 0.14 * 72.365, penrt: (0.14 * 875.432) / 3.6 }
  const paidBack = (amount: number, perHeat: number) =>
    payback({ ...u, expenses: [{ year: 0, amount }] }, potsdam(perHeat), 50)
  expect(yearlySaving(u, potsdam(1))).toBeCloseTo(133.5, 1)
  expect(yearlySaving(u, potsdam(0.23725))).toBeCloseTo(31.7, 1)
  expect(yearlySaving(u, potsdam(0.16214))).toBeCloseTo(21.65, 2)
  expect(paidBack(embodied.gwp, 0.23725)).toBeCloseTo(0.32, 2)
  expect(paidBack(embodied.penrt, 3.9665 / 3.6)).toBeCloseTo(0.23, 2)
  expect(paidBack(embodied.gwp, 0.16214)).toBeCloseTo(0.47, 2)
  expect(paidBack(embodied.penrt, 1.9693 / 3.6)).toBeCloseTo(0.47, 2)
  expect(yearlySaving(u, potsdam(0.2348 / 0.92))).toBeCloseTo(34.1, 1)
})

test('the largest step is the year after the works in which most falls due at once', () => {
  const expenses = [
    { year: 0, amount: 30 },
    { year: 25, amount: 4 },
    { year: 40, amount: 3 },
    { year: 40, amount: 2 },
    { year: 50, amount: 9 },
  ]
  expect(largestStep({ ...course, expenses }, 50)).toBe(40)
  expect(largestStep({ ...course, expenses }, 30)).toBe(25)
  expect(largestStep(course, 50)).toBeNull()
  expect(largestStep({ ...course, expenses: [{ year: 25, amount: -1 }] }, 50)).toBeNull()
})

test('a temperature correction makes it take longer', () => {
  expect(payback(corrected(course, { before: 0.5, after: 0.5 }), heating, 50)).toBeCloseTo(4, 12)
  expect(payback(corrected(course, { before: 0.4, after: 0.6 }), heating, 50)).toBeCloseTo(30 / (75 * 0.2 * 0.36), 12)
})

test('where nothing is saved there is no end to it, where nothing is spent it is at once', () => {
  expect(payback({ ...course, after: 1.2 }, heating, 50)).toBeNull()
  expect(payback({ ...course, after: 1.4 }, heating, 50)).toBeNull()
  expect(payback({ ...course, expenses: [{ year: 0, amount: -5 }] }, heating, 50)).toBe(0)
})

test('beyond the period it does not count', () => {
  expect(payback({ ...course, expenses: [{ year: 0, amount: 751 }] }, heating, 50)).toBeNull()
  expect(payback({ ...course, expenses: [{ year: 0, amount: 750 }] }, heating, 50)).toBeCloseTo(50, 9)
})

test('what falls due before the end is part of it, what falls due later is not', () => {
  const later = {
    ...course,
    expenses: [
      { year: 0, amount: 30 },
      { year: 40, amount: 30 },
    ],
  }
  expect(payback(later, heating, 50)).toBeCloseTo(2, 12)
  const slow = {
    ...course,
    expenses: [
      { year: 0, amount: 300 },
      { year: 15, amount: 75 },
    ],
  }
  expect(payback(slow, heating, 50)).toBeCloseTo(25, 12)
})

test('an energy carrier that grows clean saves less and less', () => {
  const clean: Operating = { ...heating, decline: toZeroIn(20) }
  const years = payback(course, clean, 50) ?? Number.NaN
  expect(15 * (years - years ** 2 / 40)).toBeCloseTo(30, 9)
  expect(years).toBeGreaterThan(2)
  expect(payback({ ...course, expenses: [{ year: 0, amount: 151 }] }, clean, 50)).toBeNull()
  expect(operation(1.2, clean, 50)).toBeCloseTo(operation(1.2, clean, 20), 12)
  expect(operation(1, clean, 20)).toBeCloseTo((75 * 0.2 * 20) / 2, 12)
})

test('at the payback both curves meet', () => {
  const amount = fc.double({ min: 0.1, max: 400, noNaN: true })
  const u = fc.double({ min: 0.05, max: 3, noNaN: true })
  const free = fc.option(fc.integer({ min: 1, max: 60 }))
  fc.assert(
    fc.property(
      u,
      u,
      amount,
      amount,
      fc.integer({ min: 1, max: 49 }),
      free,
      (one, other, first, second, year, freeAfter) => {
        const given: Course = {
          before: Math.max(one, other),
          after: Math.min(one, other),
          expenses: [
            { year: 0, amount: first },
            { year, amount: second },
          ],
        }
        const assumed = { ...heating, decline: freeAfter === null ? constant : toZeroIn(freeAfter) }
        const years = payback(given, assumed, 50)
        fc.pre(years !== null && Math.abs(years - year) > 1e-6)
        const gap = operation(given.before, assumed, years ?? 0) - afterWorks(given, assumed, years ?? 0)
        expect(Math.abs(gap)).toBeLessThan(1e-6 * (first + second + 1))
      },
    ),
  )
})

test('curves start at what is spent at once and rise where something falls due', () => {
  const points = curves(
    [
      {
        ...course,
        expenses: [
          { year: 0, amount: 30 },
          { year: 40, amount: 20 },
        ],
      },
    ],
    heating,
    50,
  )
  expect(points[0]).toEqual({ year: 0, before: 0, after: [30] })
  const at = (year: number) => points.find((point) => point.year === year)?.after[0] ?? Number.NaN
  const justBefore = points.find((point) => point.year > 39 && point.year < 40)?.after[0] ?? Number.NaN
  expect(at(40) - justBefore).toBeCloseTo(20, 3)
  expect(points.at(-1)?.before).toBeCloseTo(1.2 * 75 * 0.2 * 50, 9)
  expect(
    spent(
      [
        { year: 0, amount: 1 },
        { year: 5, amount: 2 },
      ],
      4.9,
    ),
  ).toBe(1)
})

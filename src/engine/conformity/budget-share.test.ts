import { expect, test } from 'vitest'
import { budgetShare } from './budget-share.ts'
import { buildingLimits, qngServices } from './rule-packs/buildings.ts'

const question = { area: 120, floorArea: 150, perYear: 1.5, limit: 24, takenByOthers: 12 }

test('a construction takes its area times its figure, per floor area, of what others leave', () => {
  expect(budgetShare(question)).toBeCloseTo((1.5 * 120) / 150 / 12, 14)
})

test('of the QNG-PLUS limit with the flat rate for services', () => {
  const limit = buildingLimits.find(({ id }) => id === 'qng.plus.gwp')?.limit ?? 0
  expect(budgetShare({ ...question, limit, takenByOthers: qngServices.standard.gwp })).toBeCloseTo(1.2 / 22.8, 14)
})

test('a construction that stores more than it emits takes a negative share', () => {
  expect(budgetShare({ ...question, perYear: -1.5 })).toBeCloseTo(-0.1, 14)
})

test('where others take all of it there is no share', () =>
  expect(budgetShare({ ...question, takenByOthers: 24 })).toBeNull())

test.each(['area', 'floorArea'] as const)('no %s is refused with its place', (name) => {
  for (const value of [0, -1, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => budgetShare({ ...question, [name]: value })).toThrow(
      expect.objectContaining({ code: 'valueOutOfRange', path: `/${name}` }),
    )
})

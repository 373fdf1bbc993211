import { expect, test } from 'vitest'
import { type Conformity, conformityLimit, conformityUnit, conformityValue, standingOf } from './conformity.ts'
import { numbersIn } from './use-numbers.ts'

const german = numbersIn('de-DE')
const entry: Conformity = {
  requirement: 'dgnb2023.bonus',
  pack: 'dgnb2023',
  title: 'DGNB 2023',
  law: null,
  source: 'DGNB',
  validFrom: null,
  validTo: null,
  status: 'single',
  kind: 'orientation',
  quantity: 'fabricProductGwp',
  unit: 'kg CO₂e/(m²·a)',
  relation: 'atMost',
  limit: 3.75,
  value: 3.7501,
  bound: null,
  margin: 0,
  fulfilled: null,
  note: null,
}

test('a limit is written as it was set, and a value above it never as the limit', () => {
  expect(conformityLimit(entry, german)).toBe('3,75')
  expect(conformityLimit({ ...entry, limit: 24 }, german)).toBe('24')
  expect(conformityLimit({ ...entry, limit: 0.33985, quantity: 'htPrime' }, german)).toBe('0,340')
  expect(conformityValue(entry, german, 'unvollständig')).not.toBe('3,75')
  expect(conformityUnit(entry)).toBe('kg CO₂e/(m²a)')
})

test('what nothing is said of is open, and a value that is not whole is marked', () => {
  expect(standingOf(entry)).toBe('undecided')
  expect(standingOf({ ...entry, fulfilled: false })).toBe('missed')
  expect(conformityValue({ ...entry, value: 2, bound: 'lower' }, german, 'unvollständig')).toBe('≥\u00a02,0')
  expect(conformityValue({ ...entry, value: 2, bound: 'unknown' }, german, 'unvollständig')).toBe(
    '2,0\u00a0(unvollständig)',
  )
  expect(conformityValue({ ...entry, value: null }, german, 'unvollständig')).toBeUndefined()
})

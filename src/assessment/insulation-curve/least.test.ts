import { expect, test } from 'vitest'
import { leastOf, type Pieces, rangeAround, samplesOf } from './least.ts'

const smooth = (valueAt: Pieces['valueAt']): Pieces => ({ valueAt, pieceAt: () => 'one' })
const search = { from: 0, to: 10, step: 0.25 }

test('the least of a smooth function lies between samples', () => {
  const pieces = smooth((x) => (x - Math.PI) ** 2)
  expect(leastOf(pieces, samplesOf(pieces, search))).toBeCloseTo(Math.PI, 7)
})

test.each([
  ['before a jump upwards', (x: number) => (x <= Math.E ? -x : 10 - x), Math.E],
  ['behind a jump downwards', (x: number) => (x < Math.E ? x + 5 : x), Math.E],
])('the least %s is found on its side', (_, valueAt, expected) => {
  const pieces: Pieces = { valueAt, pieceAt: (x) => String(valueAt(Math.E) === Math.E ? x < Math.E : x <= Math.E) }
  const samples = samplesOf(pieces, search)
  expect(leastOf(pieces, samples)).toBeCloseTo(expected, 7)
})

test('of two hollows the deeper one counts', () => {
  const pieces = smooth((x) => Math.min((x - 2) ** 2, (x - 7.1) ** 2 - 0.5))
  expect(leastOf(pieces, samplesOf(pieces, search))).toBeCloseTo(7.1, 7)
})

test('the range ends where the value is reached, or with what is searched', () => {
  const pieces = smooth((x) => (x - 3) ** 2)
  const samples = samplesOf(pieces, search)
  const { from, to } = rangeAround(pieces, samples, 3, 4)
  expect(from).toBeCloseTo(1, 7)
  expect(to).toBeCloseTo(5, 7)
  expect(rangeAround(pieces, samples, 3, 16)).toMatchObject({ from: 0 })
})

test('where there is no value there is no least', () => {
  const pieces = smooth(() => Number.NaN)
  expect(leastOf(pieces, samplesOf(pieces, search))).toBeUndefined()
})

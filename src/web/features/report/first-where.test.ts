import { expect, test } from 'vitest'
import { firstWhere } from './first-where.ts'

const values = Array.from({ length: 15 }, (_, index) => index)

test('finds the first of each length and place', () => {
  for (let length = 0; length <= values.length; length += 1)
    for (let first = 0; first <= length; first += 1)
      expect(firstWhere(values.slice(0, length), (value) => value >= first)).toBe(first < length ? first : undefined)
})

test('asks once where the first will do, twice where none will, and rarely in between', () => {
  const asked = (first: number) => {
    let times = 0
    firstWhere(values, (value) => {
      times += 1
      return value >= first
    })
    return times
  }
  expect(asked(0)).toBe(1)
  expect(asked(15)).toBe(2)
  expect(Math.max(...values.map(asked))).toBe(6)
})

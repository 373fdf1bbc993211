import { expect, test } from 'vitest'
import { numbersOf } from './data-basis.ts'

test('layers are named by number, from three neighbours on as a range', () => {
  expect(numbersOf([4, 0, 1, 2, 0])).toBe('1–3, 5')
  expect(numbersOf([0, 1, 6])).toBe('1, 2, 7')
  expect(numbersOf([])).toBe('')
})

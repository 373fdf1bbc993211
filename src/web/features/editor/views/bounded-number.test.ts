import { expect, test } from 'vitest'
import { readBounded } from './bounded-number.ts'

const percent = { minimum: 0, maximum: 50 }

test('a number is read with either decimal mark; nothing stands for the usual one', () => {
  expect(readBounded('12,5', percent)).toEqual({ value: 12.5 })
  expect(readBounded('12.5', percent)).toEqual({ value: 12.5 })
  expect(readBounded('0', percent)).toEqual({ value: 0 })
  expect(readBounded(' ', percent)).toEqual({ value: null })
})

test('what is no number or beyond its bounds is a problem', () => {
  expect(readBounded('viel', percent)).toEqual({ problem: 'notANumber' })
  expect(readBounded('50,1', percent)).toEqual({ problem: 'outOfRange' })
  expect(readBounded('-1', percent)).toEqual({ problem: 'outOfRange' })
})

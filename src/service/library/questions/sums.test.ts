import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numbersIn, summed } from './sums.ts'

const inBytes = (numbers: readonly number[]) =>
  numbers.map((one) => {
    const bytes = Buffer.alloc(8)
    bytes.writeDoubleBE(one)
    return bytes
  })

test('numbers come as they were sent', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ noNaN: true })), (numbers) => {
      expect([...numbersIn(inBytes(numbers))]).toEqual(numbers)
    }),
  )
})

test('smallest, middle and largest are those of the numbers in order', () => {
  const few = fc.array(fc.integer({ min: -5, max: 5 }), { minLength: 1 })
  // -0 equals 0, and JSON tells them apart no more: which of both comes first is no matter
  const double = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e6, max: 1e6 }).map((one) => one + 0)
  const many = fc.array(double, { minLength: 1 })
  fc.assert(
    fc.property(fc.oneof(few, many), (numbers) => {
      const rising = numbers.toSorted((one, other) => one - other)
      const middle = (numbers.length - 1) / 2
      const [low = 0, high = 0] = [rising[Math.floor(middle)], rising[Math.ceil(middle)]]
      const { count, min, median, max } = summed(Float64Array.from(numbers))
      expect([count, min, max]).toEqual([numbers.length, rising[0], rising.at(-1)])
      expect(median).toBeCloseTo((low + high) / 2, 9)
    }),
  )
})

test('of nothing there is none', () => {
  expect(summed(numbersIn([]))).toEqual({ count: 0, min: null, median: null, max: null })
})

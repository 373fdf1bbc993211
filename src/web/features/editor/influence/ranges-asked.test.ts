import { expect, test } from 'vitest'
import { rangesIn, shownRange, typedRange, withoutRanges, withRange } from './ranges-asked.ts'

test('a range is typed in the unit on screen', () => {
  expect([shownRange('conductivity', 0.07), typedRange('conductivity', 7)]).toEqual([7, 0.07])
  expect([shownRange('thickness', 0.005), typedRange('thickness', 8)]).toEqual([5, 0.008])
  expect([shownRange('serviceLife', 10), typedRange('serviceLife', 0)]).toEqual([10, 0])
})

test('the address keeps what is not usual, and nothing that cannot be read', () => {
  const address = withRange(withRange(new URLSearchParams('q=x'), 'conductivity', 0.2), 'serviceLife', 0)
  expect(address.toString()).toBe('q=x&off.conductivity=0.2&off.serviceLife=0')
  expect(rangesIn(address)).toEqual({ conductivity: 0.2, serviceLife: 0 })
  expect(withRange(address, 'conductivity', 0.1).toString()).toBe('q=x&off.serviceLife=0')
  expect(rangesIn(new URLSearchParams('off.conductivity=9&off.thickness=&off.dataset=x'))).toEqual({})
  expect(withoutRanges(address).toString()).toBe('q=x')
})

import { expect, test } from 'vitest'
import { mostlyExpired } from './validity.ts'

test('a list has expired as a whole where more than half of it has', () => {
  expect(
    mostlyExpired([
      { value: 'expired', count: 6 },
      { value: 'valid', count: 5 },
    ]),
  ).toBe(true)
  expect(
    mostlyExpired([
      { value: 'expired', count: 5 },
      { value: 'valid', count: 5 },
    ]),
  ).toBe(false)
  expect(mostlyExpired([])).toBe(false)
})

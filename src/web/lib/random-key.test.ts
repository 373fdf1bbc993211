import { afterEach, expect, test, vi } from 'vitest'
import { randomKey } from './random-key.ts'

afterEach(() => vi.unstubAllGlobals())

test('a key needs nothing that only a secure context has, and is never the same', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto)
  vi.stubGlobal('crypto', { getRandomValues })
  const keys = Array.from({ length: 1000 }, randomKey)
  expect(keys.every((key) => /^[\da-f]{32}$/.test(key))).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})

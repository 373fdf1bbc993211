import { expect, test } from 'vitest'
import { keyState } from './key-state.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const state = (expiresAt: string | null, revokedAt: string | null = null) => keyState({ expiresAt, revokedAt }, now)

test('a key is told by its end, and revoked whatever its end', () => {
  expect(state(null)).toBe('unlimited')
  expect(state('2027-11-21T12:00:00Z')).toBe('valid')
  expect(state('2026-12-20T12:00:00Z')).toBe('expiresSoon')
  expect(state('2026-11-21T12:00:00Z')).toBe('expired')
  expect(state('2027-11-21T12:00:00Z', '2026-01-01T00:00:00Z')).toBe('revoked')
})

import { expect, test } from 'vitest'
import { verdictOf } from './verdict.ts'

const entry = {
  fulfilled: null,
  kind: 'requirement',
  exemptions: [],
  status: 'primary',
  value: 0.2,
} satisfies Parameters<typeof verdictOf>[0]

test('a tick or a cross needs a verdict; orientation, exemption and weak sources have words of their own', () => {
  expect(verdictOf({ ...entry, fulfilled: true })).toBe('met')
  expect(verdictOf({ ...entry, fulfilled: false })).toBe('missed')
  expect(verdictOf({ ...entry, kind: 'orientation' })).toBe('orientation')
  expect(verdictOf({ ...entry, exemptions: [{ code: 'energyLaw', text: '' }] })).toBe('exempt')
  expect(verdictOf({ ...entry, status: 'recalled' })).toBe('unconfirmed')
  expect(verdictOf({ ...entry, status: 'single', value: null })).toBe('open')
  expect(verdictOf(entry)).toBe('open')
})

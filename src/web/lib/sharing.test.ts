import { expect, test } from 'vitest'
import { ownershipSeen } from './sharing.ts'

test('what another has shared is not called one’s own', () => {
  expect(ownershipSeen({ ownership: 'custom', permission: 'owner' })).toBe('custom')
  expect(ownershipSeen({ ownership: 'custom', permission: 'edit' })).toBe('shared')
  expect(ownershipSeen({ ownership: 'custom', permission: 'view' })).toBe('shared')
  expect(ownershipSeen({ ownership: 'standard', permission: 'view' })).toBe('standard')
})

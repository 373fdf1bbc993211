import { expect, test } from 'vitest'
import { ownershipSeen } from './sharing.ts'

test('what another has shared is not called one’s own', () => {
  const owner = { kind: 'person' } as const
  expect(ownershipSeen({ ownership: 'custom', permission: 'owner', owner })).toBe('custom')
  expect(ownershipSeen({ ownership: 'custom', permission: 'edit', owner })).toBe('shared')
  expect(ownershipSeen({ ownership: 'custom', permission: 'view', owner })).toBe('shared')
  expect(ownershipSeen({ ownership: 'standard', permission: 'view', owner })).toBe('standard')
  expect(ownershipSeen({ ownership: 'custom', permission: 'owner', owner: { kind: 'office' } })).toBe('office')
})

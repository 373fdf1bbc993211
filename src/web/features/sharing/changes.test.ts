import { expect, test } from 'vitest'
import type { Share } from '#web/resources/constructions/construction-mutations.ts'
import { tallyOf, withChange } from './changes.ts'

const share = (email: string, permission: Share['permission']): Share => ({
  email,
  permission,
  name: null,
  pending: true,
  sharedAt: '2026-03-12T10:00:00.000Z',
})
const shares = [share('a@b.example', 'view'), share('c@d.example', 'edit')]

test('a change that leads back to what is stored is none', () => {
  const once = withChange({}, shares, 'a@b.example', 'edit')
  expect(once).toEqual({ 'a@b.example': 'edit' })
  expect(withChange(once, shares, 'a@b.example', 'view')).toEqual({})
  expect(withChange({ 'new@b.example': 'view' }, shares, 'new@b.example', 'none')).toEqual({})
})

test('new shares, changed and revoked ones are counted apart', () => {
  const changes = { 'a@b.example': 'edit', 'c@d.example': 'none', 'new@b.example': 'view' } as const
  expect(tallyOf(changes, shares)).toEqual({ added: 1, changed: 1, revoked: 1 })
})

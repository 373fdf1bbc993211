import { expect, test } from 'vitest'
import { mayGroup } from './group.ts'

test('in an office those who may change a construction group its variants, elsewhere its owner alone', () => {
  const of = (permission: 'view' | 'edit' | 'owner', kind: 'person' | 'office') =>
    mayGroup({ ownership: 'custom', permission, owner: { id: 'o', name: 'Ada', kind } })
  expect([of('owner', 'person'), of('owner', 'office'), of('edit', 'office')]).toEqual([true, true, true])
  expect([of('edit', 'person'), of('view', 'office')]).toEqual([false, false])
})

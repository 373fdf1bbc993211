import { expect, test } from 'vitest'
import { freeLetters, lettersOf, mayGroup, nameOfVariant } from './group.ts'

test('variants have the letters of their names; one without takes the first that is free, as the next variant does', () => {
  expect(lettersOf(['Wall', 'Wall (B)', 'Wall (C)'])).toEqual(['A', 'B', 'C'])
  expect(lettersOf(['Wall', 'Wall (C)'])).toEqual(['A', 'C'])
  expect(lettersOf(['Wall (C)', 'Brick', 'Wall (C)', 'Wall (A)'])).toEqual(['C', 'B', 'D', 'A'])
  expect(freeLetters(new Set(['A', 'C'])).slice(0, 2)).toEqual(['B', 'D'])
})

test('in an office those who may change a construction group its variants, elsewhere its owner alone', () => {
  const of = (permission: 'view' | 'edit' | 'owner', kind: 'person' | 'office') =>
    mayGroup({ ownership: 'custom', permission, owner: { id: 'o', name: 'Ada', kind } })
  expect([of('owner', 'person'), of('owner', 'office'), of('edit', 'office')]).toEqual([true, true, true])
  expect([of('edit', 'person'), of('view', 'office')]).toEqual([false, false])
})

test('a variant keeps the name and takes another letter', () => {
  expect(nameOfVariant('Holzrahmen', 'B')).toBe('Holzrahmen (B)')
  expect(nameOfVariant('Holzrahmen (B)', 'C')).toBe('Holzrahmen (C)')
  expect(nameOfVariant('x'.repeat(120), 'B')).toHaveLength(120)
})

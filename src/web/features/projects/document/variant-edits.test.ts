import { expect, test } from 'vitest'
import { blockOf, changeBlock, isOwnBlock } from './blocks.ts'
import type { ProjectDraft } from './draft.ts'
import { deriveVariant, moveVariant, nextVariant, removeVariant } from './variant-edits.ts'

const draft: ProjectDraft = {
  name: 'Haus',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 100 },
  constructions: {},
  openingTypes: {},
  elements: [{ id: 'E1' }, { id: 'E2', only: ['B'] }],
  openings: [],
  items: [],
  variants: [{ id: 'B', name: 'Holz', elements: { E1: { area: 5 } } }],
  faults: {},
}

test('a variant that is derived has what the other has, and loses it alone', () => {
  expect(nextVariant(draft)).toEqual({ id: 'C', name: 'C' })
  const more = deriveVariant('B', { id: 'C', name: 'Stroh' })(draft)
  expect(more.variants[1]).toEqual({ id: 'C', name: 'Stroh', elements: { E1: { area: 5 } } })
  expect(more.elements[1]?.only).toEqual(['B', 'C'])
  expect(removeVariant('B')(more).elements[1]?.only).toEqual(['C'])
  expect(removeVariant('B')(draft).elements.map(({ id }) => id)).toEqual(['E1'])
})

test('variants change places, as far as there are any', () => {
  const more = deriveVariant('B', { id: 'C', name: 'Stroh' })(draft)
  expect(moveVariant('C', -1)(more).variants.map(({ id }) => id)).toEqual(['C', 'B'])
  expect(moveVariant('C', 1)(more)).toBe(more)
})

test('a block of a variant is its own until it is as in the base again', () => {
  const own = changeBlock('B', 'services', { mode: 'flatRate' })(draft)
  expect([blockOf(own, 'B', 'services'), blockOf(own, 'base', 'services')]).toEqual([{ mode: 'flatRate' }, undefined])
  expect(isOwnBlock(changeBlock('B', 'services', undefined)(own), 'B', 'services')).toBe(false)
})

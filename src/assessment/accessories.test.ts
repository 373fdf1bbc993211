import { expect, test } from 'vitest'
import { buildMaterial } from '#testing/life-cycle-builders.ts'
import { engineAccessory } from './accessories.ts'

const resolved = { materialId: 'steel', material: buildMaterial({ id: 'steel' }) } as Parameters<
  typeof engineAccessory
>[1]

test('an amount that only the design tells is unknown, not 0; one of 0 is known', () => {
  const screws = engineAccessory({ accessoryId: 'rafterScrews' }, resolved, undefined)
  expect([screws.amountUnknown, screws.material.dataset]).toEqual([true, undefined])
  const none = engineAccessory({ accessoryId: 'rafterScrews', amount: 0 }, resolved, undefined)
  expect(none).not.toHaveProperty('amountUnknown')
})

test('pieces are those that are stated, else the usual ones, and none where nothing is built in', () => {
  expect(engineAccessory({ accessoryId: 'eticsDowels' }, resolved, 8).pieces).toBe(8)
  expect(engineAccessory({ accessoryId: 'eticsDowels' }, resolved, undefined).pieces).toBe(6)
  expect(engineAccessory({ accessoryId: 'eticsDowels', amount: 0 }, resolved, 8).pieces).toBe(0)
})

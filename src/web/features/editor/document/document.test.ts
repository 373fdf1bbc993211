import { expect, test } from 'vitest'
import { emptyLayer, totalThickness } from './document.ts'

const layer = (thickness: number) => ({ ...emptyLayer('a'), materialId: 'gypsum', numbers: { thickness } })

test('the thickness of all layers is known only when each one has its own', () => {
  expect(totalThickness([layer(0.2), emptyLayer('b'), layer(0.015)])).toBeCloseTo(0.215, 12)
  expect(totalThickness([layer(0.2), { ...layer(0.2), texts: { thickness: '-4' } }])).toBeUndefined()
  expect(totalThickness([layer(0.2), { ...emptyLayer('b'), materialId: 'gypsum' }])).toBeUndefined()
  expect(totalThickness([])).toBeUndefined()
  expect(totalThickness([emptyLayer('b')])).toBeUndefined()
})

test('what is removed is no part of the thickness', () => {
  expect(totalThickness([{ ...layer(0.02), state: 'removed' }, layer(0.3)])).toBe(0.3)
})

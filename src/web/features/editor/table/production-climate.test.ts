import { expect, test } from 'vitest'
import type { Material } from '#contract/materials.ts'
import { productionClimate } from './production-climate.ts'

const material = (
  referenceUnit: string,
  referenceQuantity: number,
  gwpA1A3: number | null,
  density: number | null = 500,
) => ({ density, dataset: { referenceUnit, referenceQuantity, gwpA1A3 } }) as Material

test.each([
  ['m3', 1, 120, { value: 120, per: 'm3' }],
  ['kg', 1, 0.5, { value: 250, per: 'm3' }],
  ['t', 1, 200, { value: 100, per: 'm3' }],
  ['m2', 2, 7, { value: 3.5, per: 'm2' }],
  ['m3', 1, 0, { value: 0, per: 'm3' }],
] as const)('per %s (%d): %d', (unit, quantity, gwp, expected) => {
  expect(productionClimate(material(unit, quantity, gwp))).toEqual(expected)
})

test('without a density a figure per mass stays per mass', () => {
  expect(productionClimate(material('t', 1, 200, null))).toEqual({ value: 0.2, per: 'kg' })
})

test('a figure that is not declared is none', () => {
  expect(productionClimate(material('m3', 1, null))).toBeUndefined()
  expect(productionClimate({ density: 1, dataset: null } as Material)).toBeUndefined()
})

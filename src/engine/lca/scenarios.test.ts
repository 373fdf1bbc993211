import { describe, expect, test } from 'vitest'
import {
  assessed,
  buildMaterial,
  buildSecondGenerationDataset,
  declare,
  figure,
  row,
  secondGeneration,
  withDataset,
} from '#testing/life-cycle-builders.ts'

describe('scenarios', () => {
  const modules = [
    declare('A1-A3', { gwpA1: 100 }),
    declare('C2', { gwpA1: 1 }),
    declare('C3', { gwpA1: 30 }, 'burnt'),
    declare('C4', { gwpA1: 7 }, 'dumped'),
    declare('D', { gwpA1: -50 }, 'burnt'),
    declare('D', { gwpA1: -2 }, 'dumped'),
  ]
  const material = withDataset({ modules })

  test('M19: alternatives of the end of life are never added, and D belongs to the one chosen', () => {
    const burnt = assessed({ thickness: 1, material, endOfLifeScenario: 'burnt' })
    expect([figure(burnt, 'C3'), figure(burnt, 'C4'), figure(burnt, 'D')]).toEqual([30, 0, -50])
    const dumped = assessed({ thickness: 1, material, endOfLifeScenario: 'dumped' })
    expect([figure(dumped, 'C3'), figure(dumped, 'C4'), figure(dumped, 'D')]).toEqual([0, 7, -2])
  })

  test('M19: without a choice the first scenario of the dataset counts, throughout', () => {
    const result = assessed({ thickness: 1, material })
    expect([figure(result, 'C3'), figure(result, 'D')]).toEqual([30, -50])
  })

  test('modules without a scenario hold for every scenario', () => {
    expect(figure(assessed({ thickness: 1, material, endOfLifeScenario: 'dumped' }), 'C2')).toBe(1)
  })

  test('a scenario that the dataset does not offer is refused with its place', () => {
    expect(() => assessed({ material, endOfLifeScenario: 'composted' })).toThrow(
      expect.objectContaining({ code: 'unknownScenario', path: '/layers/0/endOfLifeScenario' }),
    )
  })

  test('members keep their own scenario where they do not offer that of the layer', () => {
    const framing = { material: buildMaterial(), width: 0.1, spacing: 0.5, direction: 'vertical' } as const
    const result = assessed({ thickness: 1, material, framing, endOfLifeScenario: 'dumped' })
    expect(figure(result, 'D')).toBeCloseTo(0.8 * -2 + 0.2 * -20, 12)
  })
})

describe('separate end of life', () => {
  const endOfLife = buildSecondGenerationDataset({
    referenceUnit: 'kg',
    modules: [declare('C3', { gwpTotal: 1.820973 }), declare('D', { gwpTotal: -1 })],
  })
  const product = { density: 529, modules: [declare('A1-A3', { gwpTotal: -629.370198947723 })], endOfLife }

  test('counts by the mass of the product that the dataset describes', () => {
    const material = buildMaterial({ density: 450, dataset: buildSecondGenerationDataset(product) })
    const result = assessed({ thickness: 0.1, material }, secondGeneration)
    expect(figure(result, 'C3', 'gwpTotal')).toBeCloseTo(52.9 * 1.820973, 10)
    expect(figure(result, 'D', 'gwpTotal')).toBeCloseTo(-52.9, 10)
  })

  test('stands back where the product declares its own, D included', () => {
    const modules = [...product.modules, declare('C4', { gwpTotal: 2 })]
    const material = buildMaterial({ dataset: buildSecondGenerationDataset({ ...product, modules }) })
    const result = assessed({ thickness: 1, material }, secondGeneration)
    expect(figure(result, 'C4', 'gwpTotal')).toBe(2)
    expect(figure(result, 'C3', 'gwpTotal')).toBe(0)
    expect(row(result, 'D').missing).toEqual([{ layer: 0, reason: 'notDeclared' }])
  })

  test('cannot be converted without a mass', () => {
    const { density: _, ...dataset } = product
    const { density: __, ...material } = buildMaterial({ dataset: buildSecondGenerationDataset(dataset) })
    expect(row(assessed({ material }, secondGeneration), 'C3').missing).toEqual([{ layer: 0, reason: 'noConversion' }])
  })
})

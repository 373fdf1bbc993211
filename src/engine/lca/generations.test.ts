import { describe, expect, test } from 'vitest'
import {
  allIndicators,
  assessed,
  buildConstruction,
  buildDataset,
  buildLayer,
  buildMaterial,
  buildSecondGenerationDataset,
  declare,
  firstGeneration,
  row,
  secondGeneration,
} from '#testing/life-cycle-builders.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'
import { indicatorsOf } from './indicator-cells.ts'

describe('generations', () => {
  test.each([
    ['a first-generation dataset in a second-generation result', buildDataset(), secondGeneration],
    ['a second-generation dataset in a first-generation result', buildSecondGenerationDataset(), firstGeneration],
    ['a dataset of another release', buildDataset({ release: 'OBD_2019_I' }), firstGeneration],
  ])('%s is refused', (_, dataset, options) => {
    const construction = buildConstruction(
      buildLayer({ material: { id: 'air', traits: ['air'] } }),
      buildLayer({ material: buildMaterial({ dataset }) }),
    )
    expect(() => assessLifeCycle(construction, options)).toThrow(
      expect.objectContaining({ code: 'generationsMixed', path: '/layers/1/material/dataset' }),
    )
  })

  test('an indicator of the other generation within a dataset is refused', () => {
    const dataset = buildDataset({ modules: [declare('A1-A3', { gwpA1: 1, gwpTotal: 1 })] })
    expect(() => assessed({ material: buildMaterial({ dataset }) })).toThrow(
      expect.objectContaining({
        code: 'generationsMixed',
        path: '/layers/0/material/dataset/modules/0/indicators/gwpTotal',
      }),
    )
  })

  test('a separate end of life of another generation is refused', () => {
    const endOfLife = buildDataset({ referenceUnit: 'kg' })
    const dataset = buildSecondGenerationDataset({ modules: [declare('A1-A3', { gwpTotal: 1 })], endOfLife })
    expect(() => assessed({ material: buildMaterial({ dataset }) }, secondGeneration)).toThrow(
      expect.objectContaining({ code: 'generationsMixed', path: '/layers/0/material/dataset/endOfLife' }),
    )
  })

  test.each(['EN 15804+A1', 'EN 15804+A2'] as const)(
    'the indicators of %s fit into the bits of a mask',
    (generation) => {
      const { length } = indicatorsOf[generation]
      expect(length).toBeLessThanOrEqual(31)
      const { release } = generation === 'EN 15804+A1' ? firstGeneration : secondGeneration
      const modules = [declare('A1-A3', allIndicators(generation, 3)), declare('C3', allIndicators(generation, 1))]
      const dataset = buildDataset({ generation, release, modules })
      const options = { release, generation, referenceStudyPeriod: 50 }
      const total = row(assessed({ thickness: 1, material: buildMaterial({ dataset }) }, options), 'total').indicators
      expect(total).toEqual(allIndicators(generation, 4))
    },
  )
})

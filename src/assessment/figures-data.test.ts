import { expect, test } from 'vitest'
import { buildDataset } from '#testing/life-cycle-builders.ts'
import { fromPartFigures, toPartFigures } from './figures-data.ts'

test('what masses follow from is told as it stands in the dataset: by volume, area and length', () => {
  const masses = { density: 7_850, arealMass: 12, lengthMass: 2.5 }
  const named = { uuid: 'u', version: '1', release: 'r', name: { de_DE: 'Profil' } }
  const { endOfLife: _none, ...declared } = buildDataset({ referenceUnit: 'm', ...masses })
  const dataset = { ...declared, ...named }
  const part = {
    materialId: 'profile',
    named: { name: { de_DE: 'Profil' }, hatch: 'metal' },
    material: { id: 'profile', traits: [] },
    dataset,
    replaced: false,
    unknownDataset: undefined,
  } as const
  const [told] = toPartFigures('profile', part)
  expect(told && fromPartFigures(told).dataset).toMatchObject(masses)
})

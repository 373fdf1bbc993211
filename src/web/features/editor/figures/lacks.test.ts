import { expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { testAssessor } from '#testing/assessor.ts'
import { groupedLacks, lacksOf } from './lacks.ts'

const assessor = testAssessor()
const kpisOf = (layers: readonly ConstructionLayer[]) =>
  assessor.kpis({ type: 'outerWall', layers }, { locale: 'de_DE' })
const sound = [
  { materialId: 'plaster_lime_cement', thickness: 0.015 },
  { materialId: 'eps_035', thickness: 0.16 },
]

test('a whole construction lacks nothing for its physics', async () => {
  const kpis = await kpisOf(sound)
  for (const place of ['thermal', 'moisture', 'summer'] as const) expect(lacksOf(place, kpis)).toEqual([])
})

test('without a conductivity U, moisture and summer all say of which layer, each once', async () => {
  const kpis = await kpisOf([...sound, { materialId: 'kielsteg', thickness: 0.2 }])
  const conductivity = { of: 'conductivity', layer: 2, part: 'layer' }
  expect(kpis.thermal.uValue).toBeNull()
  expect(lacksOf('thermal', kpis)).toEqual([conductivity])
  expect(lacksOf('moisture', kpis)).toContainEqual(conductivity)
  expect(lacksOf('summer', kpis)).toContainEqual(conductivity)
})

test('an own value mends it', async () => {
  const kpis = await kpisOf([...sound, { materialId: 'kielsteg', thickness: 0.2, overrides: { conductivity: 0.12 } }])
  expect(lacksOf('thermal', kpis)).toEqual([])
})

test('members are told apart from what lies between them', async () => {
  const framing = { materialId: 'kielsteg', width: 0.06, spacing: 0.625 }
  const kpis = await kpisOf([{ materialId: 'eps_035', thickness: 0.16, framing }])
  expect(lacksOf('thermal', kpis)).toEqual([{ of: 'conductivity', layer: 0, part: 'framing' }])
})

test('a balance that is a lower bound says what it lacks, for the chosen indicator', async () => {
  const kpis = await kpisOf(sound)
  const warnings = [
    { code: 'datasetUnknown', path: '/layers/1', values: {}, message: '' },
    { code: 'indicatorNotDeclared', path: null, values: { indicator: 'penrt', layers: '1, 2' }, message: '' },
  ]
  // the material has one
  const dataset = { of: 'dataset', layer: 1, part: 'framing' }
  expect(lacksOf('lifeCycle', { ...kpis, warnings }, 'gwp')).toEqual([dataset])
  const all = lacksOf('lifeCycle', { ...kpis, warnings }, 'penrt')
  expect(groupedLacks(all).map(([of, lacks]) => [of, lacks.map(({ layer }) => layer)])).toEqual([
    ['dataset', [1]],
    ['indicator', [0, 1]],
  ])
})

import { expect, test } from 'vitest'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { loadCatalogue } from './catalogue.ts'

const catalogue = loadCatalogue()
const datasets = [...catalogue.materials.keys()].flatMap((id) =>
  catalogue.releases.flatMap(({ id: release }) => {
    const dataset = catalogue.datasetOf(id, release)
    return dataset ? [dataset, ...(dataset.endOfLife ? [dataset.endOfLife] : [])] : []
  }),
)

const figures = ['conductivity', 'density', 'specificHeatCapacity', 'serviceLife'] as const
const scales = ['referenceQuantity', 'density', 'arealMass', 'referenceThickness', 'biogenicCarbon'] as const

test('every figure of a material is one that may be entered and computed with', () => {
  const outside = [...catalogue.materials.values()].flatMap((material) => {
    const { dry = 1, wet = 1 } = material.vapourResistanceFactor ?? {}
    const all = [
      ...figures.map((figure) => [figure, material[figure]] as const),
      ...[dry, wet].map((factor) => ['vapourResistanceFactor', factor] as const),
      ['thickness', material.defaultThickness] as const,
    ]
    return all.filter(([figure, value]) => value !== undefined && !isWithin(bounds[figure], value))
  })
  expect(outside).toEqual([])
})

test('every figure of a dataset is one that can be computed with', () => {
  expect(datasets.length).toBeGreaterThan(100)
  const outside = datasets.flatMap(({ uuid, modules, ...dataset }) => [
    ...scales
      .map((name) => [uuid, name, dataset[name]] as const)
      .filter(([, name, value]) => value !== undefined && !isWithin(bounds[name], value)),
    ...modules
      .flatMap((module) => Object.values(module.indicators))
      .filter((value) => value !== undefined && !isWithin(bounds.indicator, value)),
  ])
  expect(outside).toEqual([])
})

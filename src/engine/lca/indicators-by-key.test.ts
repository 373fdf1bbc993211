import { describe, expect, test } from 'vitest'
import { buildConstruction, buildDataset, buildLayer, buildMaterial } from '#testing/life-cycle-builders.ts'
import { belongsTo, type Generation, generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { type LifeCycleModule, modulesInTotal } from '#vocabulary/life-cycle.ts'
import { assessLifeCycle } from './assess-life-cycle.ts'

const declared = [...modulesInTotal.filter((module) => module !== 'B4'), 'D'] as const satisfies LifeCycleModule[]
const thicknesses = [0.125, 0.5]

/** A figure of its own for every indicator, module and material; whole numbers, so that sums are exact. */
const figureOf = (indicator: Indicator, module: LifeCycleModule, material: number) =>
  1 + indicators.indexOf(indicator) + 100 * declared.findIndex((one) => one === module) + 10_000 * material

const own = (generation: Generation) => indicators.filter((indicator) => belongsTo(indicator, generation))

const datasetOf = (generation: Generation, material: number) =>
  buildDataset({
    uuid: `00000000-0000-0000-0000-00000000000${material}`,
    release: 'R',
    generation,
    referenceUnit: 'm3',
    modules: declared.map((module) => ({
      module,
      indicators: Object.fromEntries(
        own(generation).map((indicator) => [indicator, figureOf(indicator, module, material)]),
      ),
    })),
  })

describe.each(generations)('every indicator of %s stands under its own key', (generation) => {
  const layers = thicknesses.map((thickness, material) =>
    buildLayer({
      thickness,
      material: buildMaterial({ serviceLife: 100, dataset: datasetOf(generation, material + 1) }),
    }),
  )
  const options = { release: 'R', generation, referenceStudyPeriod: 50 }
  const rows = assessLifeCycle(buildConstruction(...layers), options).indicators()
  const rowOf = (module: string) => rows.find((row) => row.module === module)

  test.each(declared)('%s, per layer and in sum', (module) => {
    const row = rowOf(module)
    for (const indicator of own(generation)) {
      const amounts = thicknesses.map((thickness, index) => thickness * figureOf(indicator, module, index + 1))
      expect([indicator, row?.layers.map((layer) => layer.indicators[indicator])]).toEqual([indicator, amounts])
      expect([indicator, row?.indicators[indicator]]).toEqual([indicator, (amounts[0] ?? 0) + (amounts[1] ?? 0)])
    }
    expect(Object.keys(row?.indicators ?? {}).toSorted()).toEqual(own(generation).toSorted())
  })

  test('the total, A to C', () => {
    for (const indicator of own(generation)) {
      const total = thicknesses.reduce(
        (sum, thickness, index) =>
          declared.reduce(
            (rest, module) => (module === 'D' ? rest : rest + thickness * figureOf(indicator, module, index + 1)),
            sum,
          ),
        0,
      )
      expect([indicator, rowOf('total')?.indicators[indicator]]).toEqual([indicator, total])
    }
  })
})

test('a balance asked for while another one is being written out changes neither', () => {
  const layers = thicknesses.map((thickness) =>
    buildLayer({ thickness, material: buildMaterial({ dataset: datasetOf('EN 15804+A2', 1) }) }),
  )
  const options = { release: 'R', generation: 'EN 15804+A2', referenceStudyPeriod: 50 } as const
  const one = assessLifeCycle(buildConstruction(...layers), options)
  const other = assessLifeCycle(buildConstruction(...layers.toReversed(), ...layers), options)
  const spread = { ...one, other: { ...other } }
  expect(spread.indicators()).toEqual(assessLifeCycle(buildConstruction(...layers), options).indicators())
  expect(spread.other.lifeCycle).toEqual(other.lifeCycle)
})

import { describe, expect, test } from 'vitest'
import type { Dataset, ModuleDeclaration } from '#engine/construction.ts'
import {
  assessed,
  buildDataset,
  buildMaterial,
  firstGeneration,
  row,
  secondGeneration,
} from '#testing/life-cycle-builders.ts'
import type { Generation } from '#vocabulary/indicators.ts'
import type { ResultModule } from '#vocabulary/life-cycle.ts'
import table from './reference-cases/layers.json' with { type: 'json' }

type LayerCase = {
  name: string
  generation: Generation
  thickness: number
  referenceUnit: Dataset['referenceUnit']
  endOfLifeScenario?: string
  modules: ModuleDeclaration[]
  expected: Partial<Record<ResultModule, [gwp: number, penrt: number]>>
}

describe('published figures', () => {
  test('the table of layers is not empty', () => expect(table.cases.length).toBeGreaterThan(0))

  test.each(table.cases as unknown as LayerCase[])('$name', ({ generation, expected, thickness, ...rest }) => {
    const options = generation === 'EN 15804+A1' ? firstGeneration : secondGeneration
    const { modules, referenceUnit, endOfLifeScenario } = rest
    const dataset = buildDataset({ generation, release: options.release, referenceUnit, modules })
    const scenario = endOfLifeScenario === undefined ? {} : { endOfLifeScenario }
    const result = assessed({ thickness, material: buildMaterial({ dataset }), ...scenario }, options)
    const climate = generation === 'EN 15804+A1' ? 'gwpA1' : 'gwpTotal'
    for (const [module, [gwp, penrt]] of Object.entries(expected)) {
      const { indicators } = row(result, module as ResultModule)
      expect((indicators[climate] ?? Number.NaN) / gwp).toBeCloseTo(1, 12)
      expect((indicators.penrt ?? Number.NaN) / penrt).toBeCloseTo(1, 12)
    }
  })
})

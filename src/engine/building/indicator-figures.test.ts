import { describe, expect, test } from 'vitest'
import { buildBuilding, buildElement, buildEnergy, buildItem } from '#testing/building-builders.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { assessBuilding } from './assess-building.ts'
import { indicatorsOfBuilding, indicatorsOfRows } from './indicator-figures.ts'

const { generation } = firstGeneration
const building = buildBuilding({
  elements: [buildElement({ id: 'E1', area: 20, count: 2 }), buildElement({ id: 'E2', area: 7 })],
  items: [buildItem({ id: 'P1', quantity: 3 })],
  operation: {
    carriers: [{ id: 'heat', purpose: 'heating', finalEnergy: 3000, electricity: true, dataset: buildEnergy() }],
  },
})
const figures = assessBuilding(building, { ...firstGeneration, everyIndicator: true })
const all = indicatorsOfBuilding(building, figures, generation)
const at = (module: string) => all.find((one) => one.module === module)

describe('every indicator of a building', () => {
  test('has the figures of its breakdown by module', () => {
    for (const { module, figures: told } of figures.byModule) {
      expect(at(module)?.indicators.gwpA1 ?? 0).toBeCloseTo(told.gwp, 6)
      expect(at(module)?.indicators.penrt ?? 0).toBeCloseTo(told.penrt, 6)
    }
    expect(at('B6')?.indicators.gwpA1).toBeCloseTo((figures.operation?.perYear.gwp ?? 0) * 50, 6)
    expect(at('total')?.indicators.gwpA1).toBeCloseTo(figures.total.gwp, 6)
  })

  test('is the sum over its rows', () => {
    const rows = figures.rows.map((row) => indicatorsOfRows([row], generation))
    for (const module of lifeCycleModules) {
      const sum = rows.reduce((so, row) => so + (row.find((one) => one.module === module)?.indicators.pert ?? 0), 0)
      expect(at(module)?.indicators.pert ?? 0).toBeCloseTo(sum, 6)
    }
  })

  test('is not whole in a module that a part should declare and does not', () => {
    const open = buildBuilding({ elements: [buildElement({ id: 'E1', area: null })] })
    const found = assessBuilding(open, { ...firstGeneration, everyIndicator: true })
    const [production] = indicatorsOfBuilding(open, found, generation)
    expect(production?.incomplete).toContain('gwpA1')
  })
})

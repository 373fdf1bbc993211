import { describe, expect, test } from 'vitest'
import { buildBuilding, buildElement, buildEnergy, buildItem, buildOpening } from '#testing/building-builders.ts'
import { buildingExample, hasBuildingExample } from '#testing/building-example.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { type BuildingFormula, buildingFormulas } from '#vocabulary/building-formulas.ts'
import { assessBuilding } from '../assess-building.ts'
import type { Building } from '../building.ts'
import { computedBy } from './building-arithmetic.ts'
import { buildingTrace } from './building-trace.ts'

/** Does every step again; answers which formulas there were. */
function doneAgain(building: Building): Set<BuildingFormula> {
  const steps = buildingTrace(building, assessBuilding(building, firstGeneration))
  for (const { formula, inputs, value } of steps) {
    if (value === null) continue
    const again = computedBy(formula, inputs)
    expect(Math.abs(again - value), formula).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(value)))
  }
  return new Set(steps.map(({ formula }) => formula))
}

const roof = buildBuilding().constructions['roof']
if (!roof) throw new Error('no roof')
const whole = buildBuilding({
  constructions: { ...buildBuilding().constructions, slab: { ...roof, type: 'groundSlab' } },
  elements: [
    buildElement({ areaIs: 'gross', area: 20, count: 2 }),
    buildElement({ id: 'E2', construction: 'slab', area: 40 }),
  ],
  openings: [buildOpening({ host: 'E1', count: 2 })],
  items: [buildItem()],
  services: { mode: 'flatRate' },
  operation: {
    carriers: [
      { id: 'B1', purpose: 'heating', finalEnergy: 2_000, electricity: true, dataset: buildEnergy() },
      { id: 'B2', purpose: 'heating', finalEnergy: 500, dataset: buildEnergy() },
    ],
    userElectricity: { mode: 'flat', dataset: buildEnergy() },
    photovoltaic: { generation: 3_000, ownUse: 1_000, exportDataset: buildEnergy() },
  },
})

test('every step of every formula can be done again from what it names', () => {
  expect(doneAgain(whole)).toEqual(new Set(Object.keys(buildingFormulas)))
})

test('what is not known is null, and stops nothing', () => {
  const building = buildBuilding({
    elements: [buildElement({ area: null }), buildElement({ id: 'E2' })],
    operation: { carriers: [{ id: 'B1', purpose: 'heating', finalEnergy: 1, dataset: undefined }] },
  })
  const steps = buildingTrace(building, assessBuilding(building, firstGeneration))
  doneAgain(building)
  expect(steps.find(({ formula }) => formula === 'carrierGwp')).toMatchObject({ value: null, row: { id: 'B1' } })
  expect(steps.find(({ formula }) => formula === 'htPrime')?.value).toBeNull()
})

describe.skipIf(!hasBuildingExample)('the worked example (skipped where it does not lie beside the repository)', () => {
  test('can be done again in all its variants', () => {
    const { variant } = buildingExample()
    for (const id of ['base', 'B', 'C']) expect(doneAgain(variant(id))).toContain('totalGwp')
  })
})

import { describe, expect, test } from 'vitest'
import {
  buildingExample,
  type ExampleFigures,
  type ExampleSteps,
  hasBuildingExample,
} from '#testing/building-example.ts'
import { firstGeneration } from '#testing/life-cycle-builders.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { assessBuilding, type BuildingFigures } from './assess-building.ts'
import { type Figures, figuresIn } from './figures.ts'
import type { PartFigures } from './part-figures.ts'
import { qngLevels, qngQuantities } from './qng.ts'
import { cumulatedClimate, paybackYears } from './renovation.ts'
import { snapshotFigures, snapshotHeat } from './snapshot-figures.ts'

/** In place of figures that there should be: equal to none. */
const NOTHING: Figures = { gwp: Number.NaN, penrt: Number.NaN, pert: Number.NaN }

/** As the example says: 1e-6 of the largest figure of a row. */
const TOLERANCE = 1e-6

function expectClose(found: number | null | undefined, expected: number, scale = Math.abs(expected)) {
  expect(found).toBeTypeOf('number')
  expect(Math.abs((found ?? Number.NaN) - expected)).toBeLessThanOrEqual(TOLERANCE * Math.max(scale, 1e-3))
}

function expectFigures(found: Figures, expected: Partial<Record<keyof Figures, number | null>>, scale?: number) {
  for (const indicator of ['gwp', 'penrt', 'pert'] as const) {
    const value = expected[indicator]
    if (value !== undefined && value !== null) expectClose(found[indicator], value, scale)
  }
}

function expectPart(found: PartFigures, part: ExampleSteps['parts'][number]) {
  expectClose(found.mass, part.mass)
  expect(found).toMatchObject({ replacements: part.replacements, gaps: [] })
  const largest = (figures: Record<string, number>) => Math.max(...Object.values(figures).map(Math.abs))
  for (const module of lifeCycleModules) {
    const { gwp, penrt } = figuresIn(found.modules, [module])
    expectClose(gwp, part.gwp[module], largest(part.gwp))
    expectClose(penrt, part.penrt[module], largest(part.penrt))
  }
}

function expectRows({ rows }: BuildingFigures, expected: ExampleFigures) {
  expect(rows.map(({ id }) => id)).toEqual(expected.rows.map(({ id }) => id))
  for (const [index, own] of expected.rows.entries()) {
    const row = rows[index]
    if (!row?.modules || !row.total) throw new Error(`row ${own.id} has no figures`)
    expect(row).toMatchObject({ kind: own.kind, costGroup: own.costGroup })
    expect(Object.values(row.complete).every(Boolean)).toBe(own.complete)
    const scale = Math.max(...Object.values<Figures>(own.modules).flatMap((one) => Object.values(one).map(Math.abs)))
    for (const module of lifeCycleModules) expectFigures(figuresIn(row.modules, [module]), own.modules[module], scale)
    expectFigures(row.total, own.total, scale)
    expectClose(row.mass, own.mass)
    if (own.area !== null) expectClose(row.measures.area, own.area)
    if (own.perimeter !== undefined) expectClose(row.measures.perimeter, own.perimeter)
    if (own.uValue === null) expect(row.heat.uValue).toBeNull()
    else if (own.uValue !== undefined) expectClose(row.heat.uValue, own.uValue)
    if (own.rComponent !== undefined && own.rComponent !== null) expectClose(row.heat.resistance, own.rComponent)
  }
}

function expectSums(found: BuildingFigures, expected: ExampleFigures) {
  for (const { module, figures } of found.byModule)
    if (module !== 'D') expectFigures(figures, expected.byModule[module])
  for (const { stage, figures } of found.byStage)
    for (const indicator of ['gwp', 'penrt', 'pert'] as const)
      expectClose(figures[indicator], expected.byStage[indicator][stage])
  for (const indicator of ['gwp', 'penrt', 'pert'] as const) {
    const sums = expected.sums[indicator]
    expectClose(found.fabricAndItems[indicator], sums.fabricAndItems)
    expectClose(found.total[indicator], sums.total)
    expectClose(found.perAreaYear[indicator], sums.perAreaYear)
  }
  expectClose(found.penrtKwhPerAreaYear, expected.sums.penrtKwhPerAreaYear)
  expect(found.byCostGroup.map(({ costGroup }) => costGroup)).toEqual(Object.keys(expected.byCostGroup).toSorted())
  for (const { costGroup, figures } of found.byCostGroup) expectFigures(figures, expected.byCostGroup[costGroup] ?? {})
  expect(found.ranking).toEqual(expected.ranking)
  expect(found.complete).toEqual(expected.complete)
}

function expectMaterials({ byMaterial, masses, fabricAndItems }: BuildingFigures, expected: ExampleFigures) {
  expect(byMaterial.map(({ material }) => material).toSorted()).toEqual(Object.keys(expected.byMaterial).toSorted())
  for (const { material, mass, massKnown, figures } of byMaterial) {
    const own = expected.byMaterial[material] ?? expect.fail(material)
    expectFigures(figures, own, Math.abs(own.penrt))
    expectClose(mass, own.mass)
    expect(massKnown).toBe(own.massKnown)
  }
  expectClose(
    byMaterial.reduce((sum, { figures }) => sum + figures.gwp, 0),
    fabricAndItems.gwp,
  )
  expectClose(masses.installed, expected.mass.installed)
  expectClose(masses.materialInput, expected.mass.materialInput)
  for (const [route, mass] of Object.entries<number>(expected.mass.byRoute))
    expectClose(masses.routes[route as keyof typeof masses.routes], mass)
  expectClose(masses.carbon, expected.biogenicCarbonStoredAtLeast)
  expect(masses.isCarbonWhole).toBe(expected.biogenicCarbonStored !== null)
}

function expectOperation({ operation }: BuildingFigures, expected: ExampleFigures) {
  const own = expected.operation
  if (!operation?.userElectricity) return expect.fail('nothing is known of the operation')
  const { userElectricity } = operation
  expect(operation.carriers.map(({ id }) => id)).toEqual(own.carriers.map(({ id }) => id))
  for (const [index, carrier] of own.carriers.entries()) {
    const { perYear, ...amounts } = carrier
    expect(operation.carriers[index]).toMatchObject(amounts)
    expectFigures(operation.carriers[index]?.perYear ?? NOTHING, perYear)
  }
  expectFigures(operation.regulatedPerYear ?? NOTHING, own.regulatedPerYear)
  expect(userElectricity.finalEnergy).toBe(own.userElectricity.finalEnergy)
  expectFigures(userElectricity.perYear ?? NOTHING, own.userElectricity.perYear)
  expect(operation).toMatchObject({ ownUseCounted: own.ownUseCounted, exported: own.exported })
  expectFigures(operation.exportCreditPerYear ?? NOTHING, own.exportCreditPerYear)
}

function expectServices({ servicesFlatRate, moduleD }: BuildingFigures, expected: ExampleFigures) {
  expect(servicesFlatRate).toMatchObject({
    rate: expected.servicesFlatRate.rate,
    perAreaYear: expected.servicesFlatRate.perAreaYear,
  })
  expectFigures(servicesFlatRate?.total ?? NOTHING, expected.servicesFlatRate.total)
  expectFigures(moduleD.fabricAndItems, expected.moduleD.fabricAndItems)
  expectFigures(moduleD.services ?? NOTHING, expected.moduleD.services)
  expectFigures(moduleD.exportedElectricity ?? NOTHING, expected.moduleD.exportedElectricity)
}

function expectQng({ qng }: BuildingFigures, expected: ExampleFigures) {
  if (!qng) return expect.fail('QNG applies')
  for (const quantity of qngQuantities) {
    const { byModule, verdicts, open, ...parts } = expected.qng[quantity]
    for (const { module, value } of qng[quantity].byModule) expectClose(value, byModule[module])
    for (const [part, value] of Object.entries<number>(parts)) expectClose(qng[quantity][part as 'value'], value)
    expect(qng[quantity].open).toEqual(open)
    for (const level of qngLevels) {
      expect(qng[quantity].verdicts[level].fulfilled).toBe(verdicts[level].fulfilled)
      expectClose(qng[quantity].verdicts[level].margin, verdicts[level].margin)
    }
  }
  expect(qng.level).toBe(expected.qng.level)
  expectFigures(qng.outsideModules, expected.qng.outsideModules)
  expect(qng.outsideCostGroups).toEqual(expected.qng.outsideCostGroups)
}

function expectTransmission({ transmission }: BuildingFigures, expected: ExampleFigures) {
  const { lines, ...sums } = expected.transmission
  expect(transmission.lines.map(({ id }) => id)).toEqual(lines.map(({ element, opening }) => element ?? opening))
  for (const [index, line] of lines.entries())
    for (const name of ['area', 'uValue', 'fx', 'fxUA', 'uReference'] as const)
      expectClose(transmission.lines[index]?.[name], line[name])
  for (const [name, value] of Object.entries<number>(sums)) expectClose(transmission[name as 'ht'], value)
}

describe.skipIf(!hasBuildingExample)('the worked example (skipped where it does not lie beside the repository)', () => {
  const example = hasBuildingExample ? buildingExample() : undefined

  test('has the same figures per m² of every construction, part by part', () => {
    for (const [key, { uValue, rComponent, parts }] of Object.entries(example?.steps ?? {})) {
      const construction = example?.constructions[key] ?? expect.fail(key)
      const heat = snapshotHeat(construction)
      expectClose(heat.uValue, uValue)
      expectClose(heat.resistance, rComponent)
      const found = snapshotFigures(construction, { status: 'new', remaining: undefined }, firstGeneration)
      expect(found.map(({ material, place }) => [place, material])).toEqual(
        parts.map(({ layer, material }) => [layer, material]),
      )
      for (const [index, part] of parts.entries()) expectPart(found[index] ?? expect.fail(key), part)
    }
  })

  test.each(['base', 'B', 'C'])('has the same figures in variant %s', (id) => {
    const found = assessBuilding(example?.variant(id) ?? expect.fail(id), firstGeneration)
    const expected = example?.expected[id] ?? expect.fail(id)
    expectRows(found, expected)
    expectSums(found, expected)
    expectMaterials(found, expected)
    expectOperation(found, expected)
    expectServices(found, expected)
    expectQng(found, expected)
    expectTransmission(found, expected)
  })

  test.each(['base', 'B', 'C'])('spends what it causes in the same years in variant %s', (id) => {
    const found = assessBuilding(example?.variant(id) ?? expect.fail(id), firstGeneration)
    const spent = example?.expected[id]?.expenses ?? []
    const curve = cumulatedClimate(found)
    const operation = found.operation?.perYear.gwp ?? 0
    curve.forEach((amount, year) => {
      const sum = spent.reduce((total, [due, one]) => total + (due <= year ? one : 0), 0)
      expectClose(amount, sum + year * operation)
    })
    expect(paybackYears(curve, curve)).toBe(0)
  })
})

import {
  addCell,
  emptyCells,
  type IndicatorCells,
  indicatorsOf,
  isFilled,
  isPartial,
  partialOf,
} from '#engine/lca/indicator-cells.ts'
import { moduleIndex } from '#engine/lca/scope.ts'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import { type BuildingModule, buildingModules, lifeCycleModules, modulesInTotal } from '#vocabulary/life-cycle.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { BuildingFigures } from './assess-building.ts'
import type { RowFigures } from './assess-rows.ts'
import type { Building, EnergyDataset } from './building.ts'
import { amounts } from './totals.ts'

/** Sums of what is declared over the study period. */
export type ModuleIndicators = {
  readonly module: BuildingModule
  readonly indicators: Readonly<Partial<Record<Indicator, number>>>
  /** Of these something that was added declares nothing: the sums are of the rest. */
  readonly incomplete: readonly Indicator[]
}

const TOTAL = lifeCycleModules.length
const CELLS = TOTAL + 1

function cellsOf(rows: readonly RowFigures[], generation: Generation): IndicatorCells {
  const sum = emptyCells(indicatorsOf[generation].length, CELLS)
  for (const { makeup, measures } of amounts(rows))
    for (const { every, per } of makeup.parts) {
      if (!every) continue
      for (let module = 0; module < TOTAL; module += 1) addCell(sum, module, every, module, measures[per])
    }
  for (const module of modulesInTotal) addCell(sum, TOTAL, sum, moduleIndex[module], 1)
  return sum
}

/** Modules that something should declare and does not: none of their sums is whole, nor those over the life cycle. */
function lackingIn(rows: readonly RowFigures[]): ReadonlySet<BuildingModule> {
  const lacking = new Set<BuildingModule>()
  for (const { makeup, gap } of rows) {
    const told = new Set(makeup.missing.flatMap(({ modules }) => modules))
    for (const module of modulesInTotal) if (gap || told.has(module)) lacking.add(module)
  }
  return lacking.size > 0 ? lacking.add('total') : lacking
}

function namesAt(
  module: BuildingModule,
  cell: number,
  cells: IndicatorCells,
  isLacking: boolean,
  names: readonly Indicator[],
): ModuleIndicators {
  const known = names.flatMap((name, place) => {
    const value = partialOf(cells, cell, place)
    return value === null ? [] : [[name, value] as const]
  })
  return {
    module,
    indicators: Object.fromEntries(known),
    incomplete: names.filter((_, place) => isLacking || (isFilled(cells, cell) && isPartial(cells, cell, place))),
  }
}

/** Every indicator of rows by module, and of A to C. */
export const indicatorsOfRows = (rows: readonly RowFigures[], generation: Generation): ModuleIndicators[] => {
  const cells = cellsOf(rows, generation)
  const lacking = lackingIn(rows)
  return [...lifeCycleModules, 'total' as const].map((module, cell) =>
    namesAt(module, cell, cells, lacking.has(module), indicatorsOf[generation]),
  )
}

/** What one layer, or one part of an opening, causes for each m² of its row; of a row without an area for the whole. */
export type PlaceIndicators = {
  readonly place: number | undefined
  /** Materials or datasets of what is there, that of members last. */
  readonly materials: readonly string[]
  readonly modules: readonly ModuleIndicators[]
}

/** Every indicator of a row by what it is made of. Times the area of the row they add up to those of the row. */
export function indicatorsOfPlaces(
  { makeup, measures }: Pick<RowFigures, 'makeup' | 'measures'>,
  generation: Generation,
): PlaceIndicators[] {
  const names = indicatorsOf[generation]
  return [...Map.groupBy(makeup.parts, ({ place }) => place)].map(([place, parts]) => {
    const sum = emptyCells(names.length, CELLS)
    for (const { every, per } of parts) {
      if (!every) continue
      const amount = (measures[per] ?? 0) / (measures.area ?? 1)
      for (let module = 0; module < TOTAL; module += 1) addCell(sum, module, every, module, amount)
    }
    const modules = lifeCycleModules.map((module, cell) => namesAt(module, cell, sum, false, names))
    return { place, materials: parts.map(({ material }) => material), modules }
  })
}

/** Energy that is bought in a year [kWh/a], by its dataset. */
function bought({ operation: given }: Building, { operation }: BuildingFigures) {
  if (!given || !operation) return []
  const ofCarriers = given.carriers.map(({ dataset }, index) => ({
    dataset,
    amount: operation.carriers[index]?.bought ?? 0,
  }))
  const { userElectricity: user } = operation
  return user
    ? [...ofCarriers, { dataset: given.userElectricity?.dataset, amount: user.finalEnergy - user.fromOwn }]
    : ofCarriers
}

const b6Of = (dataset: EnergyDataset | undefined) => dataset?.modules.find(({ module }) => module === 'B6')?.indicators

/** Every indicator of the energy that is bought over the study period. */
function ofOperation(building: Building, figures: BuildingFigures, generation: Generation): ModuleIndicators {
  const sums = new Map<Indicator, number>()
  const incomplete = new Set<Indicator>()
  for (const { dataset, amount } of bought(building, figures)) {
    const declared = b6Of(dataset)
    const factor = dataset ? (amount * MJ_PER_KWH * figures.referenceStudyPeriod) / dataset.referenceQuantity : 0
    for (const name of indicatorsOf[generation]) {
      const value = declared?.[name]
      if (value === undefined) incomplete.add(name)
      else sums.set(name, (sums.get(name) ?? 0) + factor * value)
    }
  }
  return { module: 'B6', indicators: Object.fromEntries(sums), incomplete: [...incomplete] }
}

/**
 * Every indicator of a building by module: rows from A1-A3 to D, the operation (B6), and A to C with it. The flat rate of
 * services declares none of them and is in no sum.
 *
 * @param figures - of an assessment that has kept every indicator
 */
export function indicatorsOfBuilding(
  building: Building,
  figures: BuildingFigures,
  generation: Generation,
): ModuleIndicators[] {
  const ofRows = indicatorsOfRows(figures.rows, generation)
  const operation = ofOperation(building, figures, generation)
  const names = indicatorsOf[generation]
  return buildingModules.map((module) => {
    if (module === 'B6') return operation
    const own = ofRows.find((one) => one.module === module) ?? { module, indicators: {}, incomplete: [] }
    if (module !== 'total') return own
    const values = names.flatMap((name) => {
      const [fabric, energy] = [own.indicators[name], operation.indicators[name]]
      return fabric === undefined && energy === undefined ? [] : [[name, (fabric ?? 0) + (energy ?? 0)] as const]
    })
    const lacking = names.filter((name) => own.incomplete.includes(name) || operation.incomplete.includes(name))
    return { module, indicators: Object.fromEntries(values), incomplete: lacking }
  })
}

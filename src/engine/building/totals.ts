import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'
import type { RowFigures } from './assess-rows.ts'
import {
  addModules,
  emptyModules,
  type Figures,
  figuresIn,
  type ModuleCells,
  noFigures,
  plus,
  times,
} from './figures.ts'
import { installedMass, type Makeup } from './makeup.ts'
import { addTo, noRoutes, type Routes, type RoutesSum } from './routes.ts'
import type { Measures } from './rows.ts'

/** Figures of all rows by module. */
export function modulesOfRows(rows: readonly RowFigures[]): ModuleCells {
  const sum = emptyModules()
  for (const { modules } of rows) if (modules) addModules(sum, modules, 1)
  return sum
}

/** A to D of the rows, in the order of the life cycle. */
export const byModuleOf = (cells: ModuleCells): { readonly module: LifeCycleModule; readonly figures: Figures }[] =>
  lifeCycleModules.map((module) => ({ module, figures: figuresIn(cells, [module]) }))

/** Stages of the rows, in the order of the life cycle. */
export const rowStages = ['product', 'construction', 'replacement', 'endOfLife'] as const
const modulesOfStage: Readonly<Record<(typeof rowStages)[number], readonly LifeCycleModule[]>> = {
  product: ['A1-A3'],
  construction: ['A4', 'A5'],
  replacement: ['B4'],
  endOfLife: ['C1', 'C2', 'C3', 'C4'],
}
export const stageOf = (cells: ModuleCells, stage: (typeof rowStages)[number]): Figures =>
  figuresIn(cells, modulesOfStage[stage])

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] }

/** Adds `factor` times other figures. */
function addFigures(sum: Writable<Figures>, { gwp, penrt, pert }: Figures, factor: number): void {
  sum.gwp += factor * gwp
  sum.penrt += factor * penrt
  sum.pert += factor * pert
}

/** Cost groups with the sum of their rows, in order; `digits` of 2 gathers 331 to 339 under 330. */
export function byCostGroupOf(
  rows: readonly RowFigures[],
  digits: 2 | 3,
): { readonly costGroup: string; readonly figures: Figures }[] {
  const sums = new Map<string, Writable<Figures>>()
  for (const { costGroup, total } of rows) {
    if (!total) continue
    const group = digits === 3 ? costGroup : `${costGroup.slice(0, 2)}0`
    let sum = sums.get(group)
    if (!sum) sums.set(group, (sum = { ...noFigures }))
    addFigures(sum, total, 1)
  }
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([costGroup, figures]) => ({ costGroup, figures }))
}

/** What all rows have of a material. */
export type MaterialFigures = {
  readonly material: string
  /** [kg] of what is there after the works. */
  readonly mass: number
  /** Whether all of it is known. */
  readonly massKnown: boolean
  readonly figures: Figures
  readonly routes: Routes
}

export type Amounts = { readonly makeup: Makeup; readonly measures: Record<keyof Measures, number> }

/** How much there is of each makeup in all: its parts are then gone through once. */
export function amounts(rows: readonly RowFigures[]): Amounts[] {
  const sums = new Map<Makeup, Amounts>()
  for (const { makeup, measures } of rows) {
    let known = sums.get(makeup)
    if (!known) sums.set(makeup, (known = { makeup, measures: { area: 0, perimeter: 0, piece: 0 } }))
    known.measures.area += measures.area ?? 0
    known.measures.perimeter += measures.perimeter ?? 0
    known.measures.piece += measures.piece ?? 0
  }
  return [...sums.values()]
}

/** Every material with what all rows have of it, the most climate change first. @param all - the amounts of these rows */
export function byMaterialOf(all: readonly Amounts[]): MaterialFigures[] {
  const sums = new Map<
    string,
    Writable<Omit<MaterialFigures, 'material' | 'figures' | 'routes'>> & {
      figures: Writable<Figures>
      routes: RoutesSum
    }
  >()
  for (const { makeup, measures } of all)
    makeup.parts.forEach((part, index) => {
      const amount = measures[part.per]
      let sum = sums.get(part.material)
      if (!sum) {
        sum = { mass: 0, massKnown: true, figures: { ...noFigures }, routes: { ...noRoutes } }
        sums.set(part.material, sum)
      }
      sum.mass += installedMass(part) * amount
      sum.massKnown &&= part.mass !== null
      addFigures(sum.figures, makeup.totals[index] ?? noFigures, amount)
      addTo(sum.routes, part.routes, amount)
    })
  return [...sums]
    .map(([material, sum]): MaterialFigures => ({ material, ...sum }))
    .toSorted((one, other) => other.figures.gwp - one.figures.gwp)
}

/** What one row has of each of its materials, A to C; nothing where its area is not known. */
export function materialsOf({ makeup, measures }: RowFigures): {
  readonly material: string
  readonly figures: Figures
}[] {
  const sums = new Map<string, Figures>()
  for (const [index, part] of makeup.parts.entries()) {
    const amount = measures[part.per]
    if (amount === null) continue
    const own = times(makeup.totals[index] ?? noFigures, amount)
    sums.set(part.material, plus(sums.get(part.material) ?? noFigures, own))
  }
  return [...sums].map(([material, figures]) => ({ material, figures }))
}

/** Masses of a building [kg]. */
export type Masses = {
  readonly installed: number
  /** Of it, what lacks no figure. */
  readonly whole: number
  /** Brought within the study period. */
  readonly materialInput: number
  readonly routes: Routes
  /** Carbon of biogenic origin in what is there after the works [kg CO₂]; at least so much where not whole. */
  readonly carbon: number
  readonly isCarbonWhole: boolean
}

/** Masses and stored carbon over all rows. @param all - the amounts of these rows */
export function massesOf(rows: readonly RowFigures[], all: readonly Amounts[]): Masses {
  let [installed, whole, materialInput, carbon] = [0, 0, 0, 0]
  const routes = { ...noRoutes }
  for (const { makeup, measures } of all)
    for (const sum of makeup.sums) {
      const amount = measures[sum.per]
      installed += sum.installed * amount
      whole += sum.whole * amount
      materialInput += sum.input * amount
      carbon += sum.carbon * amount
      addTo(routes, sum.routes, amount)
    }
  const isCarbonWhole = rows.every(({ makeup, gap }) => makeup.isCarbonWhole && !(gap && makeup.mayBeGrown))
  return { installed, whole, materialInput, routes, carbon, isCarbonWhole }
}

/** Part of the mass for which anything is declared of its end [1]; null where there is no mass. */
export function shareWithEndOfLife({ routes }: Masses): number | null {
  const { unknown, ...declared } = routes
  const known = Object.values(declared).reduce((sum, mass) => sum + mass, 0)
  return known + unknown > 0 ? known / (known + unknown) : null
}

/** Rows by what they cause, the most climate change first; those without an area last. */
export const rankingOf = (rows: readonly RowFigures[]): RowFigures[] =>
  rows.toSorted((one, other) => (other.total?.gwp ?? -Infinity) - (one.total?.gwp ?? -Infinity))

import { type Generation, type Indicator, mainClimateIndicator } from '#vocabulary/indicators.ts'
import { type LifeCycleModule, lifeCycleModules, modulesInTotal } from '#vocabulary/life-cycle.ts'

/** Indicators that every breakdown of a building has. */
export const buildingIndicators = ['gwp', 'penrt', 'pert'] as const
export type BuildingIndicator = (typeof buildingIndicators)[number]

/** Climate change [kg CO₂e], primary energy non-renewable and renewable [MJ], of what is declared. */
export type Figures = Readonly<Record<BuildingIndicator, number>>
/** Of which indicators something holds. */
export type ByIndicator<Value> = Readonly<Record<BuildingIndicator, Value>>

export const byIndicator = <Value>(of: (indicator: BuildingIndicator, index: number) => Value): ByIndicator<Value> => ({
  gwp: of('gwp', 0),
  penrt: of('penrt', 1),
  pert: of('pert', 2),
})

export const noFigures: Figures = { gwp: 0, penrt: 0, pert: 0 }

/** Name of the dataset's indicator that stands for each. */
export const declaredBy = (generation: Generation): ByIndicator<Indicator> => ({
  gwp: mainClimateIndicator[generation],
  penrt: 'penrt',
  pert: 'pert',
})

export const plus = (one: Figures, other: Figures): Figures => ({
  gwp: one.gwp + other.gwp,
  penrt: one.penrt + other.penrt,
  pert: one.pert + other.pert,
})

export const times = ({ gwp, penrt, pert }: Figures, factor: number): Figures => ({
  gwp: gwp * factor,
  penrt: penrt * factor,
  pert: pert * factor,
})

export const sumOf = (all: readonly Figures[]): Figures => all.reduce(plus, noFigures)

/**
 * Cells of one thing: every module with every indicator of a building. A plain list: typed ones of this size lie outside
 * of the heap, and thousands of them cost more than all that is computed with them.
 */
export type ModuleCells = number[]
const WIDTH = buildingIndicators.length
const CELLS = lifeCycleModules.length * WIDTH

// a fraction, so that copies hold doubles from the start
const zeros: readonly number[] = Array.from({ length: CELLS }, () => 0.5).fill(0)

export const emptyModules = (): ModuleCells => zeros.slice()

const starts = new Map<LifeCycleModule, number>(lifeCycleModules.map((module, index) => [module, index * WIDTH]))

export const moduleAt = (module: LifeCycleModule): number => starts.get(module) ?? 0

/** Adds `factor` times the cells of another. */
export function addModules(target: ModuleCells, other: ModuleCells, factor: number): void {
  for (let cell = 0; cell < CELLS; cell += 1) target[cell] = (target[cell] ?? 0) + factor * (other[cell] ?? 0)
}

/** Figures of the modules in sum. */
export function figuresIn(cells: ModuleCells, modules: readonly LifeCycleModule[]): Figures {
  let [gwp, penrt, pert] = [0, 0, 0]
  for (const module of modules) {
    const cell = moduleAt(module)
    gwp += cells[cell] ?? 0
    penrt += cells[cell + 1] ?? 0
    pert += cells[cell + 2] ?? 0
  }
  return { gwp, penrt, pert }
}

const ofTotal = modulesInTotal.map(moduleAt)

/** A to C. */
export function totalIn(cells: ModuleCells): Figures {
  let [gwp, penrt, pert] = [0, 0, 0]
  for (const cell of ofTotal) {
    gwp += cells[cell] ?? 0
    penrt += cells[cell + 1] ?? 0
    pert += cells[cell + 2] ?? 0
  }
  return { gwp, penrt, pert }
}

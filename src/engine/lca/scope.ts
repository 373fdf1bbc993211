import { type LifeCycleModule, lifeCycleModules, modulesInTotal, modulesWithin } from '#vocabulary/life-cycle.ts'

/** Place of each module in a row of cells. */
export const moduleIndex = Object.fromEntries(lifeCycleModules.map((module, index) => [module, index])) as Record<
  LifeCycleModule,
  number
>

/**
 * Modules without which a total is only a lower bound: those of the balance by QNG and BNB, as far as they are counted.
 * The others are counted where declared; most generic datasets leave them out.
 */
const required = modulesWithin.qng

/** What is counted, by index of the module. */
export type Scope = {
  readonly modules: readonly LifeCycleModule[]
  readonly isCounted: readonly boolean[]
  /** Of those in the total, in order, and by index of the module. */
  readonly counted: readonly number[]
  readonly isInTotal: readonly boolean[]
  readonly isRequired: readonly boolean[]
  readonly required: readonly LifeCycleModule[]
  /** What one replacement repeats: everything that is counted of a layer but itself (EN 15978; QNG within its modules). */
  readonly repeated: readonly number[]
  /** A replacement has off-cuts of its own. */
  readonly areOffCutsRepeated: boolean
}

function makeScope(modules: readonly LifeCycleModule[]): Scope {
  const isIn = (module: LifeCycleModule) => modules.includes(module)
  const needed = required.filter(isIn)
  const counted = modulesInTotal.filter(isIn).map((module) => moduleIndex[module])
  return {
    modules: modulesInTotal.filter(isIn),
    // D is shown apart, whatever is counted
    isCounted: lifeCycleModules.map((module) => module === 'D' || isIn(module)),
    counted,
    isInTotal: lifeCycleModules.map((module) => counted.includes(moduleIndex[module])),
    isRequired: lifeCycleModules.map((module) => needed.includes(module)),
    required: needed,
    repeated: counted.filter((module) => module !== moduleIndex.B4),
    areOffCutsRepeated: isIn('A5'),
  }
}

const everything = makeScope(modulesInTotal)

/**
 * Of a building: A to C as declared, where a replacement repeats production and disposal alone (A1-A3, C3, C4), so that
 * the same B4 stands in the life cycle and in the booking of QNG.
 */
export const buildingScope: Scope = {
  ...everything,
  repeated: required.filter((module) => module !== 'B4').map((module) => moduleIndex[module]),
  areOffCutsRepeated: false,
}

const known = new WeakMap<readonly LifeCycleModule[], Scope>()

/** What a sum of these modules counts; of A to C where none are named. */
export function scopeOf(modules: readonly LifeCycleModule[] | undefined): Scope {
  if (modules === undefined) return everything
  let scope = known.get(modules)
  if (!scope) known.set(modules, (scope = makeScope(modules)))
  return scope
}

import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import type { Indicator } from '#vocabulary/indicators.ts'
import { type LifeCycleModule, lifeCycleModules } from '#vocabulary/life-cycle.ts'

/** One balance as a row of a chart: its modules, and their sum. */
export type StageRow = {
  readonly key: string
  /** Beside the bar; the note below it. */
  readonly name: string
  readonly note: string
  /** Of modules A to D that are declared, and not zero throughout. */
  readonly stages: Readonly<Partial<Record<LifeCycleModule, number>>>
  /** A to C; null where the indicator is not declared. */
  readonly total: number | null
  /** False: the sum is a lower bound. */
  readonly complete: boolean
}

/** The modules of an indicator; absent where not declared. */
export function stagesOf(
  rows: readonly Pick<EnvironmentalIndicators, 'module' | 'indicators'>[],
  indicator: Indicator,
): { readonly stages: StageRow['stages']; readonly total: number | null } {
  const stages: Partial<Record<LifeCycleModule, number>> = {}
  let total: number | null = null
  for (const { module, indicators } of rows) {
    const value = indicators[indicator]
    if (value === undefined) continue
    if (module === 'total') total = value
    else stages[module] = value
  }
  return { stages, total }
}

/** Modules that at least one row has a value of, in the order of the life cycle. */
export const shownModules = (rows: readonly Pick<StageRow, 'stages'>[]): LifeCycleModule[] =>
  lifeCycleModules.filter((module) => rows.some(({ stages }) => (stages[module] ?? 0) !== 0))

/** Lowest and highest value that bars around zero reach, module D apart. */
export function extentOf(rows: readonly Pick<StageRow, 'stages' | 'total'>[]): readonly [number, number] {
  const ends = rows.flatMap(({ stages }) => {
    const { D: beyond = 0, ...inside } = stages
    const values = Object.values(inside)
    const below = values.reduce((sum, value) => sum + Math.min(0, value), 0)
    const above = values.reduce((sum, value) => sum + Math.max(0, value), 0)
    return [below, above, beyond]
  })
  return [Math.min(0, ...ends), Math.max(0, ...ends)]
}

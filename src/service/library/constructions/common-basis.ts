import type { EnvironmentalIndicators } from '#contract/assessment.ts'
import type { Given } from '#service/assessment/assessor.ts'
import { type LifeCycleModule, modulesWithin, REFERENCE_STUDY_PERIOD } from '#vocabulary/life-cycle.ts'
import { serviceLifeEditions } from '#vocabulary/service-life-positions.ts'
import type { Settings } from '#vocabulary/settings.ts'

/** What balances must have in common to be compared: what they count, over which period, by which service lives. */
export const balanceOf = ({
  referenceStudyPeriod = REFERENCE_STUDY_PERIOD,
  boundary = 'full',
  serviceLifeEdition = serviceLifeEditions[0],
}: Settings = {}) => ({ referenceStudyPeriod, boundary, serviceLifeEdition })

/** Whether study period, boundary and edition of service lives are the same in all. */
export const hasOneBasis = (all: readonly Given[]): boolean =>
  new Set(all.map(({ settings }) => JSON.stringify(balanceOf(settings)))).size <= 1

/** The constructions with the study period, boundary and service lives of the first one. */
export const onOneBasis = (all: readonly Given[]): Given[] => {
  const common = balanceOf(all[0]?.settings)
  return all.map((given) => ({ ...given, settings: { ...given.settings, ...common } }))
}

/** Modules without which no balance is whole: they stay, and what lacks them is a lower bound. */
const kept: readonly LifeCycleModule[] = modulesWithin.qng

/**
 * What is counted of all: modules that QNG leaves out count only where every layer of every construction declares them.
 *
 * @param all - indicators of each construction, within the boundary of the first one
 * @returns modules that are counted, and those that some declare and not all
 */
export function commonModules(all: readonly (readonly EnvironmentalIndicators[])[], given: Given | undefined) {
  const within = modulesWithin[balanceOf(given?.settings).boundary]
  const rowsOf = (module: LifeCycleModule) => all.flatMap((rows) => rows.filter((row) => row.module === module))
  const isWhole = (module: LifeCycleModule) =>
    kept.includes(module) || rowsOf(module).every(({ missing }) => missing.length === 0)
  const isDeclared = (module: LifeCycleModule) => rowsOf(module).some(({ layers }) => layers.length > 0)
  return {
    modules: within.filter(isWhole),
    leftOut: within.filter((module) => !isWhole(module) && isDeclared(module)),
  }
}

import type { ProjectKpis } from '#contract/project-figures.ts'

type Cost = NonNullable<ProjectKpis['cost']>
export type CostSumName = 'first' | 'overStudyPeriod' | 'discounted'

/** Sums [€] that are told of a building: the discounted one where there is a rate; null where nothing of it has a price. */
export const costSums = (cost: Cost): { readonly name: CostSumName; readonly sum: Cost[CostSumName] }[] => {
  const names: CostSumName[] =
    cost.discountRate === null ? ['first', 'overStudyPeriod'] : ['first', 'overStudyPeriod', 'discounted']
  return names.map((name) => ({ name, sum: cost[name] }))
}

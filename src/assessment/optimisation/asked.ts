import { type Goal, keepsLimit, type ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { inGrains } from './figures.ts'
import { summedFigures } from './layer-sums.ts'
import type { Estimate } from './leaves.ts'
import type { Kept } from './partial-sums.ts'

/** Figures that are whole where they are known. */
const ofGeometry: readonly string[] = ['uValue', 'thickness', 'mass'] satisfies Estimated[]

type QuantityGoal = Extract<Goal, { quantity: unknown }>
type Estimated = keyof Estimate

const estimated: readonly string[] = ['uValue', ...summedFigures]
export const isEstimated = (quantity: string): quantity is Estimated => estimated.includes(quantity)

/** Goals that the estimate decides, and those that only an assessment does. */
export type Asked = {
  readonly tabled: readonly (QuantityGoal & { readonly quantity: Estimated })[]
  readonly isAllTabled: boolean
  /** No assessment can tell more: of the life cycle one tells whether a sum that keeps a limit is whole. */
  readonly isDecided: boolean
  readonly needsHeat: boolean
  readonly objectives: readonly ObjectiveQuantity[]
}

const ofTables = (goal: Goal): goal is QuantityGoal & { readonly quantity: Estimated } =>
  'quantity' in goal && isEstimated(goal.quantity)

export function askedOf(goals: readonly Goal[], objectives: readonly ObjectiveQuantity[]): Asked {
  const tabled = goals.filter(ofTables)
  const isAllTabled = tabled.length === goals.length && objectives.every(isEstimated)
  return {
    tabled,
    isAllTabled,
    isDecided: isAllTabled && tabled.every(({ quantity }) => ofGeometry.includes(quantity)),
    needsHeat: objectives.includes('uValue') || tabled.some(({ quantity }) => quantity === 'uValue'),
    objectives,
  }
}

/** Whether an estimate keeps the goals that it decides, and every objective of tables is known. */
export const mayMeet = ({ tabled, objectives }: Asked, estimate: Estimate): boolean =>
  tabled.every(({ quantity, relation, limit }) => keepsLimit(estimate[quantity], relation, limit)) &&
  objectives.every((quantity) => !isEstimated(quantity) || !Number.isNaN(estimate[quantity]))

/** Longest shift that there is [h]: what an estimate may take for a time shift that it does not know. */
const LONGEST_SHIFT = 24

/** What the objectives are at best, of which less is better, in grains. */
export const atBest = ({ objectives }: Asked, estimate: Estimate): number[] =>
  objectives.map((quantity) => inGrains(quantity, isEstimated(quantity) ? estimate[quantity] : LONGEST_SHIFT))

/** Sums that goals and objectives are about, U by the resistance, and which way they are better. */
export function keptFigures({ tabled, objectives }: Asked): Kept[] {
  const ways = new Map<Kept['figure'], Set<'less' | 'more'>>()
  const want = (quantity: Estimated, way: 'less' | 'more') => {
    const figure = quantity === 'uValue' ? 'resistance' : quantity
    const better = quantity === 'uValue' ? (way === 'less' ? 'more' : 'less') : way
    ways.set(figure, (ways.get(figure) ?? new Set()).add(better))
  }
  for (const quantity of objectives) if (isEstimated(quantity)) want(quantity, 'less')
  for (const { quantity, relation } of tabled) want(quantity, relation === 'atMost' ? 'less' : 'more')
  return [...ways].map(([figure, both]) => {
    const [better = 'less'] = both
    return { figure, better: both.size > 1 ? 'either' : better }
  })
}

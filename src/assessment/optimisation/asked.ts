import { type Goal, isCost, keepsLimit, type ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import type { Bound } from './bound.ts'
import { inGrains, leastInGrains } from './figures.ts'
import { type SummedFigure, summedFigures } from './layer-sums.ts'
import { type Estimate, type Leaf, pathFigures } from './leaf.ts'
import type { Kept } from './partial-sums.ts'
import type { Region } from './regions.ts'

type QuantityGoal = Extract<Goal, { quantity: unknown }>
type TabledGoal = QuantityGoal & { readonly quantity: keyof Estimate }

/** Those that cost least first. */
const estimated: readonly string[] = [...summedFigures, ...pathFigures]
const ofTables = (goal: Goal): goal is TabledGoal => 'quantity' in goal && estimated.includes(goal.quantity)

const ofLifeCycle: readonly string[] = ['gwp', 'penrt', 'pert'] satisfies SummedFigure[]
/** Better by more resistance. */
const ofResistance: readonly string[] = ['uValue', 'fRsi', 'surfaceTemperature'] satisfies (keyof Estimate)[]

const isOf = (list: readonly string[], quantity: keyof Estimate) => list.includes(quantity)
export const isSummed = (quantity: keyof Estimate): quantity is SummedFigure => isOf(summedFigures, quantity)

/** Goals that tables decide, and those that only an assessment does. */
export type Asked = {
  readonly tabled: readonly TabledGoal[]
  readonly isAllTabled: boolean
  /** No water may condense: tables tell where it surely does. */
  readonly isDry: boolean
  /** What is asked follows from no sums: every alternative is looked at by itself. */
  readonly needsLeaves: boolean
  readonly objectives: readonly ObjectiveQuantity[]
}

export function askedOf(goals: readonly Goal[], objectives: readonly ObjectiveQuantity[]): Asked {
  const place = ({ quantity }: TabledGoal) => estimated.indexOf(quantity)
  const tabled = goals.filter(ofTables).sort((one, other) => place(one) - place(other))
  const isDry = goals.some((goal) => 'moisture' in goal && goal.moisture === 'noCondensate')
  const figures = [...objectives, ...tabled.map(({ quantity }) => quantity)]
  return {
    tabled,
    isAllTabled: tabled.length === goals.length,
    isDry,
    needsLeaves: isDry || figures.some((figure) => !isSummed(figure) && !isOf(ofResistance, figure)),
    objectives,
  }
}

/** Whether no assessment can tell more: of life cycle and cost one tells whether a sum that keeps a limit is whole. */
export const isDecidedIn = (
  { tabled, isAllTabled }: Asked,
  { isWhole, priced }: Pick<Region, 'isWhole' | 'priced'>,
): boolean =>
  isAllTabled &&
  tabled.every(({ quantity }) => (isCost(quantity) ? priced.has(quantity) : isWhole || !isOf(ofLifeCycle, quantity)))

/** Whether an alternative keeps the goals that its figures decide, and every objective is known. */
export function keepsTabled({ tabled, objectives }: Asked, estimate: Estimate): boolean {
  for (const { quantity, relation, limit } of tabled) if (!keepsLimit(estimate[quantity], relation, limit)) return false
  for (const quantity of objectives) if (Number.isNaN(estimate[quantity])) return false
  return true
}

/** Whether no table says that an alternative misses a goal. */
export const mayMeet = (asked: Asked, leaf: Leaf): boolean =>
  keepsTabled(asked, leaf) && !(asked.isDry && leaf.condenses())

/** Whether the best that can be keeps a limit; where that is not known it may. */
const mayKeep = ({ quantity, relation, limit }: TabledGoal, best: Bound): boolean => {
  // of a sum that is to be great the least is known
  if (isOf(ofResistance, quantity) ? (quantity === 'uValue') !== (relation === 'atMost') : relation === 'atLeast')
    return true
  const value = best[quantity]
  return Number.isNaN(value) || keepsLimit(value, relation, limit)
}

/** Whether alternatives that are no better than a bound may keep the goals that tables tell. */
export function mayKeepTabled({ tabled }: Pick<Asked, 'tabled'>, best: Bound): boolean {
  for (const goal of tabled) if (!mayKeep(goal, best)) return false
  return true
}

/** The objectives of a bound in grains, none more than that of any alternative below; −∞ where it is not known. */
export const leastValuesOf = ({ objectives }: Pick<Asked, 'objectives'>, best: Bound): number[] =>
  objectives.map((quantity) => leastInGrains(quantity, best[quantity]))

/** The objectives, of which less is better, in grains. */
export const valuesOf = ({ objectives }: Pick<Asked, 'objectives'>, estimate: Estimate): number[] =>
  objectives.map((quantity) => inGrains(quantity, estimate[quantity]))

/** Sums that goals and objectives are about, U and fRsi by the resistance, and which way they are better. */
export function keptFigures({ tabled, objectives }: Asked): Kept[] {
  const ways = new Map<Kept['figure'], Set<'less' | 'more'>>()
  const want = (quantity: keyof Estimate, way: 'less' | 'more') => {
    const opposite = way === 'less' ? 'more' : 'less'
    const figure = isSummed(quantity) ? quantity : 'resistance'
    ways.set(figure, (ways.get(figure) ?? new Set()).add(quantity === 'uValue' ? opposite : way))
  }
  for (const quantity of objectives) want(quantity, 'less')
  const decisive = ways.size
  for (const { quantity, relation } of tabled) want(quantity, relation === 'atMost' ? 'less' : 'more')
  return [...ways].map(([figure, both], index) => {
    const [better = 'less'] = both
    return { figure, better: both.size > 1 ? 'either' : better, decides: index < decisive }
  })
}

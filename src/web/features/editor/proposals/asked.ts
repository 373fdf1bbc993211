import type { Conformity } from '#contract/assessment.ts'
import type { CostFigures } from '#contract/cost-figures.ts'
import {
  type CostQuantity,
  costQuantities,
  type Goal,
  type GoalPack,
  goalPacks,
  isCost,
  type ObjectiveQuantity,
} from '#vocabulary/optimisation.ts'
import { evaluate } from '#web/lib/arithmetic.ts'
import { type Quantity, quantities } from '#web/lib/format.ts'

/** Figures that one may type a limit for: what they are shown as, which way they are better, and what may be typed. */
export const limitedFigures = {
  uValue: { quantity: 'uValue', relation: 'atMost', minimum: 0.01, maximum: 10 },
  gwp: { quantity: 'gwp', relation: 'atMost', minimum: -10_000, maximum: 10_000 },
  thickness: { quantity: 'thickness', relation: 'atMost', minimum: 1, maximum: 5_000 },
  timeShift: { quantity: 'hours', relation: 'atLeast', minimum: 0, maximum: 48 },
  cost: { quantity: 'cost', relation: 'atMost', minimum: 0, maximum: 1_000_000 },
} as const satisfies Record<
  string,
  {
    readonly quantity: Quantity
    readonly relation: 'atMost' | 'atLeast'
    /** In the unit on screen. */
    readonly minimum: number
    readonly maximum: number
  }
>
export type LimitedFigure = keyof typeof limitedFigures
export const limitedNames = Object.keys(limitedFigures) as LimitedFigure[]

/** How each objective is written. */
export const objectiveDisplays = {
  gwp: 'gwp',
  penrt: 'primaryEnergy',
  uValue: 'uValue',
  thickness: 'thickness',
  mass: 'mass',
  timeShift: 'hours',
  cost: 'cost',
  costOverStudyPeriod: 'cost',
  costDiscounted: 'cost',
} as const satisfies Record<ObjectiveQuantity, Quantity>

/** What one asks of a search, as it stands in the form. */
export type Asked = {
  /** Rules to keep; null: the limits that are typed. */
  readonly pack: GoalPack | null
  /** As typed; empty: no limit. */
  readonly limits: Readonly<Record<LimitedFigure, string>>
  readonly isDry: boolean
  /** Made as small as can be, or as few layers changed as can be; orders the proposals. */
  readonly first: ObjectiveQuantity | 'effort'
  /** Weighed against the first one. */
  readonly second: ObjectiveQuantity
}

/** Costs that can be asked for: none without prices, none discounted without a rate. */
export const toldCosts = (cost: CostFigures | undefined): readonly CostQuantity[] =>
  costQuantities.filter((one) => cost !== undefined && (one !== 'costDiscounted' || cost.discountRate !== null))

/** What is asked without costs that nobody can tell any more. */
export function tellable(asked: Asked, costs: readonly CostQuantity[]): Asked {
  const isTold = (figure: string) => !isCost(figure) || costs.includes(figure)
  const { first, second, limits } = asked
  const main = isTold(first) ? first : 'gwp'
  const other = isTold(second) && second !== main ? second : main === 'uValue' ? 'gwp' : 'uValue'
  return { ...asked, first: main, second: other, limits: isTold('cost') ? limits : { ...limits, cost: '' } }
}

export type LimitProblem = 'notANumber' | 'outOfRange'

/** What was typed as a limit, in SI; undefined where nothing was. */
export function readLimit(
  figure: LimitedFigure,
  text: string,
): { readonly value: number } | { readonly problem: LimitProblem } | undefined {
  if (text.trim() === '') return undefined
  const typed = evaluate(text)
  if (typed === undefined) return { problem: 'notANumber' }
  const { quantity, minimum, maximum } = limitedFigures[figure]
  if (typed < minimum || typed > maximum) return { problem: 'outOfRange' }
  return { value: typed / quantities[quantity].factor }
}

const applies = (figure: LimitedFigure, { pack }: Pick<Asked, 'pack'>) => pack === null || figure !== 'uValue'

/** Limits that cannot be read. */
export const limitProblems = (asked: Asked): Partial<Record<LimitedFigure, LimitProblem>> =>
  Object.fromEntries(
    limitedNames.flatMap((figure) => {
      const reading = applies(figure, asked) ? readLimit(figure, asked.limits[figure]) : undefined
      return reading && 'problem' in reading ? [[figure, reading.problem]] : []
    }),
  )

/** The goals of a form without problems. Of rules that are to be kept the U-value is theirs. */
export const goalsOf = (asked: Asked): Goal[] => [
  ...(asked.pack === null ? [] : [{ pack: asked.pack }]),
  ...limitedNames.flatMap((figure): Goal[] => {
    const reading = applies(figure, asked) ? readLimit(figure, asked.limits[figure]) : undefined
    if (!reading || 'problem' in reading) return []
    return [{ quantity: figure, relation: limitedFigures[figure].relation, limit: reading.value }]
  }),
  ...(asked.isDry ? [{ moisture: 'noCondensate' } as const] : []),
]

/** The figure that counts most; where few changes count more, the one that they are weighed against. */
export const mainOf = ({ first, second }: Pick<Asked, 'first' | 'second'>): ObjectiveQuantity =>
  first === 'effort' ? second : first

/** What the main one is weighed against. */
export const otherOf = (asked: Pick<Asked, 'first' | 'second'>): ObjectiveQuantity =>
  asked.first !== 'effort' ? asked.second : asked.second === 'uValue' ? 'gwp' : 'uValue'

export const objectivesOf = (asked: Asked): readonly ObjectiveQuantity[] => [
  ...new Set([mainOf(asked), otherOf(asked)]),
]

/** What rules are called. */
export const packNames = {
  gegAnnex7: 'pack.gegAnnex7',
  begEm: 'pack.begEm',
  passiveHouse: 'pack.passiveHouse',
  gegAnnex1: 'pack.gegAnnex1',
  gegAnnex2: 'pack.gegAnnex2',
  'din4108-2.r': 'pack.din4108-2.r',
  'din4108-2': 'pack.din4108-2',
  'din4108-3': 'pack.din4108-3',
} as const satisfies Record<GoalPack, string>

/** Rules about the heat of a construction that hold for it, and what they ask of U. */
export type OfferedPack = { readonly pack: GoalPack; readonly requirement: Conformity }

const isGoalPack = (pack: string): pack is GoalPack => (goalPacks as readonly string[]).includes(pack)

export const offeredPacks = (conformity: readonly Conformity[]): readonly OfferedPack[] =>
  goalPacks.flatMap((pack) => {
    const requirement = conformity.find((one) => one.pack === pack && one.quantity === 'uValue')
    return requirement && isGoalPack(requirement.pack) ? [{ pack, requirement }] : []
  })

/** What is asked at first: the first rules that are missed, else the strictest; to stay dry where it is. */
export function firstAsked(conformity: readonly Conformity[], condensate: number | null): Asked {
  const offered = offeredPacks(conformity)
  const byLimit = offered.toSorted((one, other) => other.requirement.limit - one.requirement.limit)
  const missed = byLimit.find(({ requirement: { margin } }) => margin !== null && margin < 0)
  return {
    pack: (missed ?? byLimit.at(-1))?.pack ?? null,
    limits: { uValue: '', gwp: '', thickness: '', timeShift: '', cost: '' },
    isDry: condensate !== null && condensate <= 0,
    first: 'gwp',
    second: 'uValue',
  }
}

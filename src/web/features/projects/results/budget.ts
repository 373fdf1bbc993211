import type { ProjectKpis } from '#contract/project-figures.ts'
import { roundTicks } from '#web/charts/ticks.ts'
import type { Bound } from './bounded.ts'

export type Booking = NonNullable<ProjectKpis['qng']>['gwp']
export type BudgetQuantity = 'gwp' | 'penrtKwh'
export const budgetUnits = { gwp: 'kg CO₂e/(m²a)', penrtKwh: 'kWh/(m²a)' } as const satisfies Record<
  BudgetQuantity,
  string
>

/** What the budget of a building is used for, in the order of the bar. */
export const budgetParts = ['fabric', 'services', 'regulated', 'user'] as const
export type BudgetPart = (typeof budgetParts)[number]

export const budgetLevels = ['PREMIUM', 'PLUS'] as const
export type BudgetLevel = (typeof budgetLevels)[number]

/** A budget to be drawn, per m² NRF and year. */
export type Budget = {
  readonly parts: readonly { readonly part: BudgetPart; readonly value: number }[]
  readonly value: number
  /** Round numbers along the axis, from 0. */
  readonly ticks: readonly number[]
  /** Ascending. */
  readonly limits: readonly { readonly level: BudgetLevel; readonly at: number; readonly fulfilled: boolean | null }[]
  /** Up to the widest limit; 0 where it is used up. */
  readonly left: number
  /** Something is not known: the end of the bar is open. */
  readonly isOpen: boolean
}

/** Room beyond what is drawn. */
const MARGIN = 1.1

const partsOf = (booking: Booking): Readonly<Record<BudgetPart, number>> => ({
  fabric: booking.fabricAndItems,
  services: booking.servicesFlatRate,
  regulated: booking.regulated,
  user: booking.userElectricity,
})

/** End of the axis on which these bookings stand in one scale. */
export const budgetEnd = (bookings: readonly Booking[]): number =>
  Math.max(1, ...bookings.flatMap(({ value, verdicts }) => [value, verdicts.PLUS.limit])) * MARGIN

/**
 * The booking as one bar from 0.
 *
 * @param end - of the axis, where several bars share it
 */
export function budgetOf(booking: Booking, end = budgetEnd([booking])): Budget {
  const { value, verdicts, open } = booking
  const amounts = partsOf(booking)
  return {
    parts: budgetParts.map((part) => ({ part, value: amounts[part] })).filter((one) => one.value !== 0),
    value,
    ticks: roundTicks(0, end, 7),
    limits: budgetLevels.map((level) => ({
      level,
      at: verdicts[level].limit,
      fulfilled: verdicts[level].fulfilled,
    })),
    left: Math.max(0, verdicts.PLUS.limit - value),
    isOpen: open.some((reason) => reason !== 'unconfirmedDecides'),
  }
}

/**
 * Decimals that keep a value apart from a limit it does not keep: a value above is never written equal to it.
 *
 * @param usual - decimals that are enough otherwise
 */
export function decimalsAgainst(value: number, limit: number, usual: number): number {
  for (let decimals = usual; decimals < 6; decimals++)
    if (value === limit || value.toFixed(decimals) !== limit.toFixed(decimals)) return decimals
  return 6
}

/** A limit of something else than the seal on the same scale. */
export type FurtherLimit = { readonly name: string; readonly at: number }

/** A bar beside that of the budget, on its scale: what other systems count of the fabric, by their own modules. */
export type FurtherLine = {
  readonly quantity: 'fabricGwp' | 'fabricProductGwp'
  readonly value: number
  readonly bound: Bound
  /** Ascending. */
  readonly limits: readonly number[]
}

/** What BNB and DGNB count of the fabric against their limits; each by its own modules, so none of them is on the budget. */
export const furtherLines = ({ conformity }: ProjectKpis): FurtherLine[] =>
  (['fabricGwp', 'fabricProductGwp'] as const).flatMap((quantity) => {
    const entries = conformity.filter((one) => one.quantity === quantity)
    const [first] = entries
    if (!first || first.value === null) return []
    const limits = entries.flatMap(({ limit }) => (limit === null ? [] : [limit])).toSorted((one, other) => one - other)
    return [{ quantity, value: first.value, bound: first.bound, limits }]
  })

/** Limits of fundings on the booking of the seal, such as of climate-friendly new buildings. */
export const fundingLimits = ({ conformity }: ProjectKpis): FurtherLimit[] =>
  conformity.flatMap(({ requirement, quantity, limit }) =>
    requirement === 'kfn.gwp' && quantity === 'qngGwp' && limit !== null ? [{ name: 'KFN', at: limit }] : [],
  )

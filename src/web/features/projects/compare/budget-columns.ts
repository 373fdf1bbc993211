import { roundTicks } from '#web/charts/ticks.ts'
import { bookingBound, boundedText } from '../results/bounded.ts'
import { type Budget, budgetEnd, budgetOf } from '../results/budget.ts'
import type { Numbers } from '../results/use-numbers.ts'
import { type ComparedVariant, perYear, restOf } from './compared-variant.ts'

/** A bar among those of the other columns. */
export type BudgetColumn = {
  readonly key: string
  readonly name: string
  /** Below the name. */
  readonly note: string
  /** As it is written beside the bar. */
  readonly value: string
  readonly budget: Budget
}

/** Where the seal has no limits: the life cycle by the same parts. */
function plainBudget(variant: ComparedVariant): Budget {
  const { kpis } = variant
  const rest = restOf(kpis)
  const amounts = { fabric: kpis.totals.fabricAndItems.gwp, ...rest }
  const parts = (['fabric', 'services', 'regulated', 'user'] as const)
    .map((part) => ({ part, value: perYear(variant, amounts[part]) }))
    .filter(({ value }) => value !== 0)
  const value = kpis.totals.perAreaYear.gwp
  return { parts, value, ticks: roundTicks(0, Math.max(1, value), 7), limits: [], left: 0, isOpen: !kpis.complete.gwp }
}

/**
 * The budgets of all columns in one scale: those of the seal where all of them have one.
 *
 * @param numbers - with the word for what is incomplete and may be less
 */
export function budgetColumns(
  variants: readonly ComparedVariant[],
  { fixed, against, incomplete }: Pick<Numbers, 'fixed' | 'against'> & { readonly incomplete: string },
  note: (total: string, years: number) => string,
): BudgetColumn[] {
  const bookings = variants.map(({ kpis }) => kpis.qng?.gwp)
  const all = bookings.filter((booking) => booking !== undefined)
  const end = all.length === variants.length ? budgetEnd(all) : undefined
  return variants.map((variant, index) => {
    const { key, name, kpis } = variant
    const booking = end === undefined ? undefined : bookings[index]
    const budget = booking ? budgetOf(booking, end) : plainBudget(variant)
    const limit = budget.limits.at(-1)?.at
    const text = limit === undefined ? fixed(budget.value, 1) : against(budget.value, limit, 1)
    const total = fixed(kpis.totals.total.gwp / 1000, 0)
    return {
      key,
      name,
      note: note(boundedText(kpis.bound.gwp, total, incomplete), kpis.referenceStudyPeriod),
      value: boundedText(booking ? bookingBound(kpis, 'gwp') : kpis.bound.gwp, text, incomplete),
      budget,
    }
  })
}

/** Axis and limits that all columns share. */
export function sharedScale(columns: readonly BudgetColumn[]): Pick<Budget, 'ticks' | 'limits'> {
  const last = Math.max(1, ...columns.map(({ budget }) => budget.ticks.at(-1) ?? 1))
  const longest = columns.find(({ budget }) => budget.ticks.at(-1) === last)
  return { ticks: longest?.budget.ticks ?? [0, 1], limits: columns[0]?.budget.limits ?? [] }
}

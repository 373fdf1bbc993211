import { effectiveYears, type Heating, heatLoss } from './heating.ts'

/** Emissions of the works by the year they fall due [kg CO₂e/m²]. */
export type Expense = { readonly year: number; readonly amount: number }

/** A renovation as far as emissions over time need it. */
export type Course = {
  /** U before and after [W/(m²K)]. */
  readonly before: number
  readonly after: number
  /** In ascending years. */
  readonly expenses: readonly Expense[]
}

/** Operation up to a year [kg CO₂e/m²]. */
export const operation = (uValue: number, heating: Heating, years: number): number =>
  heatLoss(uValue, heating) * heating.emissions * effectiveYears(years, heating.freeAfter)

/** What the works have caused up to and in a year [kg CO₂e/m²]. */
export const spent = (expenses: readonly Expense[], years: number): number =>
  expenses.reduce((sum, { year, amount }) => (year <= years ? sum + amount : sum), 0)

/** Works and operation after them, up to a year. */
export const afterWorks = ({ after, expenses }: Course, heating: Heating, years: number): number =>
  spent(expenses, years) + operation(after, heating, years)

/**
 * Years until the heat saved has made up for `amount`; null where it never does.
 * Solves saved · (t − t²/2T) = amount for t.
 */
function yearsToEarn(amount: number, saved: number, freeAfter: number | null): number | null {
  if (amount <= 0) return 0
  if (saved <= 0) return null
  const full = amount / saved
  if (freeAfter === null) return full
  const root = 1 - (2 * full) / freeAfter
  return root < 0 ? null : freeAfter * (1 - Math.sqrt(root))
}

/**
 * Years after which the emissions of the works are made up for by those saved, whatever falls due until then included;
 * null where that is not within the period.
 *
 * @param period - years that are looked at
 */
export function payback({ before, after, expenses }: Course, heating: Heating, period: number): number | null {
  const saved = (heatLoss(before, heating) - heatLoss(after, heating)) * heating.emissions
  const dueYears = [...new Set(expenses.map(({ year }) => year))].toSorted((one, other) => one - other)
  for (const [index, from] of [0, ...dueYears.filter((year) => year > 0)].entries()) {
    const next = dueYears.filter((year) => year > 0)[index] ?? period
    const years = yearsToEarn(spent(expenses, from), saved, heating.freeAfter)
    if (years === null) return null
    const reached = Math.max(years, from)
    if (reached < next || (reached <= period && next === period)) return reached
  }
  return null
}

/** A point of the curves [kg CO₂e/m²]. */
export type CurvePoint = { readonly year: number; readonly before: number; readonly after: readonly number[] }

/**
 * Emissions over the years: yearly points, and one more right before each expense so that it stands upright.
 *
 * @param courses - variants; before the works all are like the first
 */
export function curves(courses: readonly Course[], heating: Heating, period: number): CurvePoint[] {
  const [first] = courses
  if (!first) return []
  const dues = courses.flatMap(({ expenses }) => expenses.map(({ year }) => year)).filter((year) => year > 0)
  const justBefore = [...new Set(dues)].filter((year) => year <= period).map((year) => year - 1e-6)
  const years = [...Array.from({ length: period + 1 }, (_, year) => year), ...justBefore]
  return years
    .toSorted((one, other) => one - other)
    .map((year) => ({
      year,
      before: operation(first.before, heating, year),
      after: courses.map((course) => afterWorks(course, heating, year)),
    }))
}

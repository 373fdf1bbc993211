import { effectiveYears, yearsWorth } from '#assessment/heating/decline.ts'
import { type Corrections, heatLoss, type Operating } from './heating.ts'

/** What the works cost by the year it falls due: emissions [kg CO₂e/m²] or primary energy [kWh/m²]. */
export type Expense = { readonly year: number; readonly amount: number }

/** A renovation as far as one quantity over time needs it. */
export type Course = {
  /** U before and after, or U · F_x where it is corrected [W/(m²K)]. */
  readonly before: number
  readonly after: number
  /** In ascending years. */
  readonly expenses: readonly Expense[]
}

/** A course whose U-values are reduced by F_x: what counts of them where it is not outside air that lies beyond. */
export const corrected = (course: Course, { before, after }: Corrections): Course => ({
  ...course,
  before: course.before * before,
  after: course.after * after,
})

/** Operation up to a year. */
export const operation = (transmittance: number, operating: Operating, years: number): number =>
  heatLoss(transmittance, operating) * operating.perHeat * effectiveYears(years, operating.decline)

/** Saved in the first year. */
export const yearlySaving = ({ before, after }: Pick<Course, 'before' | 'after'>, operating: Operating): number =>
  (heatLoss(before, operating) - heatLoss(after, operating)) * operating.perHeat

/** What the works have cost up to and in a year. */
export const spent = (expenses: readonly Expense[], years: number): number =>
  expenses.reduce((sum, { year, amount }) => (year <= years ? sum + amount : sum), 0)

/** The year after the works in which most falls due at once; null where nothing does within the period. */
export function largestStep({ expenses }: Course, period: number): number | null {
  const dues = [...new Set(expenses.map(({ year }) => year))].filter((year) => year > 0 && year < period)
  const dueIn = (due: number) => expenses.reduce((sum, { year, amount }) => (year === due ? sum + amount : sum), 0)
  const [most] = dues.toSorted((one, other) => dueIn(other) - dueIn(one))
  return most !== undefined && dueIn(most) > 0 ? most : null
}

/** Works and operation after them, up to a year. */
export const afterWorks = ({ after, expenses }: Course, operating: Operating, years: number): number =>
  spent(expenses, years) + operation(after, operating, years)

/**
 * Years after which what the works cost is made up for by what they save, whatever falls due until then included;
 * null where that is not within the period.
 *
 * @param period - years that are looked at
 */
export function payback({ before, after, expenses }: Course, operating: Operating, period: number): number | null {
  const saved = yearlySaving({ before, after }, operating)
  const dueYears = [...new Set(expenses.map(({ year }) => year))].toSorted((one, other) => one - other)
  for (const [index, from] of [0, ...dueYears.filter((year) => year > 0)].entries()) {
    const next = dueYears.filter((year) => year > 0)[index] ?? period
    const due = spent(expenses, from)
    const years = due <= 0 ? 0 : saved <= 0 ? null : yearsWorth(due / saved, operating.decline)
    if (years === null) return null
    const reached = Math.max(years, from)
    if (reached < next || (reached <= period && next === period)) return reached
  }
  return null
}

/** A point of the curves, in the quantity of the courses. */
export type CurvePoint = { readonly year: number; readonly before: number; readonly after: readonly number[] }

/**
 * Costs over the years: yearly points, and one more right before each expense so that it stands upright.
 *
 * @param courses - variants; before the works all are like the first
 */
export function curves(courses: readonly Course[], operating: Operating, period: number): CurvePoint[] {
  const [first] = courses
  if (!first) return []
  const dues = courses.flatMap(({ expenses }) => expenses.map(({ year }) => year)).filter((year) => year > 0)
  const justBefore = [...new Set(dues)].filter((year) => year <= period).map((year) => year - 1e-6)
  const years = [...Array.from({ length: period + 1 }, (_, year) => year), ...justBefore]
  return years
    .toSorted((one, other) => one - other)
    .map((year) => ({
      year,
      before: operation(first.before, operating, year),
      after: courses.map((course) => afterWorks(course, operating, year)),
    }))
}

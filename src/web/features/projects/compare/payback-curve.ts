/** What a building causes over the years [kg CO₂e], cumulated from year 0. */
export type CumulatedLine = {
  readonly key: string
  readonly name: string
  readonly values: readonly number[]
  /** Of its operation in one year [kg CO₂e/a]; 0 where nothing is known of it. */
  readonly perYear: number
}
/** A variant beside the one that the works are measured against. */
export type PaidBack = CumulatedLine & {
  /** First year in which it has caused no more; null: not within the period. */
  readonly years: number | null
  /** A1-A3 of the existing rows, as if they were made anew [kg CO₂e]. */
  readonly kept: number
}

/** Steps below this part of all that is caused are those of floating point. */
const NEGLIGIBLE = 1e-9

/** What falls due in each year beside the operation: works in year 0, replacements after. */
export function duesOf({
  values,
  perYear,
}: Pick<CumulatedLine, 'values' | 'perYear'>): { year: number; amount: number }[] {
  const least = NEGLIGIBLE * Math.max(1, ...values.map(Math.abs))
  return values
    .map((value, year) => ({ year, amount: year === 0 ? value : value - (values[year - 1] ?? 0) - perYear }))
    .filter(({ amount }) => Math.abs(amount) > least)
}

/** The line as it is drawn: operation rises evenly, what falls due stands upright in its year. */
export function drawnPoints(
  line: Pick<CumulatedLine, 'values' | 'perYear'>,
): (readonly [year: number, value: number])[] {
  const dues = new Map(duesOf(line).map(({ year, amount }) => [year, amount]))
  return line.values.flatMap((value, year) => {
    const due = year === 0 ? undefined : dues.get(year)
    return due === undefined ? [[year, value] as const] : [[year, value - due] as const, [year, value] as const]
  })
}

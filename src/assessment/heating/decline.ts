import { electricityInYear, electricityScenarios } from '#vocabulary/energy-carriers.ts'

/** How a yearly amount goes on: shares of that at the start, linear from point to point, constant after the last. */
export type Decline = readonly { readonly year: number; readonly share: number }[]

/** It stays as it is. */
export const constant: Decline = [{ year: 0, share: 1 }]

/** It falls evenly to nothing. */
export const toZeroIn = (years: number): Decline => [
  { year: 0, share: 1 },
  { year: years, share: 0 },
]

/** Electricity of the grid over the years as a share of that of a year, by the scenarios of ÖKOBAUDAT 2020-II. */
export function gridSince(quantity: 'gwp' | 'penrt', thisYear: number): Decline {
  const now = electricityInYear(thisYear)[quantity]
  const later = electricityScenarios.filter(({ year }) => year > thisYear)
  return [
    { year: 0, share: 1 },
    ...later.map(({ year, factor }) => ({ year: year - thisYear, share: factor[quantity] / now })),
  ]
}

/** Years at the full amount that a time is worth: the integral of the share. */
export function effectiveYears(years: number, decline: Decline): number {
  let sum = 0
  for (const [index, { year, share }] of decline.entries()) {
    if (years <= year) break
    const next = decline[index + 1]
    if (next === undefined) return sum + share * (years - year)
    const until = Math.min(years, next.year)
    const slope = (next.share - share) / (next.year - year)
    sum += (until - year) * (share + (slope * (until - year)) / 2)
  }
  return sum
}

/** After how many years a time is worth that much, the inverse of `effectiveYears`; null: never. */
export function yearsWorth(effective: number, decline: Decline): number | null {
  let rest = effective
  for (const [index, { year, share }] of decline.entries()) {
    const next = decline[index + 1]
    if (next === undefined) return share > 0 ? year + rest / share : null
    const whole = ((next.year - year) * (share + next.share)) / 2
    if (rest <= whole) {
      const slope = (next.share - share) / (next.year - year)
      return year + (2 * rest) / (share + Math.sqrt(Math.max(0, share ** 2 + 2 * slope * rest)))
    }
    rest -= whole
  }
  return null
}

import { MOST_LINK_DAYS } from '#vocabulary/links.ts'

/** [ms] */
const [HOUR, DAY] = [3_600_000, 86_400_000]

const written = (value: number, digits: number) => String(value).padStart(digits, '0')

/** A day by the clock of who looks, as fields for dates have it: `2026-04-30`. */
const dayOf = (time: Date): string =>
  `${written(time.getFullYear(), 4)}-${written(time.getMonth() + 1, 2)}-${written(time.getDate(), 2)}`

/** The day so many days after another time. */
export const dayAfter = (from: Date, days: number): string =>
  dayOf(new Date(from.getFullYear(), from.getMonth(), from.getDate() + days))

/**
 * When a day ends by the clock of who looks, as ISO 8601; of the last one that a link may hold for a little earlier, for it
 * holds at most so many times 24 hours, and the clocks of both sides may differ.
 */
export function endOf(day: string, now: Date): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const end = new Date(year, month - 1, date + 1).getTime() - 1000
  return new Date(Math.min(end, now.getTime() + MOST_LINK_DAYS * DAY - HOUR)).toISOString()
}

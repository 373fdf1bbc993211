/**
 * Whether a dataset's validity has ended. A year holds to its end, a month and a date to their last day.
 *
 * @param validUntil - year, month or ISO date; undefined where the dataset does not say
 * @param today - ISO date
 */
export function isExpired(validUntil: string | undefined, today: string): boolean {
  const match = validUntil === undefined ? null : /^(\d{4})(-\d{2})?(-\d{2})?/.exec(validUntil)
  if (!match) return false
  const [, year = '', month = '-12', day = '-31'] = match
  return `${year}${month}${day}` < today
}

import { writeSignificant } from '#web/charts/indicator-display.ts'
import { formatNumber } from '#web/lib/format.ts'

const DIGITS = 5
const SMALLEST_PLAIN = 1e-4

/** A number with five significant digits and no trailing zeros; small ones with a power of ten. */
export function exactNumber(value: number, tag: string): string {
  if (value === 0) return '0'
  if (Math.abs(value) < SMALLEST_PLAIN) return writeSignificant(value, tag)
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1
  return formatNumber(value, tag, 0, Math.max(0, DIGITS - whole))
}

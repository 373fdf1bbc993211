import type { Indicator } from '#vocabulary/indicators.ts'
import { formatNumber } from '#web/lib/format.ts'
import { languageTag, useLocale } from '#web/lib/i18n/locale.ts'
import { indicatorDisplay, writeIndicator, writeSignificant } from './indicator-display.ts'

const SMALLEST_PLAIN = 0.01

/** How an indicator is written in charts and tables: values, values on an axis, its unit. */
export function useIndicator(indicator: Indicator) {
  const tag = languageTag(useLocale())
  const { unit, factor } = indicatorDisplay(indicator)
  return {
    unit,
    factor,
    write: (value: number | null | undefined) => writeIndicator(indicator, value, tag),
    /** A round number in the unit on screen. */
    writeTick: (value: number) =>
      value !== 0 && Math.abs(value) < SMALLEST_PLAIN ? writeSignificant(value, tag) : formatNumber(value, tag, 0, 3),
  }
}

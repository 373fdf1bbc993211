import { type Indicator, indicators } from '#vocabulary/indicators.ts'
import type { ComparedItem } from '../figure-rows.ts'

/** Indicators that at least one of the constructions declares, in the order of the standard. */
export const declaredIndicators = (items: readonly Pick<ComparedItem, 'indicators'>[]): Indicator[] =>
  indicators.filter((indicator) =>
    items.some((item) => item.indicators.some((row) => row.indicators[indicator] !== undefined)),
  )

import type { PriceList } from '#contract/prices.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { writtenPriceUnits } from '#vocabulary/prices.ts'
import { csvLines } from '../csv/csv.ts'

const headings = {
  de_DE: ['Kennung', 'Material', 'Preis', 'Einheit', 'Dicke mm', 'Stand', 'Bemerkung'],
  en_GB: ['Id', 'Material', 'Price', 'Unit', 'Thickness mm', 'Date', 'Note'],
} as const satisfies Record<Locale, readonly string[]>

/** Prices as a table that `readPriceList` reads again without loss. */
export function writePriceList(prices: PriceList['prices'], locale: Locale): string {
  const rows = prices.map(({ materialId, name, amount, per, thickness, on, note }) => [
    materialId,
    name[locale] ?? name.de_DE ?? name.en_GB ?? '',
    amount,
    writtenPriceUnits[per][locale === 'de_DE' ? 0 : 1],
    thickness === undefined ? '' : Number((thickness * 1000).toFixed(3)),
    on,
    note ?? '',
  ])
  return `\ufeff${csvLines([headings[locale], ...rows], locale)}`
}

import { type Locale, locales } from '#vocabulary/constructions.ts'
import { type PrintRatio, printRatios } from '#web/drawing/sheet-size.ts'

/** What a report may show. */
export const reportParts = ['drawing', 'layers', 'indicators', 'proofs', 'basis', 'vapour'] as const
export type ReportPart = (typeof reportParts)[number]

const usual: readonly ReportPart[] = ['drawing', 'layers', 'indicators', 'proofs', 'basis']

/** How the report is set; lives in the address, so that a link and a reload give the same sheet. */
export type ReportSearch = {
  /** The largest that has room where absent. */
  readonly ratio: PrintRatio | undefined
  readonly parts: readonly ReportPart[]
  /** That of the screen where absent. */
  readonly language: Locale | undefined
}

/** Reads the address; what it does not understand counts as absent. */
export function reportSearchFrom(parameters: URLSearchParams): ReportSearch {
  const named = parameters.get('parts')?.split(',')
  return {
    ratio: printRatios.find((ratio) => String(ratio) === parameters.get('scale')),
    parts: named ? reportParts.filter((part) => named.includes(part)) : usual,
    language: locales.find((locale) => locale.slice(0, 2) === parameters.get('lang')),
  }
}

/** Writes the address; what is usual is left out. */
export function reportParametersOf({ ratio, parts, language }: ReportSearch): URLSearchParams {
  const parameters = new URLSearchParams()
  if (ratio !== undefined) parameters.set('scale', String(ratio))
  if (parts.join() !== usual.join()) parameters.set('parts', parts.join(','))
  if (language !== undefined) parameters.set('lang', language.slice(0, 2))
  return parameters
}

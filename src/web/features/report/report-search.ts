import { type Locale, locales } from '#vocabulary/constructions.ts'
import { type PrintRatio, printRatios } from '#web/drawing/sheet-size.ts'
import { addressCodec, commaList, oneOf, someOf, text } from '#web/lib/address.ts'

/** What a report may show. */
export const reportParts = ['drawing', 'layers', 'indicators', 'cost', 'proofs', 'basis', 'vapour'] as const
export type ReportPart = (typeof reportParts)[number]

const usual: readonly ReportPart[] = ['drawing', 'layers', 'indicators', 'cost', 'proofs', 'basis']

/** How the report is set; lives in the address, so that a link and a reload give the same sheet. */
export type ReportSearch = {
  /** The largest that has room where absent. */
  readonly ratio: PrintRatio | undefined
  readonly parts: readonly ReportPart[]
  /** That of the screen where absent. */
  readonly language: Locale | undefined
  /** What the report is for; empty: not said. */
  readonly project: string
}

/** Reads and writes the address; what it does not understand counts as absent. */
export const { read: reportSearchFrom, write: reportParametersOf } = addressCodec<ReportSearch>({
  ratio: oneOf('scale', printRatios, { usual: undefined }),
  parts: commaList(someOf('parts', reportParts), usual),
  language: oneOf('lang', locales, { usual: undefined, label: (locale) => locale.slice(0, 2) }),
  project: text('project'),
})

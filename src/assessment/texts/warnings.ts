import type { Warning } from '#contract/assessment.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { WarningCode, Words } from './words.ts'

const numberFormats: Readonly<Record<Locale, Intl.NumberFormat>> = {
  de_DE: new Intl.NumberFormat('de-DE', { maximumSignificantDigits: 3 }),
  en_GB: new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 }),
}

type Given = {
  readonly code: WarningCode
  readonly path?: string
  readonly values?: Readonly<Record<string, number | string>>
}

/** A warning of the engine as the interface shows it, in the caller's language. */
export function toWarning({ code, path, values = {} }: Given, { warnings, locale }: Words): Warning {
  const show = (name: string) => {
    const value = values[name]
    return typeof value === 'number' ? numberFormats[locale].format(value).replace('-', '−') : (value ?? '')
  }
  const sentence = warnings[code]
  return { code, path: path ?? null, values, message: typeof sentence === 'string' ? sentence : sentence({ show }) }
}

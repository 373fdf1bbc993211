import type { Locale } from '#vocabulary/constructions.ts'
import { displays, type Quantity } from '#vocabulary/quantities.ts'
import { languageTag, useLocale } from './i18n/locale.ts'

const THIN_SPACE = '\u202f'
const NO_BREAK_SPACE = '\u00a0'
const MINUS = '\u2212'
/** Stands for a figure that is not there; never 0. */
export const ABSENT = '–'

/** Writes numbers, and keeps the texts of those written before: a screen that follows typing writes most again and again. */
type Writer = { readonly format: Intl.NumberFormat; readonly written: Map<number, string> }
const MOST_WRITTEN = 1_000

const writers = new Map<string, Writer>()
function writerOf(tag: string, minimum: number, maximum: number): Writer {
  const key = `${tag} ${minimum} ${maximum}`
  const known = writers.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(tag, {
    minimumFractionDigits: minimum,
    maximumFractionDigits: maximum,
    useGrouping: 'always',
  })
  const made = { format, written: new Map<number, string>() }
  writers.set(key, made)
  return made
}

const glyphs: Partial<Record<Intl.NumberFormatPartTypes, string>> = { group: THIN_SPACE, minusSign: MINUS }

/**
 * A number as the language writes it: decimal sign, thin space from 1 000, true minus, no −0.
 *
 * @param minimum - decimals shown in any case
 * @param maximum - decimals it is rounded to
 */
export function formatNumber(value: number, tag: string, minimum = 0, maximum = Math.max(minimum, 3)): string {
  const { format, written } = writerOf(tag, minimum, maximum)
  const known = written.get(value)
  if (known !== undefined) return known
  if (written.size >= MOST_WRITTEN) written.clear()
  const text = composed(value, format)
  written.set(value, text)
  return text
}

function composed(value: number, format: Intl.NumberFormat): string {
  const parts = format.formatToParts(value)
  const zero = !parts.some(({ type, value: digits }) => /integer|fraction/.test(type) && /[1-9]/.test(digits))
  return parts
    .filter(({ type }) => !(zero && type === 'minusSign'))
    .map(({ type, value: text }) => glyphs[type] ?? text)
    .join('')
}

export type { Quantity } from '#vocabulary/quantities.ts'

/** How each quantity is shown: unit, conversion from the unit on the wire, decimals. */
export const quantities = displays

const figureIn = (tag: string, quantity: Quantity, value: number | null | undefined): string => {
  if (value === null || value === undefined || !Number.isFinite(value)) return ABSENT
  const { factor, minimum, maximum, belowOne } = quantities[quantity]
  const shown = value * factor
  return formatNumber(shown, tag, minimum, Math.abs(shown) < 1 ? belowOne : maximum)
}

const isMidnightApart = (a: Date, b: Date) =>
  Math.round((new Date(a).setHours(0, 0, 0, 0) - new Date(b).setHours(0, 0, 0, 0)) / 86_400_000)

/** Made when it is asked for first: a browser takes some ms for a format of dates. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => (made ??= make())
}

const dayFormats = {
  de_DE: { day: '2-digit', month: '2-digit', year: 'numeric' },
  en_GB: { day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Record<Locale, Intl.DateTimeFormatOptions>

/** Formats for one language. `figure` is the number alone, `withUnit` has the unit after a no-break space. */
export function formatsOf(locale: Locale) {
  const tag = languageTag(locale)
  const day = once(() => new Intl.DateTimeFormat(tag, dayFormats[locale]))
  const clock = once(() => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', hour12: false }))
  const relative = once(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }))
  const figure = (quantity: Quantity, value: number | null | undefined) => figureIn(tag, quantity, value)
  return {
    locale,
    number: (value: number, minimum?: number, maximum?: number) => formatNumber(value, tag, minimum, maximum),
    figure,
    withUnit: (quantity: Quantity, value: number | null | undefined) => {
      const { unit } = quantities[quantity]
      const text = figure(quantity, value)
      return text === ABSENT || unit === '' ? text : `${text}${NO_BREAK_SPACE}${unit}`
    },
    /** A difference, always with its sign. */
    difference: (quantity: Quantity, value: number | null | undefined) => {
      const text = figure(quantity, value)
      return value !== null && value !== undefined && value > 0 && text !== figure(quantity, 0) ? `+${text}` : text
    },
    date: (iso: string) => day().format(new Date(iso)),
    time: (iso: string) => clock().format(new Date(iso)),
    dateTime: (iso: string) => `${day().format(new Date(iso))}, ${clock().format(new Date(iso))}`,
    /** Today with the time, yesterday by name, else the date. */
    recent: (iso: string, now = new Date()) => {
      const then = new Date(iso)
      const days = isMidnightApart(then, now)
      if (days < -1 || days > 0) return day().format(then)
      const name = relative().format(days, 'day')
      return days === 0 ? `${name}, ${clock().format(then)}` : name
    },
  }
}
export type Formats = ReturnType<typeof formatsOf>

const formats = new Map<Locale, Formats>()

/** Formats for the language on screen. */
export function useFormats(): Formats {
  const locale = useLocale()
  const known = formats.get(locale) ?? formatsOf(locale)
  formats.set(locale, known)
  return known
}

import { DEFAULT_LOCALE, type Locale, locales } from '#vocabulary/constructions.ts'

/** Locale of messages by `Accept-Language` (RFC 9110, 12.5.4); German where neither language is asked for. */
export function localeOf(acceptLanguage: string | undefined): Locale {
  if (acceptLanguage === undefined) return DEFAULT_LOCALE
  let chosen = DEFAULT_LOCALE
  let best = 0
  for (const part of acceptLanguage.split(',')) {
    const [tag = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
    const weight = parameters.find((one) => one.startsWith('q='))
    const quality = weight === undefined ? 1 : Number(weight.slice(2))
    const found = locales.find((locale) => tag.slice(0, 2) === locale.slice(0, 2))
    if (found && quality > best) [chosen, best] = [found, quality]
  }
  return chosen
}

import accepts from 'accepts'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, locales } from '#vocabulary/constructions.ts'

const languages = locales.map((locale) => locale.slice(0, 2))

/** Locale of messages by `Accept-Language` (RFC 9110, 12.5.4); German where neither language is asked for. */
export function localeOf({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): Locale {
  if (headers['accept-language'] === undefined) return DEFAULT_LOCALE
  const chosen = accepts(raw).language(languages)
  return locales.find((locale) => locale.slice(0, 2) === chosen) ?? DEFAULT_LOCALE
}

import { MIMEType } from 'node:util'
import accepts from 'accepts'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, locales } from '#vocabulary/constructions.ts'
import { ServiceError } from '../service-error.ts'

/** Media types an answer may have, in the order of preference, written exactly as they are sent. */
const offered = ['application/json', 'text/json', 'text/plain'].map((type) => `${type}; x-api-version=1`)
export const DEFAULT_MEDIA_TYPE = 'application/json; x-api-version=1'

/**
 * Media type of the answer by `Accept` (RFC 9110, 12.5.1); JSON where the caller does not care.
 *
 * @returns undefined where none of the offered types is acceptable
 */
export function negotiate({ headers, raw }: FastifyRequest): string | undefined {
  const { accept = '*/*' } = headers
  if (accept === '*/*') return DEFAULT_MEDIA_TYPE
  // the same version, as some clients write it
  const named = accept.replaceAll(/x-api-version="?1(\.0)?"?(?=[\s,;]|$)/gi, 'x-api-version=1')
  const chosen = accepts({ headers: { accept: named } } as typeof raw).type(offered)
  return typeof chosen === 'string' ? chosen : undefined
}

/** Whether `Accept` names one of the media types of a file. */
export const acceptsAny = ({ raw }: FastifyRequest, mediaTypes: readonly string[] = []): boolean =>
  mediaTypes.length > 0 && accepts(raw).type(mediaTypes.map((one) => one.split(';', 1)[0] ?? one)) !== false

const isJson = (essence: string) => /^(application|text)\/json$|^application\/[^/]+\+json$/.test(essence)

/** Media type of a request body, with its parameters; undefined where none is told. */
export function mediaTypeOf({ 'content-type': told = '' }: FastifyRequest['headers']): MIMEType | undefined {
  try {
    return new MIMEType(told)
  } catch {
    return undefined
  }
}

/**
 * Checks the media type of a JSON body.
 *
 * @throws {ServiceError} `unsupportedMediaType`, `unsupportedApiVersion`
 */
export function checkContentType({ headers }: FastifyRequest): void {
  const type = mediaTypeOf(headers)
  if (!type || !isJson(type.essence) || (type.params.get('charset') ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new ServiceError('unsupportedMediaType')
  if (!['1', '1.0'].includes(type.params.get('x-api-version') ?? '1'))
    throw new ServiceError('unsupportedApiVersion', '', {
      refusals: [{ path: 'header.Content-Type', code: 'notInList', values: { allowed: '1' } }],
    })
}

const languages = locales.map((locale) => locale.slice(0, 2))

/** Locale of messages by `Accept-Language` (RFC 9110, 12.5.4); German where neither language is asked for. */
export function localeOf({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): Locale {
  if (headers['accept-language'] === undefined) return DEFAULT_LOCALE
  const chosen = accepts(raw).language(languages)
  return locales.find((locale) => locale.slice(0, 2) === chosen) ?? DEFAULT_LOCALE
}

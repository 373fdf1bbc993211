import accepts from 'accepts'
import type { FastifyRequest } from 'fastify'
import { DEFAULT_LOCALE, type Locale, locales } from '#vocabulary/constructions.ts'
import { ServiceError } from '../service-error.ts'

/** Media types an answer may have, in the order of preference, written exactly as they are sent. */
const offered = ['application/json', 'text/json', 'text/plain'].map((type) => `${type}; x-api-version=1`)
export const DEFAULT_MEDIA_TYPE = 'application/json; x-api-version=1'

const unquoted = (value: string) => value.replace(/^"(.*)"$/, '$1')

/** Type and parameters of a media type or range; parameter names in lower case. */
function parse(text: string): { type: string; parameters: Map<string, string> } {
  const [type = '', ...parts] = text.split(';').map((part) => part.trim())
  const parameters = parts.map((part): [string, string] => {
    const at = part.indexOf('=')
    return [part.slice(0, at).trim().toLowerCase(), unquoted(part.slice(at + 1).trim())]
  })
  return { type: type.toLowerCase(), parameters: new Map(parameters) }
}

/**
 * Media type of the answer by `Accept` (RFC 9110, 12.5.1); JSON where the caller does not care.
 *
 * @returns undefined where none of the offered types is acceptable
 */
export function negotiate({ headers, raw }: FastifyRequest): string | undefined {
  const { accept = '*/*' } = headers
  if (accept === '*/*') return DEFAULT_MEDIA_TYPE
  const chosen = accepts(raw).type(offered)
  return typeof chosen === 'string' ? chosen : undefined
}

/** Whether `Accept` names one of the media types of a file. */
export const acceptsAny = ({ raw }: FastifyRequest, mediaTypes: readonly string[] = []): boolean =>
  mediaTypes.length > 0 && accepts(raw).type(mediaTypes.map((one) => one.split(';', 1)[0] ?? one)) !== false

const jsonType = /^(application\/json|text\/json|application\/[a-z0-9!#$&^_.-]+\+json)$/
const simplest = new Set(['application/json', 'application/json; x-api-version=1', 'application/json;charset=utf-8'])

/**
 * Checks the media type of a request body.
 *
 * @throws {ServiceError} `unsupportedMediaType`, `unsupportedApiVersion`
 */
export function checkContentType(contentType: string | undefined): void {
  if (contentType !== undefined && simplest.has(contentType)) return
  const { type, parameters } = parse(contentType ?? '')
  const charset = parameters.get('charset')?.toLowerCase() ?? 'utf-8'
  if (!jsonType.test(type) || charset !== 'utf-8') throw new ServiceError('unsupportedMediaType')
  if ((parameters.get('x-api-version') ?? '1') !== '1')
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

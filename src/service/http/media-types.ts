import { ServiceError } from '../service-error.ts'

/** Media types an answer may have, in the order of preference, written exactly as they are sent. */
const offered = ['application/json', 'text/json', 'text/plain'] as const
type Offered = (typeof offered)[number]

const withVersion = (type: Offered) => `${type}; x-api-version=1`
export const DEFAULT_MEDIA_TYPE = withVersion('application/json')

type Range = { readonly type: string; readonly version: string | undefined; readonly quality: number }

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

function toRange(text: string): Range {
  const { type, parameters } = parse(text)
  const quality = Number(parameters.get('q') ?? 1)
  return { type, version: parameters.get('x-api-version'), quality: Number.isFinite(quality) ? quality : 0 }
}

const specificity = (type: string) => (type === '*/*' ? 1 : type.endsWith('/*') ? 2 : 3)
const covers = (range: string, type: string) =>
  range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))

/** Quality of an offered type under `Accept`: that of the most specific range naming it (RFC 9110, 12.5.1). */
function qualityOf(type: Offered, ranges: readonly Range[]): number {
  const naming = ranges.filter((range) => covers(range.type, type))
  const [best] = naming.toSorted((one, other) => specificity(other.type) - specificity(one.type))
  return best?.quality ?? 0
}

/**
 * Media type of the answer by `Accept`; JSON where the caller does not care.
 *
 * @returns undefined where none of the offered types is acceptable
 */
export function negotiate(accept: string | undefined): string | undefined {
  if (accept === undefined || accept === '' || accept === '*/*') return DEFAULT_MEDIA_TYPE
  const ranges = accept
    .split(',')
    .map(toRange)
    .filter(({ version }) => version === undefined || version === '1')
  let chosen: Offered | undefined
  let quality = 0
  for (const type of offered) {
    const own = qualityOf(type, ranges)
    if (own > quality) [chosen, quality] = [type, own]
  }
  return chosen && withVersion(chosen)
}

/** Whether `Accept` names one of the media types of a file. */
export const acceptsAny = (accept: string | undefined, mediaTypes: readonly string[] = []): boolean =>
  (accept ?? '')
    .split(',')
    .map(toRange)
    .some(({ type, quality }) => quality > 0 && mediaTypes.some((one) => covers(type, parse(one).type)))

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

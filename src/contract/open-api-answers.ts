import { type EndpointSpec, storesMore } from './endpoint.ts'
import { type ErrorCode, errorStatus } from './error.ts'
import { inlineId, type JsonSchema, type Schemas } from './open-api-schemas.ts'

/** Media types of requests and answers, in the given order. */
export const requestMediaTypes = ['application/json', 'text/json', 'application/*+json'].map(versioned)
export const responseMediaTypes = ['text/plain', 'application/json', 'text/json'].map(versioned)

function versioned(mediaType: string): string {
  return `${mediaType}; x-api-version=1`
}

/** The same schema under each media type. */
export const content = (mediaTypes: readonly string[], schema: JsonSchema | undefined, example?: unknown) =>
  Object.fromEntries(mediaTypes.map((mediaType) => [mediaType, { schema, ...(example !== undefined && { example }) }]))

const binary = { type: 'string', format: 'binary' }

/** Contents of a file: JSON ones as the schema has them, bytes else. */
export const fileContent = (mediaTypes: readonly string[], schema: JsonSchema | undefined) =>
  Object.fromEntries(
    mediaTypes.map((mediaType) => [
      mediaType,
      { schema: mediaType.startsWith('application/json') && schema ? schema : binary },
    ]),
  )

const text = (description: string) => ({ description, schema: { type: 'string' } })
const number = (description: string) => ({ description, schema: { type: 'integer' } })

/** Header fields of answers, by name. */
export const headers = {
  'X-Trace-Id': text('Trace id of the request, as in the log'),
  RateLimit: text('What is left of the window: `"class";r=remaining;t=seconds` (IETF draft)'),
  'RateLimit-Policy': text('The window: `"class";q=requests;w=seconds` (IETF draft)'),
  'Retry-After': number('Seconds to wait'),
  'WWW-Authenticate': text('`Bearer`, and `error="invalid_token"` where there was a token (RFC 6750)'),
  ETag: text('Version of the answer'),
  'X-Total-Count': number('Entries on all pages'),
  'X-Total-Count-Bound': text(
    '`lower`: there are more entries than `X-Total-Count`, and `Link` has no last page. So it is where a search among standard or third-party constructions, in order of time, finds more than 1,000; absent where the number is exact',
  ),
  'X-Page-Size': number('Entries a page has at most'),
  Link: text('first, prev, next, last (RFC 8288)'),
  'X-Next-Cursor': text('Where the page ends, to be sent as `cursor` for the next one; absent on the last'),
  'Content-Disposition': text('Name of the file (RFC 6266)'),
  'Set-Cookie': text('The refresh token of a browser on the same origin: HttpOnly, SameSite=Strict'),
  'Idempotency-Replayed': text('`true`: the first answer, from memory'),
  'X-Second-Factor': text('Of secondFactorRequired: the ticket by which the sign-in goes on, for ten minutes'),
  Allow: text('Methods that the path answers'),
} as const
type HeaderName = keyof typeof headers

const referring = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const always = ['X-Trace-Id', 'RateLimit', 'RateLimit-Policy'] as const
const besides: Readonly<Record<number, readonly HeaderName[]>> = {
  401: ['WWW-Authenticate'],
  403: ['WWW-Authenticate', 'X-Second-Factor'],
  405: ['Allow'],
  429: ['Retry-After'],
  503: ['Retry-After'],
  507: ['Retry-After'],
}

const statuses = [...new Set(Object.values(errorStatus))].toSorted((a, b) => a - b)
const codesOf = (status: number) =>
  (Object.keys(errorStatus) as ErrorCode[]).filter((code) => errorStatus[code] === status)

/** Every refusal by its status, written once. */
export const refusals: Schemas = Object.fromEntries(
  statuses.map((status) => [
    `Refusal${status}`,
    {
      description: codesOf(status).join(', '),
      headers: referring([...always, ...(besides[status] ?? [])]),
      content: content(responseMediaTypes, { $ref: '#/components/schemas/ServiceErrorMessage' }),
    },
  ]),
)

const everywhere: readonly ErrorCode[] = ['invalidRequest', 'notAcceptable', 'rateLimited', 'internal', 'unavailable']
const withBody: readonly ErrorCode[] = [
  'malformedBody',
  'unsupportedApiVersion',
  'bodyTooLarge',
  'unsupportedMediaType',
]
const withSession: readonly ErrorCode[] = ['unauthenticated', 'tokenMalformed', 'tokenExpired', 'sessionEnded']

/** Refusals of an operation: with its codes, by status. */
export function refusalsOf(spec: EndpointSpec): JsonSchema {
  const codes = new Set([
    ...spec.errors,
    ...everywhere,
    ...(spec.body || spec.upload ? withBody : []),
    ...(spec.auth === 'session' ? withSession : []),
    ...(spec.only === 'operators' ? (['secondFactorDemanded'] as const) : []),
    ...(storesMore(spec) ? (['storageFull'] as const) : []),
    ...(spec.params ? (['notFound'] as const) : []),
  ])
  const byStatus = Map.groupBy(codes, (code) => String(errorStatus[code]))
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { $ref: `#/components/responses/Refusal${status}`, description: same.toSorted().join(', ') },
    ]),
  )
}

const pagingHeaders = ({ paged, bounded }: EndpointSpec): readonly HeaderName[] => {
  if (paged === undefined) return []
  return [
    ...(['X-Total-Count', 'X-Page-Size', 'Link'] as const),
    ...(bounded ? (['X-Total-Count-Bound'] as const) : []),
    ...(paged === 'cursor' ? (['X-Next-Cursor'] as const) : []),
  ]
}

/** Success of an operation, and that the caller has it already. */
export function answersOf(schemas: Schemas, name: string, spec: EndpointSpec): JsonSchema {
  const names: readonly HeaderName[] = [
    ...always,
    ...(spec.etag ? (['ETag'] as const) : []),
    ...pagingHeaders(spec),
    ...(spec.file ? (['Content-Disposition'] as const) : []),
    ...(spec.headers?.['idempotency-key'] ? (['Idempotency-Replayed'] as const) : []),
    ...(schemas[inlineId(name, 'success')]?.['$ref'] === '#/components/schemas/AuthenticationResponse'
      ? (['Set-Cookie'] as const)
      : []),
  ]
  const schema = schemas[inlineId(name, 'success')]
  return {
    [spec.success.status]: {
      description: spec.summary,
      headers: referring(names),
      ...(spec.file
        ? { content: fileContent(spec.file, schema) }
        : spec.success.body && { content: content(responseMediaTypes, schema) }),
    },
    ...(spec.etag &&
      spec.method === 'GET' && {
        304: { description: 'As `If-None-Match` names it', headers: referring([...always, 'ETag']) },
      }),
  }
}

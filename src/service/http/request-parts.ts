import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { EndpointSpec, RequestHeader } from '#contract/endpoint.ts'
import type { Client } from '../caller.ts'
import { addressOf } from '../client-network.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import { type RequestPart, refusalsOf } from '../validation/refusals.ts'
import { mayHoldUnstorable, unstorableIn } from '../validation/storable-text.ts'
import { withoutNulls } from '../validation/without-nulls.ts'

/** Spelling of a header in messages and documents. */
export const headerName: Readonly<Record<RequestHeader, string>> = {
  'if-match': 'If-Match',
  'idempotency-key': 'Idempotency-Key',
  'x-refresh-token': 'X-Refresh-Token',
  'x-session-token': 'X-Session-Token',
  'x-link-secret': 'X-Link-Secret',
}

/** Parses one part of the request; what is refused is gathered, so that a caller sees all of it at once. */
function parsePart(
  part: RequestPart,
  schema: z.ZodMiniType | undefined,
  { given, mayBeUnstorable = true }: { given: unknown; mayBeUnstorable?: boolean },
  refusals: Refusal[],
): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(given)
  if (result.success) {
    if (mayBeUnstorable) refusals.push(...unstorableIn(result.data, part === 'body' ? '' : part))
    return result.data
  }
  refusals.push(...refusalsOf(part, schema, given, result.error.issues))
  return undefined
}

/** Header fields an operation cannot do without; a missing `If-Match` has a status of its own, and is the handler's. */
export const requiredHeaders = ({ headers = {} }: EndpointSpec) =>
  (Object.keys(headers) as RequestHeader[]).filter((name) => headers[name] === 'required' && name !== 'if-match')

/**
 * Path, query and body of a request, parsed.
 *
 * @throws {ServiceError} `invalidRequest` with every place at fault
 */
export function parseRequest(spec: EndpointSpec, required: readonly RequestHeader[], request: FastifyRequest) {
  const refusals: Refusal[] = []
  for (const name of required)
    if (!hasHeader(request, name)) refusals.push({ path: `header.${headerName[name]}`, code: 'required' })
  const params = parsePart('path', spec.params, { given: request.params }, refusals)
  const query = parsePart('query', spec.query ?? nothing, { given: askedOf(request) }, refusals)
  if (refusals.some(isNoId)) throw new ServiceError('notFound', 'an id of another form')
  const given = bodyOf(spec, request)
  const sent = { given, mayBeUnstorable: mayHoldUnstorable(request.bodyText) }
  const body = given === leftOut ? undefined : parsePart('body', spec.body, sent, refusals)
  if (refusals.length > 0)
    throw new ServiceError('invalidRequest', refusals.map(({ path, code }) => `${path} ${code}`).join(', '), {
      refusals,
    })
  return { params, query, body }
}

const nothing = z.strictObject({})

/** Query parameters that say something: empty ones count as absent, and `_` keeps caches away. */
function askedOf({ query }: FastifyRequest): unknown {
  const entries = Object.entries(query as Record<string, unknown>)
  if (entries.every(([name, value]) => name !== '_' && value !== '')) return query
  return Object.fromEntries(entries.filter(([name, value]) => name !== '_' && value !== ''))
}

/** What cannot be the id of anything: there is no such thing. */
const isNoId = ({ path, code }: Refusal) =>
  code === 'wrongFormat' && (path === 'query.id' || (path.startsWith('path.') && !path.startsWith('path.ownership')))

const leftOut = Symbol('left out')
const isEmpty = (body: unknown) =>
  body === undefined || body === null || (typeof body === 'object' && Object.keys(body).length === 0)

/** The body to be read: one that may be left out counts for nothing where it is empty, or where a header says the same. */
function bodyOf({ body: schema, bodyOptional }: EndpointSpec, request: FastifyRequest): unknown {
  if (bodyOptional && request.headers['x-refresh-token']) return leftOut
  const given = request.parsedBody()
  if (bodyOptional && isEmpty(given)) return leftOut
  return schema && request.bodyText.includes('null') ? withoutNulls(schema, given) : given
}

/** A refresh token may also come by cookie; whether it did is the handler's business. */
const hasHeader = (request: FastifyRequest, name: RequestHeader) =>
  request.headers[name] !== undefined || (name === 'x-refresh-token' && request.headers.cookie !== undefined)

/** First value of each header field. */
export const headersOf = (request: FastifyRequest) => request.headers as Record<string, string | undefined>

/** Same-origin browser: told by fetch metadata, else by the app's own header, which other origins cannot send. */
const isSameOriginBrowser = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (headers['sec-fetch-site'] === undefined && headers['x-refresh-transport'] === 'cookie')

/** Where the request comes from. */
export const clientOf = (request: FastifyRequest): Client => ({
  address: addressOf(request.ip),
  userAgent: request.headers['user-agent'],
  sameOriginBrowser: isSameOriginBrowser(request),
})

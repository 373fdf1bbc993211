import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { EndpointSpec, RequestHeader } from '#contract/endpoint.ts'
import type { Client } from '../caller.ts'
import { addressOf } from '../client-network.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import { composed } from '../validation/composed.ts'
import { type ReadPart, readBody, readPart } from '../validation/request-part.ts'

/** Spelling of a header in messages and documents. */
export const headerName: Readonly<Record<RequestHeader, string>> = {
  'if-match': 'If-Match',
  'idempotency-key': 'Idempotency-Key',
  'x-refresh-token': 'X-Refresh-Token',
  'x-session-token': 'X-Session-Token',
  'x-link-secret': 'X-Link-Secret',
}

/** What a link is opened by; empty where it was not sent. */
export const secretOf = (headers: Readonly<Partial<Record<string, string>>>) => headers['x-link-secret'] ?? ''

/** Header fields an operation cannot do without; a missing `If-Match` has a status of its own, and is the handler's. */
export const requiredHeaders = ({ headers = {} }: EndpointSpec) =>
  (Object.keys(headers) as RequestHeader[]).filter((name) => headers[name] === 'required' && name !== 'if-match')

/**
 * Path, query and body of a request, parsed; what is refused is gathered, so that a caller sees all of it at once.
 *
 * @param readLarge - reads a body of this operation that is large
 * @throws {ServiceError} `invalidRequest` with every place at fault
 */
export async function parseRequest(
  spec: EndpointSpec,
  request: FastifyRequest,
  { required, readLarge }: { required: readonly RequestHeader[]; readLarge: (bytes: Buffer) => Promise<ReadPart> },
) {
  const missing = required.filter((name) => !hasHeader(request, name))
  const params = readPart('path', spec.params, { given: request.params })
  const query = readPart('query', spec.query ?? nothing, { given: composed(askedOf(request)) })
  if ([...params.refusals, ...query.refusals].some(isNoId)) throw new ServiceError('notFound', 'an id of another form')
  const body = request.largeBody ? await readLarge(request.largeBody) : smallBody(spec, request)
  const refusals = [
    ...missing.map((name): Refusal => ({ path: `header.${headerName[name]}`, code: 'required' })),
    ...params.refusals,
    ...query.refusals,
    ...body.refusals,
  ]
  if (refusals.length > 0)
    throw new ServiceError('invalidRequest', refusals.map(({ path, code }) => `${path} ${code}`).join(', '), {
      refusals,
    })
  return { params: params.value, query: query.value, body: body.value }
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

/** A body that may be left out counts for nothing where a header says the same. */
const smallBody = (spec: EndpointSpec, { headers, bodyText }: FastifyRequest): ReadPart =>
  spec.bodyOptional && headers['x-refresh-token'] ? { refusals: [] } : readBody(spec, bodyText)

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

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { EndpointSpec, RequestHeader } from '#contract/endpoint.ts'
import { operations } from '#contract/index.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import type { Caller, Cookie, Handlers, SessionGuard } from './handlers.ts'
import { localeOf } from './locale.ts'
import { negotiate } from './media-types.ts'
import { pagingFields } from './paging.ts'
import type { RateLimiter } from './rate-limit.ts'
import { type RequestPart, refusalsOf } from './refusals.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    answerType: string
  }
}

/** What the mounted operations need. */
export type MountOptions = {
  /** An operation without a handler answers 501. */
  readonly handlers: Partial<Handlers>
  readonly guard: SessionGuard
  readonly limit: RateLimiter
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean
}

/** An operation seen without its own types: mounting treats all alike. */
type AnyReply = { body?: unknown; etag?: string; total?: number; cookies?: readonly Cookie[] }
type AnyHandler = (request: {
  params: unknown
  query: unknown
  body: unknown
  caller: Caller | undefined
  locale: Locale
  headers: Record<string, string | undefined>
  cookies: Record<string, string | undefined>
  client: { address: string; userAgent: string | undefined; sameOriginBrowser: boolean }
  log: FastifyRequest['log']
}) => Promise<AnyReply>

const KIB = 1024
const bodyLimitOf = (path: string) => (path.startsWith('/v1/construction') ? 256 * KIB : 16 * KIB)
const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Spelling of a header in messages and documents. */
export const headerName: Readonly<Record<RequestHeader, string>> = {
  'if-match': 'If-Match',
  'idempotency-key': 'Idempotency-Key',
  'x-refresh-token': 'X-Refresh-Token',
  'x-session-token': 'X-Session-Token',
}

const bearer = /^Bearer +([\w~+/.=-]+)$/i
const challenge = { 'WWW-Authenticate': 'Bearer' }

async function callerOf(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ServiceError('unauthenticated', '', { headers: challenge })
  try {
    return await guard(token)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unauthenticated')
      throw new ServiceError('unauthenticated', '', { headers: challenge })
    throw error
  }
}

/** Counts the request, finds its caller and settles the media type, before any of the body is read. */
function admission({ auth, rateLimit }: EndpointSpec, { guard, limit }: MountOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (auth === 'none') {
      reply.headers(await limit(rateLimit, request.ip))
    } else {
      try {
        request.caller = await callerOf(request, guard)
      } catch (error) {
        await limit('session', request.ip)
        throw error
      }
      reply.headers(await limit(rateLimit, request.caller.sessionId))
    }
    const mediaType = negotiate(request.headers.accept)
    if (mediaType === undefined) throw new ServiceError('notAcceptable')
    request.answerType = mediaType
  }
}

/** Parses one part of the request; what is refused is gathered, so that a caller sees all of it at once. */
function parsePart(part: RequestPart, schema: z.ZodMiniType | undefined, given: unknown, refusals: Refusal[]): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(given)
  if (result.success) return result.data
  refusals.push(...refusalsOf(part, schema, given, result.error.issues))
  return undefined
}

function parseRequest(spec: EndpointSpec, request: FastifyRequest) {
  const refusals: Refusal[] = []
  for (const [name, need] of Object.entries(spec.headers ?? {}) as [RequestHeader, string][])
    if (need === 'required' && name !== 'if-match' && !hasHeader(request, name))
      refusals.push({ path: `header.${headerName[name]}`, code: 'required' })
  const params = parsePart('path', spec.params, request.params, refusals)
  const query = parsePart('query', spec.query, request.query, refusals)
  const leftOut = spec.bodyOptional && request.body === undefined
  const body = leftOut ? undefined : parsePart('body', spec.body, request.body, refusals)
  if (refusals.length > 0)
    throw new ServiceError('invalidRequest', refusals.map(({ path, code }) => `${path} ${code}`).join(', '), {
      refusals,
    })
  return { params, query, body }
}

/** A refresh token may also come by cookie; whether it did is the handler's business. */
const hasHeader = (request: FastifyRequest, name: RequestHeader) =>
  request.headers[name] !== undefined || (name === 'x-refresh-token' && request.headers.cookie !== undefined)

/** First value of each header field. */
const headersOf = (request: FastifyRequest) => request.headers as Record<string, string | undefined>

function cookiesOf(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null) as Record<string, undefined>
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    if (at > 0) cookies[part.slice(0, at).trim()] ??= part.slice(at + 1).trim()
  }
  return cookies
}

/** Same-origin browser: told by fetch metadata, else by the app's own header, which other origins cannot send. */
const isSameOriginBrowser = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'same-origin' ||
  (headers['sec-fetch-site'] === undefined && headers['x-refresh-transport'] === 'cookie')

const cookieText = ({ name, value, path, maxAge }: Cookie, secure: boolean) =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

const cacheControl = ({ path, etag }: EndpointSpec) => {
  if (path.startsWith('/v1/material')) return 'private, max-age=300'
  return etag && !path.startsWith('/v1/auth') ? 'private, no-cache' : 'no-store'
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' ||
    ifNoneMatch
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
      .includes(etag))

function send(spec: EndpointSpec, { secureCookies }: MountOptions, request: FastifyRequest, reply: FastifyReply) {
  const caching = cacheControl(spec)
  return (answer: AnyReply): FastifyReply => {
    reply.code(spec.success.status).header('Cache-Control', caching)
    if (answer.cookies)
      reply.header(
        'Set-Cookie',
        answer.cookies.map((cookie) => cookieText(cookie, secureCookies)),
      )
    if (!spec.success.body) return reply.send()
    const text = Buffer.from(JSON.stringify(answer.body))
    if (answer.total !== undefined)
      reply.headers(pagingFields(request.url, request.query as { page: number; customTake: number }, answer.total))
    if (spec.etag) {
      const etag = `"${answer.etag ?? createHash('sha1').update(text).digest('base64url')}"`
      reply.header('ETag', etag)
      if (request.method === 'GET' && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    return reply.header('Content-Type', request.answerType).send(text)
  }
}

function mountOne(app: FastifyInstance, spec: EndpointSpec, handler: AnyHandler | undefined, options: MountOptions) {
  app.route({
    method: spec.method,
    url: urlOf(spec.path),
    bodyLimit: bodyLimitOf(spec.path),
    onRequest: admission(spec, options),
    handler: async (request, reply) => {
      const { params, query, body } = parseRequest(spec, request)
      if (!handler) throw new ServiceError('notImplemented')
      if (spec.paged) request.query = query
      const answer = await handler({
        params,
        query,
        body,
        caller: request.caller,
        locale: localeOf(request.headers['accept-language']),
        headers: headersOf(request),
        cookies: cookiesOf(request.headers.cookie),
        client: {
          address: request.ip,
          userAgent: request.headers['user-agent'],
          sameOriginBrowser: isSameOriginBrowser(request),
        },
        log: request.log,
      })
      return send(spec, options, request, reply)(answer)
    },
  })
}

/** Answers the methods a path does not offer: 405 with `Allow`, and `OPTIONS` with the list. */
function mountRefusals(app: FastifyInstance, path: string, allowed: readonly string[], limit: RateLimiter): void {
  const allow = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ')
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(await limit('public', request.ip))
  }
  app.route({
    method: methods.filter((method) => !allowed.includes(method)),
    url: urlOf(path),
    onRequest: [
      onRequest,
      async () => {
        throw new ServiceError('methodNotAllowed', '', { headers: { Allow: allow } })
      },
    ],
    handler: async () => undefined,
  })
  app.route({
    method: 'OPTIONS',
    url: urlOf(path),
    onRequest,
    handler: async (_request, reply) => reply.code(204).header('Allow', allow).send(),
  })
}

/** Mounts every operation of the contract. */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  app.decorateRequest('caller', undefined)
  app.decorateRequest('answerType', '')
  const methodsOf = new Map<string, string[]>()
  for (const [name, spec] of Object.entries(operations) as [keyof typeof operations, EndpointSpec][]) {
    mountOne(app, spec, options.handlers[name] as AnyHandler | undefined, options)
    methodsOf.set(spec.path, [...(methodsOf.get(spec.path) ?? []), spec.method])
  }
  for (const [path, allowed] of methodsOf) mountRefusals(app, path, allowed, options.limit)
}

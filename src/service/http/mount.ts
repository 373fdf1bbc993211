import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { type OperationName, operations } from '#contract/index.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { ServiceError } from '../service-error.ts'
import { admission } from './admission.ts'
import { type AnyReply, answering, fieldsOf, sendingKnown } from './answer.ts'
import { type AnswerMemory, answerMemory } from './answer-memory.ts'
import type { Caller, Client, Handlers, SessionGuard, Upload } from './handlers.ts'
import { localeOf } from './locale.ts'
import type { RateLimiter } from './rate-limit.ts'
import { clientOf, cookiesOf, headersOf, parseRequest, requiredHeaders } from './request-parts.ts'
import { apiFields } from './security-headers.ts'
import { turn } from './turn.ts'
import { acceptUploads, uploadOf } from './uploads.ts'

/** Operations that compute and store nothing: the answer follows from address, body and data alone, and may be kept. */
export type PureOperations = {
  readonly names: readonly OperationName[]
  /** Of the data that answers follow from. */
  readonly version: () => string
  /** Whether the answer to what was asked, parsed, depends on who asks: it is kept for nobody then. */
  readonly isPersonal: (asked: { readonly query: unknown; readonly body: unknown }) => boolean
}

/** What the mounted operations need. */
export type MountOptions = {
  readonly handlers: Handlers
  readonly guard: SessionGuard
  readonly limit: RateLimiter
  readonly pure?: PureOperations
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean
}

/** An operation seen without its own types: mounting treats all alike. */
type AnyHandler = (request: {
  params: unknown
  query: unknown
  body: unknown
  caller: Caller | undefined
  upload: Upload | undefined
  locale: Locale
  headers: Record<string, string | undefined>
  cookies: Record<string, string | undefined>
  client: Client
  log: FastifyRequest['log']
}) => Promise<AnyReply>

const KIB = 1024
const bodyLimitOf = (path: string) => {
  if (path === '/v1/construction/import') return 2048 * KIB
  return /^\/v1\/((standard-)?construction|material\/(own|choice))/.test(path) ? 256 * KIB : 16 * KIB
}
const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const

/** HEAD runs the handler of GET: never where that spends a secret. */
const hasHead = ({ method, rateLimit }: EndpointSpec) => method === 'GET' && rateLimit !== 'strict'

/** Parses the request and runs the handler. */
type Asking = (
  request: FastifyRequest,
) => Promise<{ readonly query: unknown; readonly body: unknown; readonly reply: AnyReply }>

type Mounted = {
  readonly spec: EndpointSpec
  readonly handler: AnyHandler
  /** Given for pure operations. */
  readonly kept: (PureOperations & { readonly memory: AnswerMemory }) | undefined
}

/** Answers a pure operation from memory where the same was asked before. */
function answeringPure(
  { memory, version, isPersonal }: NonNullable<Mounted['kept']>,
  { ask, options }: { ask: Asking; options: MountOptions },
) {
  const sendKnown = sendingKnown(options)
  return async (request: FastifyRequest, reply: FastifyReply) => {
    await turn()
    const question = `${request.url}\n${request.bodyText}`
    const kept = memory.recall(question)
    if (kept !== undefined) return sendKnown(request, reply, kept)
    const asOf = version()
    const { reply: computed, ...asked } = await ask(request)
    const known = Buffer.from(JSON.stringify(computed.body)).toString('latin1')
    if (!isPersonal(asked)) memory.keep(question, known, asOf)
    return sendKnown(request, reply, known)
  }
}

function mountOne(app: FastifyInstance, { spec, handler, kept }: Mounted, options: MountOptions) {
  const required = requiredHeaders(spec)
  const answer = answering(spec, options)
  const ask: Asking = async (request) => {
    const { params, query, body } = parseRequest(spec, required, request)
    if (spec.paged) request.query = query
    const reply = await handler({
      params,
      query,
      body,
      caller: request.caller,
      upload: spec.upload && uploadOf(spec.upload, request),
      locale: localeOf(request.headers['accept-language']),
      headers: headersOf(request),
      cookies: cookiesOf(request.headers.cookie),
      client: clientOf(request),
      log: request.log,
    })
    return { query, body, reply }
  }
  app.route({
    method: spec.method,
    exposeHeadRoute: hasHead(spec),
    url: urlOf(spec.path),
    bodyLimit: bodyLimitOf(spec.path),
    onRequest: admission(spec, options),
    handler: kept
      ? answeringPure(kept, { ask, options })
      : async (request, reply) => answer(request, reply, (await ask(request)).reply),
  })
}

/** Answers the methods a path does not offer: 405 with `Allow`, and `OPTIONS` with the list. */
export function mountRefusals(
  app: FastifyInstance,
  path: string,
  allowed: readonly string[],
  { limit, secureCookies }: Pick<MountOptions, 'limit' | 'secureCookies'>,
): void {
  const fields = apiFields(secureCookies)
  const allow = [...allowed, 'OPTIONS'].join(', ')
  const onRequest = async (request: FastifyRequest) => {
    request.limitFields = await limit('public', request.ip)
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
    handler: async (request, reply) =>
      reply
        .code(204)
        .headers({ ...fieldsOf(request, fields), Allow: allow })
        .send(),
  })
}

/** Mounts every operation of the contract. */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  const kept = options.pure && { ...options.pure, memory: answerMemory(options.pure.version) }
  app.decorateRequest('caller', undefined)
  app.decorateRequest('answerType', '')
  const methodsOf = new Map<string, string[]>()
  for (const [name, spec] of Object.entries(operations) as [keyof typeof operations, EndpointSpec][]) {
    const handler = options.handlers[name] as AnyHandler
    const mounted = { spec, handler, kept: kept?.names.includes(name) ? kept : undefined }
    if (spec.upload) acceptUploads(app, (scope) => mountOne(scope, mounted, options))
    else mountOne(app, mounted, options)
    const own = hasHead(spec) ? ['GET', 'HEAD'] : [spec.method]
    methodsOf.set(spec.path, [...(methodsOf.get(spec.path) ?? []), ...own])
  }
  for (const [path, allowed] of methodsOf) mountRefusals(app, path, allowed, options)
}

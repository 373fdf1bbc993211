import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bodyLimits, type EndpointSpec, methodsOf } from '#contract/endpoint.ts'
import { type OperationName, operations } from '#contract/index.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { Caller, Client } from '../caller.ts'
import { ServiceError } from '../service-error.ts'
import { turnsOfProcess } from '../turns.ts'
import { admission, type Entrance, type Room } from './admission.ts'
import { type AnyReply, answering, fieldsOf, textOf } from './answer.ts'
import { type AnswerMemory, answerMemory } from './answer-memory.ts'
import { inBatch } from './batch.ts'
import type { CostLimiter } from './cost-limit.ts'
import { type FirstAnswers, once } from './first-answers.ts'
import type { Handlers, SessionGuard, Upload } from './handlers.ts'
import { type LargeBodies, largeBodyGate } from './large-bodies.ts'
import { localeOf } from './negotiation.ts'
import type { RateLimiter } from './rate-limit.ts'
import { clientOf, headersOf, parseRequest, requiredHeaders } from './request-parts.ts'
import { apiFields } from './security-headers.ts'
import { acceptUploads, uploadGate, uploadOf } from './uploads.ts'

/** What the mounted operations need. */
export type MountOptions = {
  readonly handlers: Handlers
  readonly guard: SessionGuard
  readonly limit: RateLimiter
  readonly costs: CostLimiter
  readonly enter: Entrance
  /** Whether more can be stored. */
  readonly room: () => Room
  readonly firstAnswers: FirstAnswers
  /** Of the data that the answers of pure operations follow from. */
  readonly dataVersion: () => string
  /** Cookies get `Secure`. */
  readonly secureCookies: boolean
  readonly largeBodies: LargeBodies
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
  signal: AbortSignal
}) => Promise<AnyReply>

const urlOf = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'] as const

/** Parses the request and runs the handler. */
type Asking = (request: FastifyRequest) => Promise<AnyReply>

type Mounted = {
  readonly name: OperationName
  readonly spec: EndpointSpec
  readonly handler: AnyHandler
  readonly memory: AnswerMemory
  readonly takeLarge: ReturnType<ReturnType<typeof largeBodyGate>>
}

/** Bodies from here on take long enough to compute that others go in between [characters]. */
const LONG = 2_048
/** To these the answers are so long, too, that writing them is a turn of its own [characters]. */
const VERY_LONG = 65_536
/** Nor is the answer written in the turn of work that took as long [ms]. */
const LONG_WORK = 8

/** Asks a pure operation; from memory where the same was asked before. */
function remembering(
  { memory, dataVersion }: { memory: AnswerMemory; dataVersion: () => string },
  ask: Asking,
): Asking {
  return async (request) => {
    if (request.largeBody) return ask(request)
    await inBatch()
    const question = `${request.url}\n${request.bodyText}`
    const known = memory.recall(question)
    if (known) return { text: known }
    const asOf = dataVersion()
    const computed = await ask(request)
    const text = textOf(computed)
    if (computed.isForEveryone) memory.keep(question, text, asOf)
    return { text }
  }
}

function mountOne(app: FastifyInstance, { name, spec, handler, memory, takeLarge }: Mounted, options: MountOptions) {
  const required = requiredHeaders(spec)
  const answer = answering(spec, options)
  const ask: Asking = async (request) => {
    // asked before it is handed over
    const length = request.largeBody?.length ?? request.bodyText.length
    const readLarge = (bytes: Buffer) => options.largeBodies.read(name, bytes, request.leftSignal())
    const { params, query, body } = await parseRequest(spec, request, { required, readLarge })
    const turnFrom = async (least: number) => {
      if (length > least) await turnsOfProcess.next(request.caller?.userId)
    }
    await turnFrom(LONG)
    const began = performance.now()
    if (spec.paged) request.query = query
    const reply = await handler({
      params,
      query,
      body,
      caller: request.caller,
      upload: spec.upload && uploadOf(spec.upload, request),
      locale: localeOf(request),
      headers: headersOf(request),
      cookies: request.cookies,
      client: clientOf(request),
      log: request.log,
      signal: request.leftSignal(),
    })
    await turnFrom(performance.now() - began > LONG_WORK ? 0 : VERY_LONG)
    return reply
  }
  const reachOnce = spec.once ? once(options.firstAnswers, ask) : ask
  const reach = spec.pure ? remembering({ memory, dataVersion: options.dataVersion }, ask) : reachOnce
  app.route({
    method: spec.method,
    exposeHeadRoute: methodsOf(spec).includes('HEAD'),
    url: urlOf(spec.path),
    bodyLimit: spec.bodyLimit ?? bodyLimits.usual,
    onRequest: admission(spec, options),
    preParsing: [...takeLarge],
    handler: async (request, reply) => answer(request, reply, await reach(request)),
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
    request.limitFields = await limit('public', request)
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
  const memory = answerMemory(options.dataVersion)
  const gate = largeBodyGate()
  const pass = uploadGate()
  app.decorateRequest('answerType', '')
  const allowed = new Map<string, string[]>()
  for (const [name, spec] of Object.entries(operations) as [OperationName, EndpointSpec][]) {
    const handler = options.handlers[name] as AnyHandler
    const mounted = { name, spec, handler, memory, takeLarge: gate(spec) }
    if (spec.upload) acceptUploads(app, pass, (scope) => mountOne(scope, mounted, options))
    else mountOne(app, mounted, options)
    allowed.set(spec.path, [...(allowed.get(spec.path) ?? []), ...methodsOf(spec)])
  }
  for (const [path, offered] of allowed) mountRefusals(app, path, offered, options)
}

import { randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { ServiceError } from '../service-error.ts'
import { acceptBodies } from './bodies.ts'
import { COST_OF_COUNT, costLimiter } from './cost-limit.ts'
import { serveDocuments } from './documents.ts'
import { largeBodies } from './large-bodies.ts'
import { noticeLeaving } from './left-callers.ts'
import { loggerOptions, logRequests, standardError } from './logging.ts'
import { type MountOptions, mountOperations } from './mount.ts'
import { answerUnparsed, refuseExpectations } from './parser-errors.ts'
import { boundWaiting, type Patience, usualPatience } from './patience.ts'
import { sendProblem } from './problem.ts'
import { rateLimiter } from './rate-limit.ts'
import { apiFields } from './security-headers.ts'
import { serveWebApp } from './web-app.ts'

/** What the HTTP server needs to know; the areas have been wired before. */
export type ServerOptions = Omit<MountOptions, 'secureCookies' | 'limit' | 'costs' | 'largeBodies'> & {
  readonly config: Config
  /** Whether the service can do its work: the database answers, migrations are done, no shutdown is under way. */
  readonly isReady: () => Promise<boolean>
  /** Routes outside the contract: JWKS, demo mail, the demo's OpenID provider, documents. */
  readonly plugins?: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Watches every request; called before any route is added. */
  readonly instrument?: ((app: FastifyInstance) => void) | undefined
  /** Directory of the built web app; without it nothing but the API is served. */
  readonly webDirectory?: string | undefined
  /** Where the log goes; standard error where absent. */
  readonly logTo?: { write: (line: string) => void } | undefined
  readonly patience?: Patience
}

const traceparent = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}/

/** Trace id of a request: that of `traceparent` (W3C Trace Context), else a new one; 32 hexadecimal digits. */
function traceIdOf(header: string | string[] | undefined): string {
  const given = typeof header === 'string' ? traceparent.exec(header)?.[1] : undefined
  return given !== undefined && !/^0+$/.test(given) ? given : randomUUID().replaceAll('-', '')
}

/** In few pieces: each waits for a thread of its own turn. Half a megabyte of figures takes 3.5 ms with Brotli, 9 ms by quality 4. */
const quick = {
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } },
  zlibOptions: { level: 3, chunkSize: 64 * 1024 },
}

function addHealth(app: FastifyInstance, { isReady, room }: Pick<ServerOptions, 'isReady' | 'room'>): void {
  // at the root for proxies, and under the prefix of the interface for its clients
  for (const prefix of ['', '/v1']) {
    app.get(`${prefix}/health/live`, async (_request, reply) =>
      reply.header('Cache-Control', 'no-store').send({ status: 'live' }),
    )
    app.get(`${prefix}/health/ready`, async (_request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const ready = await isReady().catch(() => false)
      if (!ready) throw new ServiceError('unavailable', 'not ready')
      const storage = room()
      return reply.send({ status: 'ready', ...(storage !== 'enough' && { storage }) })
    })
  }
}

/** The HTTP server with every route, not listening yet. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config } = options
  const secure = config.publicUrl.startsWith('https:')
  const fields = apiFields(secure)
  const { logTo = standardError(), patience = usualPatience } = options
  const app = Fastify({
    logger: loggerOptions(config.logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: ({ headers }) => traceIdOf(headers['traceparent']),
    trustProxy: config.trustProxy ?? false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    bodyLimit: 16 * 1024,
    requestTimeout: patience.file,
    clientErrorHandler: answerUnparsed,
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    frameworkErrors(error, request, reply) {
      void sendProblem(request, reply, { thrown: error, fields })
    },
  })
  refuseExpectations(app.server)
  app.decorateRequest('limitFields', undefined)
  boundWaiting(app, patience)
  noticeLeaving(app)
  acceptBodies(app)
  logRequests(app)
  options.instrument?.(app)
  app.setErrorHandler((error, request, reply) => sendProblem(request, reply, { thrown: error, fields }))
  app.decorateRequest('caller', undefined)
  const limit = await rateLimiter(app, { limits: config.rateLimits, redisUrl: config.redisUrl?.reveal() })
  const costs = costLimiter(COST_OF_COUNT * config.rateLimits.session)
  const large = largeBodies()
  app.addHook('onClose', large.close)
  await app.register(async (api) => {
    await api.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], ...quick })
    await api.register(cookie)
    mountOperations(api, { ...options, limit, costs, secureCookies: secure, largeBodies: large })
  })
  await app.register(async (others) => {
    // answers of the interface name it themselves
    others.addHook('onRequest', (request, reply, done) => {
      reply.header('X-Trace-Id', request.id)
      done()
    })
    addHealth(others, options)
    await others.register(serveDocuments({ publicUrl: config.publicUrl, secure, limit }))
    for (const plugin of options.plugins ?? []) await others.register(async (scope) => plugin(scope))
    await serveWebApp(others, { directory: options.webDirectory, pages: config.pages, secure, limit })
  })
  return app
}

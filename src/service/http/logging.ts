import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import type { LogOutput } from './log-output.ts'

const errorFields = (error: unknown) => {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  return { type: name, message, stack }
}

/**
 * Structured log: JSON lines with the trace id. Requests leave method, route, status and time; no address, no query,
 * no body, no header. What looks like a secret is cut out should it ever be handed in.
 */
export const loggerOptions = (
  level: Config['logLevel'],
  stream: LogOutput,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  base: { service: 'aufbau' },
  redact: ['password', 'token', 'authorization', 'cookie', 'email', '*.password', '*.token', '*.email'],
  serializers: { err: errorFields, error: errorFields },
})

/** Level numbers of the log's lines (pino). */
const INFO = 30
const told: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

/**
 * One line per answered request, in the form of the others. It is written past the logger, which looks through every line
 * for secrets: nothing of what is in this one comes from the caller but the trace id, which has been checked.
 */
export function logRequests(app: FastifyInstance, stream: LogOutput): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route, method } = { url: request.routeOptions.url, method: request.method }
    if (told.has(app.log.level) && !route?.startsWith('/health')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10
      stream.write(
        `{"level":${INFO},"time":${Date.now()},"service":"aufbau","traceId":"${request.id}","method":"${method}","route":${route === undefined ? 'null' : `"${route}"`},"status":${reply.statusCode},"ms":${ms},"msg":"request"}\n`,
      )
    }
    done()
  })
}

type LogFn = FastifyBaseLogger['info']
type ChildLoggerFactory = NonNullable<FastifyServerOptions['childLoggerFactory']>

/** The log of a request, made when something is first written to it: most requests never do. */
export const lateChild: ChildLoggerFactory = (logger, bindings, options) => {
  let child: FastifyBaseLogger | undefined
  const made = () => (child ??= logger.child(bindings, options))
  const write = (level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') =>
    ((...args: Parameters<LogFn>) => made()[level](...args)) as LogFn
  return {
    level: logger.level,
    silent: logger.silent,
    fatal: write('fatal'),
    error: write('error'),
    warn: write('warn'),
    info: write('info'),
    debug: write('debug'),
    trace: write('trace'),
    child: (...args) => made().child(...args),
  }
}

import type { FastifyBaseLogger, FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'
import { gatheredOutput, type LogOutput } from './log-output.ts'

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
  stream: LogOutput = gatheredOutput(2),
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  base: { service: 'aufbau' },
  redact: ['password', 'token', 'authorization', 'cookie', 'email', '*.password', '*.token', '*.email'],
  serializers: { err: errorFields, error: errorFields },
})

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url
    if (!route?.startsWith('/health'))
      app.log.info(
        {
          traceId: request.id,
          method: request.method,
          route: route ?? null,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
        },
        'request',
      )
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

import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { pino } from 'pino'
import type { Config } from '../config.ts'

/** Where log lines go. */
export type LogOutput = { readonly write: (line: string) => void }

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

/** Lines that wait at most while nothing can be written [bytes]; further ones are dropped. */
const MOST_WAITING = 16 * 1024 * 1024

/**
 * Standard error, written to beside the requests; what is pending when the process ends is written then. Where it cannot be
 * written to, lines are lost and nobody fails.
 */
export function standardError(): LogOutput {
  const output = pino.destination({ dest: 2, sync: false, maxLength: MOST_WAITING })
  let isFailing = false
  output
    .on('error', () => {
      isFailing = true
    })
    .on('write', () => {
      isFailing = false
    })
  // before pino writes what is pending, which it tries for ever
  process.prependOnceListener('exit', () => {
    if (isFailing) output.destroy()
  })
  return output
}

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, log } = request
    const route = routeOptions.url ?? null
    if (!route?.startsWith('/health'))
      log.info({ method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
    done()
  })
}

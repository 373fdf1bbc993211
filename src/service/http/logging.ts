import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

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
  stream: { write: (line: string) => void } = process.stderr,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  base: { service: 'aufbau' },
  redact: ['password', 'token', 'authorization', 'cookie', 'email', '*.password', '*.token', '*.email'],
  serializers: { err: errorFields, error: errorFields },
})

/** One line per answered request. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url
    if (route?.startsWith('/health')) return
    request.log.info(
      {
        method: request.method,
        route: route ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

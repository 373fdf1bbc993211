import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../service-error.ts'

/**
 * Longest time for which connections that are open while nothing is asked on them are kept [ms]: a request that is under
 * way to us arrives meanwhile, and is refused instead of cut off.
 */
const LONGEST_LINGER = 500

/**
 * Ending without losing a request: from `close` on new requests are sent elsewhere (503), those under way are answered,
 * and every answer says that its connection ends.
 */
export function draining() {
  let isClosing = false
  const refusal = () => new ServiceError('unavailable', 'shutting down', { headers: { 'Retry-After': '2' } })
  const connections = (app: FastifyInstance) =>
    new Promise<number>((resolve) => {
      app.server.getConnections((error, count) => resolve(error ? 0 : count))
    })
  return {
    instrument(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? refusal() : undefined))
      app.addHook('onSend', (_request, reply, _payload, done) => {
        if (isClosing) reply.header('Connection', 'close')
        done()
      })
    },
    /** Resolves when every request has been answered and every connection is closed. */
    async close(app: FastifyInstance): Promise<void> {
      isClosing = true
      const end = performance.now() + LONGEST_LINGER
      while (performance.now() < end && (await connections(app)) > 0) await sleep(20)
      // a connection kept alive by a request that was still under way becomes idle only later
      const idle = setInterval(() => app.server.closeIdleConnections(), 20)
      await app.close().finally(() => clearInterval(idle))
    },
  }
}

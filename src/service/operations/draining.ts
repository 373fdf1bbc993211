import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../service-error.ts'

/**
 * Ending without losing a request: from `close` on new requests are sent elsewhere (503), those under way are answered.
 */
export function draining() {
  let isClosing = false
  const refusal = () =>
    new ServiceError('unavailable', 'shutting down', { headers: { 'Retry-After': '2', Connection: 'close' } })
  return {
    instrument(app: FastifyInstance): void {
      app.addHook('onRequest', (_request, _reply, done) => done(isClosing ? refusal() : undefined))
    },
    /** Resolves when every request has been answered and every connection is closed. */
    async close(app: FastifyInstance): Promise<void> {
      isClosing = true
      // a connection kept alive by a request that was still under way becomes idle only later
      const idle = setInterval(() => app.server.closeIdleConnections(), 20)
      await app.close().finally(() => clearInterval(idle))
    },
  }
}

import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Aborted when the caller leaves before the answer is complete. */
    leftSignal: () => AbortSignal
  }
}

function signalOf(response: ServerResponse): AbortSignal {
  const leaving = new AbortController()
  const isLeft = () => response.destroyed && !response.writableFinished
  if (isLeft()) leaving.abort()
  response.once('close', () => {
    if (!response.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/**
 * Notices callers who leave, by the answer that they do not wait for. The framework's own signal follows the request, which
 * closes as soon as its body has been read.
 */
export function noticeLeaving(app: FastifyInstance): void {
  app.decorateRequest('leftSignal', () => new AbortController().signal)
  app.addHook('onRequest', (request, reply, done) => {
    request.leftSignal = () => signalOf(reply.raw)
    done()
  })
}

import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Waits for as long as a file takes over a slow line. */
    waitForFile: () => void
  }
}

/** How long the body of a request may take [ms]. */
export type Patience = { readonly body: number; readonly file: number }

/** Long enough for a letter; for a large file over a slow line. */
export const usualPatience: Patience = { body: 30_000, file: 15 * 60_000 }

/** Hangs up on requests whose body takes longer than it may. Whoever takes a file asks for more time. */
export function boundWaiting(app: FastifyInstance, { body }: Patience): void {
  app.decorateRequest('waitForFile', () => undefined)
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload)
    const { raw } = request
    const timer = setTimeout(() => {
      if (!raw.complete) raw.destroy()
    }, body)
    request.waitForFile = () => clearTimeout(timer)
    raw.once('end', request.waitForFile).once('close', request.waitForFile)
    done(null, payload)
  })
}

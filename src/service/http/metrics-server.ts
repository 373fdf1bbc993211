import fastify, { type FastifyInstance } from 'fastify'

/** Serves the figures at `/metrics`, on a port of their own, which the operator keeps from the public. Not listening yet. */
export function metricsServer({ type, text }: { readonly type: string; readonly text: () => Promise<string> }) {
  const server: FastifyInstance = fastify({ forceCloseConnections: true })
  server.get('/metrics', async (_request, reply) =>
    reply
      .type(type)
      .header('Cache-Control', 'no-store')
      .send(await text()),
  )
  return server
}

import type { FastifyInstance } from 'fastify'
import { apiHeaders } from '#service/http/security-headers.ts'

/** Serves the public keys of session tokens (RFC 7517), in their own media type and to everyone. */
export const serveJwks =
  (published: () => Promise<{ keys: readonly object[] }>, secure: boolean) =>
  (app: FastifyInstance): void => {
    apiHeaders(app, secure)
    app.get('/v1/auth/.well-known/jwks.json', async (_request, reply) =>
      reply
        .header('Cache-Control', 'public, max-age=60')
        .type('application/jwk-set+json')
        .send(JSON.stringify(await published())),
    )
  }

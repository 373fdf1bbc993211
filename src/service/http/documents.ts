import { createRequire } from 'node:module'
import path from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from '#contract/open-api.ts'
import { mountRefusals } from './mount.ts'
import type { RateLimiter } from './rate-limit.ts'
import { apiHeaders, pageHeaders } from './security-headers.ts'

type DocumentOptions = { readonly publicUrl: string; readonly secure: boolean; readonly limit: RateLimiter }

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Aufbau: interface</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/docs/swagger-ui.css">
</head>
<body>
<main id="interface"></main>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`
const start = `SwaggerUIBundle({ url: '/v1/openapi.json', dom_id: '#interface', deepLinking: true, docExpansion: 'list', defaultModelsExpandDepth: 0 })
`

/** Serves the OpenAPI document at /v1/openapi.json and, as a page to read and try, at /docs. */
export const serveDocuments =
  ({ publicUrl, secure, limit }: DocumentOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
    await app.register(async (api) => {
      apiHeaders(api, secure)
      mountRefusals(api, '/v1/openapi.json', ['GET', 'HEAD'], { limit, secureCookies: secure })
      let text: string | undefined
      api.get('/v1/openapi.json', async (request, reply) => {
        reply.headers(await limit('public', request))
        text ??= JSON.stringify(openApiDocument(publicUrl))
        return reply.header('Cache-Control', 'public, max-age=300').type('application/json; charset=utf-8').send(text)
      })
    })
    await app.register(async (pages) => {
      // The page's library writes markup and styles of its own; it still runs no script but those served here.
      await pageHeaders(pages, {
        secure,
        relaxed: { styleSrc: ["'self'", "'unsafe-inline'"], requireTrustedTypesFor: null },
      })
      const root = path.dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
      await pages.register(files, { root, serve: false })
      const kept = 'public, max-age=3600'
      pages.get('/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
      pages.get('/docs/start.js', async (_request, reply) => reply.type('text/javascript; charset=utf-8').send(start))
      for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
        pages.get(`/docs/${file}`, async (_request, reply) => reply.header('Cache-Control', kept).sendFile(file))
    })
  }

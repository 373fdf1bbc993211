import { existsSync } from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../service-error.ts'
import type { RateLimiter } from './rate-limit.ts'
import { pageHeaders } from './security-headers.ts'

type WebOptions = { readonly directory: string | undefined; readonly secure: boolean; readonly limit: RateLimiter }

const ofTheService = /^\/(v1|health|metrics|docs|demo)(\/|$)/

/** A browser going to an address of the app: those are routed in the browser, so each gets the start page. */
const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' &&
  !ofTheService.test(url) &&
  !/\.\w+$/.test(url.split('?', 1)[0] ?? '') &&
  /text\/html/.test(headers.accept ?? '')

/** Serves the built app from its directory; hashed files may be kept for ever, the start page never. Answers unknown paths. */
export async function serveWebApp(app: FastifyInstance, { directory, secure, limit }: WebOptions): Promise<void> {
  const start = directory && existsSync(path.join(directory, 'index.html')) ? directory : undefined
  await app.register(async (scope) => {
    if (start) {
      await scope.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
      await pageHeaders(scope, { secure })
      await scope.register(files, {
        root: start,
        index: ['index.html'],
        cacheControl: false,
        setHeaders: (reply, file) => {
          const kept = path.relative(start, file).startsWith(`assets${path.sep}`)
          reply.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    }
    scope.setNotFoundHandler(async (request, reply) => {
      if (start && isNavigation(request)) return reply.sendFile('index.html')
      if (request.url.startsWith('/v1')) reply.headers(await limit('public', request.ip))
      throw new ServiceError('notFound')
    })
  })
}

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import compress from '@fastify/compress'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../service-error.ts'
import type { RateLimiter } from './rate-limit.ts'
import { pageHeaders } from './security-headers.ts'

type WebOptions = {
  readonly directory: string | undefined
  /** The operator's own pages, which the app links to. */
  readonly pages: { readonly legalNotice: string | undefined; readonly privacy: string | undefined }
  readonly secure: boolean
  readonly limit: RateLimiter
}

const ofTheService = /^\/(v1|health|metrics|docs|demo)(\/|$)/

/** A browser going to an address of the app: those are routed in the browser, so each gets the start page. */
const isNavigation = ({ method, url, headers }: FastifyRequest) =>
  method === 'GET' &&
  !ofTheService.test(url) &&
  !/\.\w+$/.test(url.split('?', 1)[0] ?? '') &&
  /text\/html/.test(headers.accept ?? '')

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Pages of links and of reports that are verified: for whoever has their address, and for no search engine. */
const isUnlisted = ({ url }: FastifyRequest) => /^\/(s|verify)([/?]|$)/.test(url)

/** The start page with the addresses of the operator's pages in its head. */
async function startPage(directory: string, pages: WebOptions['pages']): Promise<string> {
  const named = { 'legal-notice': pages.legalNotice, privacy: pages.privacy }
  const metas = Object.entries(named).map(([name, address]) =>
    address === undefined ? '' : `<meta name="${name}" content="${escaped(address)}">`,
  )
  const page = await readFile(path.join(directory, 'index.html'), 'utf8')
  return page.replace('</head>', () => `${metas.join('')}</head>`)
}

/** Serves the built app from its directory; hashed files may be kept for ever, the start page never. Answers unknown paths. */
export async function serveWebApp(
  app: FastifyInstance,
  { directory, pages, secure, limit }: WebOptions,
): Promise<void> {
  const start = directory && existsSync(path.join(directory, 'index.html')) ? directory : undefined
  const sendStart = async (reply: FastifyReply, from: string) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await startPage(from, pages))
  await app.register(async (scope) => {
    if (start) {
      scope.get('/', async (_request, reply) => sendStart(reply, start))
      await scope.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
      await pageHeaders(scope, { secure })
      await scope.register(files, {
        root: start,
        index: false,
        cacheControl: false,
        setHeaders: (reply, file) => {
          const kept = path.relative(start, file).startsWith(`assets${path.sep}`)
          reply.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    }
    scope.setNotFoundHandler(async (request, reply) => {
      if (start && isNavigation(request)) {
        if (isUnlisted(request)) reply.header('X-Robots-Tag', 'noindex')
        return sendStart(reply, start)
      }
      if (request.url.startsWith('/v1')) reply.headers(await limit('public', request))
      throw new ServiceError('notFound')
    })
  })
}

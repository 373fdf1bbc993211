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
  readonly pages: Readonly<Record<'legalNotice' | 'privacy' | 'about' | 'contentReport', string | undefined>>
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

/** What pages of the app load at once, as the build lists it: a regular expression of their address, and the files. */
type FirstFiles = { readonly path: string; readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** Links by which a browser fetches the files of the page at an address while it still reads the start page. */
function linksTo(pages: readonly FirstFiles[], { url }: FastifyRequest): string {
  const address = url.split('?', 1)[0] ?? ''
  const page = pages.find((one) => new RegExp(one.path).test(address))
  const scripts = page?.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`) ?? []
  const styles = page?.styles.map((file) => `<link rel="preload" as="style" crossorigin href="${file}">`) ?? []
  return [...styles, ...scripts].join('')
}

/**
 * Reads the start page once, as the routes of the files are made once: whoever builds anew starts anew.
 *
 * @returns the start page for a request: with the addresses of the operator's pages in its head, and the files of the page
 * that is opened
 */
async function startPage(directory: string, pages: WebOptions['pages']): Promise<(request: FastifyRequest) => string> {
  const { legalNotice, privacy, about, contentReport } = pages
  const named = { 'legal-notice': legalNotice, privacy, about, 'content-report': contentReport }
  const metas = Object.entries(named).map(([name, address]) =>
    address === undefined ? '' : `<meta name="${name}" content="${escaped(address)}">`,
  )
  const page = await readFile(path.join(directory, 'index.html'), 'utf8')
  const list = path.join(directory, 'first-files.json')
  const first = existsSync(list) ? (JSON.parse(await readFile(list, 'utf8')) as readonly FirstFiles[]) : []
  return (request) => page.replace('</head>', () => `${metas.join('')}${linksTo(first, request)}</head>`)
}

/** Serves the built app from its directory; hashed files may be kept for ever, the start page never. Answers unknown paths. */
export async function serveWebApp(
  app: FastifyInstance,
  { directory, pages, secure, limit }: WebOptions,
): Promise<void> {
  const start = directory && existsSync(path.join(directory, 'index.html')) ? directory : undefined
  const page = start ? await startPage(start, pages) : undefined
  const sendStart = async (request: FastifyRequest, reply: FastifyReply) =>
    reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(page?.(request))
  await app.register(async (scope) => {
    if (start) {
      scope.get('/', sendStart)
      await scope.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
      await pageHeaders(scope, { secure })
      await scope.register(files, {
        root: start,
        index: false,
        cacheControl: false,
        // a route for each file: one for all would read the whole folder for every request, to compare how a name is spelt
        wildcard: false,
        globIgnore: ['index.html', 'first-files.json', '**/*.{br,gz}'],
        // as the build has packed them
        preCompressed: true,
        setHeaders: (reply, file) => {
          const kept = path.relative(start, file).startsWith(`assets${path.sep}`)
          reply.header('Cache-Control', kept ? 'public, max-age=31536000, immutable' : 'no-cache')
        },
      })
    }
    scope.setNotFoundHandler(async (request, reply) => {
      if (page && isNavigation(request)) {
        if (isUnlisted(request)) reply.header('X-Robots-Tag', 'noindex')
        return sendStart(request, reply)
      }
      if (request.url.startsWith('/v1')) reply.headers(await limit('public', request))
      throw new ServiceError('notFound')
    })
  })
}

import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { attachment } from './attachment.ts'
import type { Cookie, FileReply } from './handlers.ts'
import { pagingFields } from './paging.ts'

/** A handler's reply, seen without the operation's own types. */
export type AnyReply = {
  readonly body?: unknown
  /** The body as it is sent, where it is known already. */
  readonly bytes?: Buffer
  readonly file?: FileReply
  readonly etag?: string
  readonly total?: number
  readonly cookies?: readonly Cookie[]
}

const cookieText = ({ name, value, path, maxAge }: Cookie, secure: boolean) =>
  `${name}=${value}; Path=${path}; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

const cacheControl = ({ path, etag }: EndpointSpec) => {
  return etag && !path.startsWith('/v1/auth') ? 'private, no-cache' : 'no-store'
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' ||
    ifNoneMatch
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
      .includes(etag))

function sendFile(reply: FastifyReply, { name, mediaType, content }: FileReply): FastifyReply {
  reply.headers({ 'Content-Disposition': attachment(name), 'Content-Type': mediaType })
  return content instanceof Uint8Array
    ? reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    : reply.send(Readable.from(content, { objectMode: false }))
}

/** Sends replies of an operation: status, caching, cookies, paging, entity tag, media type. */
export function answering(spec: EndpointSpec, { secureCookies }: { readonly secureCookies: boolean }) {
  const caching = cacheControl(spec)
  return (request: FastifyRequest, reply: FastifyReply, answer: AnyReply): FastifyReply => {
    reply.code(spec.success.status).header('Cache-Control', caching)
    if (answer.cookies)
      reply.header(
        'Set-Cookie',
        answer.cookies.map((cookie) => cookieText(cookie, secureCookies)),
      )
    if (answer.file) return sendFile(reply, answer.file)
    if (!spec.success.body) return reply.send()
    const text = answer.bytes ?? Buffer.from(JSON.stringify(answer.body))
    if (answer.total !== undefined)
      reply.headers(pagingFields(request.url, request.query as { page: number; customTake: number }, answer.total))
    if (spec.etag) {
      const etag = `"${answer.etag ?? createHash('sha1').update(text).digest('base64url')}"`
      reply.header('ETag', etag)
      if (request.method === 'GET' && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    return reply.header('Content-Type', request.answerType).send(text)
  }
}

/**
 * Sends bytes that are known, as they are, where the caller takes no compression: past the framework's own sending, which
 * has nothing to do for them.
 */
export function sendKnown(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.headers({ 'Cache-Control': 'no-store', 'Content-Type': request.answerType })
  if (request.headers['accept-encoding'] !== undefined) return reply.send(bytes)
  const fields = reply.getHeaders()
  reply.hijack()
  reply.raw.writeHead(200, { ...fields, 'Content-Length': bytes.length } as OutgoingHttpHeaders)
  reply.raw.end(bytes)
  return reply
}

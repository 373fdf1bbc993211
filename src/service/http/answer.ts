import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { attachment } from './attachment.ts'
import type { Cookie, FileReply } from './handlers.ts'
import { pagingFields } from './paging.ts'
import { apiFields } from './security-headers.ts'

/** A handler's reply, seen without the operation's own types. */
export type AnyReply = {
  readonly body?: unknown
  readonly file?: FileReply
  readonly etag?: string
  readonly total?: number
  readonly cookies?: readonly Cookie[]
  readonly isForEveryone?: boolean
}

const cacheControl = ({ etag }: EndpointSpec) => (etag ? 'private, no-cache' : 'no-store')

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

/** Header fields of an answer of the interface. */
export const fieldsOf = (request: FastifyRequest, fields: Readonly<Record<string, string>>) => ({
  ...fields,
  'X-Trace-Id': request.id,
  ...request.limitFields,
})

/** Sends replies of an operation: status, caching, cookies, paging, entity tag, media type. */
export function answering(spec: EndpointSpec, { secureCookies }: { readonly secureCookies: boolean }) {
  const fields = { ...apiFields(secureCookies), 'Cache-Control': cacheControl(spec) }
  return (request: FastifyRequest, reply: FastifyReply, answer: AnyReply): FastifyReply => {
    reply.code(spec.success.status).headers(fieldsOf(request, fields))
    for (const { name, value, path, maxAge } of answer.cookies ?? [])
      reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: 'strict', secure: secureCookies })
    if (answer.file) return sendFile(reply, answer.file)
    if (!spec.success.body) return reply.send()
    const text = Buffer.from(JSON.stringify(answer.body))
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
 * Sends an answer that is known, as it is, where the caller takes no compression: past the framework's own sending, which
 * has nothing to do for it. Head and body leave in one piece.
 *
 * @returns a function that takes the answer in UTF-8, each byte as a character
 */
export function sendingKnown({ secureCookies }: { readonly secureCookies: boolean }) {
  const fields = { ...apiFields(secureCookies), 'Cache-Control': 'no-store' }
  const listed = Object.entries(fields).flat()
  return (request: FastifyRequest, reply: FastifyReply, answer: string): FastifyReply => {
    if (request.headers['accept-encoding'] !== undefined)
      return reply
        .headers({ ...fieldsOf(request, fields), 'Content-Type': request.answerType })
        .send(Buffer.from(answer, 'latin1'))
    const length = String(answer.length)
    const own = ['Content-Type', request.answerType, 'Content-Length', length, 'X-Trace-Id', request.id]
    for (const [name, value] of Object.entries(request.limitFields ?? {})) own.push(name, value)
    reply.hijack()
    reply.raw.writeHead(200, listed.concat(own))
    reply.raw.end(answer, 'latin1')
    return reply
  }
}

import { transcode } from 'node:buffer'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { attachment } from './attachment.ts'
import type { Cookie, FileReply } from './handlers.ts'
import { apiFields } from './security-headers.ts'

/** A handler's reply, seen without the operation's own types. */
export type AnyReply = {
  readonly body?: unknown
  readonly file?: FileReply
  readonly etag?: string
  readonly total?: number
  readonly isLowerBound?: boolean
  readonly next?: string | undefined
  readonly cookies?: readonly Cookie[]
  readonly isForEveryone?: boolean
  /** The first answer to the same key. */
  readonly replayed?: boolean
  /** The body as it is sent, where it is known already. */
  readonly text?: Buffer
}

/** [s] */
const DAY = 86_400

function cacheControl({ etag, freshFor }: EndpointSpec, { isForEveryone }: AnyReply): string {
  if (!etag) return 'no-store'
  const isShared = freshFor !== undefined && isForEveryone
  return isShared ? `private, max-age=${freshFor}, stale-while-revalidate=${DAY}` : 'private, no-cache'
}

const matches = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch === '*' ||
    ifNoneMatch
      .split(',')
      .map((one) => one.trim().replace(/^W\//, ''))
      .includes(etag))

/**
 * Header fields of one page of a list: `X-Total-Count`, and `Link` with first, prev, next and last (RFC 8288); of one that
 * was asked for by cursor with the next alone, by cursor too. Where the number is a lower bound, nobody knows the last.
 */
function pagingFields(
  url: string,
  { page, customTake, cursor }: { page: number; customTake: number; cursor?: string },
  { total, isLowerBound = false, next }: { total: number; isLowerBound?: boolean; next?: string | undefined },
): Readonly<Record<string, string>> {
  const last = Math.max(1, Math.ceil(total / customTake))
  // the host is left out of the links again
  const { pathname, searchParams } = new URL(url, 'http://host')
  const link = (rel: string, target: number | string) => {
    searchParams.set(typeof target === 'number' ? 'page' : 'cursor', String(target))
    return `<${pathname}?${searchParams.toString()}>; rel="${rel}"`
  }
  const byPage = () => [
    link('first', 1),
    ...(page > 1 ? [link('prev', isLowerBound ? page - 1 : Math.min(page - 1, last))] : []),
    ...((isLowerBound ? next !== undefined : page < last) ? [link('next', page + 1)] : []),
    ...(isLowerBound ? [] : [link('last', last)]),
  ]
  const byCursor = () => (next === undefined ? [] : [link('next', next)])
  const links = cursor === undefined ? byPage() : byCursor()
  return {
    'X-Total-Count': String(total),
    ...(isLowerBound && { 'X-Total-Count-Bound': 'lower' }),
    'X-Page-Size': String(customTake),
    ...(next !== undefined && { 'X-Next-Cursor': next }),
    ...(links.length > 0 && { Link: links.join(', ') }),
  }
}

function sendFile(reply: FastifyReply, { name, mediaType, content }: FileReply): FastifyReply {
  reply.headers({ 'Content-Disposition': attachment(name), 'Content-Type': mediaType })
  return content instanceof Uint8Array
    ? reply.send(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
    : reply.send(Readable.from(content, { objectMode: false }))
}

/** From here on `transcode` writes signs beyond Latin 1 (H′T, CO₂), of which one makes a whole text wide, faster [characters]. */
const LONG = 65_536

function inUtf8(text: string): Buffer {
  return text.length < LONG ? Buffer.from(text) : transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
}

/** The body of an answer as it is sent: JSON in UTF-8. */
export const textOf = ({ body, text }: AnyReply): Buffer => text ?? inUtf8(JSON.stringify(body))

/** Header fields of an answer of the interface. */
export const fieldsOf = (request: FastifyRequest, fields: Readonly<Record<string, string>>) => ({
  ...fields,
  'X-Trace-Id': request.id,
  ...request.limitFields,
})

/** Sends replies of an operation: status, caching, cookies, paging, entity tag, media type. */
export function answering(spec: EndpointSpec, { secureCookies }: { readonly secureCookies: boolean }) {
  const common = apiFields(secureCookies)
  return (request: FastifyRequest, reply: FastifyReply, answer: AnyReply): FastifyReply => {
    const fields = { ...common, 'Cache-Control': cacheControl(spec, answer) }
    reply.code(spec.success.status).headers(fieldsOf(request, fields))
    for (const { name, value, path, maxAge } of answer.cookies ?? [])
      reply.setCookie(name, value, { path, maxAge, httpOnly: true, sameSite: 'strict', secure: secureCookies })
    if (answer.replayed) reply.header('Idempotency-Replayed', 'true')
    if (answer.file) return sendFile(reply, answer.file)
    if (!spec.success.body) return reply.send()
    const text = textOf(answer)
    if (answer.total !== undefined)
      reply.headers(
        pagingFields(request.url, request.query as { page: number; customTake: number; cursor?: string }, {
          total: answer.total,
          isLowerBound: answer.isLowerBound ?? false,
          next: answer.next,
        }),
      )
    if (spec.etag) {
      const etag = `"${answer.etag ?? createHash('sha1').update(text).digest('base64url')}"`
      reply.header('ETag', etag)
      if (request.method === 'GET' && matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    }
    return reply.header('Content-Type', request.answerType).send(text)
  }
}

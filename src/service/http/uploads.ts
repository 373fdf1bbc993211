import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { giveBack } from '../given-back.ts'
import { ServiceError } from '../service-error.ts'
import type { Upload } from './handlers.ts'
import { mediaTypeOf } from './negotiation.ts'

type Declared = NonNullable<EndpointSpec['upload']>

/** Files that arrive or are worked on at once: of a user, and on a node. */
const FILES = { user: 2, node: 8 }
const RETRY = { 'Retry-After': '5' }

/**
 * Counts requests that take much, from when they arrive until they are answered.
 *
 * @throws {ServiceError} `rateLimited` for one more of a user, `unavailable` for one more on the node
 */
export function atOnce(what: string, most: { readonly user: number; readonly node: number }) {
  const open = new Map<string, number>()
  let all = 0
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const user = request.caller?.userId ?? ''
    const own = open.get(user) ?? 0
    const refused = own >= most.user ? 'rateLimited' : all >= most.node ? 'unavailable' : undefined
    if (refused) {
      // its body goes on arriving, and is read by nobody else
      request.raw.on('data', giveBack)
      throw new ServiceError(refused, `${what} at once`, { headers: RETRY })
    }
    open.set(user, own + 1)
    all += 1
    reply.raw.once('close', () => {
      const left = (open.get(user) ?? 1) - 1
      if (left > 0) open.set(user, left)
      else open.delete(user)
      all -= 1
    })
  }
}

/** Counts files at once: they may take a quarter of an hour each, and nothing else bounds how many a user holds open. */
export const uploadGate = () => atOnce('files', FILES)

/** Mounts routes whose bodies are handed on as they come. */
export function acceptUploads(
  app: FastifyInstance,
  pass: ReturnType<typeof uploadGate>,
  mount: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    // after the caller is known, before any of the file is read
    scope.addHook('preParsing', async (request, reply) => pass(request, reply))
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request, content, done) => {
      request.waitForFile()
      done(null, content)
    })
    mount(scope)
  })
}

async function* within(content: AsyncIterable<Uint8Array>, maximum: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.byteLength
    if (bytes > maximum) throw new ServiceError('bodyTooLarge')
    yield chunk
  }
}

const isContent = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/**
 * The file a request brings.
 *
 * @throws {ServiceError} `unsupportedMediaType`, `bodyTooLarge` by what the header says, `malformedBody` where there is none
 */
export function uploadOf({ mediaTypes, maximum }: Declared, { body, headers }: FastifyRequest): Upload {
  const mediaType = mediaTypeOf(headers)?.essence ?? ''
  if (!mediaTypes.includes(mediaType))
    throw new ServiceError('unsupportedMediaType', '', {
      refusals: [{ path: 'header.Content-Type', code: 'notInList', values: { allowed: mediaTypes.join(', ') } }],
    })
  const told = headers['content-length']
  const size = told === undefined ? undefined : Number(told)
  if (size !== undefined && size > maximum) throw new ServiceError('bodyTooLarge')
  if (!isContent(body)) throw new ServiceError('malformedBody')
  return { mediaType, size, content: within(body, maximum) }
}

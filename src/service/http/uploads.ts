import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { ServiceError } from '../service-error.ts'
import type { Upload } from './handlers.ts'
import { mediaTypeOf } from './negotiation.ts'

type Declared = NonNullable<EndpointSpec['upload']>

/** Mounts routes whose bodies are handed on as they come. */
export function acceptUploads(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  void app.register(async (scope) => {
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

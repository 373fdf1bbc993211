import type { FastifyInstance } from 'fastify'
import { checkContentType } from './media-types.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; empty where there was none. */
    bodyText: string
  }
}

/**
 * Reads JSON bodies of the media types the interface names; an empty one counts as none. A body that would reach into
 * prototypes (`__proto__`) is refused as malformed.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyText', '')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('*', { parseAs: 'string' }, (request, body, done) => {
    request.bodyText = body
    if (body === '') return done(null, undefined)
    try {
      checkContentType(request.headers['content-type'])
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return parseJson(request, body, done)
  })
}

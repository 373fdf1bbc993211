import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../service-error.ts'
import { checkContentType } from './negotiation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; empty where there was none. */
    bodyText: string
    /** The body, parsed; undefined where there was none. Throws the framework's error for one that is no good JSON. */
    parsedBody: () => unknown
  }
}

/**
 * Reads JSON bodies of the media types the interface names; an empty one counts as none. They are parsed when they are asked
 * for: a question that was answered before is known by its text. A body that would reach into prototypes (`__proto__`) is
 * refused as malformed, and so is one that is not in UTF-8: it would be stored with other characters than were sent.
 */
export function acceptBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('bodyText', '')
  app.decorateRequest('parsedBody', function parsedBody() {
    if (this.bodyText === '') return undefined
    let outcome: { readonly error: Error | null; readonly body?: unknown } | undefined
    void parseJson(this, this.bodyText, (error, body: unknown) => {
      outcome = { error, body }
    })
    if (outcome?.error) throw outcome.error
    return outcome?.body
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined)
    try {
      checkContentType(request)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    if (!isUtf8(body)) return done(new ServiceError('malformedBody'))
    request.bodyText = body.toString()
    done(null, undefined)
  })
}

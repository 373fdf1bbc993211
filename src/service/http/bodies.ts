import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { giveBack } from '../given-back.ts'
import { ServiceError } from '../service-error.ts'
import { LARGE } from './large-bodies.ts'
import { checkContentType } from './negotiation.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came; empty where there was none, or a large one. */
    bodyText: string
    /** A body that is to be read beside this thread. */
    largeBody: Buffer | undefined
    /** The pieces that a large body came in: the body is a copy of them. */
    piecesOfBody: Uint8Array[] | undefined
  }
}

/**
 * Takes JSON bodies of the media types the interface names; an empty one counts as none. They are read when they are asked
 * for: a question that was answered before is known by its text. One that is not in UTF-8 is refused as malformed: it would
 * be stored with other characters than were sent.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.decorateRequest('bodyText', '')
  app.decorateRequest('largeBody', undefined)
  app.decorateRequest('piecesOfBody', undefined)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
    for (const piece of request.piecesOfBody ?? []) giveBack(piece)
    if (body.length === 0) return done(null, undefined)
    try {
      checkContentType(request)
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    if (!isUtf8(body)) return done(new ServiceError('malformedBody'))
    if (body.length > LARGE) request.largeBody = body
    else request.bodyText = body.toString()
    done(null, undefined)
  })
}

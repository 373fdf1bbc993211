import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { ServiceError } from '../service-error.ts'
import type { Caller, SessionGuard } from './handlers.ts'
import { acceptsAny, DEFAULT_MEDIA_TYPE, negotiate } from './media-types.ts'
import type { RateLimiter } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    answerType: string
  }
}

const bearer = /^Bearer +([\w~+/.=-]+)$/i
const challenge = { 'WWW-Authenticate': 'Bearer' }

async function callerOf(request: FastifyRequest, guard: SessionGuard): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) throw new ServiceError('unauthenticated', '', { headers: challenge })
  try {
    return await guard(token)
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'unauthenticated')
      throw new ServiceError('unauthenticated', '', { headers: challenge })
    throw error
  }
}

/** Counts the request, finds its caller and settles the media type, before any of the body is read. */
export function admission(
  { auth, rateLimit, file }: EndpointSpec,
  { guard, limit }: { readonly guard: SessionGuard; readonly limit: RateLimiter },
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (auth === 'none') {
      reply.headers(await limit(rateLimit, request.ip))
    } else {
      try {
        request.caller = await callerOf(request, guard)
      } catch (error) {
        await limit('session', request.ip)
        throw error
      }
      reply.headers(await limit(rateLimit, request.caller.sessionId))
    }
    const mediaType = negotiate(request.headers.accept)
    if (mediaType === undefined && !acceptsAny(request.headers.accept, file)) throw new ServiceError('notAcceptable')
    request.answerType = mediaType ?? DEFAULT_MEDIA_TYPE
  }
}

import type { FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../service-error.ts'
import type { SessionGuard } from './handlers.ts'
import { acceptsAny, DEFAULT_MEDIA_TYPE, negotiate } from './negotiation.ts'
import type { RateLimiter, RateLimitFields } from './rate-limit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | undefined
    answerType: string
    /** Where the caller stands, for the answer; undefined before the request has been counted. */
    limitFields: RateLimitFields | undefined
  }
}

type Gate = { readonly guard: SessionGuard; readonly limit: RateLimiter }

const bearer = /^Bearer +([\w~+/.=-]+)$/i

/** @throws {ServiceError} `unauthenticated`, once the request has been counted by where it comes from */
async function callerOf(request: FastifyRequest, { guard, limit }: Gate): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  try {
    if (token === undefined) throw new ServiceError('unauthenticated')
    return await guard(token)
  } catch (error) {
    await limit('session', request)
    if (error instanceof ServiceError && error.code === 'unauthenticated')
      throw new ServiceError('unauthenticated', '', { headers: { 'WWW-Authenticate': 'Bearer' } })
    throw error
  }
}

/** Counts the request, finds its caller and settles the media type, before any of the body is read. */
export const admission =
  ({ auth, rateLimit, file }: EndpointSpec, gate: Gate) =>
  async (request: FastifyRequest): Promise<void> => {
    if (auth === 'session') request.caller = await callerOf(request, gate)
    request.limitFields = await gate.limit(rateLimit, request)
    const mediaType = negotiate(request)
    if (mediaType === undefined && !acceptsAny(request, file)) throw new ServiceError('notAcceptable')
    request.answerType = mediaType ?? DEFAULT_MEDIA_TYPE
  }

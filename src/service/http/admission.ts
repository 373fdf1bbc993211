import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EndpointSpec } from '#contract/endpoint.ts'
import { ServiceError } from '../service-error.ts'
import type { Caller, SessionGuard } from './handlers.ts'
import { acceptsAny, DEFAULT_MEDIA_TYPE, negotiate } from './media-types.ts'
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

const later = async <Value, Next>(value: Promise<Value>, next: (value: Value) => Next | Promise<Next>) =>
  next(await value)

/** Goes on at once where a value is there already: a turn of the queue costs more than all there is to do. */
const after = <Value, Next>(value: Value | Promise<Value>, next: (value: Value) => Next | Promise<Next>) =>
  value instanceof Promise ? later(value, next) : next(value)

/** Requests without a good session count, too, by where they come from. */
async function refused(request: FastifyRequest, { limit }: Gate, error: unknown): Promise<never> {
  await limit('session', request.ip)
  if (error instanceof ServiceError && error.code === 'unauthenticated')
    throw new ServiceError('unauthenticated', '', { headers: { 'WWW-Authenticate': 'Bearer' } })
  throw error
}

function callerOf(request: FastifyRequest, gate: Gate): Caller | Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return refused(request, gate, new ServiceError('unauthenticated'))
  const caller = gate.guard(token)
  return caller instanceof Promise ? caller.catch((error: unknown) => refused(request, gate, error)) : caller
}

/** Counts the request, finds its caller and settles the media type, before any of the body is read. */
export function admission({ auth, rateLimit, file }: EndpointSpec, gate: Gate) {
  const counted = (request: FastifyRequest) =>
    auth === 'none'
      ? gate.limit(rateLimit, request.ip)
      : after(callerOf(request, gate), (caller) => {
          request.caller = caller
          return gate.limit(rateLimit, caller.sessionId)
        })
  const admit = (request: FastifyRequest) =>
    after(counted(request), (fields) => {
      request.limitFields = fields
      const mediaType = negotiate(request.headers.accept)
      if (mediaType === undefined && !acceptsAny(request.headers.accept, file)) throw new ServiceError('notAcceptable')
      request.answerType = mediaType ?? DEFAULT_MEDIA_TYPE
    })
  // the framework waits for the promise where one is returned, else for `done`
  return (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): Promise<void> | void => {
    try {
      const admitted = admit(request)
      if (admitted instanceof Promise) return admitted
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)))
    }
    return done()
  }
}

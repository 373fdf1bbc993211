import type { FastifyRequest } from 'fastify'
import { type EndpointSpec, scopeOf, storesMore } from '#contract/endpoint.ts'
import { type ErrorCode, errorStatus } from '#contract/error.ts'
import type { Caller } from '../caller.ts'
import { ServiceError } from '../service-error.ts'
import { type CostLimiter, costOf } from './cost-limit.ts'
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

/**
 * Refuses whom a route does not exist for, before anything of the request is looked at that only the others may send.
 *
 * @throws {ServiceError} `forbidden`, `ownershipNotAllowed`
 */
export type Entrance = (only: NonNullable<EndpointSpec['only']>, caller: Caller, params: unknown) => void

/** Whether more can be stored, and why not. */
export type Room = 'enough' | 'full' | 'readOnly'

type Gate = {
  readonly guard: SessionGuard
  readonly limit: RateLimiter
  readonly costs: CostLimiter
  readonly enter: Entrance
  /** Whether more can be stored. */
  readonly room: () => Room
}

/** How soon it is worth asking again whether there is room [s]. */
const ROOM = { 'Retry-After': '60' }

const bearer = /^Bearer +([\w~+/.=-]+)$/i

/** The challenge of a refusal (RFC 6750, 3): what is wrong with the token, where there was one. */
const challengeOf = (code: ErrorCode) =>
  code === 'unauthenticated' ? 'Bearer' : `Bearer error="invalid_token", error_description="${code}"`

/** @throws {ServiceError} `unauthenticated` and its kind, once the request has been counted by where it comes from */
async function callerOf(request: FastifyRequest, { guard, limit }: Gate): Promise<Caller> {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1]
  try {
    if (token === undefined) throw new ServiceError('unauthenticated')
    return await guard(token)
  } catch (error) {
    await limit('session', request)
    if (error instanceof ServiceError && errorStatus[error.code] === 401)
      throw new ServiceError(error.code, error.message, { headers: { 'WWW-Authenticate': challengeOf(error.code) } })
    throw error
  }
}

/** @throws {ServiceError} `forbidden` for an access key that may not do such things, whatever its user may */
function refuseOutOfScope(spec: EndpointSpec, { scopes }: Caller): void {
  const scope = scopeOf(spec)
  if (!scopes || scopes.includes(scope)) return
  const challenge = `Bearer error="insufficient_scope", scope="${scope}"`
  throw new ServiceError('forbidden', `scope ${scope}`, { headers: { 'WWW-Authenticate': challenge } })
}

/** @throws {ServiceError} where nothing more can be stored */
function refuseWithoutRoom(room: Room): void {
  if (room === 'full') throw new ServiceError('storageFull', 'reserve', { headers: ROOM })
  if (room === 'readOnly') throw new ServiceError('unavailable', 'read-only', { headers: ROOM })
}

/** Counts the request, finds its caller and settles the media type, before any of the body is read. */
export const admission =
  (spec: EndpointSpec, gate: Gate) =>
  async (request: FastifyRequest): Promise<void> => {
    const { auth, rateLimit, file } = spec
    if (auth === 'session') request.caller = await callerOf(request, gate)
    request.limitFields = await gate.limit(rateLimit, request)
    if (request.caller) gate.costs.spend(request.caller.userId, costOf(spec, request.headers))
    const mediaType = negotiate(request)
    if (mediaType === undefined && !acceptsAny(request, file)) throw new ServiceError('notAcceptable')
    request.answerType = mediaType ?? DEFAULT_MEDIA_TYPE
    if (request.caller) refuseOutOfScope(spec, request.caller)
    if (storesMore(spec)) refuseWithoutRoom(gate.room())
    if (spec.only && request.caller) gate.enter(spec.only, request.caller, request.params)
  }

import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import type { RateLimitClass } from '#contract/endpoint.ts'
import { networkOf } from '../client-network.ts'
import { ServiceError } from '../service-error.ts'

/** Length of a window, which begins with the first request that it counts [ms]. */
const WINDOW = 60_000
/** How long a Redis that did not answer is not asked again [ms]. */
const LEFT_ALONE = 2_000
/** Networks and users that a node counts at once. */
const MOST_COUNTED = 200_000

const classes = ['strict', 'public', 'session'] as const satisfies readonly RateLimitClass[]

export type RateLimits = Readonly<Record<RateLimitClass, number>>

/** Header fields that tell a client where it stands (draft-ietf-httpapi-ratelimit-headers). */
export type RateLimitFields = { readonly RateLimit: string; readonly 'RateLimit-Policy': string }

/**
 * Counts a request against the limit of its class: by its user, else by the network it comes from.
 *
 * @throws {ServiceError} `rateLimited` with `Retry-After` over the limit; nothing is queued
 */
export type RateLimiter = (limitClass: RateLimitClass, request: FastifyRequest) => Promise<RateLimitFields>

type Standing = { readonly remaining: number; readonly ttlInSeconds: number; readonly isExceeded: boolean }
type Count = (limitClass: RateLimitClass, request: FastifyRequest) => Promise<Standing>

/** Windows of this process. The package's own store tells all requests of one turn the count of the last of them. */
class MemoryStore implements FastifyRateLimitStore {
  readonly #windows = new LRUCache<string, { readonly count: number; readonly end: number }>({ max: MOST_COUNTED })
  readonly child = () => this
  readonly incr: FastifyRateLimitStore['incr'] = (key, done, timeWindow) => {
    const now = performance.now()
    const known = this.#windows.get(key)
    const { count, end } = known && known.end > now ? known : { count: 0, end: now + timeWindow }
    this.#windows.set(key, { count: count + 1, end })
    done(null, { current: count + 1, ttl: Math.round(end - now) })
  }
}

/** Windows of each class, in the memory of this process or in Redis. */
async function windows(app: FastifyInstance, limits: RateLimits, redis?: Redis): Promise<Count> {
  const made = new Map<RateLimitClass, ReturnType<FastifyInstance['createRateLimit']>>()
  await app.register(async (scope) => {
    await scope.register(rateLimit, {
      global: false,
      timeWindow: WINDOW,
      ...(redis ? { redis, nameSpace: 'aufbau:rate:' } : { store: MemoryStore }),
    })
    for (const one of classes)
      made.set(
        one,
        scope.createRateLimit({
          max: limits[one],
          keyGenerator: ({ caller, ip }) => `${one}:${caller?.userId ?? networkOf(ip)}`,
        }),
      )
  })
  return async (limitClass, request) => {
    const standing = await made.get(limitClass)?.(request)
    if (!standing || standing.isAllowed) throw new Error(`requests of class ${limitClass} are not counted`)
    return standing
  }
}

/** Windows shared by all nodes; undefined while Redis is away, the first failure of which is logged. */
async function sharedWindows(app: FastifyInstance, limits: RateLimits, url: string) {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 500,
    commandTimeout: 300,
  })
  let isAway = false
  /** A Redis that hangs would hold every request up: after a failure it is left alone for a while [ms, monotonic]. */
  let leftAloneUntil = 0
  const report = (error: unknown): undefined => {
    if (!isAway) app.log.error({ err: error }, 'redis is away: this node counts requests for itself')
    isAway = true
  }
  const noteBack = () => {
    if (isAway) app.log.info('redis is back: requests are counted by all nodes together')
    isAway = false
  }
  redis.on('error', report)
  app.addHook('onClose', () => redis.disconnect())
  const count = await windows(app, limits, redis)
  return async (limitClass: RateLimitClass, request: FastifyRequest): Promise<Standing | undefined> => {
    if (performance.now() < leftAloneUntil) return undefined
    try {
      const standing = await count(limitClass, request)
      noteBack()
      return standing
    } catch (error) {
      leftAloneUntil = performance.now() + LEFT_ALONE
      return report(error)
    }
  }
}

/**
 * Fixed one-minute windows per class and client, shared by all nodes where there is a Redis.
 *
 * Each node counts for itself at all times: a Redis that goes away, or forgets, opens no class. The stricter count holds.
 */
export async function rateLimiter(
  app: FastifyInstance,
  { limits, redisUrl }: { readonly limits: RateLimits; readonly redisUrl?: string | undefined },
): Promise<RateLimiter> {
  const own = await windows(app, limits)
  const shared = redisUrl === undefined ? undefined : await sharedWindows(app, limits, redisUrl)
  return async (limitClass, request) => {
    const [alone, together] = await Promise.all([own(limitClass, request), shared?.(limitClass, request)])
    const strictest = together && together.remaining <= alone.remaining ? together : alone
    const isExceeded = alone.isExceeded || together?.isExceeded === true
    const reset = Math.max(1, strictest.ttlInSeconds)
    const fields: RateLimitFields = {
      RateLimit: `"${limitClass}";r=${strictest.remaining};t=${reset}`,
      'RateLimit-Policy': `"${limitClass}";q=${limits[limitClass]};w=${WINDOW / 1000}`,
    }
    if (isExceeded)
      throw new ServiceError('rateLimited', limitClass, { headers: { ...fields, 'Retry-After': String(reset) } })
    return fields
  }
}

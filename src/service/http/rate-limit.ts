import type { RateLimitClass } from '#contract/endpoint.ts'
import { ServiceError } from '../service-error.ts'

/** Length of a window [ms]. */
export const WINDOW = 60_000

/** Counts requests of one key in one window. */
export type RateLimitStore = {
  /** The number of hits of `key` in `window`, this one included. */
  readonly hit: (key: string, window: number) => number | Promise<number>
}

/** Windows of this process. Counts of a window that is over are dropped as a whole. */
export function memoryStore(): RateLimitStore {
  let current = -1
  let counts = new Map<string, number>()
  return {
    hit(key, window) {
      if (window !== current) [current, counts] = [window, new Map()]
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count
    },
  }
}

export type RateLimits = Readonly<Record<RateLimitClass, number>>

/** Header fields that tell a client where it stands (draft-ietf-httpapi-ratelimit-headers). */
export type RateLimitFields = { readonly RateLimit: string; readonly 'RateLimit-Policy': string }

/** Counts a request against the limit of its class. `key` is the client address, or the session. */
export type RateLimiter = (limitClass: RateLimitClass, key: string) => RateLimitFields | Promise<RateLimitFields>

/**
 * Fixed one-minute windows per class and key, aligned to the clock so that all nodes share them. Nothing is queued.
 *
 * @returns a limiter that rejects with `rateLimited` and `Retry-After` at the first request over the limit
 */
export function rateLimiter(limits: RateLimits, store: RateLimitStore, now: () => number = Date.now): RateLimiter {
  const judge = (limitClass: RateLimitClass, at: number, count: number) => {
    const limit = limits[limitClass]
    const reset = Math.max(1, Math.ceil((WINDOW - (at % WINDOW)) / 1000))
    const fields: RateLimitFields = {
      RateLimit: `"${limitClass}";r=${Math.max(0, limit - count)};t=${reset}`,
      'RateLimit-Policy': `"${limitClass}";q=${limit};w=${WINDOW / 1000}`,
    }
    if (count <= limit) return fields
    const headers = { ...fields, 'Retry-After': String(reset) }
    return Promise.reject(new ServiceError('rateLimited', limitClass, { headers }))
  }
  return (limitClass, key) => {
    const at = now()
    const count = store.hit(`${limitClass}:${key}`, Math.floor(at / WINDOW))
    return typeof count === 'number'
      ? judge(limitClass, at, count)
      : count.then((counted) => judge(limitClass, at, counted))
  }
}

import { LRUCache } from 'lru-cache'
import { bodyLimits, type EndpointSpec } from '#contract/endpoint.ts'
import { ServiceError } from '../service-error.ts'

/** What a user may cause in a minute, in usual requests, for each request that the count allows: a core for that minute. */
export const COST_OF_COUNT = 5
/** Length of a window, which begins with the first request that it counts [ms]. */
const WINDOW = 60_000
/** Bytes of a body, and of a file, that cost as much as a request. */
const BYTES = { body: 8 * 1024, file: 64 * 1024 }
/** Users that a node counts at once. */
const MOST_COUNTED = 200_000

type Told = Readonly<Record<string, string | string[] | undefined>>

/**
 * What a request costs, in usual requests of ten milliseconds: by what is done, and by the length of what is sent. What
 * does not tell its length, or is packed, is taken for as long as it may be.
 */
export function costOf({ cost = 1, upload, body, bodyLimit }: EndpointSpec, headers: Told): number {
  const most = upload?.maximum ?? (body ? (bodyLimit ?? bodyLimits.usual) : 0)
  const told = headers['content-length']
  const isUnknown = headers['transfer-encoding'] !== undefined || headers['content-encoding'] !== undefined
  const bytes = isUnknown ? most : Math.min(Number(told ?? 0), most)
  return cost + Math.floor(bytes / (upload ? BYTES.file : BYTES.body))
}

/** Counts what a user causes on this node. */
export type CostLimiter = {
  /** @throws {ServiceError} `rateLimited` for what costs more than a usual request, once `most` is used up */
  readonly spend: (userId: string, cost: number) => void
}

/** @param most - usual requests' worth that a user may cause in a minute; the last one may go beyond */
export function costLimiter(most: number): CostLimiter {
  const windows = new LRUCache<string, { readonly spent: number; readonly end: number }>({ max: MOST_COUNTED })
  return {
    spend(userId, cost) {
      const now = performance.now()
      const known = windows.get(userId)
      const { spent, end } = known && known.end > now ? known : { spent: 0, end: now + WINDOW }
      if (spent >= most && cost > 1) {
        const reset = Math.max(1, Math.round((end - now) / 1000))
        const headers = {
          RateLimit: `"cost";r=0;t=${reset}`,
          'RateLimit-Policy': `"cost";q=${most};w=${WINDOW / 1000}`,
          'Retry-After': String(reset),
        }
        throw new ServiceError('rateLimited', 'cost', { headers })
      }
      windows.set(userId, { spent: spent + cost, end })
    },
  }
}

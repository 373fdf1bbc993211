import { Redis } from 'ioredis'
import { memoryStore, type RateLimitStore, WINDOW } from './rate-limit.ts'

/**
 * Windows shared by all nodes. While Redis is away each node counts for itself, and the first failure is told to `onAway`.
 *
 * @returns the store, and `close` for shutting down
 */
export function redisStore(
  url: string,
  onAway: (error: Error) => void,
): RateLimitStore & { readonly close: () => void } {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 500,
    commandTimeout: 300,
  })
  const own = memoryStore()
  let away = false
  const report = (error: Error) => {
    if (!away) onAway(error)
    away = true
  }
  redis.on('error', report)
  const sharedHit = async (name: string): Promise<number> => {
    const [counted] =
      (await redis
        .pipeline()
        .incr(name)
        .pexpire(name, 2 * WINDOW)
        .exec()) ?? []
    const [error, count] = counted ?? []
    if (error || typeof count !== 'number') throw error ?? new Error('redis answered no count')
    return count
  }
  return {
    async hit(key, window) {
      // counted here at all times: a Redis that goes away, or forgets, does not begin the window anew
      const alone = await own.hit(key, window)
      try {
        const count = await sharedHit(`aufbau:rate:${window}:${key}`)
        away = false
        return Math.max(count, alone)
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)))
        return alone
      }
    },
    close: () => redis.disconnect(),
  }
}

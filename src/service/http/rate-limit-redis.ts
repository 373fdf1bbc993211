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
  const fallback = memoryStore()
  let away = false
  const report = (error: Error) => {
    if (!away) onAway(error)
    away = true
  }
  redis.on('error', report)
  return {
    async hit(key, window) {
      const name = `aufbau:rate:${window}:${key}`
      try {
        const count = await redis.incr(name)
        if (count === 1) await redis.pexpire(name, 2 * WINDOW)
        away = false
        return count
      } catch (error) {
        report(error instanceof Error ? error : new Error(String(error)))
        return fallback.hit(key, window)
      }
    },
    close: () => redis.disconnect(),
  }
}

import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasRedis, startRedis } from '#testing/redis-server.ts'
import { until } from '#testing/service-process.ts'
import { redisStore } from './rate-limit-redis.ts'

describe.skipIf(!hasRedis)('windows in Redis (needs redis-server)', () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  let peek: Redis
  beforeAll(async () => {
    redis = await startRedis()
    peek = new Redis(redis.url)
    peek.on('error', () => undefined)
  })
  afterAll(async () => {
    peek.disconnect()
    await redis.stop()
  })

  const connected = async (onAway: (error: Error) => void = () => undefined) => {
    const store = redisStore(redis.url, onAway)
    await until(async () => {
      const key = randomUUID()
      await store.hit(key, 0)
      return (await peek.get(`aufbau:rate:0:${key}`)) === '1'
    })
    return store
  }

  test('are counted by all nodes together', async () => {
    const [one, other] = [await connected(), await connected()]
    expect(await one.hit('strict:a', 1)).toBe(1)
    expect(await other.hit('strict:a', 1)).toBe(2)
    expect(await one.hit('strict:b', 1)).toBe(1)
    expect(await other.hit('strict:a', 2)).toBe(1)
    one.close()
    other.close()
  })

  test('go on where they were when Redis goes away, which is told once', async () => {
    const told: Error[] = []
    const store = await connected((error) => void told.push(error))
    for (let count = 1; count <= 50; count++) expect(await store.hit('strict:c', 3)).toBe(count)
    told.length = 0
    await redis.stop()
    expect(await store.hit('strict:c', 3)).toBe(51)
    expect(await store.hit('strict:c', 3)).toBe(52)
    expect(told).toHaveLength(1)
    await redis.restart()
    expect(await store.hit('strict:c', 3)).toBeGreaterThanOrEqual(53)
    store.close()
  })
})

test('without any Redis each node counts for itself', async () => {
  const told: Error[] = []
  const store = redisStore('redis://127.0.0.1:1', (error) => void told.push(error))
  expect(await store.hit('strict:a', 1)).toBe(1)
  expect(await store.hit('strict:a', 1)).toBe(2)
  expect(told).toHaveLength(1)
  store.close()
})

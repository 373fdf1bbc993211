import { describe, expect, test } from 'vitest'
import { hasRedis, startRedis } from '#testing/redis-server.ts'
import { redisBroadcast } from './revocation-broadcast.ts'

describe.skipIf(!hasRedis)('revocations over Redis (needs redis-server)', () => {
  test('reach every node', async () => {
    const redis = await startRedis()
    const heard: (readonly string[])[] = []
    let ring: () => void = () => undefined
    const both = new Promise<void>((resolve) => {
      ring = () => {
        if (heard.length === 2) resolve()
      }
    })
    const listen = (ids: readonly string[]) => {
      heard.push(ids)
      ring()
    }
    const nodes = [redisBroadcast(redis.url, listen), redisBroadcast(redis.url, listen)]
    const again = setInterval(() => nodes[0]?.announce(['one', 'two']), 50)
    await both
    clearInterval(again)
    for (const node of nodes) node.close()
    await redis.stop()
    expect(heard[0]).toEqual(['one', 'two'])
  })
})

test('a Redis that is away is told of once, and harms nothing', async () => {
  const told: Error[] = []
  const broadcast = await new Promise<ReturnType<typeof redisBroadcast>>((resolve) => {
    const node = redisBroadcast(
      'redis://127.0.0.1:1',
      () => undefined,
      (error) => {
        told.push(error)
        resolve(node)
      },
    )
  })
  broadcast.announce(['one'])
  broadcast.announce(['two'])
  await new Promise((resolve) => setTimeout(resolve, 50))
  broadcast.close()
  expect(told).toHaveLength(1)
})

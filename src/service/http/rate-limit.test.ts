import Fastify, { LogController } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RateLimitClass } from '#contract/endpoint.ts'
import { operations } from '#contract/index.ts'
import { buildAccountsService } from '#testing/accounts-service.ts'
import { atEnd } from '#testing/at-end.ts'
import { hasRedis, startRedis } from '#testing/redis-server.ts'
import { errorOf } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'
import { ServiceError } from '../service-error.ts'
import { rateLimiter } from './rate-limit.ts'

const given = { RATE_LIMIT_STRICT: '', RATE_LIMIT_PUBLIC: '', RATE_LIMIT_SESSION: '' }
const policies = '/v1/auth/password/policies'
const exists = '/v1/auth/validate/email-exists'

describe('the classes of the interface', () => {
  const strict = [
    'exchangeAccessKey',
    'startMagicLink',
    'loginWithPassword',
    'resetPassword',
    'signUp',
    'updatePassword',
    'verifyLink',
    'sendVerification',
    'startSso',
    'finishSso',
    'validateEmailExists',
    'startPasskey',
    'loginWithPasskey',
    'finishSecondFactor',
    // what proves once more who asks, or asks others
    'closeAccount',
    'beginPasskey',
    'addPasskey',
    'beginSecondFactor',
    'confirmSecondFactor',
    'renewRecoveryCodes',
    'removeSecondFactor',
    'proveOfficeDomain',
  ]
  test.each(Object.entries(operations))('%s counts in its own', (name, { auth, rateLimit }) => {
    expect(rateLimit).toBe(strict.includes(name) ? 'strict' : auth === 'session' ? 'session' : 'public')
  })
})

describe('a client', { timeout: 30_000 }, () => {
  test('gets 50 strict and 100 public answers a minute, and then 429 at once', async () => {
    const service = await buildAccountsService(given)
    const ask = () => service.post(exists, { email: 'a@b.example' })
    const answers = await Promise.all(Array.from({ length: 51 }, ask))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(50)
    expect(refused).toHaveLength(1)
    const [response] = refused
    if (!response) throw new Error('nothing was refused')
    expect(errorOf(response).code).toBe('rateLimited')
    expect(response.headers['ratelimit-policy']).toBe('"strict";q=50;w=60')
    expect(response.headers['ratelimit']).toMatch(/^"strict";r=0;t=\d+$/)
    const wait = Number(response.headers['retry-after'])
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
    const open = await Promise.all(Array.from({ length: 101 }, () => service.get(policies)))
    expect(open.filter(({ statusCode }) => statusCode === 200)).toHaveLength(100)
    expect(open.at(-1)?.headers['ratelimit-policy']).toBe('"public";q=100;w=60')
  })

  test('is told apart by its socket, whatever it says of itself', async () => {
    const service = await buildAccountsService({ ...given, RATE_LIMIT_PUBLIC: '1' })
    const from = (remoteAddress: string, headers = {}) =>
      service.call({ method: 'GET', url: policies, remoteAddress, headers })
    expect((await from('203.0.113.1')).statusCode).toBe(200)
    expect((await from('203.0.113.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(429)
    expect((await from('203.0.113.2')).statusCode).toBe(200)
  })

  test('behind the trusted proxy is told apart by what the proxy says, and nobody else is believed', async () => {
    const service = await buildAccountsService({ ...given, RATE_LIMIT_PUBLIC: '1', TRUST_PROXY: '10.0.0.1' })
    const from = (remoteAddress: string, forwarded: string) =>
      service.call({ method: 'GET', url: policies, remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    expect((await from('10.0.0.1', '203.0.113.1')).statusCode).toBe(200)
    expect((await from('10.0.0.1', '203.0.113.2')).statusCode).toBe(200)
    expect((await from('10.0.0.1', '198.51.100.7, 203.0.113.1')).statusCode).toBe(429)
    expect((await from('10.0.0.2', '203.0.113.3')).statusCode).toBe(200)
    expect((await from('10.0.0.2', '203.0.113.4')).statusCode).toBe(429)
  })
})

/** A node that counts requests with and without a session; `log` gathers what it writes. */
async function node(redisUrl?: string) {
  const log: string[] = []
  const app = Fastify({
    logger: { stream: { write: (line: string) => void log.push(line) } },
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.decorateRequest('caller', undefined)
  const limit = await rateLimiter(app, { limits: { strict: 2, public: 3, session: 4 }, redisUrl })
  app.setErrorHandler((error, _request, reply) =>
    error instanceof ServiceError ? reply.code(429).headers(error.headers).send() : reply.code(500).send(),
  )
  for (const one of ['strict', 'public', 'session'] as const)
    app.get(`/${one}`, async (request, reply) => reply.headers(await limit(one, request)).send())
  atEnd(() => app.close())
  const ask = async (limitClass: RateLimitClass, remoteAddress = '203.0.113.1') => {
    const { statusCode, headers } = await app.inject({ url: `/${limitClass}`, remoteAddress })
    return `${statusCode} ${String(headers['ratelimit'])}`
  }
  return { ask, log }
}

describe('a window', () => {
  afterEach(() => vi.useRealTimers())

  test('is fixed: it ends a minute after the request that began it, whatever came since', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    const { ask } = await node()
    expect(await ask('strict')).toBe('200 "strict";r=1;t=60')
    // a clock that is set back or forth changes nothing
    vi.setSystemTime(0)
    vi.advanceTimersByTime(59_000)
    expect(await ask('strict')).toBe('200 "strict";r=0;t=1')
    expect(await ask('strict')).toBe('429 "strict";r=0;t=1')
    vi.advanceTimersByTime(1_000)
    expect(await ask('strict')).toBe('200 "strict";r=1;t=60')
  })

  test('counts each class and each client by itself; a client has a whole /64, however it is spelt', async () => {
    const { ask } = await node()
    for (const address of ['2001:db8::1', '2001:db8::ffff']) expect(await ask('strict', address)).toContain('200 ')
    expect(await ask('strict', '2001:DB8:0:0:1::2')).toContain('429 ')
    expect(await ask('strict', '2001:db8:0:1::1')).toContain('200 ')
    for (const status of [200, 200, 429]) expect(await ask('strict')).toContain(`${status} `)
    expect(await ask('public')).toBe('200 "public";r=2;t=60')
    expect(await ask('strict', '203.0.113.2')).toBe('200 "strict";r=1;t=60')
  })
})

describe.skipIf(!hasRedis)('windows in Redis (needs redis-server)', { timeout: 30_000 }, () => {
  let redis: Awaited<ReturnType<typeof startRedis>>
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis.stop())

  /** A node that has reached Redis: what it counts for an address of its own is seen by another one. */
  const connected = async () => {
    const [one, other] = [await node(redis.url), await node(redis.url)]
    let n = 0
    await until(async () => {
      n += 1
      await one.ask('public', `198.51.100.${n}`)
      return (await other.ask('public', `198.51.100.${n}`)).includes('r=1;')
    })
    return { one, other }
  }

  test('are counted by all nodes together', async () => {
    const { one, other } = await connected()
    expect(await one.ask('strict')).toMatch(/^200 "strict";r=1;/)
    expect(await other.ask('strict')).toMatch(/^200 "strict";r=0;/)
    expect(await one.ask('strict')).toMatch(/^429 /)
    expect(await other.ask('public')).toMatch(/^200 "public";r=2;/)
  })

  test('go on where they were when Redis goes away, which is logged once, and open nothing when it comes back', async () => {
    const { one } = await connected()
    for (const status of [200, 200, 429]) expect(await one.ask('strict', '203.0.113.3')).toContain(`${status} `)
    await redis.stop()
    expect(await one.ask('strict', '203.0.113.3')).toMatch(/^429 /)
    expect(await one.ask('strict', '203.0.113.4')).toMatch(/^200 /)
    const told = one.log.flatMap((line) => /redis is (away|back)/.exec(line)?.[1] ?? [])
    expect(told.at(-1)).toBe('away')
    expect(told.filter((state, index) => state === told[index - 1])).toEqual([])
    await redis.restart()
    expect(await one.ask('strict', '203.0.113.3')).toMatch(/^429 /)
  })

  test('that hangs hold up no more than a request now and then', async () => {
    const { one } = await connected()
    redis.freeze(true)
    await one.ask('public', '203.0.113.20')
    const began = performance.now()
    for (let index = 0; index < 5; index++) await one.ask('public', `203.0.113.${index + 30}`)
    expect(performance.now() - began).toBeLessThan(250)
    redis.freeze(false)
  })
})

test('without any Redis each node counts for itself, and says so once', async () => {
  const { ask, log } = await node('redis://127.0.0.1:1')
  for (const status of [200, 200, 429]) expect(await ask('strict')).toContain(`${status} `)
  expect(log.filter((line) => line.includes('redis is away'))).toHaveLength(1)
})

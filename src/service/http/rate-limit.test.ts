import { describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { memoryStore, rateLimiter } from './rate-limit.ts'

const given = { RATE_LIMIT_STRICT: '', RATE_LIMIT_PUBLIC: '', RATE_LIMIT_SESSION: '' }
const policies = '/v1/auth/password/policies'
const exists = '/v1/auth/validate/email-exists'

/** Away from the end of a minute, so that a count does not fall into two windows. */
const earlyInTheMinute = async () => {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 8_000) await new Promise((resolve) => setTimeout(resolve, left + 50))
}

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
  ]
  test.each(Object.entries(operations))('%s counts in its own', (name, { auth, rateLimit }) => {
    expect(rateLimit).toBe(auth === 'session' ? 'session' : strict.includes(name) ? 'strict' : 'public')
  })
})

describe('a client', { timeout: 30_000 }, () => {
  test('gets 50 strict and 100 public answers a minute, and then 429 at once', async () => {
    const service = await buildAccountsService(given)
    const ask = () => service.post(exists, { email: 'a@b.example' })
    await earlyInTheMinute()
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
    await earlyInTheMinute()
    const from = (remoteAddress: string, headers = {}) =>
      service.call({ method: 'GET', url: policies, remoteAddress, headers })
    expect((await from('203.0.113.1')).statusCode).toBe(200)
    expect((await from('203.0.113.1', { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(429)
    expect((await from('203.0.113.2')).statusCode).toBe(200)
  })

  test('behind the trusted proxy is told apart by what the proxy says, and nobody else is believed', async () => {
    const service = await buildAccountsService({ ...given, RATE_LIMIT_PUBLIC: '1', TRUST_PROXY: '10.0.0.1' })
    await earlyInTheMinute()
    const from = (remoteAddress: string, forwarded: string) =>
      service.call({ method: 'GET', url: policies, remoteAddress, headers: { 'x-forwarded-for': forwarded } })
    expect((await from('10.0.0.1', '203.0.113.1')).statusCode).toBe(200)
    expect((await from('10.0.0.1', '203.0.113.2')).statusCode).toBe(200)
    expect((await from('10.0.0.1', '198.51.100.7, 203.0.113.1')).statusCode).toBe(429)
    expect((await from('10.0.0.2', '203.0.113.3')).statusCode).toBe(200)
    expect((await from('10.0.0.2', '203.0.113.4')).statusCode).toBe(429)
  })
})

describe('a window', () => {
  const limits = { strict: 2, public: 3, session: 4 }

  test('is fixed: it ends with the minute, not a minute after the first request', async () => {
    let now = 119_000
    const limit = rateLimiter(limits, memoryStore(), () => now)
    await limit('strict', 'a')
    expect(await limit('strict', 'a')).toEqual({
      RateLimit: '"strict";r=0;t=1',
      'RateLimit-Policy': '"strict";q=2;w=60',
    })
    await expect(limit('strict', 'a')).rejects.toMatchObject({ code: 'rateLimited', headers: { 'Retry-After': '1' } })
    now = 120_000
    expect(await limit('strict', 'a')).toMatchObject({ RateLimit: '"strict";r=1;t=60' })
  })

  test('counts each class and each client by itself', async () => {
    const limit = rateLimiter(limits, memoryStore(), () => 0)
    await limit('strict', 'a')
    await limit('strict', 'a')
    expect(await limit('public', 'a')).toMatchObject({ RateLimit: '"public";r=2;t=60' })
    expect(await limit('strict', 'b')).toMatchObject({ RateLimit: '"strict";r=1;t=60' })
    await expect(limit('strict', 'a')).rejects.toMatchObject({ code: 'rateLimited' })
  })
})

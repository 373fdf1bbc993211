import { decodeJwt, importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { revealingLines } from '#testing/secrets-in-logs.ts'
import { errorOf } from '#testing/service.ts'
import { signingKeysRepository } from './signing-keys.repository.ts'

let service: AccountsService
const tokens: Record<string, string | undefined> = {}
beforeAll(async () => {
  service = await buildAccountsService()
  const session = await service.login('admin@aufbau.example')
  const ended = await service.login('admin@aufbau.example')
  await service.post('/v1/auth/logout', undefined, { 'x-refresh-token': ended.refreshToken ?? '' })
  const [key] = await signingKeysRepository(service.db).accepted()
  if (!key) throw new Error('no key')
  const { sid, sub } = decodeJwt(session.sessionJwt)
  const expired = await new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer('http://localhost:3000')
    .setAudience('aufbau')
    .setSubject(String(sub))
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(await importJWK(key.privateKey, 'EdDSA'))
  Object.assign(tokens, { missing: undefined, bad: `${session.sessionJwt}x`, expired, ended: ended.sessionJwt })
  Object.assign(tokens, { good: session.sessionJwt })
})

/** Addresses of routes with something in the place of every parameter. */
const urlOf = (path: string) => path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000')

const all = Object.entries(operations)

describe.each(all.filter(([, { auth }]) => auth === 'session'))('%s', (_name, { method, path }) => {
  test.each([
    ['missing', 'unauthenticated'],
    ['bad', 'tokenMalformed'],
    ['expired', 'tokenExpired'],
    ['ended', 'sessionEnded'],
  ])('refuses a token that is %s', async (kind, code) => {
    const token = tokens[kind]
    const headers = token === undefined ? {} : bearer({ sessionJwt: token })
    const response = await service.call({ method, url: urlOf(path), headers })
    expect([response.statusCode, errorOf(response).code]).toEqual([401, code])
    expect(response.headers['www-authenticate']).toMatch(/^Bearer\b/)
  })

  test('gets past a good one', async () => {
    const headers = bearer({ sessionJwt: tokens['good'] ?? '' })
    expect((await service.call({ method, url: urlOf(path), headers })).statusCode).not.toBe(401)
  })
})

describe.each(all.filter(([, { auth }]) => auth === 'none'))('%s', (_name, { method, path }) => {
  test('asks for no session, and a wrong one does no harm', async () => {
    for (const headers of [{}, bearer({ sessionJwt: 'wrong' })]) {
      expect((await service.call({ method, url: urlOf(path), headers })).statusCode).not.toBe(401)
    }
  })
})

test('nothing of signing in is ever kept by a cache', async () => {
  for (const { method, path } of Object.values(operations).filter(({ path }) => path.startsWith('/v1/auth'))) {
    const response = await service.call({ method, url: urlOf(path) })
    expect([path, response.headers['cache-control']]).toEqual([path, 'no-store'])
  }
})

describe('the search for secrets in logs', () => {
  test('finds them', async () => {
    const session = await service.login('architektin@buero.example')
    const planted = [
      `{"token":"${session.sessionJwt}"}`,
      `{"refresh":"${session.refreshToken}"}`,
      '{"password":"Aufbau-Demo-2026"}',
      '{"key":"ak_0123456789abcdef_x"}',
      '{"hash":"$argon2id$v=19$m=19456"}',
      '{"url":"http://localhost/verify?token=abc"}',
      '{"to":"ada@buero.example"}',
    ]
    expect(revealingLines(planted)).toEqual(planted)
    expect(revealingLines(['{"traceId":"0123456789abcdef0123456789abcdef","route":"/v1/auth/refresh"}'])).toEqual([])
  })

  test('has something to search', () => {
    expect(service.log.length).toBeGreaterThan(100)
  })
})

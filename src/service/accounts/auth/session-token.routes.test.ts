import { decodeJwt, decodeProtectedHeader, importJWK, SignJWT } from 'jose'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import type { AuthenticationResponse } from '#contract/accounts.ts'
import { Secret } from '#service/secret.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { KEY_RELOAD_SECONDS } from './signing-key.ts'
import { signingKeysRepository } from './signing-keys.repository.ts'

const email = 'architektin@buero.example'

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

const accepted = async (session: Pick<AuthenticationResponse, 'sessionJwt'>, on = service) =>
  (await on.get('/v1/auth/test/token', bearer(session))).statusCode === 200
const validate = (token: string) => service.post('/v1/auth/validate/session', undefined, { 'x-session-token': token })

test('a session token is validated', async () => {
  const { sessionJwt, sessionExpiration } = await service.login(email)
  expect((await validate(sessionJwt)).json()).toEqual({ valid: true, userId: service.ids[email], sessionExpiration })
  expect((await service.get('/v1/auth/test/token', bearer({ sessionJwt }))).json()).toBe('valid')
})

const forged = async (change: (token: SignJWT) => SignJWT, header = {}) => {
  const { sessionJwt } = await service.login(email)
  const [key] = await signingKeysRepository(service.db).accepted()
  if (!key) throw new Error('no key')
  const { sid, sub } = decodeJwt(sessionJwt)
  const token = new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid, ...header })
    .setIssuer('http://localhost:3000')
    .setAudience('aufbau')
    .setSubject(String(sub))
    .setExpirationTime('5 minutes')
  return change(token).sign(await importJWK(key.privateKey, 'EdDSA'))
}

test('a token forged with nothing changed would be good, so that the refusals below are for their own reason', async () => {
  expect((await validate(await forged((token) => token))).statusCode).toBe(200)
})

test.each<[string, (token: SignJWT) => SignJWT, object?]>([
  ['expired', (token) => token.setExpirationTime(Math.floor(Date.now() / 1000) - 1)],
  ['of another issuer', (token) => token.setIssuer('https://other.example')],
  ['for another audience', (token) => token.setAudience('other')],
  ['for another user', (token) => token.setSubject(service.ids['admin@aufbau.example'])],
  ['of an unknown key', (token) => token, { kid: 'unknown' }],
])('a token %s is refused', async (_case, change, header) => {
  const token = await forged(change, header)
  expect([(await validate(token)).statusCode, errorOf(await validate(token)).code]).toEqual([400, 'sessionInvalid'])
  expect(await accepted({ sessionJwt: token })).toBe(false)
})

test.each([{ sid: 'no uuid' }, { sid: 4711 }, { sid: null }])(
  'a signed token with %j is refused as any other',
  async (claims) => {
    const [key] = await signingKeysRepository(service.db).accepted()
    if (!key) throw new Error('no key')
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
      .setIssuer('http://localhost:3000')
      .setAudience('aufbau')
      .setSubject(service.ids[email])
      .setExpirationTime('5 minutes')
      .sign(await importJWK(key.privateKey, 'EdDSA'))
    expect((await service.get('/v1/auth/me', bearer({ sessionJwt: token }))).statusCode).toBe(401)
  },
)

test('a key that is revoked at once is good for nothing some seconds later, on nodes that have verified its tokens', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const own = await buildAccountsService()
    const before = await own.login(email)
    expect(await accepted(before, own)).toBe(true)
    await signingKeysRepository(own.db).rotate({ atOnce: true })
    vi.advanceTimersByTime(KEY_RELOAD_SECONDS * 1000 + 1)
    expect(await accepted(before, own)).toBe(false)
    const refreshed = await own.post('/v1/auth/refresh', undefined, { 'x-refresh-token': before.refreshToken ?? '' })
    expect(await accepted(refreshed.json(), own)).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})

test('private keys lie sealed where there is a secret, and are opened by no other', async () => {
  const { db } = await buildAccountsService()
  const secret = new Secret('ein Geheimnis von mehr als 32 Zeichen')
  await signingKeysRepository(db, secret).rotate({ atOnce: true })
  const { rows } = await sql<{ stored: string }>`
    select private_key::text as stored from signing_key where retired_at is null`.execute(db)
  expect(rows[0]?.stored).toMatch(/^\{"jwe": "[\w.-]+"\}$/)
  const [key] = await signingKeysRepository(db, secret).accepted()
  expect(key?.privateKey).toMatchObject({ kty: 'OKP', d: expect.any(String) })
  for (const wrong of [undefined, new Secret('ein anderes Geheimnis mit 32 Zeichen!')])
    await expect(signingKeysRepository(db, wrong).accepted()).rejects.toThrow(/^Configuration: SIGNING_KEY_SECRET must/)
})

test('a token with a changed claim, without a signature or without form is refused', async () => {
  const { sessionJwt } = await service.login(email)
  const [header, , signature] = sessionJwt.split('.')
  const claims = Buffer.from(JSON.stringify({ ...decodeJwt(sessionJwt), policies: ['admin'] })).toString('base64url')
  const none = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const token of [`${header}.${claims}.${signature}`, `${none}.${claims}.`, 'x', 'a.b.c']) {
    expect(errorOf(await validate(token)).code).toBe('sessionInvalid')
  }
})

test('a token stays good when the key is rotated, and new ones are signed with the new key', async () => {
  const own = await buildAccountsService()
  const before = await own.login(email)
  const kid = await signingKeysRepository(own.db).rotate()
  const other = await own.node()
  const after = await other.login(email)
  expect(decodeProtectedHeader(after.sessionJwt).kid).toBe(kid)
  expect([await accepted(before, other), await accepted(after, other)]).toEqual([true, true])
  expect((await other.get('/v1/auth/.well-known/jwks.json')).json().keys).toHaveLength(2)
  await sql`update signing_key set retired_at = retired_at - interval '1 hour'`.execute(own.db)
  const third = await own.node()
  expect([await accepted(before, third), await accepted(after, third)]).toEqual([false, true])
})

import { decodeJwt, decodeProtectedHeader } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthenticationResponse, authenticationResponse } from '#contract/accounts.ts'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const loginUrl = '/v1/auth/password/login'
const refreshUrl = '/v1/auth/refresh'
const email = 'architektin@buero.example'
const sameOrigin = { 'sec-fetch-site': 'same-origin' }

let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})

const refreshWith = (token: string, headers: Record<string, string> = {}) =>
  service.post(refreshUrl, undefined, { 'x-refresh-token': token, ...headers })
const accepted = async (session: Pick<AuthenticationResponse, 'sessionJwt'>, on = service) =>
  (await on.get('/v1/auth/test/token', bearer(session))).statusCode === 200
const tokenOf = ({ refreshToken }: AuthenticationResponse): string => {
  if (refreshToken === undefined) throw new Error('no refresh token')
  return refreshToken
}

describe('signing in by password', () => {
  test('answers a session for the right password', async () => {
    const response = await service.post(loginUrl, { loginId: ` ${email.toUpperCase()} `, password: DEMO_PASSWORD })
    expect(response.statusCode).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    const session = authenticationResponse.parse(response.json())
    expect(session.user).toMatchObject({ userId: service.ids[email], email, verifiedEmail: true, policies: [] })
    expect(tokenOf(session)).toMatch(/^[\w-]{43}$/)
    expect(await accepted(session)).toBe(true)
  })

  test('the token names issuer, audience, user, session and policies, and lives for ten minutes', async () => {
    const { sessionJwt, sessionExpiration } = await service.login('admin@aufbau.example')
    const claims = decodeJwt(sessionJwt)
    expect(claims).toMatchObject({
      iss: 'http://localhost:3000',
      aud: 'aufbau',
      sub: service.ids['admin@aufbau.example'],
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      policies: ['admin'],
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(600)
    expect(sessionExpiration).toBe(new Date((claims.exp ?? 0) * 1000).toISOString())
    const { keys } = (await service.get('/v1/auth/.well-known/jwks.json')).json()
    expect(keys[0]).toMatchObject({ kid: decodeProtectedHeader(sessionJwt).kid, kty: 'OKP', crv: 'Ed25519' })
    expect(keys[0]).not.toHaveProperty('d')
  })

  test('only the very first session says so', async () => {
    const first = await service.login('hersteller@dritte.example')
    const second = await service.login('hersteller@dritte.example')
    expect([first.firstSeen, second.firstSeen]).toEqual([true, false])
  })

  test.each([
    ['a wrong password', { loginId: email, password: 'Aufbau-Demo-2025' }],
    ['an unknown address', { loginId: 'niemand@buero.example', password: DEMO_PASSWORD }],
  ])('%s is refused in the same words', async (_case, body) => {
    const response = await service.post(loginUrl, body)
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'invalidCredentials'])
    expect(errorOf(response).details).toEqual([])
  })

  test.each(['pending', 'disabled'] as const)('an account that is %s cannot sign in', async (status) => {
    await service.db.updateTable('account').set({ status }).where('email', '=', 'architekt@buero.example').execute()
    const response = await service.post(loginUrl, { loginId: 'architekt@buero.example', password: DEMO_PASSWORD })
    expect(errorOf(response).code).toBe('invalidCredentials')
    await service.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('email', '=', 'architekt@buero.example')
      .execute()
  })

  test('the refusal is recorded', async () => {
    await service.post(loginUrl, { loginId: email, password: 'falsch' })
    const last = await service.db
      .selectFrom('securityEvent')
      .selectAll()
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect(last).toMatchObject({ event: 'loginRefused', accountId: service.ids[email], address: '127.0.0.1' })
  })
})

describe('the refresh token', () => {
  test('is replaced at every use', async () => {
    const first = await service.login(email)
    const response = await refreshWith(tokenOf(first))
    expect(response.statusCode).toBe(200)
    const second = authenticationResponse.parse(response.json())
    expect(tokenOf(second)).not.toBe(tokenOf(first))
    expect(decodeJwt(second.sessionJwt)['sid']).toBe(decodeJwt(first.sessionJwt)['sid'])
    expect(await accepted(second)).toBe(true)
  })

  test('is taken from the deprecated body too, and the header wins', async () => {
    const { refreshToken } = await service.login(email)
    const response = await service.post(refreshUrl, { refreshToken })
    expect(response.statusCode).toBe(200)
    const both = await service.post(refreshUrl, { refreshToken: 'no' }, { 'x-refresh-token': tokenOf(response.json()) })
    expect(both.statusCode).toBe(200)
  })

  test('within the grace is answered one and the same successor, however many tabs ask', async () => {
    const first = await service.login(email)
    const answers = await Promise.all(Array.from({ length: 30 }, () => refreshWith(tokenOf(first))))
    const successors = new Set(answers.map((answer) => tokenOf(answer.json())))
    expect([successors.size, new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([1, new Set([200])])
    const [successor = ''] = successors
    expect(successor).toMatch(/^[\w-]{43}$/)
    const alive = await service.db
      .selectFrom('refreshToken')
      .select('hash')
      .where('sessionId', '=', String(decodeJwt(first.sessionJwt)['sid']))
      .where('replacedAt', 'is', null)
      .execute()
    expect(alive).toHaveLength(1)
    expect((await refreshWith(successor)).statusCode).toBe(200)
  })

  test('lives no longer than ninety days, however often it was refreshed', async () => {
    const session = await service.login(email)
    const sid = String(decodeJwt(session.sessionJwt)['sid'])
    const age = (days: number) =>
      sql`update session set started_at = now() - make_interval(days => ${days}) where id = ${sid}`.execute(service.db)
    await age(80)
    const refreshed = await refreshWith(tokenOf(session))
    expect(refreshed.statusCode).toBe(200)
    const { rows } = await sql<{ days: number }>`
      select extract(day from expires_at - now())::int as days from session where id = ${sid}`.execute(service.db)
    expect(rows).toEqual([{ days: 9 }])
    await age(91)
    expect(errorOf(await refreshWith(tokenOf(refreshed.json()))).code).toBe('refreshTokenInvalid')
  })

  test.each([
    ['another client', { 'user-agent': 'another' }, '1 second'],
    ['the same client after the grace', {}, '11 seconds'],
  ])('used again by %s ends the whole session', async (_case, headers, age) => {
    const first = await service.login(email)
    const second: AuthenticationResponse = (await refreshWith(tokenOf(first))).json()
    await sql`update refresh_token set replaced_at = replaced_at - ${age}::interval where replaced_at is not null`.execute(
      service.db,
    )
    const again = await refreshWith(tokenOf(first), headers)
    expect([again.statusCode, errorOf(again).code]).toEqual([400, 'refreshTokenInvalid'])
    expect(errorOf(await refreshWith(tokenOf(second))).code).toBe('refreshTokenInvalid')
    expect(await accepted(second)).toBe(false)
    const events = await service.db
      .selectFrom('securityEvent')
      .select('sessionId')
      .where('event', '=', 'refreshTokenReused')
      .execute()
    expect(events.map(({ sessionId }) => sessionId)).toContain(decodeJwt(first.sessionJwt)['sid'])
  })

  test('expires after thirty days without use', async () => {
    const session = await service.login(email)
    await sql`update refresh_token set expires_at = now() - interval '1 second' where replaced_at is null`.execute(
      service.db,
    )
    expect(errorOf(await refreshWith(tokenOf(session))).code).toBe('refreshTokenInvalid')
  })

  test('is nowhere in the database', async () => {
    const token = tokenOf(await service.login(email))
    const { rows } = await sql<{ hit: boolean }>`
      select bool_or(t::text like ${`%${token}%`}) as hit from refresh_token t`.execute(service.db)
    expect(rows[0]?.hit).toBe(false)
  })

  test('that nobody was given, or none at all, is refused', async () => {
    expect(errorOf(await refreshWith('A'.repeat(43))).code).toBe('refreshTokenInvalid')
    expect(errorOf(await service.post(refreshUrl))).toMatchObject({
      code: 'invalidRequest',
      details: [{ path: 'header.X-Refresh-Token', code: 'required' }],
    })
  })

  test('of a disabled account is refused', async () => {
    const session = await service.login(email)
    const set = (status: 'active' | 'disabled') =>
      service.db.updateTable('account').set({ status }).where('email', '=', email).execute()
    await set('disabled')
    expect(errorOf(await refreshWith(tokenOf(session))).code).toBe('refreshTokenInvalid')
    await set('active')
  })
})

describe('a browser on the same origin', () => {
  const cookieOf = (header: unknown) => /aufbau-refresh=([\w-]*)/.exec(String(header))?.[1] ?? ''

  test.each([sameOrigin, { 'x-refresh-transport': 'cookie' }])(
    '%j gets the token as a cookie only',
    async (headers) => {
      const response = await service.post(loginUrl, { loginId: email, password: DEMO_PASSWORD }, headers)
      expect(response.json()).not.toHaveProperty('refreshToken')
      expect([response.headers['set-cookie']].flat()[0]).toMatch(
        /^aufbau-refresh=[\w-]{43}; Max-Age=2592000; Path=\/v1\/auth; HttpOnly; SameSite=Strict$/,
      )
      const cookie = `aufbau-refresh=${cookieOf(response.headers['set-cookie'])}`
      const refreshed = await service.post(refreshUrl, undefined, { ...headers, cookie })
      expect(refreshed.statusCode).toBe(200)
      expect(refreshed.json()).not.toHaveProperty('refreshToken')
      expect(cookieOf(refreshed.headers['set-cookie'])).not.toBe(cookieOf(response.headers['set-cookie']))
    },
  )

  test.each([
    { 'sec-fetch-site': 'cross-site', 'x-refresh-transport': 'cookie' },
    { 'sec-fetch-site': 'same-site' },
    {},
  ])('a cookie sent with %j counts for nothing', async (headers) => {
    const response = await service.post(loginUrl, { loginId: email, password: DEMO_PASSWORD }, sameOrigin)
    const cookie = `aufbau-refresh=${cookieOf(response.headers['set-cookie'])}`
    for (const url of [refreshUrl, '/v1/auth/logout']) {
      const refused = await service.post(url, undefined, { cookie, ...headers })
      expect(errorOf(refused).details).toMatchObject([{ path: 'header.X-Refresh-Token', code: 'required' }])
    }
  })

  test('the cookie is secure where the service is behind TLS', async () => {
    const secure = await buildAccountsService({ PUBLIC_URL: 'https://aufbau.example' })
    const response = await secure.post(loginUrl, { loginId: email, password: DEMO_PASSWORD }, sameOrigin)
    expect(String(response.headers['set-cookie'])).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
  })

  test('loses the cookie at logout', async () => {
    const response = await service.post(loginUrl, { loginId: email, password: DEMO_PASSWORD }, sameOrigin)
    const cookie = `aufbau-refresh=${cookieOf(response.headers['set-cookie'])}`
    const left = await service.post('/v1/auth/logout', undefined, { ...sameOrigin, cookie })
    expect(String(left.headers['set-cookie'])).toMatch(/^aufbau-refresh=; Max-Age=0; Path=\/v1\/auth;/)
  })
})

describe('logout', () => {
  test('ends the session at once', async () => {
    const session = await service.login(email)
    const other = await service.login(email)
    expect(await accepted(session)).toBe(true)
    const response = await service.post('/v1/auth/logout', undefined, { 'x-refresh-token': tokenOf(session) })
    expect(authenticationResponse.parse(response.json())).toMatchObject({ sessionJwt: '', user: { email } })
    expect(await accepted(session)).toBe(false)
    expect(errorOf(await refreshWith(tokenOf(session))).code).toBe('refreshTokenInvalid')
    expect(await accepted(other)).toBe(true)
  })

  test('of a session that has ended is refused', async () => {
    const session = await service.login(email)
    const leave = () => service.post('/v1/auth/logout', { refreshToken: tokenOf(session) })
    expect((await leave()).statusCode).toBe(200)
    expect(errorOf(await leave()).code).toBe('refreshTokenInvalid')
  })
})

test('another node obeys a logout as soon as it looks again', async () => {
  const session = await service.login(email)
  const other = await service.node()
  expect(await accepted(session, other)).toBe(true)
  await service.post('/v1/auth/logout', undefined, { 'x-refresh-token': tokenOf(session) })
  other.accounts.forget([String(decodeJwt(session.sessionJwt)['sid'])])
  expect(await accepted(session, other)).toBe(false)
})

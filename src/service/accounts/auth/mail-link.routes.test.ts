import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { authenticationResponse } from '#contract/accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const ada = 'architektin@buero.example'
const password = 'Lehm und Stroh'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService()
})
// what the tests before have asked for counts no more
beforeEach(() => sql`truncate outbox`.execute(service.db))

let addresses = 0
const newAddress = () => `neu-${++addresses}@buero.example`
const verify = ({ token, type }: { token: string; type: string }, headers = {}) =>
  service.get(`/v1/auth/password/verify?token=${token}&type=${type}`, headers)
const login = (loginId: string, secret = password) =>
  service.post('/v1/auth/password/login', { loginId, password: secret })
const signUp = (email: string, more = {}) =>
  service.post('/v1/auth/password/sign-up', { email, password, name: 'Neue Person', ...more })
const statusOf = async (email: string) =>
  (await service.db.selectFrom('account').select('status').where('email', '=', email).executeTakeFirst())?.status

describe('signing up', () => {
  test('sends a link that opens the account', async () => {
    const email = newAddress()
    const response = await signUp(email, { locale: 'en_GB' })
    expect([response.statusCode, response.json()]).toEqual([200, { maskedEmail: 'n***@b***.example' }])
    const link = await service.linkTo(email)
    expect(link.type).toBe('signUp')
    expect(await statusOf(email)).toBe('pending')
    expect(errorOf(await login(email)).code).toBe('invalidCredentials')
    const verified = authenticationResponse.parse((await verify(link)).json())
    expect(verified).toMatchObject({
      firstSeen: true,
      user: { email, name: 'Neue Person', locale: 'en_GB', policies: [], verifiedEmail: true },
    })
    expect((await service.get('/v1/auth/test/token', bearer(verified))).json()).toBe('valid')
    expect((await login(email)).statusCode).toBe(200)
  })

  test('for an address with an account changes nothing and says so by mail', async () => {
    const response = await signUp(ada)
    expect([response.statusCode, response.json()]).toEqual([200, { maskedEmail: 'a***@b***.example' }])
    expect((await service.mailTo(ada))?.subject).toMatch(/gibt es schon/)
    expect((await service.linkTo(ada)).token).toBe('')
    expect(errorOf(await login(ada)).code).toBe('invalidCredentials')
  })

  test.each([
    ['kurz', 'tooShort'],
    ['1qaz2wsx3edc', 'tooCommon'],
    ['meineNeu-Person', 'containsEmail'],
  ])('is refused with the password %j', async (weak, code) => {
    const response = await signUp('neu@buero.example', { password: weak })
    expect(response.statusCode).toBe(400)
    expect(errorOf(response)).toMatchObject({ code: 'passwordRejected', details: [{ path: '/password', code }] })
    expect(await service.mailTo('neu@buero.example')).toBeUndefined()
  })

  test('twice: the account gets the name and password of the link that is spent', async () => {
    const email = newAddress()
    await signUp(email, { password: 'Passwort eines Fremden', name: 'Fremder' })
    await service.linkTo(email)
    await signUp(email)
    const verified = await verify(await service.linkTo(email))
    expect(verified.json().user.name).toBe('Neue Person')
    expect(errorOf(await login(email, 'Passwort eines Fremden')).code).toBe('invalidCredentials')
    expect((await login(email)).statusCode).toBe(200)
  })

  test('a link of another kind opens a pending account without the password nobody has confirmed', async () => {
    const email = newAddress()
    await signUp(email, { password: 'Passwort eines Fremden', name: 'Mallory' })
    await service.mailTo(email)
    await service.post('/v1/auth/magic-link/login', { email })
    const link = await service.linkTo(email)
    expect(link.type).toBe('magicLink')
    expect((await verify(link)).json().user.name).toBe(email.split('@')[0])
    expect(errorOf(await login(email, 'Passwort eines Fremden')).code).toBe('invalidCredentials')
  })

  test('the link can be sent again', async () => {
    const email = newAddress()
    await signUp(email)
    await service.mailTo(email)
    const again = await service.post('/v1/auth/password/verify-email', { email })
    expect([again.statusCode, again.body]).toEqual([202, ''])
    const link = await service.linkTo(email)
    expect(link.type).toBe('emailVerification')
    expect((await verify(link)).statusCode).toBe(200)
    expect((await login(email)).statusCode).toBe(200)
  })

  test('a link sent again brings in no password of a stranger who signed the address up as well', async () => {
    const email = newAddress()
    await signUp(email)
    await service.mailTo(email)
    await signUp(email, { password: 'Passwort eines Fremden', name: 'Fremder' })
    await service.mailTo(email)
    await service.post('/v1/auth/password/verify-email', { email })
    const verified = await verify(await service.linkTo(email))
    expect(verified.statusCode).toBe(200)
    expect(errorOf(await login(email, 'Passwort eines Fremden')).code).toBe('invalidCredentials')
  })
})

describe('a link', () => {
  const magicLink = async (email = ada) => {
    await service.post('/v1/auth/magic-link/login', { email })
    return service.linkTo(email)
  }

  test('signs in once', async () => {
    const link = await magicLink()
    expect(link).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), type: 'magicLink' })
    expect((await verify(link)).json().user.email).toBe(ada)
    const again = await verify(link)
    expect([again.statusCode, errorOf(again).code]).toEqual([400, 'linkInvalid'])
  })

  test('of which two are spent at the same moment signs in once', async () => {
    const link = await magicLink()
    const answers = await Promise.all([verify(link), verify(link)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('gives a same-origin browser its refresh token as a cookie', async () => {
    const response = await verify(await magicLink(), { 'sec-fetch-site': 'same-origin' })
    expect(response.json()).not.toHaveProperty('refreshToken')
    expect(String(response.headers['set-cookie'])).toMatch(/^aufbau-refresh=.*HttpOnly/)
  })

  test('is good for its own type only, which is matched without regard to case', async () => {
    const link = await magicLink()
    for (const type of ['passwordReset', 'signUp', 'emailVerification']) {
      expect(errorOf(await verify({ ...link, type })).code).toBe('linkInvalid')
    }
    expect((await verify({ ...link, type: 'MAGICLINK' })).statusCode).toBe(200)
  })

  test.each([
    ['magicLink', '/v1/auth/magic-link/login', '15 minutes'],
    ['passwordReset', '/v1/auth/password/reset', '15 minutes'],
  ])('of type %s expires', async (type, url, life) => {
    await service.post(url, { email: ada })
    const link = await service.linkTo(ada)
    expect(link.type).toBe(type)
    const { rows } = await sql<{ inTime: boolean }>`
      select expires_at between now() + ${life}::interval - interval '10 seconds' and now() + ${life}::interval as in_time
      from mail_link order by created_at desc limit 1`.execute(service.db)
    expect(rows[0]?.inTime).toBe(true)
    await sql`update mail_link set expires_at = now() - interval '1 second'`.execute(service.db)
    expect(errorOf(await verify(link)).code).toBe('linkInvalid')
  })

  test('of a disabled account is refused', async () => {
    const link = await magicLink('architekt@buero.example')
    const set = (status: 'active' | 'disabled') =>
      service.db.updateTable('account').set({ status }).where('email', '=', 'architekt@buero.example').execute()
    await set('disabled')
    expect(errorOf(await verify(link)).code).toBe('linkInvalid')
    await set('active')
  })

  test('stands in the database as a hash only, and in no log', async () => {
    const { token } = await magicLink()
    const { rows } = await sql<{ hit: boolean }>`
      select exists (select 1 from mail_link l where l::text like ${`%${token}%`})
        or exists (select 1 from outbox o where o::text like ${`%${token}%`}) as hit`.execute(service.db)
    expect(rows[0]?.hit).toBe(false)
    expect(service.log.join('')).not.toContain(token)
  })

  test.each([
    ['token=x&type=nonsense', [{ path: 'query.type', code: 'notInList' }]],
    ['type=magicLink', [{ path: 'query.token', code: 'required' }]],
  ])('asked for with %s is refused by name', async (query, details) => {
    const response = await service.get(`/v1/auth/password/verify?${query}`)
    expect(errorOf(response)).toMatchObject({ code: 'invalidRequest', details })
  })
})

describe('nobody learns whether there is an account', () => {
  test.each(['/v1/auth/magic-link/login', '/v1/auth/password/reset', '/v1/auth/password/verify-email'])(
    'from %s',
    async (url) => {
      const known = await service.post(url, { email: ada })
      const unknown = await service.post(url, { email: 'a@b.example' })
      expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
      expect(await service.mailTo('a@b.example')).toBeUndefined()
    },
  )

  test('except where the interface offers to tell', async () => {
    const exists = async (email: string) => (await service.post('/v1/auth/validate/email-exists', { email })).json()
    expect(await exists('Architektin@buero.example')).toEqual({ exists: true })
    expect(await exists('niemand@buero.example')).toEqual({ exists: false })
  })
})

describe('a password', () => {
  const update = (headers: Record<string, string>, body: object) =>
    service.post('/v1/auth/password/update', { loginId: ada, newPassword: 'Kalk und Sand', ...body }, headers)
  const refreshOf = (session: { refreshToken?: string | undefined }) => ({
    'x-refresh-token': session.refreshToken ?? '',
  })

  test('tells its rules', async () => {
    expect((await service.get('/v1/auth/password/policies')).json()).toEqual({
      minLength: 12,
      maxLength: 128,
      lowercase: false,
      uppercase: false,
      number: false,
      nonAlphanumeric: false,
      rejectsCommon: true,
      rejectsEmail: true,
    })
  })

  test('is set anew in a session that a reset link opened; every other session and link ends', async () => {
    const other = await service.login(ada)
    await service.post('/v1/auth/magic-link/login', { email: ada })
    const magic = await service.linkTo(ada)
    await service.post('/v1/auth/password/reset', { email: ada })
    const own = (await verify(await service.linkTo(ada))).json()
    const response = await update(refreshOf(own), {})
    expect([response.statusCode, response.body]).toEqual([200, ''])
    expect((await service.get('/v1/auth/test/token', bearer(other))).statusCode).toBe(401)
    expect((await service.get('/v1/auth/test/token', bearer(own))).statusCode).toBe(200)
    expect(errorOf(await verify(magic)).code).toBe('linkInvalid')
    expect((await login(ada, 'Kalk und Sand')).statusCode).toBe(200)
  })

  test('is changed with the present one', async () => {
    const own = (await login(ada, 'Kalk und Sand')).json()
    expect(errorOf(await update(refreshOf(own), {})).code).toBe('invalidCredentials')
    expect(errorOf(await update(refreshOf(own), { currentPassword: 'falsch' })).code).toBe('invalidCredentials')
    expect(
      errorOf(await update(refreshOf(own), { currentPassword: 'Kalk und Sand', newPassword: 'kurz' })),
    ).toMatchObject({
      code: 'passwordRejected',
      details: [{ path: '/newPassword', code: 'tooShort' }],
    })
    const changed = await update(refreshOf(own), { currentPassword: 'Kalk und Sand', newPassword: 'Holz und Hanf' })
    expect(changed.statusCode).toBe(200)
    expect(errorOf(await login(ada, 'Kalk und Sand')).code).toBe('invalidCredentials')
    expect((await login(ada, 'Holz und Hanf')).statusCode).toBe(200)
  })

  test('of somebody else is not changed', async () => {
    const own = await service.login('hersteller@dritte.example')
    const response = await update(refreshOf(own), { currentPassword: 'Aufbau-Demo-2026' })
    expect(errorOf(response).code).toBe('invalidCredentials')
  })

  test('needs the present one again when the reset is a quarter of an hour ago', async () => {
    await service.post('/v1/auth/password/reset', { email: ada })
    const own = (await verify(await service.linkTo(ada))).json()
    await sql`update session set started_at = now() - interval '16 minutes'`.execute(service.db)
    expect(errorOf(await update(refreshOf(own), {})).code).toBe('invalidCredentials')
  })

  test('needs a refresh token', async () => {
    expect(errorOf(await update({}, {})).details).toMatchObject([{ path: 'header.X-Refresh-Token', code: 'required' }])
    expect(errorOf(await update({ 'x-refresh-token': 'unknown' }, {})).code).toBe('refreshTokenInvalid')
  })
})

test('one network asks for no more mails an hour than it may, and is told so; others are not touched', async () => {
  const limited = await buildAccountsService({ MAIL_LIMIT: '3' })
  const ask = (email: string, remoteAddress: string) =>
    limited.call({ method: 'POST', url: '/v1/auth/magic-link/login', payload: { email }, remoteAddress })
  for (let index = 0; index < 3; index++)
    expect((await ask(`fremd-${index}@buero.example`, `2001:db8::${index}`)).statusCode).toBe(200)
  const refused = await ask(ada, '2001:db8::ffff')
  expect([refused.statusCode, errorOf(refused).code]).toEqual([429, 'rateLimited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
  expect((await ask(ada, '2001:db8:0:1::1')).statusCode).toBe(200)
})

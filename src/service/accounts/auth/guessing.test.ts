import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'
import { MOST_FAILURES, signInAttempts } from './sign-in-attempts.repository.ts'

const ada = 'architektin@buero.example'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService({ TRUST_PROXY: 'loopback' })
})
beforeEach(() => sql`truncate sign_in_attempt, known_device, outbox`.execute(service.db))

const logIn = (password: string, from: string, headers: Record<string, string> = {}, loginId = ada) =>
  service.post('/v1/auth/password/login', { loginId, password }, { 'x-forwarded-for': from, ...headers })
const begin = (source: string, isKnown = false) => signInAttempts(service.db).begin({ loginId: ada, source, isKnown })
const wait = (seconds: number) =>
  sql`update sign_in_attempt set last_at = last_at - make_interval(secs => ${seconds})`.execute(service.db)

describe('guessing a password', () => {
  test('is slowed for its network, whatever address of it and spelling, and for nobody else', async () => {
    for (let index = 0; index < 10; index++)
      expect(errorOf(await logIn('falsch und lang', `2001:db8::${index}`)).code).toBe('invalidCredentials')
    const slowed = await logIn(DEMO_PASSWORD, '[2001:db8::abcd]:443')
    expect([slowed.statusCode, errorOf(slowed).code, slowed.headers['retry-after']]).toEqual([429, 'signInSlowed', '1'])
    expect(errorOf(slowed).message).toMatch(/Link per E-Mail/)
    expect((await logIn(DEMO_PASSWORD, '2001:db8:0:1::1')).statusCode).toBe(200)
  })

  test('of an address without an account is answered the same', async () => {
    for (let index = 0; index < 10; index++) await begin('network:x')
    const stranger = 'niemand@buero.example'
    for (let index = 0; index < 10; index++)
      await signInAttempts(service.db).begin({ loginId: stranger, source: 'network:x', isKnown: false })
    const attempt = { loginId: stranger, source: 'network:x', isKnown: false }
    await expect(signInAttempts(service.db).begin(attempt)).rejects.toMatchObject({ code: 'signInSlowed' })
    await expect(begin('network:x')).rejects.toMatchObject({ code: 'signInSlowed' })
  })

  test('waits twice as long each time, up to a quarter of an hour', async () => {
    const refusal = () =>
      begin('network:x').then(
        () => 0,
        ({ headers }) => Number(headers['Retry-After']),
      )
    for (let index = 0; index < 10; index++) await begin('network:x')
    const waits: number[] = []
    for (let index = 0; index < 12; index++) {
      waits.push(await refusal())
      await wait(900)
      await begin('network:x')
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  test('many at once are counted before any is looked at', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => begin('network:x')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  test('by many at once is hashed for as many as some seconds can take; who comes later is told when to come again', async () => {
    const sent = Array.from({ length: 150 }, (_, index) =>
      logIn('falsch und lang', `198.51.100.${index}`, {}, `niemand-${index}@buero.example`),
    )
    const answers = await Promise.all(sent)
    const refused = answers.filter(({ statusCode }) => statusCode === 503)
    expect(refused.length).toBeGreaterThan(50)
    expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(150 - refused.length)
  })

  test('from everywhere ends at a hundred; the owner gets in by a known device and by mail', async () => {
    expect((await logIn(DEMO_PASSWORD, '192.0.2.1')).statusCode).toBe(200)
    for (let index = 0; index < MOST_FAILURES; index++) await begin(`network:${index}`)
    const refused = await logIn(DEMO_PASSWORD, '192.0.2.77')
    expect([refused.statusCode, errorOf(refused).code]).toEqual([429, 'signInSlowed'])
    await service.post('/v1/auth/magic-link/login', { email: ada })
    const { token, type } = await service.linkTo(ada)
    const known = await logIn(DEMO_PASSWORD, '192.0.2.1')
    expect(known.statusCode).toBe(200)
    for (let index = 0; index < MOST_FAILURES; index++) await begin(`network:${index}`)
    expect((await service.get(`/v1/auth/password/verify?token=${token}&type=${type}`)).statusCode).toBe(200)
    expect((await logIn(DEMO_PASSWORD, '192.0.2.78')).statusCode).toBe(200)
  })
})

describe('the owner is told', () => {
  const browser = { 'sec-fetch-site': 'same-origin' }
  const subjects = async () => {
    await service.accounts.post.drain()
    const { rows } = await sql<{ topic: string }>`select topic from outbox order by id`.execute(service.db)
    return rows.map(({ topic }) => topic)
  }
  const deviceOf = (response: Awaited<ReturnType<typeof logIn>>) =>
    response.cookies.find(({ name }) => name === 'aufbau-device')

  test('of a new device, once, and not of the first one', async () => {
    const first = await logIn(DEMO_PASSWORD, '192.0.2.1', browser)
    const mark = deviceOf(first)
    expect(mark).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/v1/auth' })
    const cookie = `aufbau-device=${mark?.value}`
    const again = await logIn(DEMO_PASSWORD, '192.0.2.99', { ...browser, cookie })
    expect([again.statusCode, deviceOf(again)]).toEqual([200, undefined])
    expect(await subjects()).toEqual([])
    await logIn(DEMO_PASSWORD, '192.0.2.1', browser)
    expect(await subjects()).toEqual(['newDevice'])
    const mail = await service.mailTo(ada)
    expect(mail?.subject).toBe('Aufbau: Anmeldung mit einem neuen Gerät')
    expect(mail?.text).toMatch(/am \d{4}-\d\d-\d\d \d\d:\d\d UTC/)
    expect(mail?.text).not.toContain('token=')
  })

  test('of a changed password; a mark that was invented makes no device known', async () => {
    const { refreshToken } = (await logIn(DEMO_PASSWORD, '192.0.2.1')).json()
    await logIn(DEMO_PASSWORD, '192.0.2.1', { ...browser, cookie: 'aufbau-device=invented' })
    expect(await subjects()).toEqual(['newDevice'])
    const changed = await service.post(
      '/v1/auth/password/update',
      { loginId: ada, currentPassword: DEMO_PASSWORD, newPassword: 'Kalk und Sand' },
      { 'x-refresh-token': refreshToken },
    )
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await subjects()).toEqual(['newDevice', 'passwordChanged'])
    expect((await service.mailTo(ada))?.subject).toBe('Aufbau: Das Passwort wurde geändert')
  })
})

import { type TOTP, URI } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Office } from '#contract/offices.ts'
import { accountAdministration } from '#service/accounts/profile/account-administration.service.ts'
import { DEMO_PASSWORD } from '#service/accounts/profile/demo-accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const ada = 'architektin@buero.example'
const ben = 'architekt@buero.example'
const admin = 'admin@aufbau.example'
let service: AccountsService
beforeAll(async () => {
  service = await buildAccountsService({ OPERATOR_SECOND_FACTOR: 'on', SIGNING_KEY_SECRET: 'x'.repeat(40) })
})

const base = '/v1/auth/me/second-factor'
const logIn = (loginId: string) => service.post('/v1/auth/password/login', { loginId, password: DEMO_PASSWORD })
const finish = (ticket: string, code: string) => service.post('/v1/auth/second-factor', { ticket, code })
/** The ticket of a sign-in that waits. */
async function ticketOf(loginId: string): Promise<string> {
  const refused = await logIn(loginId)
  expect([refused.statusCode, errorOf(refused).code]).toEqual([403, 'secondFactorRequired'])
  expect(refused.json().sessionJwt).toBeUndefined()
  return String(refused.headers['x-second-factor'])
}
/** Sets a second factor up; answers the app's codes of steps from now on, and the recovery codes. */
async function enrol(headers: Record<string, string>) {
  const begun = await service.post(base, { password: DEMO_PASSWORD }, headers)
  expect(begun.statusCode, begun.body).toBe(200)
  const app = URI.parse(begun.json().uri) as TOTP
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 })
  const confirmed = await service.post(`${base}/confirmation`, { code: codeIn(-1) }, headers)
  expect(confirmed.statusCode, confirmed.body).toBe(200)
  return { codeIn, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes }
}

describe('a second factor', () => {
  test('is asked for at every sign-in once its first code has come; each code is good once', async () => {
    const first = bearer(await service.login(ada))
    const second = bearer(await service.login(ada))
    expect(errorOf(await service.post(base, {}, first)).code).toBe('proofRequired')
    const begun = await service.post(base, { password: DEMO_PASSWORD }, first)
    expect((await logIn(ada)).statusCode).toBe(200)
    // a code of what was never confirmed switches nothing on by the way
    const code0 = (URI.parse(begun.json().uri) as TOTP).generate()
    expect(errorOf(await service.post(`${base}/recovery-codes`, { code: code0 }, first)).code).toBe(
      'secondFactorInvalid',
    )
    expect((await logIn(ada)).statusCode).toBe(200)
    const { codeIn, recoveryCodes } = await enrol(first)
    expect(recoveryCodes).toHaveLength(10)
    expect((await service.get(base, first)).json()).toMatchObject({ active: true, recoveryCodes: 10 })
    expect((await service.get('/v1/auth/me', second)).statusCode).toBe(401)
    expect(errorOf(await service.post(base, { password: DEMO_PASSWORD }, first)).code).toBe('conflict')
    expect((await service.mailTo(ada))?.subject).toBe('Aufbau: Zweiter Faktor eingerichtet')

    const ticket = await ticketOf(ada)
    expect(errorOf(await finish(ticket, codeIn(-1))).code).toBe('secondFactorInvalid')
    expect(errorOf(await finish(ticket, codeIn(-9))).code).toBe('secondFactorInvalid')
    const signedIn = await finish(ticket, codeIn(0))
    expect(signedIn.statusCode, signedIn.body).toBe(200)
    expect((await service.get('/v1/auth/me', bearer(signedIn.json()))).statusCode).toBe(200)
    expect(errorOf(await finish(ticket, codeIn(1))).code).toBe('signInExpired')
    expect(errorOf(await finish(await ticketOf(ada), codeIn(0))).code).toBe('secondFactorInvalid')

    // also by a link, which is spent then
    await service.post('/v1/auth/magic-link/login', { email: ada })
    const { token, type } = await service.linkTo(ada)
    const byLink = await service.get(`/v1/auth/password/verify?token=${token}&type=${type}`)
    expect(errorOf(byLink).code).toBe('secondFactorRequired')
    const [code = ''] = recoveryCodes
    const spelt = code.toLowerCase().replaceAll('-', ' ')
    expect((await finish(String(byLink.headers['x-second-factor']), spelt)).statusCode).toBe(200)
    expect((await service.mailTo(ada))?.subject).toBe('Aufbau: Ein Ersatzcode wurde benutzt')
    expect(errorOf(await finish(await ticketOf(ada), code)).code).toBe('secondFactorInvalid')
  })

  test('lies sealed, its codes hashed, and nothing of it in the log', async () => {
    const [stored] = await service.db.selectFrom('totp').select('secret').execute()
    expect(Object.keys(stored?.secret ?? {})).toEqual(['jwe'])
    const codes = await service.db.selectFrom('recoveryCode').select('hash').execute()
    expect(codes.every(({ hash }) => hash.length === 43)).toBe(true)
  })

  test('waits no longer where the password has been replaced meanwhile', async () => {
    const ticket = await ticketOf(ada)
    await service.db.deleteFrom('signInAttempt').execute()
    await service.db
      .updateTable('pendingSignIn')
      .set({ expiresAt: new Date(0) })
      .execute()
    expect(errorOf(await finish(ticket, '123456')).code).toBe('signInExpired')
  })

  test('is not guessed', async () => {
    const ticket = await ticketOf(ada)
    const codes: string[] = []
    for (let tried = 0; tried < 12; tried += 1) codes.push(errorOf(await finish(ticket, '000000')).code)
    expect(codes.filter((code) => code === 'signInSlowed').length).toBeGreaterThan(0)
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'secondFactorInvalid'))
    await service.db.deleteFrom('signInAttempt').execute()
  })

  test('is reset by the operator, which ends every session', async () => {
    await accountAdministration(service.db).resetSecondFactor(ada)
    expect((await logIn(ada)).statusCode).toBe(200)
    await expect(accountAdministration(service.db).resetSecondFactor(ada)).rejects.toMatchObject({ code: 'notFound' })
  })
})

describe('where it is demanded', () => {
  test('administrators of the service do nothing before they have one', async () => {
    const headers = bearer(await service.login(admin))
    expect((await service.get(base, headers)).json()).toMatchObject({ active: false, demanded: true })
    for (const url of ['/v1/access-key', '/v1/standard-construction/list', '/v1/catalogue/release'])
      expect([url, errorOf(await service.get(url, headers)).code]).toEqual([url, 'secondFactorDemanded'])
    expect((await service.get('/v1/construction/list', headers)).statusCode).toBe(200)
    const { codeIn } = await enrol(headers)
    expect((await service.get('/v1/access-key', headers)).statusCode).toBe(200)
    expect((await service.post(`${base}/removal`, { code: codeIn(0) }, headers)).statusCode).toBe(204)
    expect(errorOf(await service.get('/v1/access-key', headers)).code).toBe('secondFactorDemanded')
  })

  test('an office demands it of its administrators: set by one who has it, and members go on', async () => {
    const headers = bearer(await service.login(ben))
    const { id } = (await service.post('/v1/office', { name: 'Nordhang' }, headers)).json<Office>()
    const url = `/v1/office/${id}`
    const put = (payload: object) => service.call({ method: 'PUT', url, payload, headers })
    expect(errorOf(await put({ name: 'Nordhang', secondFactor: true })).code).toBe('secondFactorDemanded')
    const { codeIn } = await enrol(headers)
    expect((await put({ name: 'Nordhang', secondFactor: true })).json()).toMatchObject({ secondFactor: true })
    expect((await put({ name: 'Südhang' })).json()).toMatchObject({ name: 'Südhang', secondFactor: true })
    await service.post(`${base}/removal`, { code: codeIn(0) }, headers)
    expect((await service.get(base, headers)).json()).toMatchObject({ demanded: true })
    const invited = await service.post(`${url}/invitation`, { email: 'neu@buero.example', role: 'member' }, headers)
    expect(errorOf(invited).code).toBe('secondFactorDemanded')
    expect((await service.get(url, headers)).statusCode).toBe(200)
  })
})

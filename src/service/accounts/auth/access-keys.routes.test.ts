import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accessKey, accessKeyCreated } from '#contract/accounts.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { errorOf } from '#testing/service.ts'

const email = 'architektin@buero.example'
let service: AccountsService
let admin: Record<string, string>
beforeAll(async () => {
  service = await buildAccountsService()
  admin = bearer(await service.login('admin@aufbau.example'))
})

const create = async (more: object = {}, headers = admin) =>
  service.post('/v1/access-key', { name: 'Abgleich', email, ...more }, headers)
const created = async (more: object = {}) => accessKeyCreated.parse((await create(more)).json())
const exchange = (key: string) => service.post('/v1/auth/access-keys/exchange-key', { accessKey: key })
const revoke = (id: string, headers = admin) => service.call({ method: 'DELETE', url: `/v1/access-key/${id}`, headers })
const test401 = async (sessionJwt: string) =>
  (await service.get('/v1/auth/test/token', bearer({ sessionJwt }))).statusCode

describe('an access key', () => {
  test('is exchanged for a session token of its user, without a refresh token', async () => {
    const issued = await created()
    expect(issued.accessKey).toMatch(/^ak_[0-9a-f]{16}_[\w-]{43}$/)
    const response = await exchange(issued.accessKey)
    expect(response.json()).toEqual({ keyId: issued.keyId, sessionJwt: expect.any(String) })
    const me = await service.get('/v1/auth/me', bearer(response.json()))
    expect(me.json()).toMatchObject({ email })
    expect(response.headers['set-cookie']).toBeUndefined()
  })

  test('does not change the user it acts for, nor end the sessions', async () => {
    const token = bearer((await exchange((await created()).accessKey)).json())
    const renamed = await service.call({ method: 'PUT', url: '/v1/auth/me', headers: token, payload: { name: 'M' } })
    expect([renamed.statusCode, errorOf(renamed).code]).toEqual([403, 'forbidden'])
    await service.login(email)
    const [session] = (await service.get('/v1/auth/sessions', token)).json()
    const ended = await service.call({ method: 'DELETE', url: `/v1/auth/sessions/${session.id}`, headers: token })
    expect([ended.statusCode, errorOf(ended).code]).toEqual([403, 'forbidden'])
  })

  test('belongs to one session, whatever the number of tokens, and that is none of the user’s own list', async () => {
    const issued = await created()
    const [one, two] = [await exchange(issued.accessKey), await exchange(issued.accessKey)]
    expect(decodeJwt(one.json().sessionJwt)['sid']).toBe(decodeJwt(two.json().sessionJwt)['sid'])
    const own = await service.get('/v1/auth/sessions', bearer(one.json()))
    expect(own.json().map(({ id }: { id: string }) => id)).not.toContain(decodeJwt(one.json().sessionJwt)['sid'])
  })

  test('is refused when revoked, and its tokens at once', async () => {
    const issued = await created()
    const { sessionJwt } = (await exchange(issued.accessKey)).json()
    expect(await test401(sessionJwt)).toBe(200)
    expect((await revoke(issued.keyId)).statusCode).toBe(204)
    expect(await test401(sessionJwt)).toBe(401)
    expect(errorOf(await exchange(issued.accessKey)).code).toBe('accessKeyInvalid')
    expect(errorOf(await revoke(issued.keyId)).code).toBe('notFound')
  })

  test('is refused when expired', async () => {
    const issued = await created({ expiresAt: new Date(Date.now() + 3_600_000).toISOString() })
    expect((await exchange(issued.accessKey)).statusCode).toBe(200)
    await sql`update access_key set expires_at = now() - interval '1 second' where id = ${issued.keyId}`.execute(
      service.db,
    )
    expect(errorOf(await exchange(issued.accessKey)).code).toBe('accessKeyInvalid')
  })

  test('is refused with another secret, another id or another form', async () => {
    const { accessKey: good, keyId } = await created()
    const other = await created()
    for (const bad of [`ak_${keyId}_${other.accessKey.slice(20)}`, `${good}x`, 'ak_0123456789', `x${good}`]) {
      const response = await exchange(bad)
      expect([response.statusCode, errorOf(response).code]).toEqual([400, 'accessKeyInvalid'])
    }
    expect((await exchange(good)).statusCode).toBe(200)
  })

  test.each([
    ['', 'tooShort'],
    ['ak_012345', 'tooShort'],
    ['a'.repeat(125), 'tooLong'],
  ])('of a length beyond 10 to 124 is refused by name', async (key, code) => {
    expect(errorOf(await exchange(key))).toMatchObject({ details: [{ path: '/accessKey', code }] })
  })

  test('outlives a change of password, but not the user', async () => {
    const issued = await created({ email: 'architekt@buero.example' })
    const session = await service.login('architekt@buero.example')
    await service.post(
      '/v1/auth/password/update',
      { loginId: 'architekt@buero.example', currentPassword: 'Aufbau-Demo-2026', newPassword: 'Kalk und Sand' },
      { 'x-refresh-token': session.refreshToken ?? '' },
    )
    expect((await exchange(issued.accessKey)).statusCode).toBe(200)
    await service.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('email', '=', 'architekt@buero.example')
      .execute()
    expect(errorOf(await exchange(issued.accessKey)).code).toBe('accessKeyInvalid')
  })
})

describe('administrators', () => {
  test('list the keys page by page, without any secret', async () => {
    const issued = await created({ name: 'Der neueste' })
    const response = await service.get('/v1/access-key?customTake=2', admin)
    const keys = z.array(accessKey).parse(response.json())
    expect(keys).toHaveLength(2)
    expect(keys[0]).toMatchObject({ keyId: issued.keyId, name: 'Der neueste', user: { email }, revokedAt: null })
    expect(Number(response.headers['x-total-count'])).toBeGreaterThan(2)
    expect(response.body).not.toContain(issued.accessKey.slice(20))
  })

  test.each([
    [{ email: 'niemand@buero.example' }, '/email', 'notInList'],
    [{ expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt', 'notAllowed'],
    [{ name: ' ' }, '/name', 'tooShort'],
  ])('cannot issue one with %j', async (more, path, code) => {
    expect(errorOf(await create(more))).toMatchObject({ code: 'invalidRequest', details: [{ path, code }] })
  })

  test('are those with the policy at a domain of the operator, and nobody else', async () => {
    const issued = await created()
    const others = [bearer(await service.login(email)), bearer(await service.login('hersteller@dritte.example'))]
    await service.db
      .updateTable('account')
      .set({ policies: ['admin'] })
      .where('email', '=', email)
      .execute()
    for (const headers of others) {
      for (const response of [
        await create({}, headers),
        await revoke(issued.keyId, headers),
        await service.get('/v1/access-key', headers),
      ]) {
        expect([response.statusCode, errorOf(response).code]).toEqual([403, 'forbidden'])
      }
    }
  })
})

test('what is done with keys is recorded', async () => {
  const issued = await created()
  await exchange(issued.accessKey)
  await revoke(issued.keyId)
  const events = await service.db
    .selectFrom('securityEvent')
    .select('event')
    .where('detail', '=', issued.keyId)
    .orderBy('id')
    .execute()
  expect(events.map(({ event }) => event)).toEqual(['accessKeyCreated', 'accessKeyExchanged', 'accessKeyRevoked'])
})

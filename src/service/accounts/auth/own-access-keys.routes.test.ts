import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { accessKeyCreated } from '#contract/accounts.ts'
import { MOST_OWN_KEYS } from '#contract/own-access-keys.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { errorOf } from '#testing/service.ts'
import type { Scope } from '#vocabulary/accounts.ts'

const email = 'architektin@buero.example'
const own = '/v1/access-key/own'
let service: AccountsService
let ada: Record<string, string>
let ben: Record<string, string>
beforeAll(async () => {
  service = await buildAccountsService()
  ada = bearer(await service.login(email))
  ben = bearer(await service.login('architekt@buero.example'))
})

type Created = z.infer<typeof accessKeyCreated>
const make = (more: object = {}, headers = ada) => service.post(own, { name: 'Tabelle', ...more }, headers)
const made = async (more: object = {}, headers = ada): Promise<Created> =>
  accessKeyCreated.parse((await make(more, headers)).json())
const exchange = (accessKey: string) => service.post('/v1/auth/access-keys/exchange-key', { accessKey })
const signedIn = async ({ accessKey }: Pick<Created, 'accessKey'>) => bearer((await exchange(accessKey)).json())
const days = (key: Pick<Created, 'createdAt' | 'expiresAt'>) =>
  Math.round((new Date(key.expiresAt ?? '').getTime() - new Date(key.createdAt).getTime()) / 86_400_000)

describe('a key of one’s own', () => {
  test('reads, and ends after 90 days, where nothing else is said', async () => {
    const key = await made()
    expect([key.scopes, days(key)]).toEqual([['read'], 90])
    const list = await service.get(own, ada)
    expect(list.json()).toContainEqual(expect.objectContaining({ keyId: key.keyId, scopes: ['read'] }))
    expect(list.body).not.toContain(key.accessKey)
    expect((await service.get(own, ben)).body).not.toContain(key.keyId)
  })

  test('tells when it was used last', async () => {
    const key = await made()
    expect(key.lastUsedAt).toBeNull()
    await exchange(key.accessKey)
    const { lastUsedAt } =
      (await service.get(own, ada)).json<Created[]>().find(({ keyId }) => keyId === key.keyId) ?? {}
    expect(new Date(lastUsedAt ?? 0).getTime()).toBeGreaterThanOrEqual(new Date(key.createdAt).getTime())
  })

  test.each([
    ['a day that has been', { expiresAt: '2020-01-01T00:00:00.000Z' }, '/expiresAt'],
    ['a day in two years', { expiresAt: new Date(Date.now() + 730 * 86_400_000).toISOString() }, '/expiresAt'],
    ['no scope', { scopes: [] }, '/scopes'],
    ['a scope that there is not', { scopes: ['everything'] }, '/scopes/0'],
  ])('with %s is refused by name', async (_what, more, path) => {
    expect(errorOf(await make(more)).details).toMatchObject([{ path }])
  })

  test('is replaced by another, and is good for a day more', async () => {
    const key = await made({ name: 'Alt', scopes: ['read', 'write'] })
    const next = accessKeyCreated.parse((await service.post(`${own}/${key.keyId}/rotate`, undefined, ada)).json())
    expect(next).toMatchObject({ name: 'Alt', scopes: ['read', 'write'] })
    expect((await exchange(key.accessKey)).statusCode).toBe(200)
    const [ending] = (await service.get(own, ada)).json<Created[]>().filter(({ keyId }) => keyId === key.keyId)
    expect(days({ createdAt: new Date().toISOString(), expiresAt: ending?.expiresAt ?? null })).toBe(1)
    const dayLater = { expiresAt: sql<Date>`now() - interval '1 second'` }
    await service.db.updateTable('accessKey').set(dayLater).where('id', '=', key.keyId).execute()
    expect(errorOf(await exchange(key.accessKey)).code).toBe('accessKeyInvalid')
    expect((await exchange(next.accessKey)).statusCode).toBe(200)
    expect((await service.post(`${own}/${key.keyId}/rotate`, undefined, ada)).statusCode).toBe(404)
  })

  test('is revoked at once, by its owner alone', async () => {
    const key = await made()
    const token = await signedIn(key)
    const revoke = (headers: Record<string, string>) =>
      service.call({ method: 'DELETE', url: `${own}/${key.keyId}`, headers })
    expect((await revoke(ben)).statusCode).toBe(404)
    expect((await service.get('/v1/auth/me', token)).statusCode).toBe(200)
    expect((await revoke(ada)).statusCode).toBe(204)
    expect(errorOf(await service.get('/v1/auth/me', token)).code).toBe('sessionEnded')
  })
})

describe('a key does what its scopes say, and no more', () => {
  const attempts: readonly [Scope, () => { method: 'GET' | 'POST'; url: string; payload?: object }][] = [
    ['read', () => ({ method: 'GET', url: '/v1/construction/list' })],
    ['read', () => ({ method: 'POST', url: '/v1/construction/kpi', payload: timberWall() })],
    ['write', () => ({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })],
    ['share', () => ({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload: { 'x@y.example': 'view' } })],
  ]
  let id = ''
  beforeAll(async () => {
    id = (await service.post('/v1/construction/custom', buildConstruction(), ada)).json<{ id: string }>().id
  })
  test.each<Scope>(['read', 'write', 'share'])('%s', async (scope) => {
    const token = await signedIn(await made({ scopes: [scope] }))
    for (const [needed, request] of attempts) {
      const response = await service.call({ ...request(), headers: token })
      expect([needed, request().url, response.statusCode]).toEqual([
        needed,
        request().url,
        needed === scope ? 200 : 403,
      ])
      if (needed !== scope)
        expect(response.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${needed}"`)
    }
  })

  test('an administrator’s key administers only where it may, also by way of what it may write', async () => {
    const admin = bearer(await service.login('admin@aufbau.example'))
    const scoped = async (scopes: Scope[]) => signedIn(await made({ scopes }, admin))
    const create = (headers: Record<string, string>) =>
      service.post('/v1/construction/standard', buildConstruction(), headers)
    const [writes, administers] = [await scoped(['read', 'write']), await scoped(['read', 'write', 'administer'])]
    expect([(await create(writes)).statusCode, (await create(administers)).statusCode]).toEqual([403, 200])
    expect((await service.get('/v1/access-key', writes)).statusCode).toBe(403)
    expect((await service.get('/v1/access-key', administers)).statusCode).toBe(200)
  })

  test('a key makes, replaces and revokes no keys', async () => {
    const key = await made({ scopes: ['read', 'write', 'share', 'administer'] })
    const token = await signedIn(key)
    for (const [method, url] of [
      ['GET', own],
      ['POST', own],
      ['POST', `${own}/${key.keyId}/rotate`],
      ['DELETE', `${own}/${key.keyId}`],
    ] as const) {
      const payload = url === own && method === 'POST' ? { payload: { name: 'x' } } : {}
      expect((await service.call({ method, url, headers: token, ...payload })).statusCode).toBe(403)
    }
  })
})

test('a person has so many good keys at most, and none where that was taken away', async () => {
  const id = service.ids['hersteller@dritte.example']
  const supplier = bearer(await service.login('hersteller@dritte.example'))
  for (let count = 0; count < MOST_OWN_KEYS; count += 1) await made({}, supplier)
  expect(errorOf(await make({}, supplier)).code).toBe('quotaReached')
  await service.db
    .updateTable('account')
    .set({ policies: ['noAccessKeys'] })
    .where('id', '=', id)
    .execute()
  const again = bearer(await service.login('hersteller@dritte.example'))
  expect([(await make({}, again)).statusCode, (await service.get(own, again)).statusCode]).toEqual([403, 200])
})

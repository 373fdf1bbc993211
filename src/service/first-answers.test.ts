import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let id = ''
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  const made = await ada.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
  id = made.json<{ id: string }>().id
})
const send = (url: string, key: string, payload?: object) =>
  ada.call({ method: 'POST', url: `/v1/${url}`, headers: { 'idempotency-key': key }, ...(payload && { payload }) })
const counted = async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from construction) as constructions, (select count(*)::int from own_material) as materials,
    (select count(*)::int from outbox) as mails`.execute(service.db)
  return rows[0]
}

describe('a retry with the same key gets the first answer, and nothing happens twice', () => {
  test.each<[what: string, ask: (key: string) => ReturnType<typeof send>]>([
    ['creating', (key) => send('construction/custom', key, buildConstruction())],
    ['copying', (key) => send(`construction/custom/${id}/copy`, key)],
    ['a material', (key) => send('material/own', key, buildOwnMaterial())],
    ['sharing', (key) => send(`construction/share?id=${id}`, key, { 'neu@dritte.example': 'view' })],
  ])('%s', async (what, ask) => {
    const first = await ask(what)
    expect([first.statusCode < 300, first.headers['idempotency-replayed']]).toEqual([true, undefined])
    const after = await counted()
    const again = await ask(what)
    expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([
      first.statusCode,
      first.body,
      'true',
    ])
    expect(await counted()).toEqual(after)
  })
})

test('of many at once one is done; the others get its answer, or are told to come again', async () => {
  const before = await counted()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(`construction/custom/${id}/copy`, 'at once')))
  expect(answers.filter(({ statusCode }) => ![200, 409].includes(statusCode))).toEqual([])
  const bodies = answers.flatMap(({ statusCode, body }) => (statusCode === 200 ? [body] : []))
  expect(new Set(bodies).size).toBe(1)
  expect((await counted())?.['constructions']).toBe((before?.['constructions'] ?? 0) + 1)
})

test('the same key with another body is refused; what was refused may be tried again', async () => {
  expect((await send('material/own', 'one', buildOwnMaterial())).statusCode).toBe(201)
  const other = await send('material/own', 'one', buildOwnMaterial({ density: 99 }))
  expect(errorOf(other).code).toBe('idempotencyKeyReused')
  expect((await send('material/own', 'two', {})).statusCode).toBe(400)
  expect((await send('material/own', 'two', buildOwnMaterial())).statusCode).toBe(201)
  expect(errorOf(await send('material/own', 'k'.repeat(256), buildOwnMaterial())).details).toMatchObject([
    { path: 'header.Idempotency-Key' },
  ])
})

test('a first request whose node has ended leaves its key free after a while', async () => {
  const url = `construction/custom/${id}/copy`
  await send(url, 'lost')
  const row = service.db.updateTable('idempotencyKey').where('key', '=', 'lost')
  await row.set({ reply: 'null' }).execute()
  expect((await send(url, 'lost')).statusCode).toBe(409)
  await row.set({ createdAt: sql<Date>`now() - interval '2 minutes'` }).execute()
  expect((await send(url, 'lost')).statusCode).toBe(200)
})

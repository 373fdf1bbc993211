import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { errorOf } from '#testing/service.ts'
import { MOST_WEBHOOKS, webhookEvents } from '#vocabulary/webhooks.ts'

type Received = { readonly headers: http.IncomingHttpHeaders; readonly body: string }
type Told = { id: string; event: string; createdAt: string; data: { constructions: Record<string, unknown>[] } }
type Created = Webhook & { secret: string }

/** A receiver that keeps what it is sent, and answers with what it is told to. */
async function startReceiver() {
  const received: Received[] = []
  const answer = { status: 204, headers: {} as Record<string, string> }
  const server = http.createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => {
      body += text
    })
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/hook`, received, answer, stop: () => server.close() }
}

let service: AccountsService
let receiver: Awaited<ReturnType<typeof startReceiver>>
let ada: Record<string, string>
let ben: Record<string, string>

beforeAll(async () => {
  receiver = await startReceiver()
  service = await buildAccountsService({
    WEBHOOK_PRIVATE: 'on',
    SIGNING_KEY_SECRET: 'three larks over Lisbon, and one more',
  })
  ada = bearer(await service.login('architektin@buero.example'))
  ben = bearer(await service.login('architekt@buero.example'))
})
afterAll(() => receiver.stop())
beforeEach(async () => {
  await service.db.deleteFrom('webhook').execute()
  receiver.received.length = 0
  Object.assign(receiver.answer, { status: 204, headers: {} })
})

const all = { events: [...webhookEvents] }
const make = (more: object = {}, headers = ada) =>
  service.post('/v1/webhook', { address: receiver.address, ...all, ...more }, headers)
const made = async (more: object = {}, headers = ada) => {
  const response = await make(more, headers)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Created>()
}
const deliveries = async ({ id }: Webhook, headers = ada) =>
  (await service.get(`/v1/webhook/${id}/deliveries`, headers)).json<WebhookDelivery[]>()
const hook = async ({ id }: Webhook) =>
  (await service.get('/v1/webhook', ada)).json<Webhook[]>().find((one) => one.id === id)
const create = async (headers = ada) =>
  (await service.post('/v1/construction/custom', buildConstruction(), headers)).json<{ id: string; version: number }>()
const told = async (): Promise<Told[]> => {
  await service.accounts.webhooks.drain()
  return receiver.received.map(({ body }) => JSON.parse(body) as Told)
}
/** As if the pause of every webhook were over. */
const later = (passed = '1 hour') =>
  sql`update webhook set retry_at = retry_at - ${passed}::interval`.execute(service.db)

describe('a webhook', () => {
  test('is told of what happens to the constructions of its owner, of nothing else, and never their content', async () => {
    await made()
    const { id } = await create()
    await create(ben)
    await service.call({
      method: 'PUT',
      url: `/v1/construction/custom/${id}`,
      headers: { ...ada, 'if-match': '"1"' },
      payload: buildConstruction({ name: 'Streng geheim' }),
    })
    await service.post(`/v1/construction/share?id=${id}`, { 'architekt@buero.example': 'edit' }, ada)
    // whoever it is shared with changes it: it stays the owner's
    await service.call({
      method: 'PUT',
      url: `/v1/construction/custom/${id}`,
      headers: { ...ben, 'if-match': '"2"' },
      payload: buildConstruction({ name: 'Von Ben' }),
    })
    await service.call({ method: 'DELETE', url: '/v1/construction/batch', headers: ada, payload: [id] })
    await service.call({ method: 'POST', url: '/v1/construction/restore', headers: ada, payload: [id] })
    const happened = await told()
    expect(happened.map(({ event }) => event).sort()).toEqual([
      'construction.changed',
      'construction.changed',
      'construction.created',
      'construction.created',
      'construction.deleted',
      'construction.shared',
    ])
    expect(happened.every(({ data: { constructions } }) => constructions.every((one) => one['id'] === id))).toBe(true)
    expect(receiver.received.map(({ body }) => body).join()).not.toMatch(/geheim|Ben/)
    expect(happened.find(({ event }) => event === 'construction.shared')?.data.constructions).toEqual([
      { id, version: 2, permission: 'edit', sharedWith: 'architekt@buero.example' },
    ])
  })

  test('is told when something is shared with its owner', async () => {
    await made({ events: ['construction.shared'] }, ben)
    const { id } = await create()
    await service.post(`/v1/construction/share?id=${id}`, { 'architekt@buero.example': 'view' }, ada)
    expect((await told()).map(({ data }) => data.constructions[0]?.['id'])).toEqual([id])
  })

  test('is told of figures that were computed again, and of a release that is switched', async () => {
    await made({ events: ['construction.recomputed', 'release.switched'] })
    const { id } = await create()
    await service.db.updateTable('construction').set({ figuresVersion: 'old' }).where('id', '=', id).execute()
    await service.db.updateTable('construction').set({ gwp: 1 }).where('id', '=', id).execute()
    await sql`update data_release set datasets = datasets`.execute(service.db)
    await sql`insert into data_release (id, generation, status) values ('OBD_2099_I', 'EN 15804+A2', 'on')`.execute(
      service.db,
    )
    for (const status of ['off', 'on'])
      await sql`update data_release set status = ${status} where id = 'OBD_2099_I'`.execute(service.db)
    const happened = await told()
    expect(happened.map(({ event }) => event).sort()).toEqual([
      'construction.recomputed',
      'release.switched',
      'release.switched',
    ])
  })

  test('is told of many at once in parts of a hundred', async () => {
    await made()
    const { id } = await create()
    await told()
    receiver.received.length = 0
    await sql`insert into construction
      select (jsonb_populate_record(null::construction, to_jsonb(one) || jsonb_build_object('id', gen_random_uuid()))).*
      from generate_series(1, 250), construction one where one.id = ${id}`.execute(service.db)
    expect((await told()).map(({ data }) => data.constructions.length).sort((a, b) => b - a)).toEqual([100, 100, 50])
  })

  test('is not told of what was undone, nor of what it did not ask for, nor while it is off', async () => {
    await made({ events: ['construction.deleted'] })
    await made({ active: false })
    await create()
    const undone = service.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('construction').set({ deletedAt: new Date() }).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await told()).toEqual([])
  })

  test('signs what it sends; a new secret signs beside the one before', async () => {
    const { id, secret } = await made()
    await create()
    await told()
    const renewed = (await service.post(`/v1/webhook/${id}/secret`, undefined, ada)).json<Created>().secret
    await create()
    await told()
    const [first, second] = receiver.received
    const signed = (by: string, { headers, body }: Received) => {
      const [, t = '', signatures = ''] = /^t=(\d+),(.*)$/.exec(String(headers['aufbau-signature'])) ?? []
      expect(Math.abs(Date.now() / 1000 - Number(t))).toBeLessThan(60)
      return signatures.includes(`v1=${createHmac('sha256', by).update(`${t}.${body}`).digest('hex')}`)
    }
    if (!first || !second) throw new Error('not told')
    expect([signed(secret, first), signed(renewed, first)]).toEqual([true, false])
    expect([signed(secret, second), signed(renewed, second)]).toEqual([true, true])
    expect(first.headers).toMatchObject({
      'aufbau-event': 'construction.created',
      'aufbau-delivery': (JSON.parse(first.body) as Told).id,
      'content-type': 'application/json; charset=utf-8',
    })
    const rows = await sql<{ secret: object }>`select secret, former_secret from webhook`.execute(service.db)
    expect(JSON.stringify(rows.rows)).not.toContain(secret)
  })

  test('that does not answer pauses as a whole, is asked again, and is told once it is well', async () => {
    const created = await made()
    receiver.answer.status = 500
    for (let n = 0; n < 20; n += 1) await create()
    await told()
    const asked = receiver.received.length
    expect(asked).toBeLessThanOrEqual(8)
    expect(await hook(created)).toMatchObject({ failures: asked, waiting: 20 })
    await told()
    expect(receiver.received.length).toBe(asked)
    expect((await deliveries(created)).find(({ attempts }) => attempts > 0)).toMatchObject({
      state: 'waiting',
      status: 500,
      failure: 'status',
    })
    receiver.answer.status = 200
    await later()
    await told()
    expect(await hook(created)).toMatchObject({ failures: 0, retryAt: null, waiting: 0 })
    expect(new Set((await deliveries(created)).map(({ state }) => state))).toEqual(new Set(['arrived']))
  })

  test('is given up for a delivery after a day, which can be sent again by hand under the same id', async () => {
    const created = await made()
    receiver.answer.status = 404
    await create()
    await told()
    await sql`update webhook_delivery set queued_at = queued_at - interval '25 hours'`.execute(service.db)
    await later()
    await told()
    const [given] = await deliveries(created)
    expect(given).toMatchObject({ state: 'givenUp', attempts: 2, status: 404 })
    receiver.answer.status = 200
    const again = await service.post(`/v1/webhook/${created.id}/deliveries/${given?.id}/redelivery`, undefined, ada)
    expect([again.statusCode, again.json<WebhookDelivery>().state]).toEqual([202, 'waiting'])
    expect((await told()).at(-1)?.id).toBe(given?.id)
    expect(await deliveries(created)).toMatchObject([{ state: 'arrived', attempts: 3 }])
  })

  test('follows no redirection', async () => {
    const created = await made()
    Object.assign(receiver.answer, { status: 307, headers: { location: receiver.address } })
    await service.post(`/v1/webhook/${created.id}/ping`, undefined, ada)
    expect((await told()).length).toBe(1)
    expect(await deliveries(created)).toMatchObject([{ event: 'ping', status: 307, failure: 'status' }])
  })

  test('keeps its secret to the one answer, and its log to its owner', async () => {
    const created = await made()
    const list = await service.get('/v1/webhook', ada)
    expect(list.json()).toMatchObject([{ id: created.id, address: receiver.address, waiting: 0 }])
    expect(list.body).not.toContain(created.secret)
    expect((await service.get('/v1/webhook', ben)).json()).toEqual([])
    expect(errorOf(await service.get(`/v1/webhook/${created.id}/deliveries`, ben)).code).toBe('notFound')
    expect(service.log.join('')).not.toContain(created.secret)
  })

  test('is one of ten at most', async () => {
    const outcomes = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 3 }, async () => (await make()).statusCode))
    expect(outcomes.filter((status) => status === 201)).toHaveLength(MOST_WEBHOOKS)
    expect(errorOf(await make())).toMatchObject({ code: 'quotaReached' })
  })

  test('is not told while its owner may not sign in', async () => {
    await made({}, ben)
    const { id } = await create()
    await service.db
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('email', '=', 'architekt@buero.example')
      .execute()
    await service.post(`/v1/construction/share?id=${id}`, { 'architekt@buero.example': 'view' }, ada)
    const happened = await told()
    await service.db
      .updateTable('account')
      .set({ status: 'active' })
      .where('email', '=', 'architekt@buero.example')
      .execute()
    expect(happened).toEqual([])
  })
})

describe('where the operator has not allowed networks of one’s own', () => {
  let strict: AccountsService
  let headers: Record<string, string>
  beforeAll(async () => {
    strict = await buildAccountsService()
    headers = bearer(await strict.login('architektin@buero.example'))
  })

  test.each([
    ['http://office.example/', 'wrongFormat'],
    ['https://127.0.0.1/', 'privateAddress'],
    ['https://[::1]/', 'privateAddress'],
  ])('%s is refused by name', async (address, code) => {
    const response = await strict.post('/v1/webhook', { address, ...all }, headers)
    expect(errorOf(response)).toMatchObject({ details: [{ path: '/address', code }] })
  })

  test('a name that stands for this machine is not connected to', async () => {
    const created = (
      await strict.post('/v1/webhook', { address: 'https://localhost/', ...all }, headers)
    ).json<Created>()
    await strict.post(`/v1/webhook/${created.id}/ping`, undefined, headers)
    await strict.accounts.webhooks.drain()
    const [ping] = (await strict.get(`/v1/webhook/${created.id}/deliveries`, headers)).json<WebhookDelivery[]>()
    expect(ping).toMatchObject({ failure: 'addressRefused', status: null, state: 'waiting' })
  })
})

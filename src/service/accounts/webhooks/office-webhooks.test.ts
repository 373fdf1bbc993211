import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Webhook, WebhookDelivery } from '#contract/webhooks.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { errorOf } from '#testing/service.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'
import { webhookEvents } from '#vocabulary/webhooks.ts'

const people = {
  owner: 'architektin@buero.example',
  other: 'architekt@buero.example',
  stranger: 'hersteller@dritte.example',
} as const
type Person = keyof typeof people

let service: AccountsService
let office: string
const headers = {} as Record<Person, Record<string, string>>

beforeAll(async () => {
  service = await buildAccountsService()
  for (const person of Object.keys(people) as Person[]) headers[person] = bearer(await service.login(people[person]))
})
beforeEach(async () => {
  await service.db.deleteFrom('webhook').execute()
  await service.db.deleteFrom('officeMember').execute()
  office = (await service.post('/v1/office', { name: 'Büro' }, headers.owner)).json<{ id: string }>().id
})

const setRole = async (role: OfficeRole) => {
  const member = { officeId: office, accountId: service.ids[people.other], role }
  await service.db
    .insertInto('officeMember')
    .values(member)
    .onConflict((conflict) => conflict.columns(['officeId', 'accountId']).doUpdateSet({ role }))
    .execute()
}
const hook = { address: 'https://office.example/aufbau', events: [...webhookEvents] }
const make = (who: Person, query = `?office=${office}`) => service.post(`/v1/webhook${query}`, hook, headers[who])
const made = async (who: Person, query?: string) => {
  const response = await make(who, query)
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Webhook>().id
}
const construct = async (who: Person, query = '') =>
  (await service.post(`/v1/construction/custom${query}`, buildConstruction(), headers[who])).json<{ id: string }>().id
/** What waits for a webhook: event and construction. */
const told = async (id: string, who: Person, query = `?office=${office}`) =>
  (await service.get(`/v1/webhook/${id}/deliveries${query}`, headers[who]))
    .json<WebhookDelivery[]>()
    .map(({ event, data }) => [event, (data['constructions'] as { id: string }[])[0]?.id])
    .toReversed()

test('an office is told of its constructions whoever of it changes them, and of nobody’s own', async () => {
  await setRole('member')
  const ofOffice = await made('owner')
  const ofOwner = await made('owner', '')
  const construction = await construct('other', `?office=${office}`)
  const own = await construct('owner')
  await service.post(`/v1/construction/share?id=${construction}`, { 'neu@dritte.example': 'view' }, headers.owner)
  await service.call({
    method: 'DELETE',
    url: '/v1/construction/batch',
    headers: headers.owner,
    payload: [construction],
  })
  expect(await told(ofOffice, 'owner')).toEqual([
    ['construction.created', construction],
    ['construction.shared', construction],
    ['construction.deleted', construction],
  ])
  expect(await told(ofOwner, 'owner', '')).toEqual([['construction.created', own]])
})

test('of one that is moved both are told: whoever had it and whoever has it', async () => {
  const ofOffice = await made('owner')
  const ofOwner = await made('owner', '')
  const id = await construct('owner')
  await service.post('/v1/construction/move', { ids: [id], office }, headers.owner)
  await service.post('/v1/construction/move', { ids: [id], office: null }, headers.owner)
  const moved = [
    ['construction.changed', id],
    ['construction.changed', id],
  ]
  expect(await told(ofOffice, 'owner')).toEqual(moved)
  expect(await told(ofOwner, 'owner', '')).toEqual([['construction.created', id], ...moved])
})

test.each<[OfficeRole, number | string]>([
  ['owner', 201],
  ['admin', 201],
  ['member', 'forbidden'],
  ['viewer', 'forbidden'],
])('whoever is %s in the office gets %s for one of it', async (role, expected) => {
  await setRole(role)
  const response = await make('other')
  expect(response.statusCode === 201 ? 201 : errorOf(response).code).toBe(expected)
})

test('who is no member, or no longer one, sees none and learns of none', async () => {
  await setRole('admin')
  const id = await made('other')
  await service.db.deleteFrom('officeMember').where('accountId', '=', service.ids[people.other]).execute()
  for (const who of ['other', 'stranger'] as const) {
    expect(errorOf(await service.get(`/v1/webhook?office=${office}`, headers[who])).code).toBe('notFound')
    expect((await service.get('/v1/webhook', headers[who])).json()).toEqual([])
    expect(errorOf(await service.get(`/v1/webhook/${id}/deliveries`, headers[who])).code).toBe('notFound')
  }
  // it stays the office's, whoever made it
  expect(
    (await service.get(`/v1/webhook?office=${office}`, headers.owner)).json<Webhook[]>().map((one) => one.id),
  ).toEqual([id])
})

test('who made and removed one stands in the activity, by its address', async () => {
  const id = await made('owner')
  await service.call({ method: 'DELETE', url: `/v1/webhook/${id}?office=${office}`, headers: headers.owner })
  const activity = await service.get(`/v1/office/${office}/activity`, headers.owner)
  expect(activity.json<{ kind: string; subject: string }[]>().slice(0, 2)).toMatchObject([
    { kind: 'webhookRemoved', subject: hook.address },
    { kind: 'webhookAdded', subject: hook.address },
  ])
})

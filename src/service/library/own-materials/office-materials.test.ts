import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import type { OwnMaterial } from '#contract/own-materials.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOffice, join, type TestOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
const people = ['owner', 'admin', 'member', 'viewer', 'former', 'stranger'] as const

beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const made = async (who: TestUser = office.member, query = `?office=${office.id}`, name = 'Bürohanf') => {
  const payload = buildOwnMaterial({ name: { de_DE: name } })
  const response = await who.call({ method: 'POST', url: `/v1/material/own${query}`, payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<OwnMaterial>()
}
const outcome = async (who: TestUser, request: InjectOptions) => {
  const response = await who.call(request)
  return response.statusCode < 400 ? response.statusCode : errorOf(response).code
}
const outcomes = async (request: () => Promise<InjectOptions>) => {
  const got: (number | string)[] = []
  for (const person of people) got.push(await outcome(office[person], await request()))
  return got
}
const get = async (who: TestUser, url: string) => who.call({ method: 'GET', url })
const wall = async (who: TestUser, materialId: string, query = '') => {
  const payload = buildConstruction({ layers: [...timberWall(), { materialId, thickness: 0.1 }] })
  return who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload })
}

const N = 'notFound'
const F = 'forbidden'
describe('who may do what with a material of the office', () => {
  //                                                     owner, admin, member, viewer, former, other office
  test.each<[string, (string | number)[], (id: string) => InjectOptions]>([
    ['see', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/material/${id}` })],
    ['read', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/material/own/${id}` })],
    ['uses', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/material/own/${id}/uses` })],
    [
      'write',
      [200, 200, 200, F, N, N],
      (id) => ({
        method: 'PUT',
        url: `/v1/material/own/${id}`,
        payload: buildOwnMaterial(),
        headers: { 'if-match': '*' },
      }),
    ],
    ['delete', [204, 204, F, F, N, N], (id) => ({ method: 'DELETE', url: `/v1/material/own/${id}` })],
    [
      'take out',
      [204, 204, F, F, N, N],
      (id) => ({ method: 'POST', url: `/v1/material/own/${id}/move`, payload: { office: null } }),
    ],
  ])('%s', async (_what, expected, request) => {
    expect(await outcomes(async () => request((await made()).id))).toEqual(expected)
  })

  test('put in, make there, and list: members and above, and viewers look', async () => {
    const got = []
    for (const person of people) {
      const own = await made(office[person], '')
      const url = `/v1/material/own/${own.id}/move`
      got.push(await outcome(office[person], { method: 'POST', url, payload: { office: office.id } }))
    }
    expect(got).toEqual([204, 204, 204, F, N, N])
    const create = { method: 'POST', url: `/v1/material/own?office=${office.id}`, payload: buildOwnMaterial() } as const
    expect(await outcomes(async () => create)).toEqual([201, 201, 201, F, N, N])
    const list = { method: 'GET', url: `/v1/material/own?office=${office.id}` } as const
    expect(await outcomes(async () => list)).toEqual([200, 200, 200, 200, N, N])
  })
})

test('lists, search, counts and prices tell of it to members alone', async () => {
  const { id, owner, permission } = await made(office.member, undefined, 'Nordhangfaser')
  expect([owner?.kind, owner?.id, permission]).toEqual(['office', office.id, 'edit'])
  const urls = [
    `/v1/material/list?query=Nordhangfaser`,
    `/v1/material/own?office=${office.id}&query=Nordhangfaser&customTake=50`,
  ]
  for (const url of urls) expect((await get(office.viewer, url)).body, url).toContain(id)
  for (const who of [office.former, office.stranger])
    for (const url of urls) {
      const { body, headers } = await get(who, url)
      expect(body, url).not.toContain(id)
      expect(headers['x-total-count'] ?? '0', url).toBe('0')
    }
  // the own list keeps to what is one's own
  expect((await get(office.member, '/v1/material/own?customTake=50')).body).not.toContain(id)
  const price: InjectOptions = {
    method: 'PUT',
    url: `/v1/material/price/of/${id}`,
    payload: { amount: 5, per: 'kg', on: '2026-01-31' },
  }
  expect(await outcome(office.former, price)).toBe(N)
})

test('who leaves loses it with the next call; what uses it keeps it for who sees that', async () => {
  const leaver = await service.signIn({ name: 'Lea' })
  await join(service.db, office.id, leaver, 'member')
  const { id } = await made(leaver)
  const apart = (await wall(leaver, id)).json<Construction>()
  const ours = (await wall(leaver, id, `?office=${office.id}`)).json<Construction>()
  const { uses } = (await get(office.viewer, `/v1/material/own/${id}`)).json<OwnMaterial>()
  expect(uses, 'the private wall of a colleague is not counted').toBe(1)
  const member = `/v1/office/${office.id}/member/${leaver.userId}`
  expect(await outcome(office.admin, { method: 'DELETE', url: member })).toBe(204)
  expect((await get(leaver, `/v1/material/own/${id}`)).statusCode).toBe(404)
  expect((await wall(leaver, id)).statusCode, 'seen by the private wall alone').toBe(200)
  await leaver.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [apart.id] })
  expect((await get(leaver, `/v1/construction/custom/${ours.id}`)).statusCode).toBe(404)
  const kpi = (await get(office.viewer, `/v1/construction/custom/kpi/${ours.id}`)).json()
  expect(kpi.thermal.uValue).toBeGreaterThan(0)
})

test('what is done to it stands in the activity of the office, and is refused with the field named', async () => {
  const { id } = await made(office.owner, '', 'Wandert')
  const move = (to: unknown) =>
    office.owner.call({ method: 'POST', url: `/v1/material/own/${id}/move`, payload: { office: to } })
  expect((await move(office.id)).statusCode).toBe(204)
  expect((await move(null)).statusCode).toBe(204)
  expect(errorOf(await move('kein Büro')).details[0]).toMatchObject({ path: '/office' })
  expect(errorOf(await move(office.other)).code).toBe(N)
  const { body } = await get(office.viewer, `/v1/office/${office.id}/activity?customTake=5`)
  expect(body).toContain('movedIn')
  expect(body).toContain('movedOut')
  expect(body).toContain('Wandert')
})

import type { InjectOptions } from 'fastify'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, join, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
const people = ['owner', 'admin', 'member', 'viewer', 'former', 'stranger'] as const
type Person = (typeof people)[number]

beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const made = async (who: TestUser = office.member, query = `?office=${office.id}`) => {
  const payload = buildConstruction(query === '' ? {} : { name: 'Wand des Büros', tags: ['Büromarke'] })
  const response = await who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<Construction>()
}
const outcome = async (who: TestUser, request: InjectOptions) => {
  const response = await who.call(request)
  return response.statusCode < 400 ? response.statusCode : errorOf(response).code
}
/** What each of them gets, asked in turn upon a target of its own. */
const outcomes = async (request: () => Promise<InjectOptions>) => {
  const got: Partial<Record<Person, number | string>> = {}
  for (const person of people) got[person] = await outcome(office[person], await request())
  return Object.values(got)
}

const N = 'notFound'
const F = 'forbidden'
const U = 'unknownConstruction'
describe('who may do what with a construction of the office', () => {
  const tag = { 'if-match': '*' }
  //                                                     owner, admin, member, viewer, former, other office
  test.each<[string, (string | number)[], (id: string) => InjectOptions]>([
    ['read', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/construction/custom/${id}` })],
    ['figures', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/construction/custom/kpi/${id}` })],
    ['file', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/construction/custom/${id}/export` })],
    ['drift', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/construction/custom/${id}/drift` })],
    ['copy', [200, 200, 200, 200, N, N], (id) => ({ method: 'POST', url: `/v1/construction/custom/${id}/copy` })],
    [
      'write',
      [200, 200, 200, F, N, N],
      (id) => ({
        method: 'PUT',
        url: `/v1/construction/custom/${id}`,
        payload: buildConstruction({ name: 'Neu' }),
        headers: tag,
      }),
    ],
    ['delete', [200, 200, U, U, U, U], (id) => ({ method: 'DELETE', url: '/v1/construction/batch', payload: [id] })],
    [
      'share',
      [200, 200, F, F, N, N],
      (id) => ({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload: { 'neu@dritte.example': 'view' } }),
    ],
    ['shares', [200, 200, F, F, N, N], (id) => ({ method: 'GET', url: `/v1/construction/share?id=${id}` })],
    [
      'take out',
      [204, 204, U, U, U, U],
      (id) => ({ method: 'POST', url: '/v1/construction/move', payload: { ids: [id], office: null } }),
    ],
  ])('%s', async (_what, expected, request) => {
    expect(await outcomes(async () => request((await made()).id))).toEqual(expected)
  })

  test('put in: members and above', async () => {
    const got = []
    for (const person of people) {
      const own = await made(office[person], '')
      const payload = { ids: [own.id], office: office.id }
      got.push(await outcome(office[person], { method: 'POST', url: '/v1/construction/move', payload }))
    }
    expect(got).toEqual([204, 204, 204, F, N, N])
    const create = {
      method: 'POST',
      url: `/v1/construction/custom?office=${office.id}`,
      payload: buildConstruction(),
    } as const
    expect(await outcomes(async () => create)).toEqual([200, 200, 200, F, N, N])
  })

  test('the office itself, its members, what was done', async () => {
    const at = (method: 'GET' | 'PUT', path: string, payload?: object) => () =>
      Promise.resolve({ method, url: `/v1/office/${office.id}${path}`, ...(payload && { payload }) })
    expect(await outcomes(at('GET', ''))).toEqual([200, 200, 200, 200, N, N])
    expect(await outcomes(at('GET', '/member'))).toEqual([200, 200, 200, 200, N, N])
    expect(await outcomes(at('GET', '/activity'))).toEqual([200, 200, 200, 200, N, N])
    expect(await outcomes(at('GET', '/invitation'))).toEqual([200, 200, F, F, N, N])
    expect(await outcomes(at('PUT', '', { name: 'Atelier Nordhang' }))).toEqual([200, 200, F, F, N, N])
  })
})

describe('lists, counts, facets, tags and search tell of an office to its members alone', () => {
  test('a list by office, with whose it is and what the caller may do', async () => {
    const { id, owner } = await made()
    expect(owner).toEqual({ kind: 'office', id: office.id, name: 'Atelier Nordhang' })
    const url = `/v1/construction/list?office=${office.id}&query=wand des`
    const items = (await office.viewer.call({ method: 'GET', url })).json<ConstructionListItem[]>()
    expect(items.find((one) => one.id === id)).toMatchObject({ permission: 'view', owner: { kind: 'office' } })
    const facets = await office.viewer.call({ method: 'GET', url: `/v1/construction/facets?office=${office.id}` })
    expect(facets.json().tags).toContainEqual(expect.objectContaining({ tag: 'Büromarke' }))
  })

  test.each(['list?', 'facets?', 'filter/custom-tags?', 'count/custom?'])('%s', async (path) => {
    const asked = { method: 'GET', url: `/v1/construction/${path}office=${office.id}` } as const
    expect(await outcomes(async () => asked)).toEqual([200, 200, 200, 200, N, N])
  })

  test('who has left or is of another office finds nothing of it by any way', async () => {
    await made()
    // nothing of their own, such as copies that were made while they were members
    for (const { userId } of [office.former, office.stranger])
      await service.db.deleteFrom('construction').where('ownerId', '=', userId).execute()
    for (const who of [office.former, office.stranger]) {
      const get = async (url: string) => (await who.call({ method: 'GET', url })).body
      for (const url of ['list?ownership=custom', 'shared/list', 'filter/custom-tags', 'facets?ownership=custom'])
        expect(await get(`/v1/construction/${url}`)).not.toContain('Büro')
      expect(await get('/v1/office')).not.toContain('Nordhang')
    }
  })
})

test('who leaves loses the office with the next call, what belongs to it stays', async () => {
  const leaver = await service.signIn({ name: 'Lea' })
  await join(service.db, office.id, leaver, 'member')
  const { id } = await made(leaver)
  const read = { method: 'GET', url: `/v1/construction/custom/${id}` } as const
  expect(await outcome(leaver, read)).toBe(200)
  const member = `/v1/office/${office.id}/member/${leaver.userId}`
  expect(await outcome(office.admin, { method: 'DELETE', url: member })).toBe(204)
  expect(await outcome(leaver, read)).toBe(N)
  expect(await outcome(office.viewer, read)).toBe(200)
})

import type { InjectOptions } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { ProjectListItem } from '#contract/project-lists.ts'
import type { Project } from '#contract/projects.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
const people = ['owner', 'admin', 'member', 'viewer', 'former', 'stranger'] as const

beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const made = async (who: TestUser = office.member, query = `?office=${office.id}`) => {
  const response = await who.call({ method: 'POST', url: `/v1/project${query}`, payload: buildProject() })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Project>()
}
const outcome = async (who: TestUser, request: InjectOptions) => {
  const response = await who.call(request)
  return response.statusCode < 400 ? response.statusCode : errorOf(response).code
}
const listed = async (who: TestUser, query = '') =>
  (await who.call({ url: `/v1/project/list?customTake=100${query}` })).json<ProjectListItem[]>()
const moving = (id: string, into: string | null): InjectOptions => ({
  method: 'POST',
  url: '/v1/project/move',
  payload: { ids: [id], office: into },
})

const [N, F, P] = ['notFound', 'forbidden', 'unknownProject'] as const
//                                                     owner, admin, member, viewer, former, other office
test.each<[string, (string | number)[], (id: string) => InjectOptions]>([
  ['read', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/project/${id}` })],
  ['figures', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/project/${id}/kpi` })],
  ['file', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/project/${id}/export` })],
  ['versions', [200, 200, 200, 200, N, N], (id) => ({ method: 'GET', url: `/v1/project/${id}/states` })],
  ['copy', [201, 201, 201, 201, N, N], (id) => ({ method: 'POST', url: `/v1/project/${id}/copy` })],
  [
    'write',
    [200, 200, 200, F, N, N],
    (id) => ({ method: 'PUT', url: `/v1/project/${id}`, payload: buildProject(), headers: { 'if-match': '*' } }),
  ],
  [
    'put away',
    [200, 200, F, F, N, N],
    (id) => ({
      method: 'POST',
      url: `/v1/project/${id}/archive`,
      payload: { archived: true },
      headers: { 'if-match': '*' },
    }),
  ],
  ['delete', [200, 200, P, P, P, P], (id) => ({ method: 'DELETE', url: '/v1/project/batch', payload: [id] })],
  [
    'share',
    [200, 200, F, F, N, N],
    (id) => ({ method: 'POST', url: `/v1/project/share?id=${id}`, payload: { 'neu@dritte.example': 'view' } }),
  ],
  ['shares', [200, 200, F, F, N, N], (id) => ({ method: 'GET', url: `/v1/project/share?id=${id}` })],
  ['take out', [204, 204, P, P, P, P], (id) => moving(id, null)],
])('of a project of the office: %s', async (_what, expected, request) => {
  const got = []
  for (const person of people) got.push(await outcome(office[person], request((await made()).id)))
  expect(got).toEqual(expected)
})

test('members and above put in, by making it there or by moving it', async () => {
  const moved = []
  for (const person of people) {
    const own = await made(office[person], '')
    moved.push(await outcome(office[person], moving(own.id, office.id)))
  }
  expect(moved).toEqual([204, 204, 204, F, N, N])
  const request = { method: 'POST', url: `/v1/project?office=${office.id}`, payload: buildProject() } as const
  expect(await outcome(office.viewer, request)).toBe(F)
  expect(await outcome(office.stranger, request)).toBe(N)
})

test('a list, and a count, are those of the office where it is named; nobody else is told of it', async () => {
  const { id, owner, permission } = await made()
  expect({ owner, permission }).toEqual({
    owner: { kind: 'office', id: office.id, name: 'Atelier Nordhang' },
    permission: 'edit',
  })
  const ofOffice = await listed(office.viewer, `&office=${office.id}`)
  expect(ofOffice.find((one) => one.id === id)).toMatchObject({ permission: 'view', owner: { kind: 'office' } })
  const count = await office.viewer.call({ url: `/v1/project/count?office=${office.id}` })
  expect(count.json()).toBe(ofOffice.length)
  const ids = (await listed(office.stranger)).map((one) => one.id)
  expect(ids).not.toContain(id)
  expect(await outcome(office.stranger, { url: `/v1/project/list?office=${office.id}` })).toBe(N)
  expect(await outcome(office.former, { url: `/v1/project/count?office=${office.id}` })).toBe(N)
  // shared is what is given by address, not what belongs to an office
  const shared = await office.viewer.call({ url: '/v1/project/shared/list' })
  expect(shared.json<ProjectListItem[]>().map((one) => one.id)).not.toContain(id)
})

test('whoever leaves keeps nothing of it, and the office notes what was done', async () => {
  const own = await made(office.admin, '')
  await office.admin.call(moving(own.id, office.id))
  await office.admin.call({ method: 'DELETE', url: `/v1/office/${office.id}/member/${office.admin.userId}` })
  expect(await outcome(office.admin, { url: `/v1/project/${own.id}` })).toBe(N)
  expect(await outcome(office.owner, { url: `/v1/project/${own.id}` })).toBe(200)
  await office.owner.call({ method: 'DELETE', url: '/v1/project/batch', payload: [own.id] })
  const response = await office.owner.call({ url: `/v1/office/${office.id}/activity?customTake=3` })
  const kinds = response.json<{ kind: string; subject: string }[]>().map(({ kind }) => kind)
  expect(kinds).toEqual(['deleted', 'left', 'movedIn'])
})

test('what is changed and taken away is noted with the figures before and after; of private ones nothing', async () => {
  const { id } = await made(office.member)
  const mine = await made(office.member, '')
  const put = (project: string) =>
    ({
      method: 'PUT',
      url: `/v1/project/${project}`,
      payload: buildProject({ name: 'Anbau', areas: { netRoomArea: 240, heatedNetRoomArea: 100 } }),
      headers: { 'if-match': '*' },
    }) as const
  await office.member.call(put(mine.id))
  await office.member.call(put(id))
  await office.member.call({ url: `/v1/project/${id}/export?format=csv` })
  const response = await office.viewer.call({ url: `/v1/office/${office.id}/activity?kind=changed,exported` })
  const [exported, changed, ...others] = response.json<ActivityEntry[]>()
  expect(exported).toMatchObject({ kind: 'exported', subject: 'Anbau', changes: { format: { to: 'csv' } } })
  expect(changed?.changes).toMatchObject({ name: { from: 'Haus am Hang', to: 'Anbau' } })
  const { from, to } = changed?.changes['gwpPerYear'] ?? {}
  expect(Number(from)).toBeGreaterThan(Number(to))
  expect(others.map(({ subject }) => subject)).not.toContain('Anbau')
})

test('one that may not be moved keeps all where they are', async () => {
  const own = await made(office.member, '')
  const other = await made()
  const payload = { ids: [own.id, other.id], office: null }
  const response = await office.member.call({ method: 'POST', url: '/v1/project/move', payload })
  expect(errorOf(response)).toMatchObject({ code: P, details: [{ path: '/ids/1' }] })
})

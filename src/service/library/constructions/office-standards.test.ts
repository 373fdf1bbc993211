import { beforeAll, expect, test } from 'vitest'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { OfficeStandard } from '#contract/office-standards.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestUser } from '#testing/service.ts'

let office: TestOffice
beforeAll(async () => {
  office = await buildOffice(await buildService())
})

const create = async (query = `?office=${office.id}`) => {
  const url = `/v1/construction/custom${query}`
  const answer = await office.member.call({ method: 'POST', url, payload: buildConstruction({ name: 'Vorlage' }) })
  return answer.json<Construction>().id
}
const at = (id: string) => `/v1/construction/custom/${id}/office-standard`
const set = (user: TestUser, id: string, note: string) => user.call({ method: 'PUT', url: at(id), payload: { note } })
const write = (user: TestUser, id: string) =>
  user.call({
    method: 'PUT',
    url: `/v1/construction/custom/${id}`,
    payload: buildConstruction({ name: 'Vorlage', description: 'Neu' }),
    headers: { 'if-match': '*' },
  })
const permissionOf = async (user: TestUser, id: string) =>
  (await user.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).json<Construction>().permission
const listed = async (user: TestUser, id: string, query = `office=${office.id}`) =>
  (await user.call({ method: 'GET', url: `/v1/construction/list?ownership=custom&customTake=200&${query}` }))
    .json<ConstructionListItem[]>()
    .find((item) => item.id === id)

test('a standard of the office is changed by those who administer it alone, while it is one', async () => {
  const id = await create()
  await office.admin.call({
    method: 'POST',
    url: `/v1/construction/share?id=${id}`,
    payload: { [office.stranger.email]: 'edit' },
  })
  expect((await listed(office.member, id))?.officeStandard).toBe(false)
  const made = await set(office.admin, id, 'Für Wohnbauten')
  expect(made.json<{ standard: OfficeStandard }>().standard).toMatchObject({
    version: 1,
    note: 'Für Wohnbauten',
    setBy: 'Ali',
  })
  expect(await listed(office.member, id)).toMatchObject({ officeStandard: true, permission: 'view' })
  for (const user of [office.member, office.stranger]) {
    expect(await permissionOf(user, id)).toBe('view')
    expect(errorOf(await write(user, id)).code).toBe('forbidden')
  }
  expect((await write(office.admin, id)).statusCode).toBe(200)
  await set(office.owner, id, 'Dämmung 200')
  expect((await office.viewer.call({ method: 'GET', url: at(id) })).json().standard).toMatchObject({ version: 2 })
  expect((await office.owner.call({ method: 'DELETE', url: at(id) })).statusCode).toBe(204)
  expect((await write(office.member, id)).statusCode).toBe(200)
  const url = `/v1/construction/custom/${id}/activity?kind=standardSet,standardEnded`
  const told = (await office.viewer.call({ method: 'GET', url })).json<ActivityEntry[]>()
  expect(told.map(({ kind, changes }) => [kind, changes['note']?.to])).toEqual([
    ['standardEnded', undefined],
    ['standardSet', 'Dämmung 200'],
    ['standardSet', 'Für Wohnbauten'],
  ])
})

test('takes a note, is of offices alone, and ends where it leaves the office', async () => {
  const id = await create()
  expect(errorOf(await set(office.admin, id, ' ')).details[0]).toMatchObject({ path: '/note' })
  const own = await create('')
  expect(errorOf(await set(office.member, own, 'Meine')).code).toBe('forbidden')
  await set(office.admin, id, 'Bald fort')
  const payload = { ids: [id], office: null }
  expect((await office.admin.call({ method: 'POST', url: '/v1/construction/move', payload })).statusCode).toBe(204)
  expect((await office.admin.call({ method: 'GET', url: at(id) })).json()).toEqual({ standard: null })
})

test('what was copied from it is marked in the list once there is something newer, and when it is gone', async () => {
  const id = await create()
  await set(office.admin, id, 'Vorlage')
  const copy = await office.viewer.call({ method: 'POST', url: `/v1/construction/custom/${id}/copy` })
  const own = copy.json<Construction>().id
  const origin = async () => (await listed(office.viewer, own, ''))?.origin
  expect(await origin()).toBe('current')
  await write(office.admin, id)
  expect(await origin()).toBe('newer')
  await office.admin.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [id] })
  expect(await origin()).toBe('gone')
  expect((await listed(office.member, await create(), `office=${office.id}`))?.origin).toBeNull()
})

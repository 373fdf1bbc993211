import { beforeAll, describe, expect, test } from 'vitest'
import type { ConstructionOrigin } from '#contract/construction-origin.ts'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const thicker = (): ConstructionLayer[] =>
  timberWall().map((layer) => ({ ...layer, thickness: layer.thickness + 0.02 }))
const made = async (who: TestUser, query = `?office=${office.id}`) => {
  const payload = buildConstruction({ name: 'Bürostandard', layers: timberWall() })
  const answer = await who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Construction>()
}
const copyOf = async (who: TestUser, id: string, ownership = 'custom') => {
  const answer = await who.call({ method: 'POST', url: `/v1/construction/${ownership}/${id}/copy` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Construction>()
}
const change = async (who: TestUser, id: string) => {
  const payload = buildConstruction({ name: 'Bürostandard', layers: thicker() })
  const answer = await who.call({
    method: 'PUT',
    url: `/v1/construction/custom/${id}`,
    payload,
    headers: { 'if-match': '*' },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const at = (id: string) => `/v1/construction/custom/${id}/origin`
const read = async (who: TestUser, id: string) => {
  const answer = await who.call({ method: 'GET', url: at(id) })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ origin: ConstructionOrigin | null }>().origin
}
const accept = (who: TestUser, id: string, version: unknown) =>
  who.call({ method: 'PUT', url: at(id), payload: { version } })

describe('what a construction was made from', () => {
  test('is told with what has changed since, and nothing changes by itself', async () => {
    const source = await made(office.member)
    const copy = await copyOf(office.member, source.id)
    const before = await read(office.member, copy.id)
    expect(before).toMatchObject({ version: 1, source: { id: source.id, version: 1 }, figures: [] })
    await change(office.admin, source.id)
    const after = await read(office.member, copy.id)
    expect(after).toMatchObject({
      layers: timberWall().map(({ thickness }) => ({ thickness })),
      source: { version: 2, layers: thicker().map(({ thickness }) => ({ thickness })) },
    })
    const thickness = after?.figures.find(({ figure }) => figure === 'thickness')
    expect(thickness?.absolute).toBeCloseTo(0.02 * timberWall().length, 9)
    const stored = (
      await office.member.call({ method: 'GET', url: `/v1/construction/custom/${copy.id}` })
    ).json<Construction>()
    expect([stored.version, stored.layers]).toEqual([1, copy.layers])
  })

  test('counts as seen in the version that is there, and is cut for good', async () => {
    const source = await made(office.member)
    const copy = await copyOf(office.member, source.id)
    await change(office.member, source.id)
    const stale = errorOf(await accept(office.member, copy.id, 1))
    expect(stale).toMatchObject({
      code: 'versionStale',
      details: [{ path: '/version', message: 'Hier gilt 2; die Angabe widerspricht.' }],
    })
    expect(errorOf(await accept(office.member, copy.id, 0)).details[0]).toMatchObject({ path: '/version' })
    const accepted = await accept(office.member, copy.id, 2)
    expect(accepted.json().origin).toMatchObject({ version: 2, figures: [] })
    expect((await office.member.call({ method: 'DELETE', url: at(copy.id) })).statusCode).toBe(204)
    expect(await read(office.member, copy.id)).toBeNull()
    expect(errorOf(await accept(office.member, copy.id, 2)).code).toBe('notFound')
  })

  test('is told by the activity, once for what was really done, without the name of the source', async () => {
    const source = await made(office.member)
    const copy = await copyOf(office.member, source.id)
    const told = async () => {
      const url = `/v1/construction/custom/${copy.id}/activity?kind=originSeen,originCut`
      const answer = await office.member.call({ method: 'GET', url })
      return answer.json<ActivityEntry[]>().map(({ kind, actor, changes }) => ({ kind, actor, changes }))
    }
    await accept(office.member, copy.id, 1)
    expect(await told(), 'nothing was new').toEqual([])
    await change(office.admin, source.id)
    await accept(office.member, copy.id, 1)
    await accept(office.member, copy.id, 2)
    await accept(office.member, copy.id, 2)
    const seen = { kind: 'originSeen', actor: 'Mia', changes: { version: { from: 1, to: 2 } } }
    expect(await told()).toEqual([seen])
    for (const _ of ['once', 'twice']) await office.member.call({ method: 'DELETE', url: at(copy.id) })
    expect(await told()).toEqual([
      { kind: 'originCut', actor: 'Mia', changes: { version: { from: 2, to: null } } },
      seen,
    ])
    const file = await office.member.call({
      method: 'GET',
      url: `/v1/construction/custom/${copy.id}/activity/export?locale=de_DE&kind=originSeen`,
    })
    expect(file.body).toMatch(/;Neuen Stand der Vorlage gemerkt;[^;]+;Fassung;1;2\r\n/)
  })

  test('is no longer told to who has left the office, and only changed by who may edit', async () => {
    const source = await made(office.admin)
    const own = await copyOf(office.viewer, source.id)
    expect((await read(office.viewer, own.id))?.source?.name).toBe('Bürostandard')
    await service.db.deleteFrom('officeMember').where('accountId', '=', office.viewer.userId).execute()
    expect((await read(office.viewer, own.id))?.source).toBeNull()
    expect(errorOf(await accept(office.viewer, own.id, 1)).code).toBe('notFound')
    const share = { [office.stranger.email]: 'view' }
    await office.viewer.call({ method: 'POST', url: `/v1/construction/share?id=${own.id}`, payload: share })
    expect((await read(office.stranger, own.id))?.source, 'who sees the copy alone').toBeNull()
    expect(errorOf(await office.stranger.call({ method: 'DELETE', url: at(own.id) })).code).toBe('forbidden')
    expect(errorOf(await office.former.call({ method: 'GET', url: at(own.id) })).code).toBe('notFound')
  })

  test('is a published standard too, and nothing where one copies what is private', async () => {
    const admin = await service.signIn({ email: 'admin@aufbau.example', policies: ['admin'] })
    const payload = buildConstruction({ name: 'Standardwand' })
    const standard = (
      await admin.call({ method: 'POST', url: '/v1/construction/standard', payload })
    ).json<Construction>()
    const copy = await copyOf(office.owner, standard.id, 'standard')
    expect((await read(office.owner, copy.id))?.source).toMatchObject({ ownership: 'standard', id: standard.id })
    expect(await read(office.owner, (await copyOf(office.owner, copy.id)).id)).toBeNull()
  })
})

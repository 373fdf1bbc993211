import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkJob } from '#contract/bulk-changes.ts'
import type { Construction } from '#contract/constructions.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'
import { activityRemoval } from '../activity/activity-removal.repository.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const create = async (user: TestUser, query = '') => {
  const url = `/v1/construction/custom${query}`
  const answer = await user.call({ method: 'POST', url, payload: buildConstruction({ name: 'Wand' }) })
  return answer.json<Construction>().id
}
const thicken = (user: TestUser, id: string, thickness: number) =>
  user.call({
    method: 'PUT',
    url: `/v1/construction/custom/${id}`,
    payload: buildConstruction({ name: 'Wand', layers: [{ materialId: 'concrete_c25_30', thickness }] }),
    headers: { 'if-match': '*' },
  })
const share = (user: TestUser, id: string, shares: Record<string, string>) =>
  user.call({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload: shares })
const history = async (user: TestUser, id: string, query = '') => {
  const answer = await user.call({ method: 'GET', url: `/v1/construction/custom/${id}/activity?${query}` })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<ActivityEntry[]>()
}
const kinds = (entries: readonly ActivityEntry[]) => entries.map(({ kind }) => kind)

describe('the history of a construction', () => {
  test('tells its owner who did what when, with figures before and after', async () => {
    const [{ owner }, editor] = [office, office.stranger]
    const id = await create(owner)
    await share(owner, id, { [editor.email]: 'edit' })
    expect((await thicken(editor, id, 0.3)).statusCode).toBe(200)
    await owner.call({ method: 'GET', url: `/v1/construction/custom/${id}/export?format=csv` })
    const told = await history(owner, id)
    expect(kinds(told)).toEqual(['exported', 'changed', 'shared', 'created'])
    expect(told[1]).toMatchObject({ actor: 'Sven', changes: { thickness: { to: 0.3 } } })
    expect(kinds(await history(owner, id, `actor=${editor.userId}`))).toEqual(['changed'])
    expect(kinds(await history(owner, id, 'kind=created,shared&customTake=1'))).toEqual(['shared'])
    expect(await history(owner, id, 'until=2020-01-01')).toEqual([])
    const file = await owner.call({
      method: 'GET',
      url: `/v1/construction/custom/${id}/activity/export?locale=de_DE&kind=changed`,
    })
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toMatch(/;Sven;;Geändert;Wand;Gesamtdicke \[mm\];[\d,]+;300\r\n/)
    const unseen = await office.viewer.call({ method: 'GET', url: `/v1/construction/custom/${id}/activity` })
    expect(errorOf(unseen).code).toBe('notFound')
  })

  test('tells those it is shared with of its content alone, since then, and of names the owner’s alone', async () => {
    const { owner, stranger, viewer, member } = office
    const id = await create(owner)
    await share(owner, id, { [stranger.email]: 'edit' })
    await thicken(stranger, id, 0.2)
    await share(owner, id, { [viewer.email]: 'view' })
    await thicken(stranger, id, 0.25)
    await thicken(owner, id, 0.3)
    const told = await history(viewer, id)
    expect(told.map(({ kind, actor, actorId }) => [kind, actor, actorId])).toEqual([
      ['changed', 'Olga', owner.userId],
      ['changed', '', null],
    ])
    expect(await history(viewer, id, `actor=${stranger.userId}`)).toEqual([])
    expect((await history(stranger, id)).map(({ actor }) => actor)).toEqual(['Olga', 'Sven', 'Sven'])
    await share(owner, id, { [viewer.email]: 'none' })
    for (const user of [viewer, member]) {
      const answer = await user.call({ method: 'GET', url: `/v1/construction/custom/${id}/activity` })
      expect(errorOf(answer).code).toBe('notFound')
    }
  })

  test('keeps what was done before it came to an office to whom it belonged then', async () => {
    const { owner, member, id: officeId } = office
    const id = await create(owner)
    await thicken(owner, id, 0.3)
    await owner.call({ method: 'POST', url: '/v1/construction/move', payload: { ids: [id], office: officeId } })
    await thicken(member, id, 0.35)
    expect(kinds(await history(member, id))).toEqual(['changed', 'movedIn'])
    expect(kinds(await history(owner, id))).toEqual(['changed', 'movedIn', 'changed', 'created'])
  })

  test('has what was changed with others, tied to the change; the office is told of it once', async () => {
    const { member, id: officeId } = office
    const ids = [await create(member, `?office=${officeId}`), await create(member, `?office=${officeId}`)]
    const own = await create(member)
    const items = [...ids, own].map((id) => ({ id, version: 1 }))
    const change = { do: 'addTag', tag: 'Probe' }
    const started = await member.call({ method: 'POST', url: '/v1/construction/bulk', payload: { items, change } })
    const bulkId = started.json<BulkJob>().id
    const status = async () =>
      (await member.call({ method: 'GET', url: `/v1/construction/bulk/${bulkId}` })).json<BulkJob>().status
    await until(async () => (await status()) === 'done')
    for (const id of [...ids, own])
      expect((await history(member, id)).map((one) => [one.kind, one.bulkId])).toEqual([
        ['changedTogether', bulkId],
        ['created', null],
      ])
    const url = `/v1/office/${officeId}/activity?kind=changedTogether`
    const told = (await member.call({ method: 'GET', url })).json<ActivityEntry[]>()
    expect(told).toMatchObject([{ bulkId, constructionId: null, changes: { constructions: { to: 2 } } }])
  })
})

describe('what was done', () => {
  const months = (count: number) => sql<Date>`now() - make_interval(months => ${sql.lit(count)})`
  const noted = async (subject: string) =>
    (await service.db.selectFrom('activity').select('subject').where('subject', '=', subject).execute()).length
  const put = (subject: string, age: number) =>
    service.db
      .insertInto('activity')
      .values({
        kind: 'created',
        at: months(age),
        subject,
        officeId: office.id,
        constructionId: null,
        actorId: null,
        actor: 'Olga',
        changes: '{}',
      })
      .execute()

  test('is only ever added to: the database refuses to change or remove it', async () => {
    await put('Bleibt', 1)
    const { db } = service
    const refused = /only ever added to/
    await expect(db.updateTable('activity').set({ actor: 'Niemand' }).execute()).rejects.toThrow(refused)
    await expect(db.deleteFrom('activity').where('subject', '=', 'Bleibt').execute()).rejects.toThrow(refused)
    await expect(sql`truncate activity`.execute(db)).rejects.toThrow(refused)
    expect(await noted('Bleibt')).toBe(1)
  })

  test('is kept for 24 months', async () => {
    await put('Alt', 25)
    await put('Jung', 23)
    await activityRemoval(service.db).purgeForEverybody()
    expect([await noted('Alt'), await noted('Jung')]).toEqual([0, 1])
  })

  test('to a construction of a person goes with it, to one of an office stays with the office', async () => {
    const [own, ofOffice] = [await create(office.owner), await create(office.owner, `?office=${office.id}`)]
    await activityRemoval(service.db).forgetForEverybody([own, ofOffice])
    const left = await service.db
      .selectFrom('activity')
      .select('constructionId')
      .where('constructionId', 'in', [own, ofOffice])
      .execute()
    expect(left).toEqual([{ constructionId: ofOffice }])
  })
})

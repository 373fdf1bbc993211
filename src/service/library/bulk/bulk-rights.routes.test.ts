import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkChange, BulkJob } from '#contract/bulk-changes.ts'
import type { Construction } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { UNDO_DAYS } from '#vocabulary/bulk-changes.ts'
import { bulkRepository } from './bulk.repository.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const addTag: BulkChange = { do: 'addTag', tag: 'Süd' }
const made = async (who: TestUser, query = '') =>
  (
    await who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload: buildConstruction() })
  ).json<Construction>().id
const ended = async (who: TestUser, id: string) => {
  const read = async () => (await who.call({ method: 'GET', url: `/v1/construction/bulk/${id}` })).json<BulkJob>()
  await expect.poll(async () => /running|undoing/.test((await read()).status), { timeout: 20_000 }).toBe(false)
  return read()
}
const changed = async (who: TestUser, id: string) => {
  const payload = { items: [{ id, version: 1 }], change: addTag }
  const answer = await who.call({ method: 'POST', url: '/v1/construction/bulk', payload })
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(who, answer.json<BulkJob>().id)
}

describe('a change of many of an office', () => {
  test.each([
    ['owner', null],
    ['admin', null],
    ['member', null],
    ['viewer', 'notEditable'],
    ['former', 'unknown'],
    ['stranger', 'unknown'],
  ] as const)('by its %s ends with %s', async (role, reason) => {
    const id = await made(office.owner, `?office=${office.id}`)
    const job = await changed(office[role], id)
    const failure = reason === null ? null : { constructionId: id, reason }
    expect(job).toMatchObject({ status: reason === null ? 'done' : 'failed', failure })
    const row = await service.db.selectFrom('construction').select(['tags', 'version']).where('id', '=', id).execute()
    expect(row.map(({ tags, version }) => [tags.includes('Süd'), version])).toEqual([
      reason === null ? [true, 2] : [false, 1],
    ])
  })
})

describe('a change of many', () => {
  const startedAgo = async (id: string, days: number) =>
    service.db
      .updateTable('bulkChange')
      .set({ startedAt: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', id)
      .execute()
  const undo = (who: TestUser, id: string) => who.call({ method: 'POST', url: `/v1/construction/bulk/${id}/undo` })

  test('can be undone for 30 days, and no longer', async () => {
    const { owner } = office
    const { id } = await changed(owner, await made(owner))
    await startedAgo(id, UNDO_DAYS + 0.01)
    expect(await ended(owner, id)).toMatchObject({ status: 'done', undoableUntil: null })
    expect(errorOf(await undo(owner, id)).code).toBe('conflict')
    await startedAgo(id, UNDO_DAYS - 0.01)
    expect((await ended(owner, id)).undoableUntil).not.toBeNull()
    expect((await undo(owner, id)).statusCode).toBe(202)
    expect((await ended(owner, id)).status).toBe('undone')
  })

  test('is removed with what stood before once it cannot be undone', async () => {
    const { owner } = office
    const [old, young] = [await changed(owner, await made(owner)), await changed(owner, await made(owner))]
    await startedAgo(old.id, UNDO_DAYS + 0.01)
    await startedAgo(young.id, UNDO_DAYS - 0.01)
    await bulkRepository(service.db).purgeForEverybody()
    const left = async (table: 'bulkChangeBefore' | 'bulkChangeProgress') =>
      (await service.db.selectFrom(table).select('bulkChangeId').execute())
        .map(({ bulkChangeId }) => bulkChangeId)
        .filter((id) => id === old.id || id === young.id)
    expect([await left('bulkChangeBefore'), await left('bulkChangeProgress')]).toEqual([[young.id], [young.id]])
    const gone = await owner.call({ method: 'GET', url: `/v1/construction/bulk/${old.id}` })
    expect(errorOf(gone).code).toBe('notFound')
  })
})

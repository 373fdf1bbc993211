import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { Construction } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, join, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { letRemoveActivity } from '../activity/activity-removal.repository.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})
const forgetActivity = () =>
  service.db.transaction().execute(async (transaction) => {
    await letRemoveActivity(transaction)
    await transaction.deleteFrom('activity').execute()
  })
beforeEach(forgetActivity)

const made = async (who: TestUser, query = '') =>
  (
    await who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload: buildConstruction() })
  ).json<Construction>()
const toOffice = (to = office.id): BulkChange => ({ do: 'moveToOffice', office: to })
const previewAs = (who: TestUser, ids: readonly string[], change = toOffice()) =>
  who.call({ method: 'POST', url: '/v1/construction/bulk/preview', payload: { ids, change } })
const ended = async (who: TestUser, id: string) => {
  const read = async () => (await who.call({ method: 'GET', url: `/v1/construction/bulk/${id}` })).json<BulkJob>()
  await expect.poll(async () => /running|undoing/.test((await read()).status), { timeout: 20_000 }).toBe(false)
  return read()
}
const startAs = (who: TestUser, ids: readonly string[], change = toOffice()) => {
  const items = ids.map((id) => ({ id, version: 1 }))
  return who.call({ method: 'POST', url: '/v1/construction/bulk', payload: { items, change } })
}
const move = async (who: TestUser, ids: readonly string[], change = toOffice()) => {
  const answer = await startAs(who, ids, change)
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(who, answer.json<BulkJob>().id)
}
const undo = async (who: TestUser, id: string) => {
  expect((await who.call({ method: 'POST', url: `/v1/construction/bulk/${id}/undo` })).statusCode).toBe(202)
  return ended(who, id)
}
const ownersOf = async (...those: readonly Construction[]) => {
  const ids = those.map(({ id }) => id)
  const rows = await service.db.selectFrom('construction').select(['id', 'ownerId']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.ownerId)
}
const activity = async () =>
  (await office.owner.call({ method: 'GET', url: `/v1/office/${office.id}/activity` })).json<
    { kind: string; subject: string | null; changes: object }[]
  >()

describe('many constructions go to an office', () => {
  test('after a preview that says whose they are, and which do not go and why', async () => {
    const { member, owner, stranger } = office
    const [own, ofOffice, theirs] = [
      await made(member),
      await made(owner, `?office=${office.id}`),
      await made(stranger),
    ]
    const lent = await made(owner)
    await owner.call({
      method: 'POST',
      url: `/v1/construction/share?id=${lent.id}`,
      payload: { [member.email]: 'edit' },
    })
    const answer = await previewAs(member, [own.id, ofOffice.id, theirs.id, lent.id])
    const rows = answer.json<PreviewedChange[]>()
    expect(rows.map(({ refused }) => refused)).toEqual([null, 'notOwner', 'unknown', 'notOwner'])
    expect(rows[0]).toMatchObject({
      ownership: 'custom',
      owner: { kind: 'person', name: 'Mia' },
      flips: [],
      layers: [],
    })
    expect(rows[0]?.after).toEqual(rows[0]?.before)
    expect((await previewAs(owner, [ofOffice.id])).json()).toMatchObject([{ refused: 'unaffected' }])
    expect(await ownersOf(own)).toEqual([member.userId])
  })

  test('all of them, with one entry in its activity, and back again with one', async () => {
    const { member } = office
    const [one, two] = [await made(member), await made(member)]
    const done = await move(member, [one.id, two.id])
    expect(done).toMatchObject({ status: 'done', done: 2, failure: null })
    expect(await ownersOf(one, two)).toEqual([office.id, office.id])
    const both = { constructions: { from: null, to: 2 } }
    expect(await activity()).toMatchObject([{ kind: 'movedIn', subject: null, changes: both }])
    expect(await undo(member, done.id)).toMatchObject({ status: 'undone' })
    expect(await ownersOf(one, two)).toEqual([member.userId, member.userId])
    expect(await activity()).toMatchObject([{ kind: 'undoneTogether', changes: both }, { kind: 'movedIn' }])
  })

  test('or none, where one cannot go', async () => {
    const { member, owner } = office
    const [own, ofOwner] = [await made(member), await made(owner)]
    await owner.call({
      method: 'POST',
      url: `/v1/construction/share?id=${ofOwner.id}`,
      payload: { [member.email]: 'edit' },
    })
    const failed = await move(member, [own.id, ofOwner.id])
    expect(failed).toMatchObject({
      status: 'failed',
      done: 0,
      failure: { constructionId: ofOwner.id, reason: 'notOwner' },
    })
    expect(await ownersOf(own, ofOwner)).toEqual([member.userId, owner.userId])
    expect(await activity()).toEqual([])
  })

  test('from one office to another, which both are told of', async () => {
    const { admin } = office
    await join(service.db, office.other, admin, 'member')
    const one = await made(admin, `?office=${office.id}`)
    await forgetActivity()
    const done = await move(admin, [one.id], toOffice(office.other))
    expect(done.status).toBe('done')
    expect((await activity()).map(({ kind }) => kind)).toEqual(['movedOut'])
    expect(await undo(admin, done.id)).toMatchObject({ status: 'undone' })
    expect(await ownersOf(one)).toEqual([office.id])
    expect((await activity()).map(({ kind }) => kind)).toEqual(['undoneTogether', 'movedOut'])
  })

  test('and stay there where one was changed or moved since', async () => {
    const { admin } = office
    const [one, two] = [await made(admin), await made(admin)]
    const done = await move(admin, [one.id, two.id])
    await admin.call({
      method: 'PUT',
      url: `/v1/construction/custom/${two.id}`,
      payload: buildConstruction({ name: 'Weiter' }),
      headers: { 'if-match': '"1"' },
    })
    const changedSince = { status: 'done', failure: { constructionId: two.id, reason: 'changedSince' } }
    expect(await undo(admin, done.id)).toMatchObject(changedSince)
    expect(await ownersOf(one, two)).toEqual([office.id, office.id])
    const again = await made(admin)
    const moved = await move(admin, [again.id])
    await admin.call({ method: 'POST', url: '/v1/construction/move', payload: { ids: [again.id], office: null } })
    expect(await undo(admin, moved.id)).toMatchObject({ status: 'done', failure: { reason: 'changedSince' } })
  })

  test.each([
    ['owner', null],
    ['admin', null],
    ['member', null],
    ['viewer', 'forbidden'],
    ['former', 'notFound'],
    ['stranger', 'notFound'],
  ] as const)('by its %s: %s', async (role, refusal) => {
    const own = await made(office[role])
    const [previewed, started] = [await previewAs(office[role], [own.id]), await startAs(office[role], [own.id])]
    if (refusal === null) {
      expect((await ended(office[role], started.json<BulkJob>().id)).status).toBe('done')
      expect(await ownersOf(own)).toEqual([office.id])
    } else {
      expect([previewed, started].map((answer) => errorOf(answer).code)).toEqual([refusal, refusal])
      expect(await ownersOf(own)).toEqual([office[role].userId])
    }
  })

  test('and come back for nobody who may no longer edit there', async () => {
    const user = await service.signIn({ name: 'Nina' })
    await join(service.db, office.id, user, 'member')
    const one = await made(user)
    const done = await move(user, [one.id])
    const setRole = (role: 'viewer' | 'member') =>
      service.db.updateTable('officeMember').set({ role }).where('accountId', '=', user.userId).execute()
    await setRole('viewer')
    expect(await undo(user, done.id)).toMatchObject({ status: 'done', failure: { reason: 'notEditable' } })
    await service.db.deleteFrom('officeMember').where('accountId', '=', user.userId).execute()
    expect(await undo(user, done.id)).toMatchObject({ status: 'done', failure: { reason: 'unknown' } })
    expect(await ownersOf(one)).toEqual([office.id])
  })
})

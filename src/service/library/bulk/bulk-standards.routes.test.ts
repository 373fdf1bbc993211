import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { Construction } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let admin: TestUser
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  admin = await service.signIn({ email: 'ada@aufbau.example', name: 'Ada Admin', policies: ['admin'] })
  user = await service.signIn()
})

const base = '/v1/standard-construction'
const thicker: BulkChange = { do: 'setThickness', material: 'concrete_c25_30', thickness: 0.3 }
const published = async (name: string) => {
  const payload = buildConstruction({ name, layers: [{ materialId: 'concrete_c25_30', thickness: 0.2 }] })
  const draft = (await admin.call({ method: 'POST', url: `${base}/draft`, payload })).json<Construction>()
  const answer = await publish(draft.draftOf ?? '')
  expect(answer.statusCode, answer.body).toBe(200)
  return { id: draft.draftOf ?? '', version: 1 }
}
const publish = (id: string, replaces: number | null = null) =>
  admin.call({
    method: 'POST',
    url: `${base}/${id}/publish`,
    headers: { 'if-match': '"1"' },
    payload: { note: 'Neu', replaces },
  })
const preview = async (ids: string[], change: BulkChange, who = admin) =>
  (await who.call({ method: 'POST', url: '/v1/construction/bulk/preview', payload: { ids, change } })).json<
    PreviewedChange[]
  >()
const ended = async (id: string, who: TestUser) => {
  const job = async () => (await who.call({ method: 'GET', url: `/v1/construction/bulk/${id}` })).json<BulkJob>()
  await expect.poll(async () => /running|undoing/.test((await job()).status), { timeout: 20_000 }).toBe(false)
  return job()
}
const start = async (items: { id: string; version: number }[], change = thicker, who = admin) => {
  const answer = await who.call({ method: 'POST', url: '/v1/construction/bulk', payload: { items, change } })
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(answer.json<BulkJob>().id, who)
}
const undo = async (id: string) => {
  await admin.call({ method: 'POST', url: `/v1/construction/bulk/${id}/undo` })
  return ended(id, admin)
}
const standard = async (id: string) =>
  (await user.call({ method: 'GET', url: `/v1/construction/standard/${id}` })).json<Construction>()
const detail = async (id: string) =>
  operations.readStandard.success.body.parse((await admin.call({ method: 'GET', url: `${base}/${id}` })).json())
const draftOf = async (id: string) => (await detail(id)).prepared

describe('a change of many that are standard', () => {
  test('becomes drafts, which nobody sees until they are published, and goes with undoing', async () => {
    const those = [await published('Eins'), await published('Zwei')]
    const ids = those.map(({ id }) => id)
    const [row] = await preview(ids, thicker)
    expect(row).toMatchObject({ refused: null, before: { thickness: 0.2 }, after: { thickness: 0.3 } })
    const job = await start(those)
    expect(job).toMatchObject({ status: 'done', done: 2 })
    expect((await standard(ids[0] ?? '')).layers).toEqual([{ materialId: 'concrete_c25_30', thickness: 0.2 }])
    expect(await draftOf(ids[0] ?? '')).not.toBeNull()
    expect((await preview(ids, thicker)).map(({ refused }) => refused)).toEqual(['draftExists', 'draftExists'])

    expect(await undo(job.id)).toMatchObject({ status: 'undone' })
    expect(await Promise.all(ids.map(draftOf))).toEqual([null, null])
  })

  test('stays where a draft was published since, and is not undone where one was worked on', async () => {
    const [one, two] = [await published('Drei'), await published('Vier')]
    const job = await start([one, two])
    expect((await publish(one.id, 1)).statusCode).toBe(200)
    const url = `/v1/construction/standard/${(await detail(two.id)).draft?.constructionId}`
    const worked = buildConstruction({ name: 'Vier, breiter' })
    const put = await admin.call({ method: 'PUT', url, headers: { 'if-match': '"1"' }, payload: worked })
    expect(put.statusCode, put.body).toBe(200)
    expect(await undo(job.id)).toMatchObject({ status: 'done', failure: { reason: 'changedSince' } })
    await admin.call({ method: 'DELETE', url: `${base}/${two.id}/draft`, headers: { 'if-match': '"2"' } })
    expect(await undo(job.id)).toMatchObject({ status: 'undone' })
    expect((await standard(one.id)).layers).toEqual([{ materialId: 'concrete_c25_30', thickness: 0.3 }])
  })

  test('is for who maintains them alone, and in drafts, not in variants', async () => {
    const one = await published('Fünf')
    expect(await preview([one.id], thicker, user)).toMatchObject([{ refused: 'standard' }])
    expect(await start([one], thicker, user)).toMatchObject({ status: 'failed', failure: { reason: 'standard' } })
    expect(await draftOf(one.id)).toBeNull()
    const [row] = await preview([one.id], { ...thicker, as: 'variants' })
    expect([row?.refused, row?.notAsVariant]).toEqual(['standard', 'standard'])
  })
})

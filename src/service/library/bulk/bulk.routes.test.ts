import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { Construction } from '#contract/constructions.ts'
import type { Material } from '#contract/materials.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
})

const concrete = { materialId: 'concrete_c25_30', thickness: 0.2 }
const made = async (layers = [concrete], who = ada) =>
  (
    await who.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction({ layers }) })
  ).json<Construction>()
const read = async (id: string) =>
  (await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).json<Construction>()
const preview = async (ids: string[], change: BulkChange) =>
  (await ada.call({ method: 'POST', url: '/v1/construction/bulk/preview', payload: { ids, change } })).json<
    PreviewedChange[]
  >()
const job = async (id: string) =>
  (await ada.call({ method: 'GET', url: `/v1/construction/bulk/${id}` })).json<BulkJob>()
const ended = async (id: string) => {
  await expect.poll(async () => /running|undoing/.test((await job(id)).status), { timeout: 20_000 }).toBe(false)
  return job(id)
}
const start = async (items: { id: string; version: number }[], change: BulkChange) => {
  const answer = await ada.call({ method: 'POST', url: '/v1/construction/bulk', payload: { items, change } })
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(answer.json<BulkJob>().id)
}
const thicker: BulkChange = { do: 'setThickness', material: 'concrete_c25_30', thickness: 0.3 }

describe('a change of many', () => {
  test('is shown first: figures before and after, limits that flip, and who is not changed and why', async () => {
    const [own, other, theirs] = [
      await made(),
      await made([{ materialId: 'osb', thickness: 0.02 }]),
      await made([concrete], ben),
    ]
    const insulated: BulkChange = { do: 'replaceMaterial', material: 'concrete_c25_30', by: 'eps_032', thickness: 0.3 }
    const [one, two, three] = await preview([own.id, other.id, theirs.id], insulated)
    expect(one).toMatchObject({ id: own.id, version: 1, refused: null })
    expect(one?.after?.uValue).toBeLessThan(one?.before?.uValue ?? 0)
    expect([one, two].map((row) => row?.section.map(({ thickness }) => thickness))).toEqual([[0.3], [0.02]])
    expect(one?.flips.some(({ before, after }) => before === false && after === true)).toBe(true)
    expect(one?.layers).toEqual([
      {
        before: { material: expect.stringMatching(/beton/i), thickness: 0.2 },
        after: { material: expect.stringMatching(/EPS/), thickness: 0.3 },
      },
    ])
    expect([one, three].map((row) => [row?.ownership, row?.owner?.name])).toEqual([
      ['custom', 'Ada'],
      [null, undefined],
    ])
    expect([two?.refused, three?.refused]).toEqual(['unaffected', 'unknown'])
    expect(await preview([own.id], { ...insulated, by: 'nichts' })).toMatchObject([{ refused: 'notPossible' }])
    expect((await read(own.id)).version).toBe(1)
  })

  test('replaces a material by as much of another as keeps U, in steps; where nothing does, it says so', async () => {
    const insulated = await made([concrete, { materialId: 'eps_032', thickness: 0.12 }])
    const equal: BulkChange = { do: 'replaceMaterial', material: 'eps_032', by: 'cellulose_blown', equal: 'uValue' }
    const [one] = await preview([insulated.id], equal)
    expect(one?.refused).toBeNull()
    expect(one?.after?.uValue).toBeLessThanOrEqual(one?.before?.uValue ?? 0)
    expect(await start([{ id: insulated.id, version: 1 }], equal)).toMatchObject({ status: 'done' })
    const [, layer] = (await read(insulated.id)).layers
    expect(layer).toEqual({ materialId: 'cellulose_blown', thickness: 0.16 })
    const never: BulkChange = { ...equal, material: 'cellulose_blown', by: 'concrete_c25_30' }
    expect(await preview([insulated.id], never)).toMatchObject([{ refused: 'notEqual' }])
    const both = { ids: [insulated.id], change: { ...equal, thickness: 0.2 } }
    const refused = await ada.call({ method: 'POST', url: '/v1/construction/bulk/preview', payload: both })
    expect(errorOf(refused).details).toMatchObject([{ path: '/change/equal', code: 'contradicts' }])
  })

  test('gives a material another dataset of the release, and no unknown one', async () => {
    const one = await made()
    const listed = await ada.call({ method: 'GET', url: '/v1/material/list?query=Beton&customTake=50' })
    const dataset = listed
      .json<Material[]>()
      .find(({ id, dataset: own }) => id !== 'concrete_c25_30' && own?.referenceUnit === 'm3')?.dataset
    const change: BulkChange = { do: 'setDataset', material: 'concrete_c25_30', dataset: { uuid: dataset?.uuid ?? '' } }
    expect(await start([{ id: one.id, version: 1 }], change)).toMatchObject({ status: 'done' })
    expect((await read(one.id)).layers[0]?.dataset?.uuid).toBe(dataset?.uuid)
    const nowhere: BulkChange = { ...change, dataset: { uuid: '00000000-0000-4000-8000-000000000000' } }
    expect(await preview([one.id], nowhere)).toMatchObject([{ refused: 'notPossible' }])
  })

  test('is made as a whole, with its figures, and undone as one', async () => {
    const [one, two] = [await made(), await made()]
    const done = await start(
      [one, two].map(({ id, version }) => ({ id, version })),
      thicker,
    )
    expect(done).toMatchObject({ status: 'done', total: 2, done: 2, failure: null })
    expect(done.undoableUntil).not.toBeNull()
    expect((await read(one.id)).layers[0]?.thickness).toBe(0.3)
    const stored = await service.db
      .selectFrom('construction')
      .select(['thickness', 'version'])
      .where('id', '=', two.id)
      .executeTakeFirst()
    expect(stored).toEqual({ thickness: 0.3, version: 2 })
    const undoing = await ada.call({ method: 'POST', url: `/v1/construction/bulk/${done.id}/undo` })
    expect(undoing.statusCode).toBe(202)
    expect(await ended(done.id)).toMatchObject({ status: 'undone', undoableUntil: null })
    expect(await read(one.id)).toMatchObject({ version: 3, layers: [concrete] })
    const again = await ada.call({ method: 'POST', url: `/v1/construction/bulk/${done.id}/undo` })
    expect(errorOf(again).code).toBe('conflict')
  })

  test.each<[string, (id: string) => Promise<{ id: string; version: number }>, string]>([
    ['one was changed since', async (id) => ({ id, version: 9 }), 'changedSince'],
    ['one is of somebody else', async () => ({ id: (await made([concrete], ben)).id, version: 1 }), 'unknown'],
    [
      'one has nothing to change',
      async () => ({ id: (await made([{ materialId: 'osb', thickness: 0.02 }])).id, version: 1 }),
      'unaffected',
    ],
  ])('changes nothing where %s', async (_what, second, reason) => {
    const first = await made()
    const item = await second((await made()).id)
    const failed = await start([{ id: first.id, version: 1 }, item], thicker)
    expect(failed).toMatchObject({ status: 'failed', done: 0, failure: { constructionId: item.id, reason } })
    expect((await read(first.id)).version).toBe(1)
  })

  test('is not undone where one was changed since; nothing is then', async () => {
    const [one, two] = [await made(), await made()]
    const done = await start(
      [one, two].map(({ id, version }) => ({ id, version })),
      thicker,
    )
    await ada.call({
      method: 'PUT',
      url: `/v1/construction/custom/${two.id}`,
      payload: buildConstruction({ name: 'Weiter' }),
      headers: { 'if-match': '"2"' },
    })
    await ada.call({ method: 'POST', url: `/v1/construction/bulk/${done.id}/undo` })
    expect(await ended(done.id)).toMatchObject({
      status: 'done',
      failure: { constructionId: two.id, reason: 'changedSince' },
    })
    expect((await read(one.id)).layers[0]?.thickness).toBe(0.3)
  })

  test('is one entry in the activity of an office', async () => {
    const office = (await ada.call({ method: 'POST', url: '/v1/office', payload: { name: 'Nord' } })).json<{
      id: string
    }>()
    const all = [await made(), await made(), await made()]
    await ada.call({
      method: 'POST',
      url: '/v1/construction/move',
      payload: { ids: all.map(({ id }) => id), office: office.id },
    })
    await start(
      all.map(({ id }) => ({ id, version: 1 })),
      { do: 'addTag', tag: 'Süd' },
    )
    const entries = (await ada.call({ method: 'GET', url: `/v1/office/${office.id}/activity` })).json<
      { kind: string; changes: object }[]
    >()
    const together = entries.filter(({ kind }) => kind === 'changedTogether')
    expect(together).toEqual([expect.objectContaining({ changes: { constructions: { from: null, to: 3 } } })])
    expect((await read(all[0]?.id ?? '')).tags).toContain('Süd')
  })

  test('of a node that is gone is told as one of which nothing was kept', async () => {
    const { id } = await start([{ id: (await made()).id, version: 1 }], thicker)
    await service.db
      .updateTable('bulkChangeProgress')
      .set({ beatAt: new Date(Date.now() - 60_000) })
      .where('bulkChangeId', '=', id)
      .execute()
    await service.db.updateTable('bulkChange').set({ status: 'running' }).where('id', '=', id).execute()
    expect(await job(id)).toMatchObject({ status: 'failed', failure: { reason: 'interrupted' } })
  })

  test('makes nothing that could not be sent again', async () => {
    const tags = Array.from({ length: 20 }, (_, index) => `T${index}`)
    const payload = buildConstruction({ layers: [concrete], tags })
    const { id } = (await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })).json<Construction>()
    const more: BulkChange = { do: 'addTag', tag: 'Süd' }
    expect(await preview([id], more)).toMatchObject([{ refused: 'notPossible' }])
    expect(await start([{ id, version: 1 }], more)).toMatchObject({ failure: { reason: 'notPossible' } })
  })

  test('waits for others where there are many, so that everybody else goes on', async () => {
    const users = await Promise.all([1, 2, 3, 4].map(() => service.signIn()))
    const asked = users.flatMap((user) => Array.from({ length: 5 }, () => user))
    const items = await Promise.all(asked.map((user) => made([concrete], user)))
    const answers = await Promise.all(
      asked.map((user, index) =>
        user.call({
          method: 'POST',
          url: '/v1/construction/bulk',
          payload: { items: [{ id: items[index]?.id, version: 1 }], change: thicker },
        }),
      ),
    )
    // three of each person at once, also where all of them are asked for in the same moment
    const statuses = users.map((user) =>
      answers
        .filter((_, index) => asked[index] === user)
        .map(({ statusCode }) => statusCode)
        .toSorted((a, b) => a - b),
    )
    expect(statuses).toEqual(users.map(() => [202, 202, 202, 409, 409]))
    for (const user of users) {
      const own = async () => (await user.call({ method: 'GET', url: '/v1/construction/bulk' })).json<BulkJob[]>()
      await expect.poll(own, { timeout: 20_000 }).toMatchObject([1, 2, 3].map(() => ({ status: 'done' })))
    }
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { BulkChange, BulkJob, PreviewedChange } from '#contract/bulk-changes.ts'
import type { Construction, ConstructionListItem } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'
import type { OfficeRole } from '#vocabulary/offices.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
})

const layers = [{ materialId: 'concrete_c25_30', thickness: 0.2 }]
const filed: BulkChange = { do: 'replaceMaterial', material: 'concrete_c25_30', by: 'sand_lime_1400', as: 'variants' }
const made = async (name: string, who = ada, changes: object = {}) => {
  const payload = buildConstruction({ name, layers, ...changes })
  return (await who.call({ method: 'POST', url: '/v1/construction/custom', payload })).json<Construction>()
}
const read = async (id: string, who = ada) =>
  (await who.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).json<Construction>()
const withTag = async (tag: string, office?: string, who = ada) => {
  const of = office === undefined ? '' : `&office=${office}`
  const url = `/v1/construction/list?sort=name&tags=${encodeURIComponent(tag)}${of}`
  return (await who.call({ method: 'GET', url })).json<ConstructionListItem[]>()
}
const ended = async (id: string, who = ada) => {
  const job = async () => (await who.call({ method: 'GET', url: `/v1/construction/bulk/${id}` })).json<BulkJob>()
  await expect.poll(async () => /running|undoing/.test((await job()).status), { timeout: 20_000 }).toBe(false)
  return job()
}
const start = async (items: { id: string; version: number }[], change: BulkChange = filed, who = ada) => {
  const answer = await who.call({ method: 'POST', url: '/v1/construction/bulk', payload: { items, change } })
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(answer.json<BulkJob>().id, who)
}
const undo = async (id: string) => {
  const answer = await ada.call({ method: 'POST', url: `/v1/construction/bulk/${id}/undo` })
  expect(answer.statusCode, answer.body).toBe(202)
  return ended(id)
}
const groupIn = ({ tags }: Pick<Construction, 'tags'>) => tags.find((tag) => tag.startsWith('Varianten ')) ?? ''

describe('variants of many', () => {
  test('stand beside the constructions, which stay what they are, and go with undoing', async () => {
    const english = { en_GB: { name: 'One in English' } }
    const [one, two] = [await made('Eins', ada, { translations: english }), await made('Zwei')]
    const job = await start([one, two].map(({ id, version }) => ({ id, version })))
    expect(job).toMatchObject({ status: 'done', done: 2, failure: null })

    const stands = await read(one.id)
    expect(stands.layers).toEqual(one.layers)
    const group = groupIn(stands)
    const [first, second] = await withTag(group)
    expect([first?.name, second?.name]).toEqual(['Eins', 'Eins (B)'])
    const variant = await read(second?.id ?? '')
    expect(variant).toMatchObject({ version: 1, translations: { en_GB: { name: 'One in English (B)' } } })
    expect(variant.layers).toEqual([{ materialId: 'sand_lime_1400', thickness: 0.2 }])
    expect(groupIn(await read(two.id))).not.toBe(group)

    expect(await undo(job.id)).toMatchObject({ status: 'undone' })
    expect(await withTag(group)).toEqual([])
    const back = await read(one.id)
    expect([back.tags, back.layers]).toEqual([one.tags, one.layers])
    expect((await ada.call({ method: 'GET', url: `/v1/construction/custom/${variant.id}` })).statusCode).toBe(404)
    const restored = await ada.call({ method: 'POST', url: '/v1/construction/restore', payload: [variant.id] })
    expect(restored.statusCode, 'as everything that is put away').toBeLessThan(300)
  })

  test('of one that has variants take the next letter, two of one group at once, too', async () => {
    const group = 'Varianten W 1a2b'
    const those = [await made('Wand', ada, { tags: [group] }), await made('Wand (C)', ada, { tags: [group] })]
    await start(those.map(({ id, version }) => ({ id, version })))
    expect((await withTag(group)).map(({ name }) => name)).toEqual(['Wand', 'Wand (B)', 'Wand (C)', 'Wand (D)'])
    expect((await read(those[0]?.id ?? '')).version, 'nothing to be changed in it').toBe(1)
  })

  test('are not filed where there is no room for the tag of a group', async () => {
    const full = await made('Voll', ada, { tags: Array.from({ length: 20 }, (_, index) => `Wort ${index}`) })
    const job = await start([{ id: full.id, version: 1 }])
    expect(job).toMatchObject({ status: 'failed', failure: { reason: 'notPossible' } })
    expect((await read(full.id)).tags).toHaveLength(20)
  })

  test('are not undone where one was worked on since, and nothing else of them either', async () => {
    const one = await made('Weiter')
    const job = await start([{ id: one.id, version: 1 }])
    const group = groupIn(await read(one.id))
    const [, variant] = await withTag(group)
    const payload = buildConstruction({ name: 'Weiter (B)', layers, tags: [group] })
    const url = `/v1/construction/custom/${variant?.id}`
    expect((await ada.call({ method: 'PUT', url, payload, headers: { 'if-match': '*' } })).statusCode).toBe(200)
    expect(await undo(job.id)).toMatchObject({ status: 'done', failure: { reason: 'changedSince' } })
    expect(await withTag(group)).toHaveLength(2)
  })

  test('belong to the office of the construction, which is told once; of what is lent there are none', async () => {
    const { id: office } = (await ada.call({ method: 'POST', url: '/v1/office', payload: { name: 'Nordhang' } })).json<{
      id: string
    }>()
    await service.db
      .insertInto('officeMember')
      .values({ officeId: office, accountId: ben.userId, role: 'member' satisfies OfficeRole })
      .execute()
    const ours = await made('Büro')
    await ada.call({ method: 'POST', url: '/v1/construction/move', payload: { ids: [ours.id], office } })
    const lent = await made('Geliehen')
    await ada.call({ method: 'POST', url: `/v1/construction/share?id=${lent.id}`, payload: { [ben.email]: 'edit' } })

    const ids = [ours.id, lent.id]
    const { as: _as, ...inPlace } = filed
    const preview = async (change: BulkChange) =>
      (await ben.call({ method: 'POST', url: '/v1/construction/bulk/preview', payload: { ids, change } })).json<
        PreviewedChange[]
      >()
    expect((await preview(inPlace)).map((row) => [row.refused, row.notAsVariant])).toEqual([
      [null, null],
      [null, 'notOwner'],
    ])
    expect((await preview(filed)).map(({ refused }) => refused)).toEqual([null, 'notOwner'])
    const failed = await start(
      [ours, lent].map(({ id, version }) => ({ id, version })),
      filed,
      ben,
    )
    expect(failed).toMatchObject({ status: 'failed', failure: { constructionId: lent.id, reason: 'notOwner' } })
    expect((await read(ours.id)).version).toBe(1)

    await start([{ id: ours.id, version: 1 }], filed, ben)
    const [, variant] = await withTag(groupIn(await read(ours.id)), office, ben)
    expect(variant?.name).toBe('Büro (B)')
    const told = (await ada.call({ method: 'GET', url: `/v1/office/${office}/activity` })).json<
      { kind: string; subject: string | null; changes: object }[]
    >()
    expect(told.filter(({ kind }) => kind === 'variantsFiled')).toMatchObject([
      { changes: { constructions: { to: 1 } } },
    ])
    expect(told.filter(({ kind }) => kind === 'created')).toEqual([])
  })

  test('count as what one may keep', async () => {
    const tight = await buildService({ QUOTA_CONSTRUCTIONS: '2' })
    const cara = await tight.signIn({ name: 'Cara' })
    const one = await made('Eins', cara)
    await made('Zwei', cara)
    const payload = { items: [{ id: one.id, version: 1 }], change: filed }
    const answer = await cara.call({ method: 'POST', url: '/v1/construction/bulk', payload })
    expect(answer.json()).toMatchObject({ code: 'quotaReached' })
  })
})

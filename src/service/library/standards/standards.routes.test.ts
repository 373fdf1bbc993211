import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ConstructionInput } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction, buildLayer } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let admin: TestUser
let other: TestUser
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  admin = await service.signIn({ email: 'ada@aufbau.example', name: 'Ada Admin', policies: ['admin'] })
  other = await service.signIn({ email: 'otto@aufbau.example', name: 'Otto Admin', policies: ['admin'] })
  user = await service.signIn()
})

const base = '/v1/standard-construction'
const ifMatch = (version: number | string) => ({ 'if-match': `"${version}"` })
const prepare = async (overrides: Partial<ConstructionInput> = {}, who = admin) => {
  const response = await who.call({ method: 'POST', url: `${base}/draft`, payload: buildConstruction(overrides) })
  expect(response.statusCode, response.body).toBe(201)
  const draft = operations.createStandardDraft.success.body.parse(response.json())
  return { draftId: draft.id, id: draft.draftOf ?? '' }
}
const publish = (id: string, { version = 1, note = 'Neu', replaces = null as number | null, who = admin } = {}) =>
  who.call({ method: 'POST', url: `${base}/${id}/publish`, headers: ifMatch(version), payload: { note, replaces } })
const published = async (overrides: Partial<ConstructionInput> = {}) => {
  const { id } = await prepare(overrides)
  expect((await publish(id)).statusCode).toBe(200)
  return id
}
const begin = (id: string, from: 'published' | 'shipped' | number = 'published', who = admin) =>
  who.call({ method: 'POST', url: `${base}/${id}/draft`, payload: { from } })
const detail = async (id: string) =>
  operations.readStandard.success.body.parse((await admin.call({ method: 'GET', url: `${base}/${id}` })).json())
const versions = async (id: string) =>
  operations.listStandardVersions.success.body.parse(
    (await admin.call({ method: 'GET', url: `${base}/${id}/versions` })).json(),
  )
const read = (id: string, who = user) => who.call({ method: 'GET', url: `/v1/construction/standard/${id}` })
const put = (id: string, version: number, content: ConstructionInput, who = admin) =>
  who.call({ method: 'PUT', url: `/v1/construction/standard/${id}`, headers: ifMatch(version), payload: content })
const standardsOf = async (who: TestUser) =>
  operations.listConstructions.success.body
    .parse(
      (
        await who.call({
          method: 'GET',
          url: '/v1/construction/list',
          query: { ownership: 'standard', customTake: '200' },
        })
      ).json(),
    )
    .map(({ id }) => id)
const list = async (query: Record<string, string> = {}) => {
  const response = await admin.call({ method: 'GET', url: `${base}/list`, query: { customTake: '200', ...query } })
  expect(response.statusCode, response.body).toBe(200)
  return operations.listStandards.success.body.parse(response.json())
}

describe('a draft', () => {
  test('is seen by every administrator of the operator and by nobody else, in any way', async () => {
    const { id, draftId } = await prepare({ name: 'Geheime Wand', tags: ['geheim'] })
    expect((await read(draftId, other)).json()).toMatchObject({ id: draftId, draftOf: id, ownership: 'standard' })
    expect((await read(draftId)).statusCode).toBe(404)
    expect((await read(id)).statusCode).toBe(404)
    for (const url of [`standard/kpi/${draftId}`, `standard/indicators/${draftId}`])
      expect((await user.call({ method: 'GET', url: `/v1/construction/${url}` })).statusCode).toBe(404)
    const copied = await user.call({ method: 'POST', url: `/v1/construction/standard/${draftId}/copy` })
    expect(copied.statusCode).toBe(404)
    expect(await standardsOf(user)).not.toContain(draftId)
    expect(await standardsOf(admin)).not.toContain(draftId)
    const own = await user.call({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
    const compared = await user.call({
      method: 'POST',
      url: '/v1/construction/comparison',
      payload: [own.json<{ id: string }>().id, draftId],
    })
    expect(errorOf(compared).code).toBe('unknownConstruction')
  })

  test('is saved by PUT with its own version, which publishes nothing', async () => {
    const { id, draftId } = await prepare()
    const saved = await put(draftId, 1, buildConstruction({ name: 'Besser' }), other)
    expect(saved.json()).toMatchObject({ name: 'Besser', version: 2, draftOf: id })
    expect((await put(draftId, 1, buildConstruction())).statusCode).toBe(412)
    expect(await versions(id)).toEqual([])
    expect(await detail(id)).toMatchObject({ state: 'draft', version: null, draft: { version: 2 } })
  })

  test('of a standard construction exists once; a second administrator is told', async () => {
    const id = await published()
    expect((await begin(id)).statusCode).toBe(201)
    const second = await begin(id, 'published', other)
    expect([second.statusCode, errorOf(second).code]).toEqual([409, 'conflict'])
  })

  test('is begun by one of two administrators who press at the same moment', async () => {
    const id = await published()
    const both = await Promise.all([begin(id), begin(id, 'published', other)])
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409])
  })

  test('is discarded by who has seen it as it is', async () => {
    const { id, draftId } = await prepare()
    const discard = (version: number) =>
      admin.call({ method: 'DELETE', url: `${base}/${id}/draft`, headers: ifMatch(version) })
    expect((await discard(7)).statusCode).toBe(412)
    expect((await discard(1)).statusCode).toBe(204)
    expect((await read(draftId, admin)).statusCode).toBe(404)
    expect((await discard(1)).statusCode).toBe(404)
  })

  test('cannot be deleted or shared as a construction, and its copy is an own construction like any other', async () => {
    const { draftId } = await prepare()
    const removed = await admin.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [draftId] })
    expect(errorOf(removed).code).toBe('unknownConstruction')
    const copy = await admin.call({ method: 'POST', url: `/v1/construction/standard/${draftId}/copy` })
    expect(copy.json()).toMatchObject({ ownership: 'custom', permission: 'owner' })
    expect(copy.json()).not.toHaveProperty('draftOf')
  })

  test('with layers that are not there is refused, place named', async () => {
    const layers = [buildLayer({ materialId: 'gold' })]
    const response = await admin.call({
      method: 'POST',
      url: `${base}/draft`,
      payload: buildConstruction({ layers }),
    })
    expect(errorOf(response).details).toMatchObject([{ path: '/layers/0/materialId', code: 'unknownMaterial' }])
  })
})

describe('publishing', () => {
  test('shows the construction to everybody under the id it had from the start, with its figures', async () => {
    const { id } = await prepare({ name: 'Neue Wand', code: 'AW-99' })
    const response = await publish(id, { note: '' })
    expect([response.statusCode, response.headers.etag]).toEqual([200, expect.stringMatching(/^"1-/)])
    expect((await read(id)).json()).toMatchObject({ id, name: 'Neue Wand', version: 1, permission: 'view' })
    expect(await standardsOf(user)).toContain(id)
    const [item] = await list({ query: 'aw-99' })
    expect(item).toMatchObject({ id, state: 'published', version: 1, draft: null, changedBy: { name: 'Ada Admin' } })
    expect(item?.uValue).toBeGreaterThan(0)
    expect(item?.section.length).toBeGreaterThan(3)
  })

  test('a replacement keeps the earlier version whole, and says what changed, who did it and when', async () => {
    const id = await published({ name: 'Wand eins', tags: ['alt'] })
    const draft = operations.startStandardDraft.success.body.parse((await begin(id)).json())
    const thicker = buildConstruction({ name: 'Wand zwei', layers: [buildLayer({ thickness: 0.3 })] })
    await put(draft.id, 1, thicker)
    expect((await read(id)).json()).toMatchObject({ name: 'Wand eins', version: 1 })
    const response = await publish(id, { version: 2, note: 'Dickere Dämmung', replaces: 1, who: other })
    expect(response.json()).toMatchObject({ id, name: 'Wand zwei', version: 2 })
    const [second, first] = await versions(id)
    expect(second).toMatchObject({ version: 2, note: 'Dickere Dämmung', publishedBy: { name: 'Otto Admin' } })
    expect(first).toMatchObject({ version: 1, publishedBy: { name: 'Ada Admin' } })
    expect(first?.content).toMatchObject({ name: 'Wand eins', tags: ['alt'], layers: buildConstruction().layers })
    expect(first?.uValue).not.toBe(second?.uValue)
    expect(Date.parse(second?.publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first?.publishedAt ?? ''))
    expect((await read(draft.id, admin)).statusCode).toBe(404)
  })

  test('a replacement needs to say what changed', async () => {
    const id = await published()
    await begin(id)
    const response = await publish(id, { note: '  ', replaces: 1 })
    expect(errorOf(response).details).toMatchObject([{ path: '/note', code: 'required' }])
  })

  test('is refused where the draft was saved since it was looked at', async () => {
    const { id, draftId } = await prepare()
    await put(draftId, 1, buildConstruction({ name: 'Anders' }), other)
    const response = await publish(id)
    expect([response.statusCode, errorOf(response).code]).toEqual([412, 'versionStale'])
    const bare = await admin.call({
      method: 'POST',
      url: `${base}/${id}/publish`,
      payload: { note: '', replaces: null },
    })
    expect(bare.statusCode).toBe(428)
  })

  test('is refused where something else was published meanwhile, and nothing is lost', async () => {
    const id = await published()
    await begin(id)
    expect((await put(id, 1, buildConstruction({ name: 'Am Entwurf vorbei' }), other)).statusCode).toBe(200)
    const stale = await publish(id, { replaces: 1 })
    expect(stale.statusCode).toBe(412)
    expect(errorOf(stale).details).toMatchObject([{ path: '/replaces', code: 'contradicts' }])
    expect((await read(id)).json()).toMatchObject({ name: 'Am Entwurf vorbei' })
    expect((await publish(id, { replaces: 2 })).statusCode).toBe(200)
    expect((await versions(id)).map(({ version }) => version)).toEqual([3, 2, 1])
  })

  test('by many at once happens once', async () => {
    const { id } = await prepare()
    const all = await Promise.all(
      Array.from({ length: 12 }, (_, index) => publish(id, { who: index % 2 ? admin : other })),
    )
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 404]))
    expect(await versions(id)).toHaveLength(1)
  })

  test('directly, without a draft, keeps a version too', async () => {
    const created = await admin.call({ method: 'POST', url: '/v1/construction/standard', payload: buildConstruction() })
    const { id } = created.json<{ id: string }>()
    await put(id, 1, buildConstruction({ name: 'Direkt' }), other)
    const kept = await versions(id)
    expect(kept.map(({ version, note, content }) => [version, note, content.name])).toEqual([
      [2, null, 'Direkt'],
      [1, null, 'Holzrahmenwand'],
    ])
  })

  test('is in the log of security events', async () => {
    const id = await published()
    const events = await service.db
      .selectFrom('securityEvent')
      .select(['event', 'accountId'])
      .where('detail', '=', `${id} 1`)
      .execute()
    expect(events).toEqual([{ event: 'standardPublished', accountId: admin.userId }])
  })
})

describe('an earlier version', () => {
  test('comes back as a draft and, published, as the newest version', async () => {
    const id = await published({ name: 'Erste' })
    await put(id, 1, buildConstruction({ name: 'Zweite' }))
    const draft = operations.startStandardDraft.success.body.parse((await begin(id, 1)).json())
    expect(draft).toMatchObject({ name: 'Erste', draftOf: id, version: 1 })
    await publish(id, { note: 'Zurück zur ersten', replaces: 2 })
    expect((await versions(id)).map(({ content }) => content.name)).toEqual(['Erste', 'Zweite', 'Erste'])
  })

  test('that never was is not found', async () => {
    expect((await begin(await published(), 9)).statusCode).toBe(404)
  })
})

describe('withdrawing', () => {
  const withdraw = (id: string, version = 1) =>
    admin.call({ method: 'POST', url: `${base}/${id}/withdraw`, headers: ifMatch(version) })

  test('hides the construction from users, keeps versions and copies', async () => {
    const id = await published({ name: 'Alte Wand' })
    const copy = await user.call({ method: 'POST', url: `/v1/construction/standard/${id}/copy` })
    expect((await withdraw(id, 3)).statusCode).toBe(412)
    expect((await withdraw(id)).statusCode).toBe(204)
    expect((await read(id)).statusCode).toBe(404)
    expect(await standardsOf(user)).not.toContain(id)
    expect(await detail(id)).toMatchObject({ state: 'withdrawn', version: 1 })
    expect(await versions(id)).toHaveLength(1)
    const kept = await user.call({ method: 'GET', url: `/v1/construction/custom/${copy.json<{ id: string }>().id}` })
    expect(kept.statusCode).toBe(200)
    expect((await withdraw(id)).statusCode).toBe(404)
    const event = await service.db.selectFrom('securityEvent').select('event').where('detail', '=', `${id} 1`).execute()
    expect(event.map((one) => one.event)).toContain('standardWithdrawn')
  })

  test('ends when a draft of it is published, under the same id', async () => {
    const id = await published()
    await withdraw(id)
    expect((await begin(id)).statusCode).toBe(201)
    expect((await publish(id, { note: 'Wieder da', replaces: 1 })).statusCode).toBe(200)
    expect((await read(id)).json()).toMatchObject({ id, version: 2 })
  })
})

describe('the list', () => {
  beforeEach(async () => {
    await service.db.deleteFrom('construction').where('ownership', '=', 'standard').execute()
  })

  test('searches drafts too, narrows by state, sorts and pages', async () => {
    const first = await published({ name: 'Äußere Wand', code: 'AW-01' })
    await published({ name: 'Decke', code: 'DE-01', type: 'internalFloor' })
    await prepare({ name: 'Dach', code: 'DA-01', type: 'flatRoof' })
    const { id: draftId } = operations.startStandardDraft.success.body.parse((await begin(first)).json())
    await put(draftId, 1, buildConstruction({ name: 'Umbenannt' }))
    const codes = async (query: Record<string, string>) => (await list(query)).map(({ code }) => code)
    expect(await codes({})).toEqual(['AW-01', 'DA-01', 'DE-01'])
    expect(await codes({ query: 'ausser' })).toEqual(['AW-01'])
    expect(await codes({ query: 'umbenannt' })).toEqual(['AW-01'])
    expect(await codes({ state: 'withDraft' })).toEqual(['AW-01', 'DA-01'])
    expect(await codes({ state: 'published', sort: '-code' })).toEqual(['DE-01', 'AW-01'])
    expect(await codes({ state: 'withdrawn' })).toEqual([])
    for (const sort of ['name', '-changedAt', 'uValue', '-gwp']) expect(await codes({ sort })).toHaveLength(3)
    const page = await admin.call({ method: 'GET', url: `${base}/list`, query: { customTake: '2', page: '2' } })
    expect([page.json<unknown[]>().length, page.headers['x-total-count']]).toEqual([1, '3'])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { keyPerformanceIndicators } from '#contract/assessment.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
let admin: TestUser
let supplier: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  admin = await service.signIn({ email: 'admin@aufbau.example', policies: ['admin'] })
  supplier = await service.signIn({ policies: ['supplier'] })
})

const create = (user: TestUser, payload: object = buildConstruction(), ownership = 'custom', headers = {}) =>
  user.call({ method: 'POST', url: `/v1/construction/${ownership}`, payload, headers })
const created = async (user: TestUser, payload: object = buildConstruction(), ownership = 'custom') => {
  const response = await create(user, payload, ownership)
  expect(response.statusCode, response.body).toBe(200)
  return operations.createConstruction.success.body.parse(response.json())
}
const stored = async () =>
  (await service.db.selectFrom('construction').select(['id', 'version']).orderBy('id').execute()).map(
    ({ id, version }) => `${id} ${version}`,
  )

describe('creating', () => {
  test('the answer is the construction, with its version as ETag', async () => {
    const response = await create(ada, buildConstruction({ code: 'AW-02', tags: ['Holz', 'Holz'] }))
    const body = operations.createConstruction.success.body.parse(response.json())
    expect(response.headers.etag).toMatch(/^"1-/)
    expect(body).toMatchObject({
      ownership: 'custom',
      permission: 'owner',
      version: 1,
      locale: 'de_DE',
      code: 'AW-02',
      tags: ['Holz'],
      owner: { userId: ada.userId, name: 'Ada' },
      layers: timberWall(),
    })
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/)
  })

  test('the ownership is matched without regard to case, and decides who may', async () => {
    expect((await create(ada, buildConstruction(), 'CUSTOM')).statusCode).toBe(200)
    expect((await create(admin, buildConstruction(), 'Standard')).json()).toMatchObject({ ownership: 'standard' })
    expect((await create(supplier, buildConstruction(), 'thirdparty')).json()).toMatchObject({
      ownership: 'thirdParty',
    })
    for (const [user, ownership] of [
      [ada, 'standard'],
      [supplier, 'standard'],
      [ada, 'thirdParty'],
      [admin, 'thirdParty'],
    ] as const) {
      const response = await create(user, buildConstruction(), ownership)
      expect([response.statusCode, errorOf(response).code]).toEqual([403, 'forbidden'])
    }
  })

  test('an administrator outside the domain of the operator creates no standard construction', async () => {
    const outside = await service.signIn({ email: 'admin@elsewhere.example', policies: ['admin'] })
    expect((await create(outside, buildConstruction(), 'standard')).statusCode).toBe(403)
  })

  test('standardAndCustom is for listing only', async () => {
    const response = await create(admin, buildConstruction(), 'standardAndCustom')
    expect([response.statusCode, errorOf(response).code]).toEqual([400, 'ownershipNotAllowed'])
  })

  test.each([
    [
      'an unknown material',
      { layers: [{ materialId: 'gold', thickness: 0.1 }] },
      '/layers/0/materialId',
      'unknownMaterial',
    ],
    [
      'an unknown member',
      {
        layers: [
          ...timberWall(),
          { materialId: 'osb', thickness: 0.1, framing: { materialId: 'gold', width: 0.1, spacing: 0.2 } },
        ],
      },
      '/layers/6/framing/materialId',
      'unknownMaterial',
    ],
    [
      'an unknown scenario',
      { layers: [{ materialId: 'osb', thickness: 0.1, endOfLifeScenario: 'moon' }] },
      '/layers/0/endOfLifeScenario',
      'unknownScenario',
    ],
    ['an unknown release', { release: 'OBD_1999' }, '/release', 'unknownRelease'],
    ['a thickness of 0', { layers: [{ materialId: 'osb', thickness: 0 }] }, '/layers/0/thickness', 'tooSmall'],
    ['a vanishing thickness', { layers: [{ materialId: 'osb', thickness: 1e-9 }] }, '/layers/0/thickness', 'tooSmall'],
    ['no layer', { layers: [] }, '/layers', 'tooFew'],
    ['61 layers', { layers: Array.from({ length: 61 }, () => timberWall()[0]) }, '/layers', 'tooMany'],
    ['an empty name', { name: '  ' }, '/name', 'tooShort'],
    ['a long name', { name: 'x'.repeat(121) }, '/name', 'tooLong'],
    ['an unknown type', { type: 'wall' }, '/type', 'notInList'],
    ['an unknown field', { colour: 'red' }, '/colour', 'unknownField'],
    ['a name of the wrong type', { name: 7 }, '/name', 'wrongType'],
    ['an id that is none', { id: 'x' }, '/id', 'wrongFormat'],
  ])('%s is refused by name, and nothing is stored', async (_what, overrides, path, code) => {
    const before = await stored()
    const response = await create(ada, { ...buildConstruction(), ...overrides })
    expect(response.statusCode).toBe(400)
    expect(errorOf(response).details).toMatchObject([{ path, code }])
    expect(await stored()).toEqual(before)
  })

  test('the same idempotency key answers the first construction, also to 10 at once', async () => {
    const send = () => create(ada, buildConstruction({ name: 'Einmal' }), 'custom', { 'idempotency-key': 'k1' })
    const answers = await Promise.all(Array.from({ length: 10 }, send))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const other = await create(ada, buildConstruction({ name: 'Anders' }), 'custom', { 'idempotency-key': 'k1' })
    expect([other.statusCode, errorOf(other).code]).toEqual([400, 'idempotencyKeyReused'])
    expect((await create(ben, buildConstruction(), 'custom', { 'idempotency-key': 'k1' })).statusCode).toBe(200)
  })

  test('a retry with the same key gets the first answer even where a material has gone since', async () => {
    const made = await ada.call({ method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })
    const { id: materialId } = made.json<{ id: string }>()
    const wall = buildConstruction({ layers: [{ materialId, thickness: 0.2 }] })
    const send = () => create(ada, wall, 'custom', { 'idempotency-key': 'k2' })
    const first = await send()
    await service.db.deleteFrom('constructionOwnMaterial').where('materialId', '=', materialId).execute()
    await service.db.deleteFrom('ownMaterial').where('id', '=', materialId).execute()
    expect((await create(ada, wall)).statusCode).toBe(400)
    expect([(await send()).statusCode, (await send()).body]).toEqual([200, first.body])
  })
})

describe('reading', () => {
  test('only the owner sees a custom construction', async () => {
    const { id } = await created(ada)
    const url = `/v1/construction/custom/${id}`
    expect((await ada.call({ method: 'GET', url })).json()).toMatchObject({ id, permission: 'owner' })
    const foreign = await ben.call({ method: 'GET', url })
    const missing = await ben.call({
      method: 'GET',
      url: '/v1/construction/custom/0198c0de-0000-7000-8000-00000000dead',
    })
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
    expect({ ...errorOf(foreign), traceId: '' }).toEqual({ ...errorOf(missing), traceId: '' })
  })

  test('everyone sees standard ones; under another ownership there is nothing', async () => {
    const { id } = await created(admin, buildConstruction(), 'standard')
    expect((await ben.call({ method: 'GET', url: `/v1/construction/standard/${id}` })).json()).toMatchObject({
      permission: 'view',
    })
    expect((await ben.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode).toBe(404)
  })

  test('an unchanged one is not sent again', async () => {
    const url = `/v1/construction/custom/${(await created(ada)).id}`
    const { etag = '' } = (await ada.call({ method: 'GET', url })).headers
    const response = await ada.call({ method: 'GET', url, headers: { 'if-none-match': etag } })
    expect([response.statusCode, response.body]).toEqual([304, ''])
  })
})

describe('replacing', () => {
  const replace = (user: TestUser, id: string, payload: object, headers = {}) =>
    user.call({ method: 'PUT', url: `/v1/construction/custom/${id}`, payload, headers })

  test('with the version that was read, what was read may be sent back changed', async () => {
    const read = await created(ada)
    const response = await replace(ada, read.id, { ...read, name: 'Neu' }, { 'if-match': '"1"' })
    expect(response.json()).toMatchObject({ name: 'Neu', version: 2, createdAt: read.createdAt })
    expect(response.headers.etag).toMatch(/^"2-/)
  })

  test('without If-Match 428, with a stale or weak one 412, and nothing changes', async () => {
    const { id } = await created(ada)
    await replace(ada, id, buildConstruction({ name: 'Zwei' }), { 'if-match': '"1"' })
    const before = await stored()
    const answers = await Promise.all(
      [{}, { 'if-match': '"1"' }, { 'if-match': 'W/"2"' }, { 'if-match': 'nonsense' }].map((headers) =>
        replace(ada, id, buildConstruction({ name: 'Drei' }), headers),
      ),
    )
    expect(answers.map((answer) => [answer.statusCode, errorOf(answer).code])).toEqual([
      [428, 'versionRequired'],
      [412, 'versionStale'],
      [412, 'versionStale'],
      [412, 'versionStale'],
    ])
    expect(await stored()).toEqual(before)
  })

  test('of 20 writers at once with the same version one wins', async () => {
    const { id } = await created(ada)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        replace(ada, id, buildConstruction({ name: `W${n}` }), { 'if-match': '"1"' }),
      ),
    )
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
    expect(codes).toEqual([200, ...Array(19).fill(412)])
  })

  test('a share to edit may replace, one to view may not, and a stranger sees nothing', async () => {
    const { id } = await created(ada)
    const [viewer, editor] = [await service.signIn(), await service.signIn()]
    const payload = { [viewer.email]: 'view', [editor.email.toUpperCase()]: 'edit' }
    expect((await ada.call({ method: 'POST', url: `/v1/construction/share?id=${id}`, payload })).statusCode).toBe(200)
    const headers = { 'if-match': '"1"' }
    expect((await replace(viewer, id, buildConstruction(), headers)).statusCode).toBe(403)
    expect((await replace(ben, id, buildConstruction(), headers)).statusCode).toBe(404)
    expect((await replace(editor, id, buildConstruction(), headers)).json()).toMatchObject({ permission: 'edit' })
  })
})

test('a copy belongs to the caller and leaves the original alone', async () => {
  const original = await created(admin, buildConstruction({ name: 'x'.repeat(120) }), 'standard')
  const response = await ben.call({ method: 'POST', url: `/v1/construction/standard/${original.id}/copy` })
  const copy = operations.copyConstruction.success.body.parse(response.json())
  expect(copy).toMatchObject({ ownership: 'custom', permission: 'owner', version: 1, layers: original.layers })
  expect(copy.name).toMatch(/^x{112} \(Kopie\)$/)
  expect(copy.id).not.toBe(original.id)
})

test('a copy says so in every language', async () => {
  const translations = { en_GB: { name: 'Wall', description: 'Of brick' } }
  const original = await created(admin, buildConstruction({ name: 'Wand', translations }), 'standard')
  const url = `/v1/construction/standard/${original.id}/copy?locale=en_GB`
  const copy = operations.copyConstruction.success.body.parse((await ben.call({ method: 'POST', url })).json())
  expect(copy.name).toBe('Wand (Kopie)')
  expect(copy.translations.en_GB).toEqual({ name: 'Wall (copy)', description: 'Of brick' })
})

describe('figures', () => {
  test('of layers and of the stored construction are the same', async () => {
    const { id } = await created(ada)
    const live = await ada.call({ method: 'POST', url: '/v1/construction/kpi', payload: timberWall() })
    const kept = await ada.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}` })
    expect(keyPerformanceIndicators.parse(live.json())).toEqual(kept.json())
    expect(kept.json<{ thermal: { uValue: number } }>().thermal.uValue).toBeGreaterThan(0.1)
  })

  test('with trace they tell how they came about', async () => {
    const response = await ada.call({
      method: 'POST',
      url: '/v1/construction/kpi?trace=true&constructionType=OUTERWALL&locale=en_gb',
      payload: timberWall(),
    })
    const { trace } = keyPerformanceIndicators.parse(response.json())
    expect(trace?.length).toBeGreaterThan(3)
  })

  test('indicators are one entry per module and the total, layer by layer', async () => {
    const { id } = await created(ada)
    const live = await ada.call({ method: 'POST', url: '/v1/construction/indicators', payload: timberWall() })
    const kept = await ada.call({ method: 'GET', url: `/v1/construction/custom/indicators/${id}` })
    const rows = operations.assessIndicators.success.body.parse(live.json())
    expect(rows.map(({ module }) => module)).toEqual(['A1-A3', 'A4', 'A5', 'B4', 'C1', 'C2', 'C3', 'C4', 'D', 'total'])
    expect(rows).toEqual(kept.json())
  })

  test('of a material that has left the catalogue are null with a warning; the construction stays readable', async () => {
    const { id } = await created(ada)
    const layers = JSON.stringify([{ materialId: 'gone', thickness: 0.1 }])
    await service.db.updateTable('construction').set({ layers }).where('id', '=', id).execute()
    expect((await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode).toBe(200)
    const kpis = keyPerformanceIndicators.parse(
      (await ada.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}` })).json(),
    )
    expect(kpis.thermal.uValue).toBeNull()
    expect(kpis.warnings.map(({ code }) => code)).toContain('materialUnknown')
  })

  test('another owner’s cannot be asked for', async () => {
    const { id } = await created(ada)
    for (const kind of ['kpi', 'indicators'])
      expect((await ben.call({ method: 'GET', url: `/v1/construction/custom/${kind}/${id}` })).statusCode).toBe(404)
  })
})

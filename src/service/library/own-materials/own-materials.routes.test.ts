import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn({ email: 'ben@buero.example' })
})

const create = async (user: TestUser, material: Partial<OwnMaterialInput> = {}) => {
  const payload = buildOwnMaterial(material)
  const response = await user.call({ method: 'POST', url: '/v1/material/own', payload })
  expect(response.statusCode, response.body).toBe(201)
  return operations.createOwnMaterial.success.body.parse(response.json())
}
const using = (id: string): ConstructionLayer[] => [...timberWall(), { materialId: id, thickness: 0.2 }]
const store = async (user: TestUser, layers: ConstructionLayer[]) => {
  const response = await user.call({
    method: 'POST',
    url: '/v1/construction/custom',
    payload: buildConstruction({ layers }),
  })
  expect(response.statusCode, response.body).toBe(200)
  return operations.createConstruction.success.body.parse(response.json())
}
const kpis = async (user: TestUser, layers: ConstructionLayer[], query: Record<string, string> = {}) => {
  const response = await user.call({ method: 'POST', url: '/v1/construction/kpi', query, payload: layers })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessKpis.success.body.parse(response.json())
}
const read = (user: TestUser, id: string) => user.call({ method: 'GET', url: `/v1/material/${id}` })
const share = (id: string, permission: string) =>
  ada.call({
    method: 'POST',
    url: '/v1/construction/share',
    query: { id },
    payload: { [ben.email]: permission },
  })
const links = async (constructionId: string) =>
  (
    await service.db
      .selectFrom('constructionOwnMaterial')
      .select('materialId')
      .where('constructionId', '=', constructionId)
      .execute()
  ).map(({ materialId }) => materialId)

describe('figures', () => {
  test('count as those of the data sheet and the declaration, by hand', async () => {
    const { id } = await create(ada)
    const { thermal, lifeCycle, layers } = await kpis(ada, [{ materialId: id, thickness: 0.2 }])
    expect(thermal.uValue).toBeCloseTo(1 / (0.13 + 0.2 / 0.041 + 0.04), 12)
    const mass = 38 * 0.2
    expect(layers[0]?.mass).toBeCloseTo(mass, 12)
    expect(lifeCycle.gwp?.total).toBeCloseTo(mass * (-0.5 + 0.01 + 1.4), 12)
    expect(lifeCycle.penrt?.total).toBeCloseTo(mass * (12 + 0.2 + 0.5), 12)
    expect(lifeCycle.moduleD.gwp).toBeCloseTo(mass * -0.3, 12)
    expect(layers[0]?.datasets).toMatchObject([{ part: 'material', version: '1', replaced: false, expired: false }])
  })

  test('of one generation say nothing in a release of the other, which is named', async () => {
    const { id } = await create(ada)
    const { lifeCycle, warnings } = await kpis(ada, [{ materialId: id, thickness: 0.2 }], { release: 'OBD_2024_I' })
    expect([lifeCycle.complete, lifeCycle.gwp]).toEqual([false, null])
    const named = warnings.find(({ code }) => code === 'declarationOfOtherGeneration')
    expect(named).toMatchObject({ path: '/layers/0', values: { declared: 'EN 15804+A1' } })
    expect(warnings.map(({ code }) => code)).not.toContain('datasetUnknown')
  })

  test('may be those of a dataset of a release', async () => {
    const osb = (await ada.call({ method: 'GET', url: '/v1/material/osb', query: { release: 'OBD_2020_II' } })).json<{
      dataset: { uuid: string; version: string; release: string }
    }>().dataset
    const { declaration: _none, ...plain } = buildOwnMaterial({ density: 600 })
    const { id } = await create(ada, {
      ...plain,
      declaration: undefined,
      dataset: { release: osb.release, uuid: osb.uuid, version: osb.version },
    })
    const { layers } = await kpis(ada, [{ materialId: id, thickness: 0.02 }])
    expect(layers[0]?.datasets[0]?.uuid).toBe(osb.uuid)
    expect(layers[0]?.gwp).not.toBeNull()
  })

  test('that change are computed again where they are used, without a new version', async () => {
    const material = await create(ada)
    const { id, version } = await store(ada, using(material.id))
    const figures = () =>
      service.db
        .selectFrom('construction')
        .select(['uValue', 'version', 'figuresVersion'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await figures()
    const { id: _id, uses: _uses, version: _version, createdAt: _made, updatedAt: _changed, ...content } = material
    const response = await ada.call({
      method: 'PUT',
      url: `/v1/material/own/${material.id}`,
      headers: { 'if-match': '"1"' },
      payload: { ...content, conductivity: 0.08 },
    })
    expect([response.statusCode, response.headers.etag]).toEqual([200, expect.stringMatching(/^"2-/)])
    await expect.poll(async () => (await figures()).figuresVersion, { timeout: 10_000 }).toBe(before.figuresVersion)
    const after = await figures()
    expect(after.version).toBe(version)
    expect(after.uValue).toBeGreaterThan(before.uValue ?? Number.NaN)
    const live = await kpis(ada, using(material.id))
    expect(after.uValue).toBe(live.thermal.uValue)
  })
})

describe('who sees it', () => {
  test('is its owner alone, until a construction that uses it is shared', async () => {
    const { id } = await create(ada)
    expect((await read(ben, id)).statusCode).toBe(404)
    const refusedLayer = await ben.call({ method: 'POST', url: '/v1/construction/kpi', payload: using(id) })
    expect(errorOf(refusedLayer).details).toMatchObject([{ path: '/6/materialId', code: 'unknownMaterial' }])
    const { id: shared } = await store(ada, using(id))
    await share(shared, 'view')
    expect((await read(ben, id)).statusCode).toBe(200)
    expect((await kpis(ben, using(id))).thermal.uValue).not.toBeNull()
    const listed = await ben.call({ method: 'GET', url: '/v1/material/list', query: { query: 'Hanfdämmung Muster' } })
    expect(listed.json()).toEqual([])
    await share(shared, 'none')
    expect((await read(ben, id)).statusCode).toBe(404)
  })

  test('is whoever built with it while it was shared, and goes on doing so', async () => {
    const { id } = await create(ada)
    const { id: shared } = await store(ada, using(id))
    await share(shared, 'edit')
    const copied = await ben.call({ method: 'POST', url: `/v1/construction/custom/${shared}/copy` })
    const copy = copied.json<{ id: string }>()
    await share(shared, 'none')
    expect(await links(copy.id)).toEqual([id])
    const stored = await ben.call({ method: 'GET', url: `/v1/construction/custom/kpi/${copy.id}` })
    expect(stored.json<{ thermal: { uValue: number } }>().thermal.uValue).toBeGreaterThan(0)
    expect((await read(ben, id)).statusCode).toBe(200)
  })

  test('follows the layers through replacing, deleting and restoring', async () => {
    const { id } = await create(ada)
    const { id: construction } = await store(ada, using(id))
    await share(construction, 'view')
    const payload = [construction]
    await ada.call({ method: 'DELETE', url: '/v1/construction/batch', payload })
    expect((await read(ben, id)).statusCode).toBe(404)
    await ada.call({ method: 'POST', url: '/v1/construction/restore', payload })
    expect((await read(ben, id)).statusCode).toBe(200)
    const replaced = await ada.call({
      method: 'PUT',
      url: `/v1/construction/custom/${construction}`,
      headers: { 'if-match': '*' },
      payload: buildConstruction(),
    })
    expect([replaced.statusCode, await links(construction), (await read(ben, id)).statusCode]).toEqual([200, [], 404])
  })

  test('deleted, it leaves lists but not the constructions that use it', async () => {
    const { id } = await create(ada, { name: { de_DE: 'Verworfenes' } })
    const { id: construction } = await store(ada, using(id))
    const removed = await ada.call({ method: 'DELETE', url: `/v1/material/own/${id}` })
    const again = await ada.call({ method: 'DELETE', url: `/v1/material/own/${id}` })
    expect([removed.statusCode, again.statusCode]).toEqual([204, 404])
    const listed = await ada.call({ method: 'GET', url: '/v1/material/own', query: { query: 'Verworfenes' } })
    expect([listed.json(), listed.headers['x-total-count']]).toEqual([[], '0'])
    expect((await read(ada, id)).statusCode).toBe(200)
    const stored = await ada.call({ method: 'GET', url: `/v1/construction/custom/kpi/${construction}` })
    expect(stored.json<{ thermal: { uValue: number } }>().thermal.uValue).toBeGreaterThan(0)
  })

  test('is nobody in a standard construction: those show what everybody may see', async () => {
    const admin = await service.signIn({ email: 'chefin@aufbau.example', policies: ['admin'] })
    const { id } = await create(admin)
    const response = await admin.call({
      method: 'POST',
      url: '/v1/construction/standard',
      payload: buildConstruction({ layers: using(id) }),
    })
    expect(errorOf(response).details).toMatchObject([{ path: '/layers/6/materialId', code: 'unknownMaterial' }])
  })
})

describe('search', () => {
  test('finds it among those of the catalogue, by how well it matches', async () => {
    const user = await service.signIn()
    await create(user, { name: { de_DE: 'Zellulose Einblasdämmung Nord' } })
    const find = async (query: string) =>
      operations.listMaterials.success.body.parse(
        (await user.call({ method: 'GET', url: '/v1/material/list', query: { query } })).json(),
      )
    const found = await find('zellulose')
    expect(found.findIndex(({ own }) => own)).toBeLessThan(3)
    expect(found.filter(({ own }) => !own).length).toBeGreaterThan(0)
    expect((await find('zellulose nord')).map(({ name, own }) => [name, own])).toEqual([
      ['Zellulose Einblasdämmung Nord', true],
    ])
  })
})

describe('what is refused', () => {
  const refusals = async (payload: object) => {
    const response = await ada.call({ method: 'POST', url: '/v1/material/own', payload })
    expect(response.statusCode).toBe(400)
    return errorOf(response).details.map(({ path, code }) => [path, code])
  }
  const { declaration = {} } = buildOwnMaterial()

  test('is named with its place', async () => {
    expect(await refusals({ ...buildOwnMaterial(), name: {} })).toEqual([['/name', 'required']])
    expect(await refusals({ ...buildOwnMaterial(), vapourResistanceFactor: { dry: 0.5, wet: 1 } })).toEqual([
      ['/vapourResistanceFactor/dry', 'tooSmall'],
    ])
    const foreign = { module: 'A1-A3', indicators: { gwpTotal: 1 } }
    expect(await refusals({ ...buildOwnMaterial(), declaration: { ...declaration, modules: [foreign] } })).toEqual([
      ['/declaration/modules/0/indicators/gwpTotal', 'notAllowed'],
    ])
    const twice = { module: 'C3', indicators: {} }
    expect(await refusals({ ...buildOwnMaterial(), declaration: { ...declaration, modules: [twice, twice] } })).toEqual(
      [['/declaration/modules/1', 'notUnique']],
    )
    const dataset = { release: 'OBD_2020_II', uuid: '00000000-0000-4000-8000-000000000000', version: '1' }
    expect(await refusals({ ...buildOwnMaterial(), dataset })).toEqual([['/declaration', 'contradicts']])
    expect(await refusals({ ...buildOwnMaterial({ dataset }), declaration: undefined })).toEqual([
      ['/dataset/uuid', 'unknownDataset'],
    ])
  })

  test('is every figure beyond its range, and no figure within', async () => {
    const figure = fc.constantFrom('conductivity', 'density', 'serviceLife')
    await fc.assert(
      fc.asyncProperty(figure, fc.double({ min: -10, max: 60_000, noNaN: true }), async (name, value) => {
        const payload = { ...buildOwnMaterial(), [name]: value }
        const { statusCode } = await ada.call({ method: 'POST', url: '/v1/material/own', payload })
        expect(statusCode).toBe(isWithin(bounds[name], value) ? 201 : 400)
      }),
      { numRuns: 60 },
    )
  })

  test('is a change to what somebody else has changed since', async () => {
    const { id } = await create(ada)
    const change = (tag?: string) =>
      ada.call({
        method: 'PUT',
        url: `/v1/material/own/${id}`,
        payload: buildOwnMaterial(),
        ...(tag && { headers: { 'if-match': tag } }),
      })
    expect([(await change('"1"')).statusCode, (await change('"1"')).statusCode]).toEqual([200, 412])
    expect((await change()).statusCode).toBe(428)
  })
})

describe('what uses a material', () => {
  const uses = async (user: TestUser, id: string, query: Record<string, string> = {}) => {
    const response = await user.call({ method: 'GET', url: `/v1/material/own/${id}/uses`, query })
    const found = response.statusCode === 200 ? response.json<{ name: string }[]>().map(({ name }) => name) : []
    return { status: response.statusCode, names: found, total: response.headers['x-total-count'] }
  }

  test('is named by page to its owner, who sees no construction of others but what they share', async () => {
    const { id } = await create(ada)
    const named = async (user: TestUser, name: string) => {
      const payload = buildConstruction({ name, layers: using(id) })
      const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
      expect(response.statusCode, response.body).toBe(200)
      return response.json<{ id: string }>().id
    }
    const wall = await named(ada, 'Wand')
    await named(ada, 'Decke')
    await share(wall, 'edit')
    const foreign = await named(ben, 'Anbau')
    expect(await uses(ada, id)).toEqual({ status: 200, names: ['Decke', 'Wand'], total: '2' })
    expect(await uses(ada, id, { customTake: '1', page: '2' })).toMatchObject({ names: ['Wand'], total: '2' })
    expect((await uses(ben, id)).status).toBe(404)
    await ben.call({
      method: 'POST',
      url: '/v1/construction/share',
      query: { id: foreign },
      payload: { [ada.email]: 'view' },
    })
    expect(await uses(ada, id)).toMatchObject({ names: ['Anbau', 'Decke', 'Wand'], total: '3' })
    const own = await ada.call({ method: 'GET', url: `/v1/material/own/${id}` })
    expect(own.json()).toMatchObject({ uses: 3 })
    await ada.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [wall] })
    expect((await uses(ada, id)).names).toEqual(['Anbau', 'Decke'])
  })
})

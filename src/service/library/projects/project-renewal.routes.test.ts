import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

type Call = Parameters<TestUser['call']>[0]
const any = { 'if-match': '*' }
const ok = async (call: Call, user = ada) => {
  const response = await user.call(call)
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response
}
const create = async (overrides: SentProject = {}): Promise<Project> =>
  (await ok({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })).json()
const gwpOf = async (id: string) =>
  operations.readProjectKpis.success.body.parse((await ok({ method: 'GET', url: `/v1/project/${id}/kpi` })).json())
    .totals.total.gwp

describe('newer data of a project', () => {
  test('is told row by row, and taken by hand alone', async () => {
    const { id } = await create({ release: 'OBD_2020_II' })
    const url = `/v1/project/${id}`
    const read = async (query: Record<string, string>) =>
      operations.readProjectDrift.success.body.parse((await ok({ method: 'GET', url: `${url}/drift`, query })).json())
    const same = await read({})
    expect(same.totals).toMatchObject([{ figure: 'gwp', absolute: 0 }, { absolute: 0 }, { absolute: 0 }])
    const other = await read({ release: 'OBD_2024_I' })
    expect(other.totals[0]).toMatchObject({ before: await gwpOf(id), absolute: null, reason: 'otherGeneration' })
    expect(other.rows.map((row) => row.id)).toEqual(['E1', 'O1', 'P1'])
    expect(other.datasets.length).toBeGreaterThan(3)
    const call = { method: 'POST', url: `${url}/reassess`, payload: { release: 'OBD_2024_I' } } as const
    const taken = (await ok({ ...call, headers: { 'if-match': '"1"' } })).json<Project>()
    expect(taken).toMatchObject({ release: 'OBD_2024_I', version: 2, assessedWith: { release: 'OBD_2024_I' } })
    expect(await gwpOf(id)).toBeCloseTo(other.totals[0]?.after ?? Number.NaN, 6)
    expect(errorOf(await ada.call({ ...call, headers: { 'if-match': '"1"' } })).code).toBe('versionStale')
  })
})

test('a project that follows the default keeps its data when that is another, and so does its copy', async () => {
  const { id } = await create({ release: 'OBD_2024_I' })
  const gwp = await gwpOf(id)
  // as one that was made when that was the default
  await sql`update project set release = null, document = (document::jsonb - 'release')::json where id = ${id}`.execute(
    service.db,
  )
  expect(await gwpOf(id)).toBe(gwp)
  const { newerData } = (await ok({ method: 'GET', url: `/v1/project/${id}` })).json<Project>()
  expect(newerData).toBe(true)
  const drift = operations.readProjectDrift.success.body.parse(
    (await ok({ method: 'GET', url: `/v1/project/${id}/drift` })).json(),
  )
  expect([drift.pinned.release, drift.target.release]).toEqual(['OBD_2024_I', 'OBD_2020_II'])
  const copy = (await ok({ method: 'POST', url: `/v1/project/${id}/copy` })).json<Project>()
  expect(copy.assessedWith?.release).toBe('OBD_2024_I')
  expect(await gwpOf(copy.id)).toBe(gwp)
  const changes = [{ op: 'patch', list: 'elements', id: 'E1', fields: { name: 'Wand' } }]
  const call = { method: 'POST', url: `/v1/project/${id}/changes`, payload: { changes }, headers: any } as const
  expect((await ok(call)).statusCode).toBe(200)
  expect(await gwpOf(id)).toBe(gwp)
  const taken = (
    await ok({ method: 'POST', url: `/v1/project/${id}/reassess`, payload: { release: 'OBD_2020_II' }, headers: any })
  ).json<Project>()
  expect([taken.release, taken.assessedWith?.release]).toEqual([undefined, 'OBD_2020_II'])
})

test('a project whose own release is gone tells what another would make of it, and takes that', async () => {
  const { id } = await create({ release: 'OBD_2020_II' })
  const gwp = await gwpOf(id)
  await sql`update project set release = 'OBD_GONE', assessed_with = null,
    document = jsonb_set(document::jsonb, '{release}', '"OBD_GONE"')::json where id = ${id}`.execute(service.db)
  const figures = await ada.call({ method: 'GET', url: `/v1/project/${id}/kpi` })
  expect(errorOf(figures).details.map(({ path, code }) => [path, code])).toEqual([['/release', 'unknownRelease']])
  const drift = operations.readProjectDrift.success.body.parse(
    (await ok({ method: 'GET', url: `/v1/project/${id}/drift` })).json(),
  )
  expect(drift.releases.map((one) => one.id)).not.toContain('OBD_GONE')
  const payload = { release: drift.target.release }
  const taken = await ok({ method: 'POST', url: `/v1/project/${id}/reassess`, payload, headers: any })
  expect(taken.json<Project>().assessedWith?.release).toBe('OBD_2020_II')
  expect(await gwpOf(id)).toBe(gwp)
})

describe('newer versions of the constructions of a project', () => {
  const library = async () => {
    const made = await ok({ method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
    const { id, type, name, layers } = operations.createConstruction.success.body.parse(made.json())
    const origin = { id, ownership: 'custom', version: 1 } as const
    const project = await create({
      constructions: { AW: { type, name, layers, origin }, B: { type, name, layers: timberWall() } },
    })
    return { of: id, id: project.id }
  }
  const change = (of: string) =>
    ok({
      method: 'PUT',
      url: `/v1/construction/custom/${of}`,
      payload: buildConstruction({ name: 'Dicker', layers: timberWall().slice(1) }),
      headers: any,
    })
  const holding = async (of: string, user = ada) =>
    operations.listConstructionProjects.success.body.parse(
      (await ok({ method: 'GET', url: `/v1/construction/${of}/projects` }, user)).json(),
    )
  const read = async (id: string, user = ada) =>
    operations.readProjectOrigins.success.body.parse(
      (await ok({ method: 'GET', url: `/v1/project/${id}/origins` }, user)).json(),
    )
  const take = (id: string, keys: string[]) =>
    ada.call({ method: 'POST', url: `/v1/project/${id}/origins`, payload: { keys }, headers: any })

  test('are told with what they would change, and taken by hand alone', async () => {
    const { of, id } = await library()
    expect((await read(id)).constructions).toEqual([])
    await change(of)
    const before = await gwpOf(id)
    const newer = async () => (await ok({ method: 'GET', url: `/v1/project/${id}` })).json<Project>().newerOrigins
    expect(await newer()).toEqual(['AW'])
    const { constructions, total } = await read(id)
    expect(constructions).toMatchObject([
      { key: 'AW', origin: { id: of, version: 1 }, newer: { version: 2, name: 'Dicker' }, rows: 1 },
    ])
    expect(total.gwp.before).toBe(before)
    expect(await gwpOf(id)).toBe(before)
    const taken = (await take(id, ['AW'])).json<Project>()
    expect(taken.constructions['AW']).toMatchObject({ name: 'Dicker', origin: { version: 2 } })
    expect(taken.newerOrigins).toEqual([])
    expect(await newer()).toEqual([])
    expect(Object.keys(taken.constructions)).toEqual(['AW', 'B'])
    expect(await gwpOf(id)).toBeCloseTo(total.gwp.after ?? Number.NaN, 6)
    expect(errorOf(await take(id, ['B', 'AW'])).details.map(({ path }) => path)).toEqual(['/keys/0', '/keys/1'])
  })

  test('are not told to who may see the project, but not the library it came from', async () => {
    const { of, id } = await library()
    await change(of)
    await ok({ method: 'POST', url: '/v1/project/share', query: { id }, payload: { [ben.email]: 'view' } })
    expect((await read(id, ben)).constructions).toEqual([])
    const seen = (await ok({ method: 'GET', url: `/v1/project/${id}` }, ben)).json<Project>()
    expect(seen).toMatchObject({ newerOrigins: [], lostOrigins: ['AW'] })
  })

  test('that are deleted, or whose right was taken back, are named; the layers stay', async () => {
    const { of, id } = await library()
    const read = async (user = ada) => (await ok({ method: 'GET', url: `/v1/project/${id}` }, user)).json<Project>()
    const share = (permissions: Record<string, string>) =>
      ok({ method: 'POST', url: '/v1/construction/share', query: { id: of }, payload: permissions })
    await ok({ method: 'POST', url: '/v1/project/share', query: { id }, payload: { [ben.email]: 'view' } })
    await share({ [ben.email]: 'view' })
    expect((await read(ben)).lostOrigins).toEqual([])
    await share({ [ben.email]: 'none' })
    expect((await read(ben)).lostOrigins).toEqual(['AW'])
    const before = await read()
    expect(before.lostOrigins).toEqual([])
    const gwp = await gwpOf(id)
    await ok({ method: 'DELETE', url: '/v1/construction/batch', payload: [of] })
    const after = await read()
    expect(after.lostOrigins).toEqual(['AW'])
    expect(after.constructions).toEqual(before.constructions)
    expect(await gwpOf(id)).toBe(gwp)
  })

  test('the construction tells the projects that hold it, with what it takes of their budget, to who sees both', async () => {
    const { of, id } = await library()
    const [one] = await holding(of)
    expect(one).toMatchObject({ id, key: 'AW', version: 1, rows: 1, area: 40, netRoomArea: 120, permission: 'owner' })
    const kpis = operations.readProjectKpis.success.body.parse(
      (await ok({ method: 'GET', url: `/v1/project/${id}/kpi`, query: { detail: 'modules' } })).json(),
    )
    const modules = kpis.rows.find((row) => row.id === 'E1')?.modules ?? []
    const counted = modules.filter(({ module }) => ['A1-A3', 'B4', 'C3', 'C4'].includes(module))
    const gwp = counted.reduce((sum, module) => sum + module.gwp, 0) / (120 * 50)
    expect(one?.budget?.gwp.value).toBeCloseTo(gwp, 9)
    expect(one?.budget?.gwp).toMatchObject({ limit: 24, share: (one?.budget?.gwp.value ?? 0) / 24 })
    expect(await holding(of, ada)).toHaveLength(1)
    expect(errorOf(await ben.call({ method: 'GET', url: `/v1/construction/${of}/projects` })).code).toBe('notFound')
    const elements = [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: 60 } }]
    await ok({ method: 'POST', url: `/v1/project/${id}/changes`, payload: { changes: elements }, headers: any })
    expect((await holding(of))[0]).toMatchObject({ area: 50 })
    await ok({ method: 'POST', url: `/v1/project/${id}/archive`, payload: { archived: true }, headers: any })
    expect(await holding(of)).toEqual([])
  })

  test('a standard construction tells each caller of their own projects alone', async () => {
    const admin = await service.signIn({ email: 'ada@aufbau.example', name: 'Ada Admin', policies: ['admin'] })
    const made = await ok({ method: 'POST', url: '/v1/construction/standard', payload: buildConstruction() }, admin)
    const origin = { id: made.json<{ id: string }>().id, ownership: 'standard', version: 1 } as const
    const project = await create({
      use: 'nonResidential',
      constructions: { AW: { type: 'outerWall', name: 'Wand', layers: timberWall(), origin } },
    })
    expect(await holding(origin.id)).toMatchObject([{ id: project.id, rows: 1, budget: null }])
    expect(await holding(origin.id, ben)).toEqual([])
  })
})

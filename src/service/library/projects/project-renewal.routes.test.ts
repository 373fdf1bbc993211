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
    const { constructions, total } = await read(id)
    expect(constructions).toMatchObject([
      { key: 'AW', origin: { id: of, version: 1 }, newer: { version: 2, name: 'Dicker' }, rows: 1 },
    ])
    expect(total.gwp.before).toBe(before)
    expect(await gwpOf(id)).toBe(before)
    const taken = (await take(id, ['AW'])).json<Project>()
    expect(taken.constructions['AW']).toMatchObject({ name: 'Dicker', origin: { version: 2 } })
    expect(Object.keys(taken.constructions)).toEqual(['AW', 'B'])
    expect(await gwpOf(id)).toBeCloseTo(total.gwp.after ?? Number.NaN, 6)
    expect(errorOf(await take(id, ['B', 'AW'])).details.map(({ path }) => path)).toEqual(['/keys/0', '/keys/1'])
  })

  test('are not told to who may see the project, but not the library it came from', async () => {
    const { of, id } = await library()
    await change(of)
    await ok({ method: 'POST', url: '/v1/project/share', query: { id }, payload: { [ben.email]: 'view' } })
    expect((await read(id, ben)).constructions).toEqual([])
  })
})

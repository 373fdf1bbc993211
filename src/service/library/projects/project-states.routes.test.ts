import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { projectLimits } from '#vocabulary/projects.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

const any = { 'if-match': '*' }
const create = async (overrides: SentProject = {}): Promise<Project> => {
  const response = await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}
const read = async (id: string) => (await ada.call({ method: 'GET', url: `/v1/project/${id}` })).json<Project>()
const rename = async (id: string, name: string) => {
  const payload = { changes: [{ op: 'header', fields: { name } }] }
  const response = await ada.call({ method: 'POST', url: `/v1/project/${id}/changes`, payload, headers: any })
  expect(response.statusCode, response.body).toBe(200)
}
const states = async (id: string, user = ada) => {
  const response = await user.call({ method: 'GET', url: `/v1/project/${id}/states` })
  return operations.listProjectStates.success.body.parse(response.json())
}
const name = (id: string, name: string, headers = any) =>
  ada.call({ method: 'POST', url: `/v1/project/${id}/states`, payload: { name }, headers })
const restore = (id: string, version: number, headers = any) =>
  ada.call({ method: 'POST', url: `/v1/project/${id}/states/${version}/restore`, headers })

describe('states of a project', () => {
  test('are its last versions, and those with a name', async () => {
    const { id } = await create({ name: 'Eins' })
    expect((await name(id, 'Vorentwurf')).statusCode).toBe(201)
    for (let count = 0; count < projectLimits.keptVersions + 3; count += 1) await rename(id, `Nummer ${count}`)
    const found = await states(id)
    expect(found[0]).toMatchObject({ version: 24, name: null, current: true })
    expect(found.at(-1)).toMatchObject({ version: 1, name: 'Vorentwurf', current: false })
    // the current one, those kept by themselves, the named one
    expect(found).toHaveLength(1 + projectLimits.keptVersions + 1)
  })

  test('come back as a new version, with what they were assessed with', async () => {
    const { id, assessedWith } = await create({ name: 'Eins' })
    await rename(id, 'Zwei')
    const response = await restore(id, 1, { 'if-match': '"2"' })
    expect(response.json()).toMatchObject({
      name: 'Eins',
      version: 3,
      assessedWith: { datasets: assessedWith?.datasets },
    })
    expect((await states(id)).map(({ version }) => version)).toEqual([3, 2, 1])
    expect(errorOf(await restore(id, 9)).code).toBe('notFound')
    expect(errorOf(await restore(id, 1, { 'if-match': '"2"' })).code).toBe('versionStale')
    expect((await read(id)).name).toBe('Eins')
  })

  test('are named up to a number', async () => {
    const { id } = await create()
    await sql`insert into project_state (project_id, version, name, document, saved_at)
      select id, number, 'Stand', document, updated_at
      from project, generate_series(100, ${99 + projectLimits.namedStates}::integer) number
      where id = ${id}`.execute(service.db)
    expect(errorOf(await name(id, 'Noch einer')).details[0]).toMatchObject({ path: '/name', code: 'tooMany' })
  })
})

describe('materials of a user in a project', () => {
  test('are told to whom it is shared, who may go on writing it; to nobody else', async () => {
    const made = await ada.call({ method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })
    const { id: materialId } = made.json<{ id: string }>()
    const layers = [{ materialId, thickness: 0.2 }, ...timberWall()]
    const { id } = await create({ constructions: { AW: { type: 'outerWall', name: 'W', layers } } })
    const seen = async () => (await ben.call({ method: 'GET', url: `/v1/material/${materialId}` })).statusCode
    expect(await seen()).toBe(404)
    const share = (permission: string) =>
      ada.call({ method: 'POST', url: '/v1/project/share', query: { id }, payload: { [ben.email]: permission } })
    await share('edit')
    expect(await seen()).toBe(200)
    const payload = await read(id)
    const written = await ben.call({ method: 'PUT', url: `/v1/project/${id}`, payload, headers: any })
    expect(written.statusCode, written.body).toBe(200)
    await share('none')
    expect(await seen()).toBe(404)
  })
})

import { beforeAll, expect, test } from 'vitest'
import type { ProjectListItem } from '#contract/project-lists.ts'
import type { Project } from '#contract/projects.ts'
import { archiveOf, create, filesOf, packed, send, taken } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
beforeAll(async () => {
  service = await buildService()
})

const projectOf = async (user: TestUser, id: string) =>
  (await user.call({ method: 'GET', url: `/v1/project/${id}` })).json<Project>()

const documentOf = async (id: string) =>
  (await service.db.selectFrom('project').select('document').where('id', '=', id).executeTakeFirstOrThrow()).document

const board = {
  name: { de_DE: 'Lehmplatte "Süd"' },
  category: 'board',
  hatch: 'gypsumBoard',
  conductivity: 0.35,
  density: 1450,
  sources: { conductivity: 'Datenblatt 2025' },
}
const layers = (materialId: string) => [{ materialId, thickness: 0.02 }]

/** Somebody with a material, a construction of it, and a project made of that. */
async function owner() {
  const user = await service.signIn()
  const material = await create(user, board, '/v1/material/own')
  const wall = await create(user, buildConstruction({ layers: layers(material.id) }))
  const snapshot = {
    type: 'innerWall',
    name: 'Lehmwand',
    layers: layers(material.id),
    origin: { id: wall.id, ownership: 'custom', version: 1 },
  } as const
  const project = await create(
    user,
    buildProject({
      name: 'Haus am Hang',
      constructions: { IW: snapshot },
      elements: [{ id: 'E1', construction: 'IW', area: 12 }],
      variants: [{ id: 'B', name: 'Kleiner', elements: { E1: { area: 6 } } }],
    }),
    '/v1/project',
  )
  return { user, material: material.id, wall: wall.id, project: project.id }
}

test('projects go into the archive and come back whole, with what they name under its ids here', async () => {
  const { user, project } = await owner()
  const other = await service.signIn()
  // of before, where any two letters were a country
  await service.db
    .updateTable('project')
    .set({ document: JSON.stringify({ ...(await documentOf(project)), location: { country: 'XX' } }) })
    .where('id', '=', project)
    .execute()
  const archive = await archiveOf(user)
  const { projects, constructions, materials } = await taken(other, archive)
  expect([projects.created.length, projects.skipped]).toEqual([1, []])
  expect((await projectOf(other, projects.created[0]?.id ?? '')).location).toEqual({})
  const before = await projectOf(user, project)
  const after = await projectOf(other, projects.created[0]?.id ?? '')
  const materialId = materials.created[0]?.id
  expect(after.constructions['IW']).toEqual({
    ...before.constructions['IW'],
    layers: [{ ...before.constructions['IW']?.layers[0], materialId }],
    origin: { ...before.constructions['IW']?.origin, id: constructions.created[0]?.id },
  })
  const { constructions: _mapped, ...rest } = after
  expect(rest).toMatchObject({
    name: 'Haus am Hang',
    elements: before.elements,
    variants: before.variants,
    archived: false,
  })
  // a second time nothing is new
  const again = await taken(other, archive)
  expect([again.projects.created, again.projects.skipped.length]).toEqual([[], 1])
})

test('what was put away comes back so, and whose project is another’s is in no archive', async () => {
  const { user, project } = await owner()
  const payload = { archived: true }
  await user.call({
    method: 'POST',
    url: `/v1/project/${project}/archive`,
    payload,
    headers: { 'if-match': '*' },
  })
  const other = await service.signIn()
  await user.call({
    method: 'POST',
    url: `/v1/project/share?id=${project}`,
    payload: { [other.email]: 'edit' },
  })
  expect(Object.keys(filesOf(await archiveOf(other))).filter((name) => name.startsWith('projects/'))).toEqual([])
  await taken(other, await archiveOf(user))
  const listed = await other.call({ method: 'GET', url: '/v1/project/list?archived=true' })
  expect(listed.json<ProjectListItem[]>().filter(({ permission }) => permission === 'owner')).toHaveLength(1)
})

test('a project that is not what it should be is named by its file and place, and nothing is taken', async () => {
  const { user } = await owner()
  const files = filesOf(await archiveOf(user))
  const name = Object.keys(files).find((one) => one.startsWith('projects/')) ?? ''
  const broken = JSON.stringify({ ...JSON.parse(files[name] ?? '{}'), elements: [{ id: 'E1', construction: 'XX' }] })
  const other = await service.signIn()
  const response = await send(other, packed({ ...files, [name]: broken }))
  expect(errorOf(response)).toMatchObject({
    code: 'fileRejected',
    details: [{ path: expect.stringMatching(/^projects\/.*\.json#\/elements\/0/) }],
  })
  expect((await other.call({ method: 'GET', url: '/v1/project/count' })).json()).toBe(0)
})

test.each(['json', 'lcax'])(
  'the file of one project in %s brings it to another account, with its own materials and data',
  async (format) => {
    const { user, project } = await owner()
    const file = (await user.call({ method: 'GET', url: `/v1/project/${project}/export`, query: { format } })).body
    const other = await service.signIn()
    const { projects, materials, notes } = await taken(other, file, 'application/json')
    expect([projects.created.length, materials.created.length, notes]).toEqual([1, 1, []])
    const before = await projectOf(user, project)
    const after = await projectOf(other, projects.created[0]?.id ?? '')
    const materialId = materials.created[0]?.id ?? ''
    const snapshot = before.constructions['IW']
    expect(after.constructions['IW']).toEqual({ ...snapshot, layers: [{ ...snapshot?.layers[0], materialId }] })
    expect(after).toMatchObject({ elements: before.elements, variants: before.variants })
    expect(after.assessedWith?.release).toBe(before.assessedWith?.release)
    const kpis = async (who: TestUser, id: string) =>
      (await who.call({ method: 'GET', url: `/v1/project/${id}/kpi` })).json<{ totals: object; mass: object }>()
    const [ours, theirs] = [await kpis(user, project), await kpis(other, after.id)]
    expect([theirs.totals, theirs.mass]).toEqual([ours.totals, ours.mass])
    const again = await taken(other, file, 'application/json')
    expect([again.projects.created, again.projects.skipped[0]?.id, again.materials.created]).toEqual([[], after.id, []])
  },
)

test('a file of one project that is wrong is refused by its place, as is one of another version', async () => {
  const user = await service.signIn()
  const file = (more: object) =>
    JSON.stringify({ format: 'aufbau-project', formatVersion: 1, ownMaterials: [], project: buildProject(), ...more })
  const details = async (more: object) => errorOf(await send(user, file(more), 'application/json')).details
  expect(await details({ formatVersion: 2 })).toMatchObject([{ path: '/formatVersion', code: 'wrongVersion' }])
  const wrong = buildProject({ elements: [{ id: 'E1', construction: 'XX', area: 1 }] })
  expect(await details({ project: wrong })).toMatchObject([{ path: expect.stringMatching(/^\/project\/elements\/0/) }])
})

import { beforeAll, expect, test } from 'vitest'
import { projectProposal } from '#contract/project-proposal.ts'
import { ifcHouse } from '#testing/ifc-house.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
})

const headers = { 'content-type': 'application/x-step' }
const propose = (payload: string, query: Record<string, string> = {}, user = ada) =>
  user.call({ method: 'POST', url: '/v1/project/proposal', payload, headers, query })

test('a file becomes a schedule that can be created, with everything that was corrected or left out', async () => {
  const response = await propose(ifcHouse())
  expect(response.statusCode, response.body).toBe(200)
  const { project, report } = projectProposal.parse(response.json())
  expect(project).toMatchObject({
    name: 'Haus am See',
    netRoomArea: 50,
    elements: [
      { construction: 'K1', area: 58.5, status: 'existing', storey: 'EG', sourceId: '0000000000000000000010' },
      { construction: 'K2', area: 64 },
    ],
  })
  expect(report.rows.map(({ merged }) => merged)).toEqual([2, 1])
  expect(report.withoutConstruction).toMatchObject([{ name: 'Innen', area: 30 }])
  expect(report.notTaken).toEqual({ IFCCOLUMN: 1 })
  expect(report.materials.find(({ name }) => name === 'Kalkputz')?.materialId).not.toBeNull()
  const { name, constructions, elements, openingTypes, openings, items } = project
  const payload = {
    name,
    constructions,
    elements,
    openingTypes,
    openings,
    items,
    use: 'residential',
    measure: 'fullModernisation',
    areas: { netRoomArea: 50 },
  }
  const made = await ada.call({ method: 'POST', url: '/v1/project', payload })
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json<{ id: string }>()
  const none = { added: [], changed: [], gone: [] }
  const again = async (file: string) =>
    projectProposal.parse((await propose(file, { project: id })).json()).report.changes
  expect(await again(ifcHouse())).toEqual({ ...none, openings: none, items: none })
  // a row of two walls is known by either of them, and by none that neither was
  const half = ifcHouse().replaceAll('0000000000000000000010', '0000000000000000000099')
  expect(await again(half)).toMatchObject({ added: [], gone: [] })
  const whole = half.replaceAll('0000000000000000000011', '0000000000000000000098')
  expect(await again(whole)).toMatchObject({ added: ['E1'], gone: ['E1'] })
  const wider = await again(ifcHouse().replace('1500.,1000.', '1500.,1200.'))
  expect(wider?.openings).toMatchObject({ added: [], changed: [{ row: openings[0]?.id }], gone: [] })
  const stranger = await service.signIn()
  expect(errorOf(await propose(ifcHouse(), { project: id }, stranger)).code).toBe('notFound')
})

test('a project that went out as LCAx or JSON comes back without loss', async () => {
  const made = await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject() })
  const { id } = made.json<{ id: string }>()
  for (const format of ['lcax', 'json']) {
    const file = await ada.call({ method: 'GET', url: `/v1/project/${id}/export`, query: { format } })
    const { format: read, whole = {} } = projectProposal.parse((await propose(file.body)).json())
    expect(read).toBe('own')
    const copy = await ada.call({ method: 'POST', url: '/v1/project', payload: whole })
    expect(copy.statusCode, copy.body).toBe(201)
    expect(copy.json()).toMatchObject(buildProject())
  }
})

test('assemblies of another program are rows and items, of datasets that the release has', async () => {
  const steel = {
    name: 'Wärmepumpe',
    quantity: 1,
    unit: 'pcs',
    impactData: [{ id: 'efa279e8-0ac1-4883-b87c-0cb11e17d265' }],
  }
  const concrete = { name: 'Stahlbeton', quantity: 0.2, unit: 'm3' }
  const assemblies = [
    { name: 'Außenwand', quantity: 80, unit: 'm2', products: [concrete] },
    { name: 'Heizung', quantity: 2, unit: 'pcs', products: [steel, concrete] },
  ]
  const { project, report } = projectProposal.parse(
    (await propose(JSON.stringify({ name: 'Haus', assemblies }))).json(),
  )
  expect(project.elements).toMatchObject([{ area: 80, name: 'Außenwand' }])
  expect(project.items).toMatchObject([
    { quantity: 2, unit: 'piece', dataset: { uuid: 'efa279e8-0ac1-4883-b87c-0cb11e17d265' } },
  ])
  expect(report.itemsLeftOut).toMatchObject([{ name: 'Heizung: Stahlbeton' }])
})

test('what is no IFC, or is cut off, is refused with its line', async () => {
  for (const text of ['kein IFC', ifcHouse().slice(0, 2_000), ''])
    expect(errorOf(await propose(text)).code).toBe('fileRejected')
  expect(errorOf(await propose(ifcHouse().slice(0, 2_000))).details[0]?.path).toMatch(/^line\.\d+$/)
})

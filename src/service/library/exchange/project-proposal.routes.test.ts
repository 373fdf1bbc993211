import { beforeAll, expect, test } from 'vitest'
import { projectProposal } from '#contract/project-proposal.ts'
import { ifcHouse } from '#testing/ifc-house.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
})

const headers = { 'content-type': 'application/x-step' }
const propose = (payload: string) => ada.call({ method: 'POST', url: '/v1/project/proposal', payload, headers })

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
  const { name, constructions, elements } = project
  const payload = {
    name,
    constructions,
    elements,
    use: 'residential',
    measure: 'fullModernisation',
    areas: { netRoomArea: 50 },
  }
  const made = await ada.call({ method: 'POST', url: '/v1/project', payload })
  expect(made.statusCode, made.body).toBe(201)
})

test('what is no IFC, or is cut off, is refused with its line', async () => {
  for (const text of ['kein IFC', ifcHouse().slice(0, 2_000), ''])
    expect(errorOf(await propose(text)).code).toBe('fileRejected')
  expect(errorOf(await propose(ifcHouse().slice(0, 2_000))).details[0]?.path).toMatch(/^line\.\d+$/)
})

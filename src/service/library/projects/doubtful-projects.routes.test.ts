import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
})

const create = (overrides: SentProject) =>
  ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })
const { elements = [], openings = [], variants = [] } = buildProject()

test.each<[string, SentProject, string]>([
  ['an opening in itself', { openings: [{ ...openings[0], id: 'O1', type: 'F', host: 'O1' }] }, '/openings/0/host'],
  [
    'openings in each other',
    {
      openings: [
        { id: 'O1', type: 'F', host: 'O2', area: 1 },
        { id: 'O2', type: 'F', host: 'O1', area: 1 },
      ],
    },
    '/openings/0/host',
  ],
  ['an element of itself', { elements: [{ id: 'E1', construction: 'E1', area: 1 }] }, '/elements/0/construction'],
  [
    'a variant of a row of variants',
    { variants: [{ id: 'B', name: 'B', elements: { B: {} } }] },
    '/variants/0/elements/B',
  ],
])('ids that lead round are refused at their place: %s', async (_what, overrides, path) => {
  const { code, details } = errorOf(await create(overrides))
  expect(code).toBe('invalidRequest')
  expect(details.map((one) => one.path)).toContain(path)
})

test('data that only another release has are missing at their row, and sums are lower bounds', async () => {
  const response = await create({ release: 'OBD_2024_I' })
  expect(response.statusCode, response.body).toBe(201)
  const { id } = response.json<Project>()
  const figures = await ada.call({ url: `/v1/project/${id}/kpi` })
  const kpis = operations.readProjectKpis.success.body.parse(figures.json())
  const missing = Object.fromEntries(kpis.missing.map(({ kind, id: row, parts }) => [`${kind} ${row}`, parts]))
  expect(missing['item P1']).toMatchObject([{ reason: 'noDataset' }])
  expect(kpis.rows.find((row) => row.id === 'P1')?.complete.gwp).toBe(false)
  expect(kpis.rows.find((row) => row.id === 'E1')?.total?.gwp).toBeDefined()
  expect(kpis.complete.gwp).toBe(false)
  expect(kpis.bound.gwp).not.toBeNull()
  expect(kpis.qng?.gwp.open).toContain('dataMissing')
})

test('a row without an area counts nothing, and its building is a lower bound', async () => {
  const response = await create({ elements: [...elements, { id: 'E2', construction: 'AW', area: null }], variants })
  const { id } = response.json<Project>()
  const kpis = operations.readProjectKpis.success.body.parse((await ada.call({ url: `/v1/project/${id}/kpi` })).json())
  expect(kpis.missing).toMatchObject([{ kind: 'element', id: 'E2', reason: 'noArea' }])
  expect(kpis.bound.gwp).not.toBeNull()
})

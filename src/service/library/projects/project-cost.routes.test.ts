import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  const price = { amount: 100, per: 'm3', on: '2026-03-01' }
  await ada.call({ method: 'PUT', url: `/v1/material/price/of/${ids[0] ?? ''}`, payload: price })
})

const project = buildProject()
const layers = Object.values(project.constructions ?? {}).flatMap((one) => one.layers)
const ids = layers.map(({ materialId }) => materialId)

const costOf = async (user: TestUser, url: string, body?: object) => {
  const method = body ? 'POST' : 'GET'
  const response = await user.call({ method, url, query: { costs: 'true' }, ...(body && { payload: body }) })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProject.success.body.parse(response.json()).cost
}

const costPerArea = async () => {
  const query = { costs: 'true' }
  const response = await ada.call({ method: 'POST', url: '/v1/construction/kpi', query, payload: layers })
  return operations.assessKpis.success.body.parse(response.json()).cost?.first?.total ?? Number.NaN
}

test('what a building costs is that of its constructions times their areas, a lower bound where prices lack', async () => {
  const cost = await costOf(ada, '/v1/project/kpi', project)
  expect(cost?.rows.find(({ id }) => id === 'E1')?.first?.total).toBeCloseTo(40 * (await costPerArea()), 9)
  expect(cost?.first).toMatchObject({ bound: 'lower' })
  expect(cost?.missing).toContain('osb')
  expect(cost?.missing).not.toContain(ids[0])
})

test('it follows from the prices of whoever asks alone, stored or not', async () => {
  const ben = await service.signIn({ email: 'ben@buero.example' })
  const made = await ada.call({ method: 'POST', url: '/v1/project', payload: project })
  const { id } = made.json<{ id: string }>()
  const stored = await costOf(ada, `/v1/project/${id}/kpi`)
  expect(stored).toEqual(await costOf(ada, '/v1/project/kpi', project))
  expect(await costOf(ben, '/v1/project/kpi', project)).toBeUndefined()
})

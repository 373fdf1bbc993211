import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildLayer, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

const ask = (payload: SentProject, by = user) => by.call({ method: 'POST', url: '/v1/project/kpi', payload })
const figures = async (payload: SentProject, by = user) => {
  const response = await ask(payload, by)
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProject.success.body.parse(response.json())
}
const wall = (layers: object[]): NonNullable<SentProject['constructions']>[string] =>
  ({ type: 'outerWall', name: 'Wand', layers }) as NonNullable<SentProject['constructions']>[string]
const ofWalls = (walls: Record<string, object[]>, area = 40) =>
  buildProject({
    constructions: Object.fromEntries(Object.entries(walls).map(([key, layers]) => [key, wall(layers)])),
    elements: Object.keys(walls).map((construction) => ({ id: `E-${construction}`, construction, area })),
    openings: [],
  })

test('a construction that is known gives what it gave at first, in whatever building and place', async () => {
  const [one, other] = [timberWall(), [buildLayer({ thickness: 0.19 })]]
  const first = await figures(ofWalls({ A: one }))
  expect(await figures(ofWalls({ A: one }))).toEqual(first)
  const both = await figures(ofWalls({ X: other, A: one }))
  expect(both.rows.find(({ id }) => id === 'E-A')).toEqual(first.rows[0])
  // the same two in another order: materials are named in that of the library
  const turned = await figures(ofWalls({ A: one, X: other }))
  expect(turned.byMaterial.toSorted((a, b) => (a.material < b.material ? -1 : 1))).toEqual(
    both.byMaterial.toSorted((a, b) => (a.material < b.material ? -1 : 1)),
  )
  const doubled = await figures(ofWalls({ A: one }, 80))
  expect(doubled.rows[0]?.total?.gwp).toBeCloseTo(2 * (first.rows[0]?.total?.gwp ?? Number.NaN), 9)
})

test('what is not known is refused beside what is', async () => {
  await figures(ofWalls({ A: timberWall() }))
  const response = await ask(ofWalls({ A: timberWall(), B: [{ materialId: 'nothing', thickness: 0.1 }] }))
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({
    details: [{ path: '/constructions/B/layers/0/materialId', code: 'unknownMaterial' }],
  })
})

test('an own material is looked up each time, and by nobody else', async () => {
  const made = await user.call({ method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })
  const { id } = made.json<{ id: string }>()
  const project = ofWalls({ A: [{ materialId: id, thickness: 0.2 }] })
  const before = await figures(project)
  const changed = buildOwnMaterial({ density: 76 })
  const put = { method: 'PUT', url: `/v1/material/own/${id}`, payload: changed, headers: { 'if-match': '*' } } as const
  expect((await user.call(put)).statusCode).toBe(200)
  expect((await figures(project)).mass.installed).toBeCloseTo(2 * before.mass.installed, 6)
  expect((await ask(project, await service.signIn())).statusCode).toBe(400)
})

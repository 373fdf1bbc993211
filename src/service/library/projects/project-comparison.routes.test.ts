import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
})

const create = async (overrides: SentProject = {}): Promise<Project> =>
  (await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })).json()
const kpis = async (id: string, variant: string) =>
  operations.readProjectKpis.success.body.parse(
    (await ada.call({ method: 'GET', url: `/v1/project/${id}/kpi`, query: { variant } })).json(),
  )
const compare = (payload: object[]) => ada.call({ method: 'POST', url: '/v1/project/comparison', payload })
const refusal = async (payload: object[]) => errorOf(await compare(payload)).details[0]

describe('variants beside each other', () => {
  test('have the figures of each, the differences to the first, and what makes them', async () => {
    const { id } = await create()
    const response = await compare([{ project: id }, { project: id, variant: 'B' }])
    const found = operations.compareProjects.success.body.parse(response.json())
    const [base, other] = [await kpis(id, 'base'), await kpis(id, 'B')]
    expect(found.items.map(({ figures }) => figures.gwp)).toEqual([base.totals.total.gwp, other.totals.total.gwp])
    const difference = other.totals.total.gwp - base.totals.total.gwp
    expect(found.differences[1]?.gwp.absolute).toBeCloseTo(difference, 6)
    const [, made] = found.contributions
    expect(made?.rows.map((row) => row.id)).toEqual(['P1'])
    const sum = (made?.rows[0]?.gwp ?? 0) + (made?.services.gwp ?? 0) + (made?.operation.gwp ?? 0)
    expect(sum).toBeCloseTo(difference, 6)
  })

  test('are refused where there are none, twice the same, or of another release', async () => {
    const { id } = await create()
    const { id: other } = await create({ release: 'OBD_2024_I' })
    const { id: old } = await create({ release: 'OBD_2020_II' })
    expect(await refusal([{ project: id }, { project: id }])).toMatchObject({ path: '/1', code: 'notUnique' })
    expect(await refusal([{ project: id }, { project: id, variant: 'Z' }])).toMatchObject({ path: '/1/variant' })
    expect(await refusal([{ project: old }, { project: other }])).toMatchObject({ path: '/1/project' })
    expect(errorOf(await compare([{ project: id }])).code).toBe('invalidRequest')
  })
})

test('a renovation pays back what it has caused', async () => {
  const { id } = await create({
    elements: [{ id: 'E1', construction: 'AW', area: 50, status: 'existing', remainingServiceLife: 40 }],
    variants: [{ id: 'S', name: 'Saniert', elements: { E1: { status: 'new' } } }],
  })
  const url = `/v1/project/${id}/payback`
  const ask = (query: Record<string, string>) => ada.call({ method: 'GET', url, query })
  const read = async (query: Record<string, string>) =>
    operations.readProjectPayback.success.body.parse((await ask(query)).json())
  // a new wall of timber takes up more than its production causes
  const renewed = await read({ before: 'base', after: 'S' })
  expect([renewed.years, renewed.before.length, renewed.after.length, renewed.kept.penrt]).toEqual([0, 51, 51, 0])
  expect((await read({ before: 'S', after: 'base' })).kept.penrt).toBeGreaterThan(0)
  expect(errorOf(await ask({ after: 'Z' })).details[0]).toMatchObject({ path: 'query.after' })
})

test('what would do in the place of a row comes from the library, gains, and insulates as well', async () => {
  const thick = timberWall().map((layer) => ({ ...layer, thickness: layer.thickness * 1.2 }))
  await ada.call({
    method: 'POST',
    url: '/v1/construction/custom',
    payload: buildConstruction({ name: 'Dicker', layers: thick }),
  })
  const { id } = await create({
    constructions: {
      AW: {
        type: 'outerWall',
        name: 'Beton',
        layers: [
          { materialId: 'concrete_c25_30', thickness: 0.3 },
          { materialId: 'eps_032', thickness: 0.05 },
        ],
      },
    },
  })
  const url = `/v1/project/${id}/alternatives`
  const response = await ada.call({ method: 'GET', url, query: { element: 'E1' } })
  const found = operations.listProjectAlternatives.success.body.parse(response.json())
  expect(found.length).toBeGreaterThan(0)
  expect(found.every(({ gwp, uValueChange }) => gwp < 0 && (uValueChange ?? 1) <= 0.005)).toBe(true)
  expect(found.map(({ gwp }) => gwp)).toEqual(found.map(({ gwp }) => gwp).toSorted((one, other) => one - other))
  const levers = await ada.call({ method: 'GET', url: `/v1/project/${id}/levers` })
  const [lever, ...others] = operations.listProjectLevers.success.body.parse(levers.json())
  expect(others).toEqual([])
  expect(lever).toMatchObject({ construction: 'AW', elements: ['E1'], area: 40 })
  // the only row that is made of it
  expect(found.map(({ gwp, name }) => [name, gwp])).toContainEqual([lever?.alternative.name, lever?.gwp])
  const nowhere = await ada.call({ method: 'GET', url: `/v1/project/${id}/levers?variant=Z` })
  expect(errorOf(nowhere).details[0]).toMatchObject({ path: 'query.variant', code: 'unknownReference' })
  const unknown = await ada.call({ method: 'GET', url, query: { element: 'E9' } })
  expect(errorOf(unknown).details[0]).toMatchObject({ path: 'query.element', code: 'unknownReference' })
})

import { beforeAll, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestUser } from '#testing/service.ts'

const ROWS = 1_600

let user: TestUser
beforeAll(async () => {
  user = await (await buildService()).signIn()
})

/** The building of `buildProject` in so many equal parts. */
const inParts = (parts: number): SentProject =>
  buildProject({
    variants: [],
    elements: Array.from({ length: parts }, (_, at) => ({
      id: `E${at}`,
      construction: 'AW',
      area: 50 * (ROWS / parts),
      areaIs: 'gross' as const,
    })),
    openings: Array.from({ length: parts }, (_, at) => ({
      id: `O${at}`,
      type: 'F',
      host: `E${at}`,
      width: 1,
      height: 2,
      count: 5 * (ROWS / parts),
    })),
    items: Array.from({ length: parts === 1 ? 1 : 500 }, (_, at) => ({
      ...buildProject().items?.[0],
      id: `P${at}`,
      quantity: parts === 1 ? 500 : 1,
    })) as NonNullable<SentProject['items']>,
  })
/** More rows and layers than are assessed on the thread that answers requests. */
const large = () => {
  const project = inParts(ROWS)
  const layers = project.constructions?.['AW']?.layers ?? []
  const spare = { type: 'innerWall', name: 'Vorrat', layers } as const
  const others = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`S${at}`, spare]))
  return { ...project, constructions: { ...project.constructions, ...others } }
}

const figures = async (payload: object, query = {}) => {
  const response = await user.call({ method: 'POST', url: '/v1/project/kpi', payload, query })
  expect(response.statusCode, response.body).toBe(200)
  return operations.assessProject.success.body.parse(response.json())
}

test('a large building has the figures of a small one of the same amounts', async () => {
  const [many, few] = [await figures(large()), await figures(inParts(1))]
  expect(many.rows).toHaveLength(2 * ROWS + 500)
  for (const sum of ['gwp', 'penrt', 'pert'] as const) {
    const expected = few.totals.total[sum] ?? Number.NaN
    expect(Math.abs((many.totals.total[sum] ?? Number.NaN) / expected - 1)).toBeLessThan(1e-9)
  }
  expect(many.transmission.htPrime).toBeCloseTo(few.transmission.htPrime ?? Number.NaN, 9)
  expect(many.conformity.map(({ requirement }) => requirement)).toEqual(
    few.conformity.map(({ requirement }) => requirement),
  )
})

test('one of many rows in few words is answered as well, and again', async () => {
  const elements = Array.from({ length: 2_000 }, (_, at) => ({ id: `E${at}`, construction: 'AW', area: 10 }))
  const spare = Array.from({ length: 60 }, () => ({ materialId: 'osb', thickness: 0.02 }))
  const constructions = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [
      at === 0 ? 'AW' : `S${at}`,
      { type: 'innerWall', name: 'W', layers: spare },
    ]),
  )
  const project = { ...buildProject(), constructions, elements, openings: [], items: [], variants: [] }
  expect(JSON.stringify(project).length).toBeLessThan(256 * 1024)
  expect(await figures(project)).toEqual(await figures(project))
})

test('what is refused of it is named, the variant too', async () => {
  const { elements = [], ...project } = large()
  const [first, ...rest] = elements
  const payload = { ...project, elements: [{ ...first, area: 5 }, ...rest] }
  const refused = await user.call({ method: 'POST', url: '/v1/project/kpi', payload })
  expect(errorOf(refused).details).toMatchObject([{ path: '/elements/0/area', code: 'contradicts' }])
  const other = await user.call({
    method: 'POST',
    url: '/v1/project/kpi',
    payload: large(),
    query: { variant: 'nothing' },
  })
  expect(errorOf(other).details).toMatchObject([{ path: 'query.variant', code: 'unknownReference' }])
})

test('a large building is stored, listed and read with its figures', async () => {
  const made = await user.call({ method: 'POST', url: '/v1/project', payload: large() })
  expect(made.statusCode, made.body.slice(0, 500)).toBe(201)
  const { id } = made.json<{ id: string }>()
  const asked = await figures(large())
  const read = await user.call({ method: 'GET', url: `/v1/project/${id}/kpi` })
  expect(operations.readProjectKpis.success.body.parse(read.json()).totals).toEqual(asked.totals)
  const list = await user.call({ method: 'GET', url: '/v1/project/list' })
  expect(list.json<{ id: string; gwp: number }[]>().find((one) => one.id === id)?.gwp).toBeCloseTo(
    asked.totals.perAreaYear.gwp,
    9,
  )
})

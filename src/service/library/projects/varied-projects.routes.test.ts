import { beforeAll, describe, expect, test } from 'vitest'
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

const send = (overrides: SentProject) =>
  ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })
const create = async (overrides: SentProject): Promise<Project> => {
  const response = await send(overrides)
  expect(response.statusCode, response.body).toBe(201)
  return operations.createProject.success.body.parse(response.json())
}
const varied = (own: object): SentProject => ({ variants: [{ id: 'V', name: 'Anders', ...own }] })
/** Of the element of 50 m² gross with five openings of 1 m × 2 m. */
const areaIn = async (id: string, kind: string, variant: string) => {
  const response = await ada.call({ method: 'GET', url: `/v1/project/${id}/kpi`, query: { variant } })
  expect(response.statusCode, response.body).toBe(200)
  return operations.readProjectKpis.success.body.parse(response.json()).rows.find((row) => row.kind === kind)?.area
}

describe('what a variant says of a row, together with the base,', () => {
  const bad: readonly (readonly [what: string, own: object, path: string, code: string])[] = [
    ['a factor without a reason', { elements: { E1: { fx: 0.4 } } }, '/elements/E1/fxReason', 'required'],
    ['a factor of an opening', { openings: { O1: { fx: 0.4 } } }, '/openings/O1/fxReason', 'required'],
    ['a gross area as large as its openings', { elements: { E1: { area: 10 } } }, '/elements/E1/area', 'contradicts'],
    ['openings that fill the element', { openings: { O1: { count: 25 } } }, '/elements/E1/area', 'contradicts'],
    [
      'an opening by two measures',
      { openings: { O1: { area: 3, width: 1, height: 1 } } },
      '/openings/O1/area',
      'contradicts',
    ],
  ]
  test.each(bad)('is refused where it is %s, as a document and as a step', async (_what, own, path, code) => {
    const response = await send(varied(own))
    expect(response.statusCode).toBe(400)
    expect(errorOf(response).details.map((one) => [one.path, one.code])).toEqual([[`/variants/0${path}`, code]])

    const { id } = await create({})
    const changes = [{ op: 'set', list: 'variants', id: 'V', value: { name: 'Anders', ...own } }]
    const step = await ada.call({
      method: 'POST',
      url: `/v1/project/${id}/changes`,
      payload: { changes },
      headers: { 'if-match': '*' },
    })
    expect(step.statusCode).toBe(400)
    expect(errorOf(step).details.map((one) => [one.path, one.code])).toEqual([[`/changes/0/value${path}`, code]])
  })

  test('counts: an area of an opening stands for its width and height', async () => {
    const { id } = await create(varied({ openings: { O1: { area: 4 } } }))
    expect([await areaIn(id, 'opening', 'base'), await areaIn(id, 'opening', 'V')]).toEqual([10, 4])
    expect([await areaIn(id, 'element', 'base'), await areaIn(id, 'element', 'V')]).toEqual([40, 46])
  })

  test('leaves the base as it is: openings of another variant alone take nothing of it', async () => {
    const more = { id: 'O2', type: 'F', host: 'E1', area: 45, only: ['V'] }
    const openings = [...(buildProject().openings ?? []), more]
    const response = await send({ ...varied({}), openings })
    expect(errorOf(response).details.map(({ path }) => path)).toEqual(['/variants/0/elements/E1/area'])
    const { id } = await create({ ...varied({ elements: { E1: { area: 60 } } }), openings })
    expect([await areaIn(id, 'element', 'base'), await areaIn(id, 'element', 'V')]).toEqual([40, 5])
  })

  test('is told once, where the base is wrong already', async () => {
    const elements = [{ id: 'E1', construction: 'AW', area: 9, areaIs: 'gross' as const }]
    const response = await send({ ...varied({}), elements })
    expect(errorOf(response).details.map(({ path }) => path)).toEqual(['/elements/0/area'])
  })
})

describe('the flat amount of user electricity', () => {
  const dataset = { uuid: '6a1bba1e-2e87-41bd-942c-7a67082b1687' }
  const operation = { carriers: [], userElectricity: { mode: 'flat' as const, dataset } }
  const office = { use: 'nonResidential' as const, operation }

  test('is one of dwellings: refused elsewhere, in variants too', async () => {
    const response = await send({ ...office, ...varied({ operation }) })
    expect(errorOf(response).details.map(({ path, code }) => [path, code])).toEqual([
      ['/operation/userElectricity/mode', 'contradicts'],
      ['/variants/0/operation/userElectricity/mode', 'contradicts'],
    ])
  })

  test('keeps the use of a building from becoming another', async () => {
    const { id } = await create({ operation })
    const step = await ada.call({
      method: 'POST',
      url: `/v1/project/${id}/changes`,
      payload: { changes: [{ op: 'header', fields: { use: 'nonResidential' } }] },
      headers: { 'if-match': '*' },
    })
    expect(errorOf(step).details[0]).toMatchObject({
      path: '/changes/0/fields/operation/userElectricity/mode',
      code: 'contradicts',
    })
  })
})

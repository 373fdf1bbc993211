import { beforeAll, expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import type { InsulationCurveRequest } from '#contract/insulation-curve.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let user: TestUser
beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
})

/** Sand-lime wall with mineral wool under render. */
const layers: ConstructionLayer[] = [
  { materialId: 'etics_finish_mineral', thickness: 0.005 },
  { materialId: 'stone_wool_etics_035', thickness: 0.14 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
  { materialId: 'plaster_gypsum', thickness: 0.01 },
]

const post = (name: string, body: object) =>
  user.call({
    method: 'POST',
    url: `/v1/construction/${name}`,
    payload: { constructionType: 'outerWall', layers, ...body },
  })

const curve: Pick<InsulationCurveRequest, 'layer' | 'thicknesses'> = {
  layer: 1,
  thicknesses: { min: 0.1, max: 0.2, step: 0.05 },
}

test('each point of the curve has the figures of an assessment of its layers', async () => {
  const response = await post('insulation-curve', curve)
  expect(response.statusCode, response.body).toBe(200)
  const { points, limits } = operations.drawInsulationCurve.success.body.parse(response.json())
  expect(points.map(({ thickness }) => thickness)).toEqual([0.1, 0.15, 0.2])
  expect(limits.map(({ pack }) => pack)).toContain('passiveHouse')
  for (const { thickness, uValue, embodied } of points) {
    const varied = layers.map((layer, index) => (index === 1 ? { ...layer, thickness } : layer))
    const query = { constructionType: 'outerWall' }
    const kpis = await user.call({ method: 'POST', url: '/v1/construction/kpi', query, payload: varied })
    const { thermal, lifeCycle } = operations.assessKpis.success.body.parse(kpis.json())
    expect({ uValue, ...embodied }).toEqual({
      uValue: thermal.uValue,
      gwp: lifeCycle.gwp?.total,
      penrt: lifeCycle.penrt?.total,
    })
  }
})

test.each<[string, object, string, string]>([
  ['a layer that is not there', { layer: 4 }, '/layer', 'tooBig'],
  ['steps too fine', { thicknesses: { min: 0.1, max: 1, step: 0.0001 } }, '/thicknesses/step', 'tooSmall'],
  ['a wall between heated rooms', { constructionType: 'innerWall' }, '/constructionType', 'notAllowed'],
  [
    'a carrier and own factors',
    { heat: { carrier: 'gas', factor: { gwp: 0.2, penrt: 1 } } },
    '/heat/factor',
    'contradicts',
  ],
  ['an efficiency that cannot be', { heat: { efficiency: 0 } }, '/heat/efficiency', 'tooSmall'],
])('a curve with %s is refused with its place', async (_, asked, path, code) => {
  const response = await post('insulation-curve', { ...curve, ...asked })
  expect(response.statusCode, response.body).toBe(400)
  expect(errorOf(response).details).toMatchObject([{ path, code }])
})

test('a layer that is taken out has no curve', async () => {
  const removed = layers.map((layer, index) => (index === 1 ? { ...layer, state: 'removed' } : layer))
  const response = await post('insulation-curve', { ...curve, layers: removed })
  expect(errorOf(response).details).toMatchObject([{ path: '/layer', code: 'notAllowed' }])
})

test('what the figures depend on comes with seed, sources and limits, the same every time', async () => {
  const [one, again] = [await post('sensitivity', { seed: 5 }), await post('sensitivity', { seed: 5 })]
  expect(one.statusCode, one.body).toBe(200)
  expect(one.json()).toEqual(again.json())
  const { sources, limits, draws, seed } = operations.testSensitivity.success.body.parse(one.json())
  expect({ draws, seed }).toEqual({ draws: 10_000, seed: 5 })
  expect(new Set(sources.map(({ kind }) => kind))).toEqual(
    new Set(['conductivity', 'thickness', 'serviceLife', 'dataset']),
  )
  expect(limits.find(({ pack }) => pack === 'din4108-2.r')?.probability).toBe(1)
})

test('a range beyond what can be is refused with its place', async () => {
  const response = await post('sensitivity', { ranges: { dataset: 1 } })
  expect(errorOf(response).details).toMatchObject([{ path: '/ranges/dataset', code: 'tooBig' }])
})

test('of several forms of a field that one is judged that was meant', async () => {
  const tooThin = await post('insulation-curve', { ...curve, thicknesses: { values: [0.1, 0] } })
  expect(errorOf(tooThin).details).toMatchObject([{ path: '/thicknesses/values/1', code: 'tooSmall' }])
  const neither = await post('insulation-curve', { ...curve, thicknesses: 3 })
  expect(errorOf(neither).details).toMatchObject([{ path: '/thicknesses', code: 'wrongType' }])
})

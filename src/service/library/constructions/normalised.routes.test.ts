import { beforeAll, expect, test } from 'vitest'
import type { ConstructionLayer } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let user: TestUser
let ids: string[]

const create = async (layers: ConstructionLayer[]) => {
  const payload = buildConstruction({ layers })
  const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}
const rendered: ConstructionLayer[] = [
  { materialId: 'etics_finish_mineral', thickness: 0.005 },
  { materialId: 'stone_wool_etics_035', thickness: 0.16 },
  { materialId: 'sand_lime_1800', thickness: 0.175 },
]
const old = rendered.map((layer): ConstructionLayer => ({ ...layer, state: 'existing', remainingServiceLife: 60 }))

beforeAll(async () => {
  service = await buildService()
  user = await service.signIn()
  ids = [await create(rendered), await create(timberWall()), await create(old)]
})

const call = (payload: object, query: Record<string, string>) =>
  user.call({ method: 'POST', url: '/v1/construction/comparison', payload, query })
const compare = async (payload: object, query: Record<string, string>) => {
  const response = await call(payload, query)
  expect(response.statusCode, response.body).toBe(200)
  return operations.compareConstructions.success.body.parse(response.json())
}

test('each is made equal by one layer, beside its own figures; nothing is stored', async () => {
  const two = ids.slice(0, 2)
  const { items, normalised, differences } = await compare(two, { equal: 'uValue:0.15' })
  const raw = await compare(two, {})
  expect({ items, differences }).toEqual({ items: raw.items, differences: raw.differences })
  expect(raw.normalised).toBeUndefined()
  expect(normalised?.items).toMatchObject([
    { id: two[0], layer: 1, from: 0.16, reason: null, nearest: null },
    { id: two[1], layer: 3, from: 0.2, reason: null, nearest: null },
  ])
})

test('the figures are those of the adapted layers, and so are the differences', async () => {
  const { normalised } = await compare(ids.slice(0, 2), { equal: 'uValue:0.15' })
  const { items = [], differences = [] } = normalised ?? {}
  const made = items.flatMap(({ construction, layer, to }) => (construction ? [{ ...construction, layer, to }] : []))
  expect(made.map(({ uValue }) => uValue?.toFixed(9))).toEqual(['0.150000000', '0.150000000'])
  expect(made.map(({ section, layer }) => section[layer ?? 0]?.thickness)).toEqual(made.map(({ to }) => to))
  const [first = Number.NaN, second = Number.NaN] = made.flatMap(({ gwp }) => gwp ?? [])
  expect(differences[1]?.figures.gwp?.absolute).toBeCloseTo(second - first, 9)
})

test('the best of all is what the others are made equal to', async () => {
  const { items, normalised } = await compare(ids.slice(0, 2), { equal: 'uValue:best' })
  const best = Math.min(...items.map(({ uValue }) => uValue ?? Infinity))
  expect(normalised?.value).toBe(best)
})

test('what has no layer to adapt says so, stands in no rank, and as the baseline leaves no difference', async () => {
  const [first = '', , last = ''] = ids
  const { normalised } = await compare([last, first], { equal: 'uValue:0.15' })
  expect(normalised?.items[0]).toMatchObject({ reason: 'noLayer', layer: null, to: null, construction: null })
  expect(normalised?.differences.map(({ id }) => id)).toEqual([first])
  expect(normalised?.differences[0]?.figures.gwp).toEqual({ absolute: null, relative: null })
})

test('a layer that is named is adapted, of the thickness that is asked', async () => {
  const [first = '', second = ''] = ids
  const { normalised } = await compare({ ids: [first, second], adapt: { [second]: 2 } }, { equal: 'thickness:0.4' })
  expect(normalised?.items[1]).toMatchObject({ layer: 2, from: 0.06 })
  expect(normalised?.items[0]).toMatchObject({ layer: 1, adaptable: [0, 1, 2] })
  expect(normalised?.items.map(({ construction }) => construction?.thickness.toFixed(9))).toEqual([
    '0.400000000',
    '0.400000000',
  ])
})

test('modules that not all declare are left out of the sums, and named', async () => {
  const { normalised, warnings } = await compare(ids.slice(0, 2), { equal: 'uValue:0.15' })
  const named = warnings.find(({ code }) => code === 'modulesLeftOut')?.values['modules']
  expect(normalised?.modulesLeftOut.join(', ')).toBe(named ?? '')
  for (const { construction } of normalised?.items ?? [])
    expect(construction?.kpis.lifeCycle.modules).not.toEqual(expect.arrayContaining(normalised?.modulesLeftOut ?? ['']))
})

test.each([
  ['no quantity', {}, 'mass:3', 'query.equal', 'wrongFormat'],
  ['a value that cannot be', {}, 'uValue:0', 'query.equal', 'wrongFormat'],
  ['the best thickness', {}, 'thickness:best', 'query.equal', 'wrongFormat'],
  ['a layer that is not there', { own: 40 }, 'uValue:0.2', '/adapt/', 'notAllowed'],
  ['a layer and nothing to be equal in', { own: 1 }, undefined, '/adapt', 'contradicts'],
] as const)('%s is refused with its place', async (_, { own }: { own?: number }, equal, path, code) => {
  const [first = '', second = ''] = ids
  const response = await call(
    { ids: [first, second], ...(own !== undefined && { adapt: { [first]: own } }) },
    equal === undefined ? {} : { equal },
  )
  expect(response.statusCode, response.body).toBe(400)
  const [detail] = errorOf(response).details
  expect(detail?.code).toBe(code)
  expect(detail?.path.startsWith(path)).toBe(true)
})

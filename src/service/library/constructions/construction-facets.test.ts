import { beforeAll, describe, expect, test } from 'vitest'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import type { ConstructionInput } from '#contract/constructions.ts'
import { operations } from '#contract/index.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
let supplier: TestUser
let draftStatus: number

const create = async (user: TestUser, overrides: Partial<ConstructionInput>, ownership = 'custom') => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: `/v1/construction/${ownership}`, payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}

const ask = async (user: TestUser, path: string, query: Record<string, string>) => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/${path}`, query })
  expect(response.statusCode, response.body).toBe(200)
  return response
}
const facets = async (user: TestUser, query: Record<string, string> = {}): Promise<ConstructionFacets> =>
  operations.countFacets.success.body.parse((await ask(user, 'facets', query)).json())
const total = async (user: TestUser, query: Record<string, string>, path = 'list') =>
  Number((await ask(user, path, query)).headers['x-total-count'])

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  supplier = await service.signIn({ policies: ['supplier'] })
  const admin = await service.signIn({ email: 'admin@aufbau.example', policies: ['admin'] })
  await create(admin, { name: 'Standardwand', tags: ['Norm', 'Holz'] }, 'standard')
  await create(admin, { name: 'Standarddecke', type: 'internalFloor', tags: ['Norm'] }, 'standard')
  await create(supplier, { name: 'Wand eines Herstellers', tags: ['Holz', 'Produkt'] }, 'thirdParty')
  await create(ada, { name: 'Wand Süd', tags: ['Holz', 'Süd'] })
  await create(ada, { name: 'Dach Nord', type: 'flatRoof', tags: ['Holz'] })
  await create(ada, { name: 'Wand ohne alles', tags: [] })
  const deleted = await create(ada, { name: 'Gelöschte Wand', tags: ['Weg'] })
  await ada.call({ method: 'DELETE', url: '/v1/construction/batch', payload: [deleted] })
  await create(ben, { name: 'Bens geheime Wand', tags: ['Geheim'] })
  const given = await create(ben, { name: 'Bens geteilte Wand', type: 'innerWall', tags: ['Team'] })
  const payload = { [ada.email]: 'view' }
  await ben.call({ method: 'POST', url: '/v1/construction/share', query: { id: given }, payload })
  const draft = buildConstruction({ name: 'Wand im Entwurf', tags: ['Entwurf'] })
  draftStatus = (await admin.call({ method: 'POST', url: '/v1/standard-construction/draft', payload: draft }))
    .statusCode
})

describe('numbers of each choice of the filters', () => {
  test('without a filter they tell of standard ones and own ones; what is shared is counted apart', async () => {
    expect(await facets(ada)).toEqual({
      ownership: { standard: 2, custom: 3, thirdParty: 1, shared: 1 },
      types: [
        { type: 'outerWall', count: 3 },
        { type: 'flatRoof', count: 1 },
        { type: 'internalFloor', count: 1 },
      ],
      tags: [
        { tag: 'Holz', count: 3 },
        { tag: 'Norm', count: 2 },
        { tag: 'Süd', count: 1 },
      ],
      complete: true,
      atLeast: [],
    })
  })

  test('a filter narrows the others down, not itself', async () => {
    const { ownership, types, tags } = await facets(ada, { type: 'outerWall', tags: 'Holz' })
    expect(ownership).toEqual({ standard: 1, custom: 1, thirdParty: 1, shared: 0 })
    expect(types).toEqual([
      { type: 'outerWall', count: 2 },
      { type: 'flatRoof', count: 1 },
    ])
    expect(tags).toEqual([
      { tag: 'Holz', count: 2 },
      { tag: 'Norm', count: 1 },
      { tag: 'Süd', count: 1 },
    ])
  })

  test('a word that is searched for narrows all of them down', async () => {
    expect(await facets(ada, { query: 'geteilte', ownership: 'shared' })).toMatchObject({
      ownership: { standard: 0, custom: 0, thirdParty: 0, shared: 1 },
      types: [{ type: 'innerWall', count: 1 }],
      tags: [{ tag: 'Team', count: 1 }],
    })
  })

  test.each([
    {},
    { query: 'wand' },
    { type: 'outerWall' },
    { tags: 'Holz' },
    { query: 'wand', type: 'outerWall,innerWall', tags: 'Holz' },
  ])('they are the totals of the lists: %j', async (filters: Record<string, string>) => {
    for (const ownership of ['standard', 'custom', 'thirdParty', 'standardAndCustom'] as const) {
      const counted = await facets(ada, { ...filters, ownership })
      const lists = { ...filters, ownership, customTake: '1' }
      if (ownership !== 'standardAndCustom') expect(counted.ownership[ownership]).toBe(await total(ada, lists))
      for (const { type, count } of counted.types) expect(await total(ada, { ...lists, type })).toBe(count)
      for (const { tag, count } of counted.tags) expect(await total(ada, { ...lists, tags: tag })).toBe(count)
    }
    const { ownership, types } = await facets(ada, { ...filters, ownership: 'shared' })
    expect(ownership.shared).toBe(await total(ada, filters, 'shared/list'))
    for (const { type, count } of types) expect(await total(ada, { ...filters, type }, 'shared/list')).toBe(count)
  })
})

test('nobody learns of what is not theirs: neither numbers nor tags', async () => {
  const stranger = await service.signIn()
  const all = { ownership: { standard: 2, custom: 0, thirdParty: 1, shared: 0 } }
  expect(await facets(stranger)).toMatchObject(all)
  for (const ownership of ['custom', 'shared'])
    expect(await facets(stranger, { ownership })).toEqual({ ...all, types: [], tags: [], complete: true, atLeast: [] })
  expect(draftStatus).toBe(201)
  const told = JSON.stringify(await Promise.all([ada, stranger, supplier].map((user) => facets(user))))
  for (const hidden of ['Geheim', 'Entwurf', 'Weg']) expect(told).not.toContain(hidden)
  expect((await facets(ben, { ownership: 'custom' })).tags.map(({ tag }) => tag)).toEqual(['Geheim', 'Team'])
})

test.each([
  ['ownership', 'mine', 'notInList'],
  ['type', 'wall', 'notInList'],
  ['tags', 'x'.repeat(41), 'tooLong'],
  ['page', '2', 'unknownField'],
])('%s=%s is refused by name', async (name, value, code) => {
  const response = await ada.call({ method: 'GET', url: '/v1/construction/facets', query: { [name]: value } })
  expect(errorOf(response).details[0]).toMatchObject({ path: expect.stringContaining(`query.${name}`), code })
})

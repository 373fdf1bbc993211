import { beforeAll, expect, test } from 'vitest'
import type { ConstructionInput } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let eve: TestUser

const create = async (user: TestUser, overrides: Partial<ConstructionInput>) => {
  const payload = buildConstruction(overrides)
  const response = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
  return response.json<{ id: string }>().id
}
const list = async (user: TestUser, query: Record<string, string>, path = 'list') => {
  const response = await user.call({ method: 'GET', url: `/v1/construction/${path}`, query })
  expect(response.statusCode, response.body).toBe(200)
  return { names: response.json<{ name: string }[]>().map(({ name }) => name), headers: response.headers }
}

const walk = async (user: TestUser, query: Record<string, string>, between?: () => Promise<unknown>) => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { names, headers } = await list(user, { ...query, customTake: '2', ...(cursor && { cursor }) })
    expect(headers['x-total-count']).toBeDefined()
    seen.push(...names)
    const next = headers['x-next-cursor']
    const link = String(headers['link'] ?? '')
    if (cursor !== undefined) expect(link.includes('rel="next"')).toBe(next !== undefined)
    if (cursor !== undefined && next !== undefined) expect(link).toContain(`cursor=${String(next)}`)
    cursor = next === undefined ? undefined : String(next)
    await between?.()
  } while (cursor !== undefined)
  return seen
}
beforeAll(async () => {
  service = await buildService()
  eve = await service.signIn({ name: 'Eve' })
  const noFigures = [{ materialId: 'hollow_core_slab', thickness: 0.2 }]
  const layers = (thickness: number) => [{ materialId: 'mw_facade_035', thickness }]
  for (const [index, name] of ['Ä', 'b', 'A', 'ß', '木', 'a'].entries())
    await create(eve, { name, layers: index > 3 ? noFigures : layers(0.1 + 0.05 * (index % 3)) })
})

test.each(['name', '-name', 'updatedAt', '-updatedAt', 'uValue', '-uValue', 'gwp', '-gwp', 'thickness', '-thickness'])(
  'by %s every row comes once, in the order of the list',
  async (sort) => {
    for (const more of [{}, { query: 'a' }, { type: 'outerWall' }]) {
      const query = { ownership: 'custom', sort, ...more }
      expect(await walk(eve, query)).toEqual((await list(eve, query)).names)
    }
  },
)

test('what is written meanwhile hides no row and repeats none', async () => {
  const query = { ownership: 'custom', sort: '-updatedAt' }
  const before = (await list(eve, query)).names
  expect(await walk(eve, query, () => create(eve, { name: 'dazwischen' }))).toEqual(before)
})

test('what others have shared goes on likewise', async () => {
  const ids = await Promise.all(['eins', 'zwei', 'drei'].map((name) => create(eve, { name })))
  const guest = await service.signIn({ name: 'Gast' })
  for (const id of ids)
    await eve.call({
      method: 'POST',
      url: '/v1/construction/share',
      query: { id },
      payload: { [guest.email]: 'view' },
    })
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const { names, headers } = await list(guest, { customTake: '2', ...(cursor && { cursor }) }, 'shared/list')
    seen.push(...names)
    cursor = headers['x-next-cursor'] === undefined ? undefined : String(headers['x-next-cursor'])
  } while (cursor !== undefined)
  expect(seen.toSorted()).toEqual(['drei', 'eins', 'zwei'])
})

const written = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url')
const id = '0198c0de-0000-7000-8000-00000000dead'
test.each([
  ['what is no cursor', 'seite2', 'wrongFormat'],
  ['a time beyond all times', written('-updatedAt', 1e300, id), 'wrongFormat'],
  ['no value where each row has one', written('-updatedAt', null, id), 'wrongFormat'],
  ['a text where there are numbers', written('-updatedAt', 'a', id), 'wrongFormat'],
  ['what the database cannot hold', written('-updatedAt', 'a\0', id), 'wrongFormat'],
  ['what names no row', written('-updatedAt', 1, '7'), 'wrongFormat'],
  ['a cursor of another order', written('sortNameDe', 'a', id), 'contradicts'],
])('%s is refused by name', async (_what, cursor, code) => {
  const response = await eve.call({ method: 'GET', url: '/v1/construction/list', query: { cursor } })
  expect(errorOf(response).details).toMatchObject([{ path: 'query.cursor', code }])
})

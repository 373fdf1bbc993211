import { beforeAll, expect, test } from 'vitest'
import type { ConstructionInput } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestUser } from '#testing/service.ts'

let ada: TestUser

const create = async (overrides: Partial<ConstructionInput>) => {
  const payload = buildConstruction(overrides)
  const response = await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(response.statusCode, response.body).toBe(200)
}
const names = async (query: Record<string, string>) => {
  const response = await ada.call({
    method: 'GET',
    url: '/v1/construction/list',
    query: { ownership: 'custom', ...query },
  })
  const total = Number(response.headers['x-total-count'])
  return { names: response.json<{ name: string }[]>().map(({ name }) => name), total }
}

const korean = '한'.repeat(119)
const tags = Array.from({ length: 20 }, (_, n) => `${'木'.repeat(37)}${100 + n}`)

beforeAll(async () => {
  ada = await (await buildService()).signIn()
  await create({ name: 'Kurz', tags: ['Holz'] })
  await create({ name: 'Lang', description: `Kellerwand ${'ö'.repeat(1_980)}`, tags: ['Holz'] })
  await create({ name: 'Viele Marken', tags: [...tags.slice(1), 'Holz'] })
  await create({ name: `${korean}W`, description: '강'.repeat(2_000), tags })
  await create({ name: 'Sechs Marken', tags: [...tags.slice(0, 5), 'Holz'], description: '木'.repeat(60) })
})

test('the longest texts and the most tags are taken, found and counted', async () => {
  expect(await names({ query: 'kellerwand' })).toEqual({ names: ['Lang'], total: 1 })
  expect(await names({ query: korean.slice(0, 30) })).toEqual({ names: [`${korean}W`], total: 1 })
  expect((await names({ tags: 'Holz', sort: 'name' })).names).toEqual(['Kurz', 'Lang', 'Sechs Marken', 'Viele Marken'])
  expect(await names({ tags: tags[0] ?? '' })).toMatchObject({ total: 2 })
  const { json } = await ada.call({ method: 'GET', url: '/v1/construction/facets', query: { ownership: 'custom' } })
  expect(json<{ tags: object[] }>().tags[0]).toEqual({ tag: 'Holz', count: 4 })
})

test('all in the order of time come page by page, with the number of all', async () => {
  const seen: string[] = []
  for (const page of ['1', '2', '3', '4']) {
    const found = await names({ page, customTake: '2' })
    expect(found.total).toBe(5)
    seen.push(...found.names)
  }
  expect(seen).toEqual(['Sechs Marken', `${korean}W`, 'Viele Marken', 'Lang', 'Kurz'])
  expect((await names({ sort: 'updatedAt' })).names).toEqual(seen.toReversed())
})

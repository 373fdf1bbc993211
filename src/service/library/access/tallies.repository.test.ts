import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'
import { talliesRepository } from './tallies.repository.ts'

const EVERYBODY = '00000000-0000-0000-0000-000000000000'
let service: TestService
let ada: TestUser
let ben: TestUser
let supplier: TestUser

const send = async (user: TestUser, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
  const headers = method === 'PUT' ? { 'if-match': '*' } : {}
  const response = await user.call({ method, url: `/v1/construction/${url}`, headers, ...(payload && { payload }) })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response
}
const create = async (user: TestUser, overrides: object, ownership = 'custom') =>
  (await send(user, 'POST', ownership, buildConstruction(overrides))).json<{ id: string }>().id

/** What the tallies tell of an owner, and what is there. */
async function bothOf(scope: string) {
  const { rows } = await sql<{ facet: string; value: string; told: number | null; counted: number | null }>`
    with told as (select facet, value, sum(number) as number from construction_tally where scope = ${scope}
      group by facet, value having sum(number) <> 0),
    present as (select type, tags from construction where deleted_at is null
      and case when ${scope}::uuid = ${EVERYBODY} then ownership = 'thirdParty'
        else ownership = 'custom' and owner_id = ${scope} end),
    counted as (select 'type' as facet, type as value, count(*) as number from present group by type
      union all select 'tag', tag, count(*) from present, unnest(tags) as tag group by tag)
    select facet, value, told.number::int as told, counted.number::int as counted
    from told full join counted using (facet, value) order by facet, value`.execute(service.db)
  return {
    told: rows.flatMap(({ facet, value, told }) => (told === null ? [] : [[facet, value, told]])),
    counted: rows.flatMap(({ facet, value, counted }) => (counted === null ? [] : [[facet, value, counted]])),
  }
}
async function expectRight(...scopes: string[]) {
  for (const scope of scopes) {
    const { told, counted } = await bothOf(scope)
    expect(counted.length).toBeGreaterThan(0)
    expect(told).toEqual(counted)
  }
}
const countAnew = (scope: string) => talliesRepository(service.db).countAnew(scope)
const facets = async (user: TestUser, ownership: string) => {
  const { json } = await user.call({ method: 'GET', url: '/v1/construction/facets', query: { ownership } })
  return json<ConstructionFacets>()
}

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  supplier = await service.signIn({ policies: ['supplier'] })
  await create(ada, { name: 'Wand', tags: ['Holz', 'Süd'] })
  await create(ada, { name: 'Dach', type: 'flatRoof', tags: ['Holz'] })
  await create(supplier, { name: 'Produkt', tags: ['Neu'] }, 'thirdParty')
})

test('numbers that are kept are those that are counted, whatever is done', async () => {
  const before = [await facets(ada, 'standardAndCustom'), await facets(ada, 'thirdParty')]
  for (const scope of [ada.userId, EVERYBODY]) await countAnew(scope)
  expect([await facets(ada, 'standardAndCustom'), await facets(ada, 'thirdParty')]).toEqual(before)
  const id = await create(ada, { name: 'Decke', type: 'internalFloor', tags: ['Holz', 'Nord'] })
  await create(supplier, { name: 'Noch eins', type: 'flatRoof', tags: ['Neu', 'Alt'] }, 'thirdParty')
  await expectRight(ada.userId, EVERYBODY)
  await send(
    ada,
    'PUT',
    `custom/${id}`,
    buildConstruction({ name: 'Decke', type: 'flatRoof', tags: ['Nord', 'Beton'] }),
  )
  await send(ada, 'POST', `custom/${id}/copy`)
  await expectRight(ada.userId)
  await send(ada, 'DELETE', 'batch', [id])
  await expectRight(ada.userId)
  await send(ada, 'POST', 'restore', [id])
  await expectRight(ada.userId)
  await service.db.updateTable('construction').set({ ownerId: ben.userId }).where('id', '=', id).execute()
  await countAnew(ben.userId)
  await expectRight(ada.userId, ben.userId)
  await service.db.deleteFrom('construction').where('id', '=', id).execute()
  expect((await bothOf(ben.userId)).told).toEqual([])
  await expectRight(ada.userId)
  const list = await ada.call({ method: 'GET', url: '/v1/construction/list?ownership=custom' })
  expect(Number(list.headers['x-total-count'])).toBe(list.json<object[]>().length)
  expect((await facets(ada, 'custom')).ownership.custom).toBe(list.json<object[]>().length)
})

test('who writes meanwhile is counted once: neither twice nor not at all', async () => {
  const cleo = await service.signIn()
  await create(cleo, { tags: ['Anfang'] })
  const tallies = talliesRepository(service.db)
  const writing = Promise.all(
    [0, 1, 2].map(async (writer) => {
      for (let at = 0; at < 12; at += 1) await create(cleo, { tags: [`T${writer}`, `Z${at % 3}`] })
    }),
  )
  const counting = (async () => {
    for (let at = 0; at < 6; at += 1) {
      await tallies.countAnew(cleo.userId)
      await tallies.addUpForEverybody(0)
    }
  })()
  await Promise.all([writing, counting])
  await expectRight(cleo.userId)
  await tallies.addUpForEverybody(0)
  await expectRight(cleo.userId)
  const { rows } = await sql`select from construction_tally where scope = ${cleo.userId} and not added`.execute(
    service.db,
  )
  expect(rows).toEqual([])
})

test('of who has few nothing is kept, and who has come to have many is told', async () => {
  const tallies = talliesRepository(service.db)
  const dora = await service.signIn()
  const id = await create(dora, { tags: ['Viele'] })
  expect(await tallies.addUpForEverybody()).toEqual([])
  expect((await bothOf(dora.userId)).told).toEqual([])
  await sql`insert into construction select (construction_with_id).* from (
    select jsonb_populate_record(construction, jsonb_build_object('id', gen_random_uuid())) as construction_with_id
    from construction, generate_series(1, 5001) where id = ${id}) copies`.execute(service.db)
  expect(await tallies.addUpForEverybody()).toEqual([dora.userId])
  await sql`delete from construction_tallied`.execute(service.db)
  expect(await tallies.untalliedForEverybody()).toEqual([dora.userId])
  await tallies.noteAllSeen()
  expect(await tallies.untalliedForEverybody()).toEqual([])
  await tallies.countAnew(dora.userId)
  await expectRight(dora.userId)
  expect((await facets(dora, 'custom')).tags).toEqual([{ tag: 'Viele', count: 5_002 }])
})

test('what is counted beside a search is bounded, and said to be', async () => {
  await service.db
    .updateTable('construction')
    .set({ ownership: 'thirdParty' })
    .where(sql<boolean>`'Viele' = any(tags)`)
    .execute()
  const { json } = await ada.call({ method: 'GET', url: '/v1/construction/facets', query: { query: 'viele' } })
  expect(json<ConstructionFacets>()).toMatchObject({
    ownership: { custom: 0, thirdParty: 100 },
    atLeast: ['thirdParty'],
    complete: true,
  })
})

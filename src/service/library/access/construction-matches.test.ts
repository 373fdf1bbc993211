import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { buildConstruction } from '#testing/constructions.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

const names = [
  'Außenwand Hanf 200',
  'Innenwand, U-Wert 0,19',
  'Sparrendach (Zellulose 240)',
  'Holzbalkendecke – Kita Birkenhain',
  'Flachdach 木造 R’01',
  'Bodenplatte_Dämmung XPS100',
  'Kellerwand α12',
  'Ständerwand a-b-c 1.2.3',
]
let service: TestService
let ada: TestUser

const create = async (user: TestUser, name: string) => {
  const payload = buildConstruction({ name })
  const { statusCode } = await user.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(statusCode).toBe(200)
}

beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  const ben = await service.signIn()
  for (const user of [ada, ben]) for (const name of names) await create(user, name)
})

/** As if there were more than are looked through. */
const bePretendedLarge = (isLarge: boolean) =>
  isLarge
    ? sql`with tallied as (insert into construction_tallied (scope) values (${ada.userId}))
        insert into construction_tally (scope, facet, value, number) values (${ada.userId}, 'type', 'roofs', 30000)`.execute(
        service.db,
      )
    : sql`with tallied as (delete from construction_tallied where scope = ${ada.userId})
        delete from construction_tally where scope = ${ada.userId}`.execute(service.db)

async function found(query: string) {
  const asked = { ownership: 'custom', query, sort: 'name' }
  const list = await ada.call({ method: 'GET', url: '/v1/construction/list', query: asked })
  const facets = await ada.call({
    method: 'GET',
    url: '/v1/construction/facets',
    query: { ownership: 'custom', query },
  })
  const { ownership } = facets.json<{ ownership: { custom: number } }>()
  return { names: list.json<{ name: string }[]>().map(({ name }) => name), inFacets: ownership.custom }
}

test('words are found the same by the index of letters as in the texts themselves', async () => {
  const piece = fc
    .tuple(fc.constantFrom(...names), fc.nat({ max: 30 }), fc.integer({ min: 1, max: 9 }))
    .map(([name, from, length]) => name.slice(from % name.length).slice(0, length))
  const queries = fc.sample(
    fc
      .array(piece, { minLength: 1, maxLength: 3 })
      .map((pieces) => pieces.join(' '))
      // without a word all are counted, with the pretended ones
      .filter((query) => query.trim() !== ''),
    80,
  )
  const asked = [
    'hanf 200',
    'wand',
    '0,19',
    'xps100',
    'birkenhain kita',
    'kellerwand hanf',
    'stroh',
    '木造',
    ...queries,
  ]
  const lookedThrough = []
  for (const query of asked) lookedThrough.push(await found(query))
  await bePretendedLarge(true)
  try {
    for (const [at, query] of asked.entries()) expect([query, await found(query)]).toEqual([query, lookedThrough[at]])
  } finally {
    await bePretendedLarge(false)
  }
  expect(lookedThrough[0]?.names).toEqual(['Außenwand Hanf 200'])
  expect(lookedThrough[1]?.names).toHaveLength(4)
  expect(lookedThrough[1]?.inFacets).toBe(4)
  expect(lookedThrough[6]?.names).toEqual([])
})

test('of much a frequent word is looked through, and a rare one looked up', async () => {
  for (let number = 0; number < 62; number += 1) await create(ada, `Reihe ${number}`)
  await bePretendedLarge(true)
  try {
    expect((await found('reihe')).inFacets).toBe(62)
    expect((await found('reihe 61')).names).toEqual(['Reihe 61'])
  } finally {
    await bePretendedLarge(false)
  }
})

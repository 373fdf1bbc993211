import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { buildService, cloneDatabase, type TestService, type TestUser } from '#testing/service.ts'
import { constructionListRepository } from './construction-list.repository.ts'

/** As many as are counted, and some more. */
const [COUNTED, PUBLIC, OWN, RARE] = [1_000, 1_205, 1_005, 30]

let service: TestService
let eve: TestUser

/** Each is a minute older than the one before; of those, every fortieth has a rare word. */
const fill = (ownership: 'custom' | 'thirdParty', many: number) =>
  sql`insert into construction (id, owner_id, ownership, type, locale, name, description, translations, tags, layers,
      search_text, sort_name_de, sort_name_en, thickness, complete, section, figures_version, updated_at)
    select gen_random_uuid(), ${eve.userId}, ${ownership}, 'outerWall', 'de_DE', 'Hanf ' || n, '', '{}', '{}',
      '[{"materialId": "osb", "thickness": 0.02}]', 'hanf' || case when n % 40 = 0 then ' selten' else '' end,
      to_char(n, 'FM00000'), to_char(n, 'FM00000'), 0.02, true, '[]', '1', now() - n * interval '1 minute'
    from generate_series(1, ${sql.lit(many)}) n`.execute(service.db)

const ask = async (query: Record<string, string>) => {
  const response = await eve.call({ method: 'GET', url: '/v1/construction/list', query })
  expect(response.statusCode, response.body).toBe(200)
  const { headers } = response
  return {
    names: response.json<{ name: string }[]>().map(({ name }) => name),
    total: Number(headers['x-total-count']),
    bound: headers['x-total-count-bound'],
    link: String(headers['link'] ?? ''),
    next: headers['x-next-cursor'],
  }
}
const from = (first: number, many: number) => Array.from({ length: many }, (_, index) => `Hanf ${first + index}`)
const frequent = { ownership: 'thirdParty', query: 'hanf' }

beforeAll(async () => {
  service = await buildService()
  eve = await service.signIn({ name: 'Eve' })
  await fill('thirdParty', PUBLIC)
  await fill('custom', OWN)
})

test('a frequent word is counted up to a bound, and its pages go on beyond', async () => {
  const first = await ask({ ...frequent, customTake: '25' })
  expect(first).toMatchObject({ names: from(1, 25), total: COUNTED, bound: 'lower' })
  expect(first.link).toMatch(/rel="next"/)
  expect(first.link).not.toMatch(/rel="last"/)
  const beyond = await ask({ ...frequent, customTake: '200', page: '6' })
  expect(beyond).toMatchObject({ names: from(1001, 200), total: COUNTED, bound: 'lower' })
  expect(beyond.link).toMatch(/page=5[^,]*rel="prev".*page=7[^,]*rel="next"/)
  const last = await ask({ ...frequent, customTake: '200', page: '7' })
  expect(last).toMatchObject({ names: from(1201, PUBLIC - 1200), bound: 'lower', next: undefined })
  expect(last.link).not.toMatch(/rel="next"/)
  expect(await ask({ ...frequent, customTake: '200', page: '8' })).toMatchObject({ names: [], total: COUNTED })
})

test('by cursor every row comes once', async () => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await ask({ ...frequent, customTake: '200', ...(cursor && { cursor }) })
    seen.push(...page.names)
    cursor = page.next === undefined ? undefined : String(page.next)
  } while (cursor !== undefined)
  expect(seen).toEqual(from(1, PUBLIC))
})

test.each([
  ['name', from(1, 3), from(4, 3)],
  ['-name', from(PUBLIC - 2, 3).toReversed(), from(PUBLIC - 5, 3).toReversed()],
] as const)(
  'all that is public by %s is read along an index, page by page and by cursor',
  async (sort, first, second) => {
    const whole = { ownership: 'thirdParty', sort, customTake: '3' }
    const page = await ask(whole)
    expect(page).toMatchObject({ names: first, total: PUBLIC, bound: undefined })
    expect((await ask({ ...whole, page: '2' })).names).toEqual(second)
    expect(await ask({ ...whole, cursor: String(page.next) })).toMatchObject({ names: second, total: PUBLIC })
  },
)

test.each(['uValue', '-uValue', 'gwp', '-gwp', 'thickness', '-thickness'] as const)(
  'what has no figure stands last by %s, and all come once',
  async (sort) => {
    // without a service nothing computes figures meanwhile
    const { db } = await cloneDatabase()
    const { userId: id, email } = eve
    await db
      .insertInto('account')
      .values({ id, email, name: 'Eve', locale: 'de_DE', status: 'active', policies: [] })
      .execute()
    await sql`insert into construction (id, owner_id, ownership, type, locale, name, description, translations, tags,
        layers, search_text, sort_name_de, sort_name_en, thickness, u_value, gwp, complete, section, figures_version)
      select gen_random_uuid(), ${id}::uuid, 'thirdParty', 'outerWall', 'de_DE', n, '', '{}', '{}', '[]', 'hanf', n, n, n,
        case when n <= 12 then n end, case when n <= 12 then n end, true, '[]', '1'
      from generate_series(1, 20) n`.execute(db)
    const viewer = { userId: id, email, policies: [] }
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const asked = { query: '', sort, page: 1, customTake: 7, locale: 'de_DE', cursor } as const
      const { rows, total, next } = await constructionListRepository(db).visible(viewer, 'thirdParty', asked)
      expect(total).toBe(20)
      seen.push(...rows.map(({ name }) => Number(name)))
      cursor = next
    } while (cursor !== undefined)
    const known = Array.from({ length: sort.endsWith('thickness') ? 20 : 12 }, (_, index) => index + 1)
    expect(seen.slice(0, known.length)).toEqual(sort.startsWith('-') ? known.toReversed() : known)
    expect(new Set(seen).size).toBe(20)
  },
)

test('what is found is looked at up to a bound for its facets, which says so', async () => {
  await sql`insert into construction (id, owner_id, ownership, type, locale, name, description, translations, tags, layers,
      search_text, sort_name_de, sort_name_en, thickness, complete, section, figures_version, updated_at)
    select gen_random_uuid(), owner_id, ownership, type, locale, 'Vielfach', '', '{}', '{}', layers, 'vielfach', 'v', 'v',
      thickness, true, '[]', '1', updated_at - interval '1 year' from construction, generate_series(1, 5)
    where ownership = 'thirdParty'`.execute(service.db)
  const facetsOf = async (query: string) =>
    (
      await eve.call({ method: 'GET', url: '/v1/construction/facets', query: { ownership: 'thirdParty', query } })
    ).json()
  expect(await facetsOf('vielfach')).toMatchObject({ complete: false, atLeast: ['thirdParty'] })
  expect(await facetsOf('hanf')).toMatchObject({ complete: true, ownership: { thirdParty: PUBLIC } })
  await sql`delete from construction where name = 'Vielfach'`.execute(service.db)
})

test('the oldest come first where they are asked for', async () => {
  const { names, bound } = await ask({ ...frequent, sort: 'updatedAt', customTake: '3' })
  expect({ names, bound }).toEqual({ names: from(PUBLIC - 2, 3).toReversed(), bound: 'lower' })
})

test.each([
  ['a rare word', { ownership: 'thirdParty', query: 'selten' }, RARE],
  ['two words', { ownership: 'thirdParty', query: 'hanf selt' }, RARE],
  ['another order', { ...frequent, sort: 'name' }, PUBLIC],
  ['no word', { ownership: 'thirdParty' }, PUBLIC],
  ['what is one’s own', { ownership: 'custom', query: 'hanf' }, OWN],
  ['standard and own ones', { query: 'hanf' }, OWN],
] as const)('%s is counted exactly', async (_, query, total) => {
  const { link, ...found } = await ask(query)
  expect(found).toMatchObject({ total, bound: undefined })
  expect(link).toMatch(/rel="last"/)
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Condition } from '#contract/construction-conditions.ts'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { traitsOf } from '#service/assessment/facts.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

type Answer = {
  items: ConstructionListItem[]
  total: number
  next: string | null
  aggregates: { figures: { figure: string; count: number; min: number; median: number; max: number }[] } | null
}

let service: TestService
let ada: TestUser
let ben: TestUser
let office: string
const made = async (who: TestUser, name: string, changes: Parameters<typeof buildConstruction>[0] = {}) => {
  const payload = buildConstruction({ name, ...changes })
  const answer = await who.call({ method: 'POST', url: '/v1/construction/custom', payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<{ id: string }>().id
}
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
  ben = await service.signIn({ name: 'Ben' })
  office = (await ada.call({ method: 'POST', url: '/v1/office', payload: { name: 'Nordhang' } })).json<{ id: string }>()
    .id
  await made(ada, 'Holz', { tags: ['Schule'] })
  await made(ada, 'Beton', { layers: [{ materialId: 'concrete_c25_30', thickness: 0.2 }] })
  const ours = await made(ada, 'Büro', { type: 'flatRoof' })
  await ada.call({ method: 'POST', url: '/v1/construction/move', payload: { ids: [ours], office } })
  const lent = await made(ben, 'Geteilt')
  await ben.call({ method: 'POST', url: `/v1/construction/share?id=${lent}`, payload: { [ada.email]: 'view' } })
  await made(ben, 'Geheim')
})

const ask = (who: TestUser, payload: object) => who.call({ method: 'POST', url: '/v1/construction/query', payload })
const answerOf = async (payload: object, who = ada) => {
  const answer = await ask(who, payload)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Answer>()
}
const mine: Condition = { on: 'not', of: { on: 'owner', in: ['standard', 'thirdParty'] } }
const namesFor = async (where: Condition, who = ada) => {
  const { items, total } = await answerOf({ where: { on: 'all', of: [mine, where] }, sort: 'name' }, who)
  expect(total).toBe(items.length)
  return items.map(({ name }) => name)
}

describe('a question', () => {
  test.each<[string, Condition, string[]]>([
    ['what is own', { on: 'owner', in: ['own'] }, ['Beton', 'Holz']],
    ['what is of the offices', { on: 'owner', in: ['office'] }, ['Büro']],
    ['what is shared', { on: 'owner', in: ['shared'] }, ['Geteilt']],
    ['a type', { on: 'type', in: ['flatRoof'] }, ['Büro']],
    ['a tag', { on: 'tags', all: ['Schule'] }, ['Holz']],
    ['a word', { on: 'text', has: 'büR' }, ['Büro']],
    ['a material', { on: 'material', in: ['concrete_c25_30', 'nichts'] }, ['Beton']],
    ['a category', { on: 'category', in: ['concrete'] }, ['Beton']],
    ['framing', { on: 'framing', is: false }, ['Beton']],
    ['a figure', { on: 'figure', figure: 'uValue', min: 1 }, ['Beton']],
    ['no figure of that size', { on: 'figure', figure: 'uValue', min: 99 }, []],
    ['a missed limit', { on: 'verdict', is: 'missed', of: ['din4108-2.r'] }, ['Beton']],
    ['a day', { on: 'created', from: '2999-01-01' }, []],
    [
      'any of two',
      {
        on: 'any',
        of: [
          { on: 'tags', all: ['Schule'] },
          { on: 'type', in: ['flatRoof'] },
        ],
      },
      ['Büro', 'Holz'],
    ],
    ['what is not', { on: 'not', of: { on: 'material', in: ['concrete_c25_30'] } }, ['Büro', 'Geteilt', 'Holz']],
  ])('finds %s', async (_what, where, names) => {
    expect(await namesFor(where)).toEqual(names)
  })

  test('finds by a dataset, a release and what has expired, as the construction was assessed', async () => {
    const [row] = await service.db
      .selectFrom('construction')
      .select(['assessedWith', 'facts', 'dataUntil'])
      .where('name', '=', 'Beton')
      .execute()
    const { release = '', datasets = [] } = row?.assessedWith ?? {}
    const concrete: Condition = { on: 'material', in: ['concrete_c25_30'] }
    const both = (where: Condition) => namesFor({ on: 'all', of: [concrete, where] })
    expect(await both({ on: 'dataset', in: [datasets[0]?.uuid.toUpperCase() ?? ''] })).toEqual(['Beton'])
    expect(await both({ on: 'release', in: [release] })).toEqual(['Beton'])
    const today = new Date().toISOString()
    const isOver = row?.dataUntil !== null && new Date(row?.dataUntil ?? '').toISOString() < today.slice(0, 10)
    expect(await both({ on: 'expired', is: isOver })).toEqual(['Beton'])
    expect(await both({ on: 'expired', is: !isOver })).toEqual([])
  })

  test('sees of an office what its members see, and nothing once one has left', async () => {
    const ofOffice: Condition = { on: 'office', in: [office] }
    expect(await namesFor(ofOffice)).toEqual(['Büro'])
    expect(await namesFor(ofOffice, ben)).toEqual([])
    await service.db
      .insertInto('officeMember')
      .values({ officeId: office, accountId: ben.userId, role: 'viewer' })
      .execute()
    expect(await namesFor(ofOffice, ben)).toEqual(['Büro'])
    await service.db.deleteFrom('officeMember').where('accountId', '=', ben.userId).execute()
    expect(await namesFor(ofOffice, ben)).toEqual([])
    expect(await namesFor({ on: 'text', has: '' }, ben)).toEqual(['Geheim', 'Geteilt'])
  })

  test('goes on from where the page before ended, and sums up all of it', async () => {
    const where: Condition = { on: 'owner', in: ['own', 'office', 'shared'] }
    const first = await answerOf({ where, sort: 'name', take: 3, aggregates: true })
    expect([first.items.length, first.total]).toEqual([3, 4])
    const second = await answerOf({ where, sort: 'name', take: 3, cursor: first.next })
    expect(second.items.map(({ name }) => name)).toEqual(['Holz'])
    expect(second.next).toBeNull()
    const thickness = first.aggregates?.figures.find(({ figure }) => figure === 'thickness')
    const all = [...first.items, ...second.items].map((item) => item.thickness).toSorted((one, other) => one - other)
    expect(thickness).toMatchObject({ count: 4, min: all[0], max: all[3] })
    expect(thickness?.median).toBeCloseTo(((all[1] ?? 0) + (all[2] ?? 0)) / 2, 12)
  })

  test('says which condition is wrong', async () => {
    const wrong = errorOf(await ask(ada, { where: { on: 'figure', figure: 'weight' } }))
    expect(wrong.details[0]).toMatchObject({ path: '/where/figure', code: 'notInList' })
    const elsewhere = errorOf(await ask(ada, { cursor: 'x' }))
    expect(elsewhere.details[0]).toMatchObject({ path: '/cursor', code: 'wrongFormat' })
    const never = errorOf(await ask(ada, { where: { on: 'updated', from: '0000-01-01' } }))
    expect(never.details[0]).toMatchObject({ path: '/where/from', code: 'wrongFormat' })
    const many = { on: 'any', of: Array.from({ length: 6 }, () => ({ on: 'any', of: timberTags(10) })) }
    expect(errorOf(await ask(ada, { where: many })).details[0]).toMatchObject({ path: '/where', code: 'tooMany' })
    let deep: object = { on: 'complete', is: true }
    for (let level = 0; level < 4; level += 1) deep = { on: 'not', of: deep }
    expect((await ask(ada, { where: deep })).statusCode).toBe(400)
  })
})

const timberTags = (count: number) => Array.from({ length: count }, (_, index) => ({ on: 'tags', all: [`T${index}`] }))

test('facts are kept with what is stored, and those of before are computed', async () => {
  const id = await made(ada, 'Später', { layers: timberWall() })
  const facts = () =>
    service.db.selectFrom('construction').select('facts').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await facts()).facts.length).toBeGreaterThan(4)
})

describe.each([
  ['never marked', null],
  ['marked by lists of before', 1],
])('what was %s is found by what it says of itself', (_what, marksVersion) => {
  const conditions: Condition[] = [
    { on: 'type', in: ['flatRoof', 'innerWall'] },
    { on: 'material', in: ['concrete_c25_30'] },
    { on: 'not', of: { on: 'material', in: ['osb', 'nichts'] } },
    { on: 'framing', is: true },
  ]
  test('as what is marked now is', async () => {
    const ask = () => Promise.all(conditions.map((where) => answerOf({ where: { on: 'all', of: [mine, where] } })))
    const sums = () => answerOf({ where: mine, aggregates: true })
    const [marked, summed] = [await ask(), await sums()]
    expect(marked.map(({ total }) => total)).not.toContain(0)
    const before = await service.db.selectFrom('construction').select(['id', 'marksVersion', 'materialMarks']).execute()
    await service.db.updateTable('construction').set({ marksVersion, materialMarks: null }).execute()
    expect(await ask()).toEqual(marked)
    expect((await sums()).aggregates).toEqual(summed.aggregates)
    for (const { id, ...marks } of before)
      await service.db.updateTable('construction').set(marks).where('id', '=', id).execute()
  })
})

/** Of each index that answers, a condition that only it can, and that everything of one's own meets. */
const everything: readonly (readonly [string, Condition])[] = [
  ['marks', { on: 'figure', figure: 'thickness', min: 0 }],
  ['facts', { on: 'created', from: '2000-01-01' }],
  ['names', { on: 'not', of: { on: 'tags', all: ['gibt es nicht'] } }],
  ['texts', { on: 'not', of: { on: 'text', has: 'gibt es nicht' } }],
  ['nothing', { on: 'text', has: '' }],
]
test.each(everything)('finds and sums up some types alike by the index of %s', async (_index, also) => {
  const types = ['flatRoof', 'innerWall', 'outerWall'] as const
  const all = await answerOf({ where: mine, take: 100 })
  const asked = (where: Condition) =>
    answerOf({ where: { on: 'all', of: [mine, also, where] }, take: 100, aggregates: true })
  for (const some of [...types.map((type) => [type]), ['flatRoof', 'outerWall'] as const]) {
    const found = await asked({ on: 'type', in: [...some] })
    const expected = all.items.filter(({ type }) => some.some((one) => one === type))
    expect(found.items, some.join()).toEqual(expected)
    expect(found.total).toBe(expected.length)
    expect(found.aggregates?.figures.find(({ figure }) => figure === 'thickness')?.count).toBe(expected.length)
    const others = await asked({ on: 'not', of: { on: 'type', in: [...some] } })
    expect(others.total, `not ${some.join()}`).toBe(all.total - expected.length)
  }
})

test('looks for words in what is long, too, in some types and in all, and beside other conditions', async () => {
  const cara = await service.signIn({ name: 'Cara' })
  const long = { description: `${'Lehmputz und Schilf '.repeat(90)}Zargenfenster`, type: 'innerWall' } as const
  await made(cara, 'Lang', long)
  await made(cara, 'Kurz', { description: 'Zargenfenster', type: 'outerWall' })
  await made(cara, 'Anders', { tags: ['Zarge'], type: 'innerWall' })
  const word: Condition = { on: 'text', has: 'zargenFENSTER' }
  const names = (where: Condition) => namesFor(where, cara)
  expect(await names(word)).toEqual(['Kurz', 'Lang'])
  expect(await names({ on: 'text', has: 'schilf zargen' })).toEqual(['Lang'])
  expect(await names({ on: 'all', of: [{ on: 'type', in: ['innerWall'] }, word] })).toEqual(['Lang'])
  expect(
    await names({
      on: 'all',
      of: [
        { on: 'type', in: ['innerWall'] },
        { on: 'not', of: word },
      ],
    }),
  ).toEqual(['Anders'])
  expect(await names({ on: 'any', of: [word, { on: 'tags', all: ['Zarge'] }] })).toEqual(['Anders', 'Kurz', 'Lang'])
  expect(await namesFor(word)).toEqual([])
})

test('answers from the bits of frequent facts what the facts themselves say', async () => {
  const rows = await service.db
    .selectFrom('construction')
    .select(['name', 'facts', 'traits'])
    .where('ownership', '=', 'custom')
    .execute()
  expect(rows.length).toBeGreaterThan(4)
  for (const { facts, traits, name } of rows) expect(`${traits}`, name).toBe(traitsOf(facts.map(String)))
  const wood: Condition = { on: 'category', in: ['wood', 'masonry'] }
  const withWood = await namesFor(wood)
  expect(withWood).toContain('Holz')
  expect(await namesFor({ on: 'not', of: wood })).not.toEqual(expect.arrayContaining(withWood))
  const mixed: Condition = { on: 'verdict', is: 'missed', of: ['din4108-2', 'gegAnnex7', 'din4108-2.r'] }
  expect(await namesFor(mixed)).toContain('Beton')
})

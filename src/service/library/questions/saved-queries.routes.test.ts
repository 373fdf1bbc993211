import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedQuery } from '#contract/saved-queries.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { MOST_SAVED_QUERIES } from '#vocabulary/questions.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})
beforeEach(() => service.db.deleteFrom('savedQuery').execute())

const url = '/v1/construction/query/saved'
const save = (who: TestUser, payload: object) => who.call({ method: 'POST', url, payload })
const saved = async (who: TestUser, name: string, to: string | null = null) => {
  const answer = await save(who, { name, query: `if=text%3A${name}`, office: to })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<SavedQuery>()
}
const list = async (who: TestUser) => (await who.call({ method: 'GET', url })).json<SavedQuery[]>()
const remove = (who: TestUser, id: string) => who.call({ method: 'DELETE', url: `${url}/${id}` })

describe('a query', () => {
  test('is kept for oneself, seen by nobody else, and replaced under its name', async () => {
    const { member, owner } = office
    const { id } = await saved(member, 'XPS')
    const again = await save(member, { name: 'XPS', query: 'join=any' })
    expect(again.json()).toMatchObject({ id, query: 'join=any', office: null, mayChange: true })
    expect(await list(member)).toHaveLength(1)
    expect(await list(owner)).toEqual([])
    expect(errorOf(await remove(owner, id)).code).toBe('notFound')
    expect((await remove(member, id)).statusCode).toBe(204)
    expect(await list(member)).toEqual([])
  })

  test('of an office is seen by its members, own ones first, and changed by who edits there', async () => {
    const { owner, member, viewer, former, stranger } = office
    const { id } = await saved(member, 'Dämmung', office.id)
    await saved(viewer, 'Meine')
    expect((await list(viewer)).map(({ name, mayChange }) => [name, mayChange])).toEqual([
      ['Meine', true],
      ['Dämmung', false],
    ])
    expect((await list(owner))[0]).toMatchObject({ id, mayChange: true, office: { id: office.id } })
    expect([await list(former), await list(stranger)]).toEqual([[], []])
    const denied = await Promise.all([viewer, former, stranger].map((who) => remove(who, id)))
    expect(denied.map((answer) => errorOf(answer).code)).toEqual(['forbidden', 'notFound', 'notFound'])
    const asked = { name: 'Neu', query: 'join=any', office: office.id }
    const refused = await Promise.all([viewer, former, stranger].map((who) => save(who, asked)))
    expect(refused.map((answer) => errorOf(answer).code)).toEqual(['forbidden', 'notFound', 'notFound'])
    expect((await remove(owner, id)).statusCode).toBe(204)
  })

  test('has the same name for a person and an office, and is no more than so many', async () => {
    const { owner } = office
    const [own, ours] = [await saved(owner, 'Alle'), await saved(owner, 'Alle', office.id)]
    expect(own.id).not.toBe(ours.id)
    const rest = Array.from({ length: MOST_SAVED_QUERIES - 1 }, (_, index) => index)
    for (const index of rest) await saved(owner, `Q${index}`)
    const more = errorOf(await save(owner, { name: 'Mehr', query: 'join=any' }))
    expect(more.details).toMatchObject([{ path: '/name', code: 'tooMany' }])
    expect((await save(owner, { name: 'Alle', query: 'join=all' })).statusCode).toBe(201)
    expect((await save(owner, { name: 'Mehr', query: 'join=any', office: office.id })).statusCode).toBe(201)
  })
})

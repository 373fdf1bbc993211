import { beforeAll, describe, expect, test } from 'vitest'
import type { ConstructionListItem } from '#contract/constructions.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildProject, projectHolding } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const post = async (user: TestUser, url: string, payload: object) => {
  const answer = await user.call({ method: 'POST', url, payload })
  expect([200, 201], answer.body).toContain(answer.statusCode)
  return answer.json<{ id: string }>().id
}
const construct = (user: TestUser, name: string, query = `?office=${office.id}`) =>
  post(user, `/v1/construction/custom${query}`, buildConstruction({ name }))
const hold = (user: TestUser, id: string, query = `?office=${office.id}`) =>
  post(user, `/v1/project${query}`, buildProject(projectHolding({ id, version: 1 })))
const ask = (user: TestUser) => user.call({ url: `/v1/office/${office.id}/most-used` })
const used = async (user: TestUser) =>
  (await ask(user))
    .json<{ construction: ConstructionListItem; version: number; projects: number }[]>()
    .map(({ construction, version, projects }) => {
      expect(version).toBe(1)
      return [construction.name, projects]
    })

describe('what an office uses most', () => {
  test('are its constructions by the projects that hold them, as far as one sees these', async () => {
    const { member, admin, owner, viewer } = office
    expect(await used(member)).toEqual([])
    const wall = await construct(member, 'Wand')
    const roof = await construct(admin, 'Dach')
    await construct(admin, 'Decke')
    const own = await construct(member, 'Eigene', '')
    await hold(member, roof)
    await hold(owner, roof)
    await hold(admin, wall)
    await hold(member, own)
    // a private project counts for whoever owns it alone
    for (const _ of ['one', 'two']) await hold(admin, wall, '')
    expect(await used(viewer)).toEqual([
      ['Dach', 2],
      ['Wand', 1],
    ])
    expect(await used(admin)).toEqual([
      ['Wand', 3],
      ['Dach', 2],
    ])
    await service.db.updateTable('project').set({ archived: true }).where('ownerId', '=', office.id).execute()
    expect(await used(viewer)).toEqual([])
  })

  test('are four at most, without deleted ones, and not told to strangers and former members', async () => {
    const { owner, stranger, former } = office
    const ids: string[] = []
    for (const name of ['1', '2', '3', '4', '5']) {
      const id = await construct(owner, name)
      ids.push(id)
      await hold(owner, id)
    }
    await service.db
      .updateTable('construction')
      .set({ deletedAt: new Date() })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect((await used(owner)).map(([name]) => name)).toEqual(['2', '3', '4', '5'])
    for (const user of [stranger, former]) expect(errorOf(await ask(user)).code).toBe('notFound')
  })
})

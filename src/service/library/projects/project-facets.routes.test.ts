import { beforeAll, expect, test } from 'vitest'
import type { ProjectFacets, ProjectListItem } from '#contract/project-lists.ts'
import type { Project } from '#contract/projects.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
  ada = office.member
  await made({ tags: ['Holz', 'Kita'] })
  await made({ name: 'Nichts darin', constructions: {}, elements: [], openings: [], items: [], variants: [] })
  await made({ use: 'nonResidential', tags: ['Kita'] })
  await made({ measure: 'partialRenovation' }, ada, `?office=${office.id}`)
  const { id } = await made({ name: 'Abgelegt' })
  await ada.call({
    method: 'POST',
    url: `/v1/project/${id}/archive`,
    payload: { archived: true },
    headers: { 'if-match': '*' },
  })
  const theirs = await made({}, office.stranger)
  const share = { method: 'POST', url: `/v1/project/share?id=${theirs.id}`, payload: { [ada.email]: 'view' } } as const
  await office.stranger.call(share)
})

const made = async (overrides: SentProject, who: TestUser = ada, query = '') =>
  (await who.call({ method: 'POST', url: `/v1/project${query}`, payload: buildProject(overrides) })).json<Project>()
const facets = async (query = '') => (await ada.call({ url: `/v1/project/facets${query}` })).json<ProjectFacets>()
const listed = async (query: string) => (await ada.call({ url: `/v1/project/list${query}` })).json<ProjectListItem[]>()
const counts = (of: readonly object[]) => Object.fromEntries(of.map((one) => Object.values(one) as [string, number]))

test('of a list tell how many each choice would show', async () => {
  const all = await facets()
  expect(all.whose).toEqual({ all: 5, shared: 1, offices: [{ office: office.id, count: 1 }] })
  expect(counts(all.uses)).toEqual({ residential: 4, nonResidential: 1 })
  expect(counts(all.measures)).toEqual({ newBuild: 4, partialRenovation: 1 })
  const standings = counts(all.standings)
  expect(standings).toMatchObject({ open: 1, notApplicable: 2 })
  expect(all.tags).toEqual([
    { tag: 'Kita', count: 2 },
    { tag: 'Holz', count: 1 },
  ])
  expect(all.archived).toBe(1)
  for (const [standing, count] of Object.entries(standings))
    expect(await listed(`?standing=${standing}`)).toHaveLength(count)
})

test('leave out their own filter alone', async () => {
  const some = await facets('?use=nonResidential&tags=Kita')
  expect(counts(some.uses)).toEqual({ residential: 1, nonResidential: 1 })
  expect(counts(some.standings)).toEqual({ notApplicable: 1 })
  expect(await facets('?shared=true')).toMatchObject({ whose: { all: 5, shared: 1 }, archived: 0 })
  expect(counts((await facets(`?office=${office.id}`)).measures)).toEqual({ partialRenovation: 1 })
})

test('and lists follow a project that was changed', async () => {
  const { id } = await made({ name: 'Wandel' })
  const [before] = await listed('?query=Wandel')
  expect(before?.standing).not.toBe('notApplicable')
  const payload = buildProject({ name: 'Wandel', measure: 'partialRenovation' })
  await ada.call({ method: 'PUT', url: `/v1/project/${id}`, payload, headers: { 'if-match': '*' } })
  expect((await listed('?query=Wandel'))[0]?.standing).toBe('notApplicable')
  await ada.call({ method: 'DELETE', url: '/v1/project/batch', payload: [id] })
})

test('of an office are for its members', async () => {
  const response = await office.stranger.call({ url: `/v1/project/facets?office=${office.id}` })
  expect(errorOf(response).code).toBe('notFound')
  expect((await office.stranger.call({ url: '/v1/project/facets' })).json<ProjectFacets>().whose.all).toBe(1)
})

import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { Project } from '#contract/projects.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
let ben: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn()
  ben = await service.signIn()
})

type Call = Parameters<TestUser['call']>[0]
const ok = async (user: TestUser, call: Call) => {
  const response = await user.call(call)
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response
}
const create = async (user: TestUser, overrides: SentProject = {}): Promise<Project> => {
  const response = await ok(user, { method: 'POST', url: '/v1/project', payload: buildProject(overrides) })
  return operations.createProject.success.body.parse(response.json())
}
const read = async (user: TestUser, id: string): Promise<Project> =>
  operations.readProject.success.body.parse((await ok(user, { method: 'GET', url: `/v1/project/${id}` })).json())
const replace = (user: TestUser, id: string, payload: object, tag = '*') =>
  user.call({ method: 'PUT', url: `/v1/project/${id}`, payload, headers: { 'if-match': tag } })
const list = async (user: TestUser, query: Record<string, string> = {}) => {
  const response = await ok(user, { method: 'GET', url: '/v1/project/list', query })
  return operations.listProjects.success.body.parse(response.json())
}
const kpis = async (user: TestUser, id: string, query: Record<string, string> = {}) => {
  const response = await ok(user, { method: 'GET', url: `/v1/project/${id}/kpi`, query })
  return operations.readProjectKpis.success.body.parse(response.json())
}
const share = (user: TestUser, id: string, wanted: Record<string, string>) =>
  ok(user, { method: 'POST', url: '/v1/project/share', query: { id }, payload: wanted })
const codeOf = (response: Awaited<ReturnType<typeof replace>>) => errorOf(response).code

describe('a stored project', () => {
  test('comes back as it was sent, and may be sent back as it was read', async () => {
    const made = await create(ada)
    expect(made).toMatchObject({
      ...buildProject(),
      permission: 'owner',
      version: 1,
      archived: false,
      newerData: false,
    })
    const again = await replace(ada, made.id, made, '"1"')
    expect(again.statusCode, again.body).toBe(200)
    expect(await read(ada, made.id)).toMatchObject({ ...buildProject(), version: 2 })
  })

  test('lies in a country of ISO 3166-1; of before, any two letters open and are saved all the same', async () => {
    const sent = { ...buildProject(), location: { city: 'Graz', country: 'AT' } }
    for (const country of ['XX', 'UK', 'at', '']) {
      const refused = await ada.call({
        method: 'POST',
        url: '/v1/project',
        payload: { ...sent, location: { country } },
        headers: { 'accept-language': 'en' },
      })
      const message = 'Allowed are: countries of ISO 3166-1 alpha-2, such as DE, AT or CH.'
      expect(errorOf(refused).details, country).toMatchObject([
        { path: '/location/country', code: 'notInList', message },
      ])
    }
    const { id } = await create(ada, sent)
    const before = { ...sent, location: { city: 'Graz', country: 'XX' } }
    await service.db
      .updateTable('project')
      .set({ document: JSON.stringify(before) })
      .where('id', '=', id)
      .execute()
    const opened = await read(ada, id)
    expect(opened.location).toEqual({ city: 'Graz' })
    expect((await replace(ada, id, opened)).statusCode).toBe(200)
  })

  test('keeps the order of its library', async () => {
    const wall = { type: 'outerWall', name: 'W', layers: timberWall() } as const
    const made = await create(ada, { constructions: { Z9: wall, AW: wall, B: wall } })
    expect(Object.keys((await read(ada, made.id)).constructions)).toEqual(['Z9', 'AW', 'B'])
  })

  test('has the figures of the same that is not stored', async () => {
    const { id } = await create(ada)
    for (const query of [{}, { variant: 'B', detail: 'modules' }]) {
      const alone = await ok(ada, { method: 'POST', url: '/v1/project/kpi', payload: buildProject(), query })
      expect(await kpis(ada, id, query)).toEqual(alone.json())
    }
  })

  test('tells every indicator by module, and the rows where asked', async () => {
    const { id } = await create(ada)
    const url = `/v1/project/${id}/indicators`
    const ask = async (query: Record<string, string>) => {
      const response = await ok(ada, { method: 'GET', url, query })
      return operations.readProjectIndicators.success.body.parse(response.json())
    }
    const found = await kpis(ada, id, { variant: 'B' })
    const told = await ask({ variant: 'B', detail: 'rows' })
    const total = told.modules.find(({ module }) => module === 'total')
    const { servicesFlatRate: rate } = found
    expect(total?.indicators.gwpA1).toBeCloseTo(found.totals.total.gwp - (rate?.total.gwp ?? 0), 6)
    expect(told.rows?.map((row) => row.id)).toEqual(['E1', 'O1'])
    expect(await ask({})).not.toHaveProperty('rows')
    expect(codeOf(await ada.call({ method: 'GET', url, query: { variant: 'Z' } }))).toBe('invalidRequest')
  })

  test('tells what a row has of each of its materials, where asked', async () => {
    const { id } = await create(ada)
    const [row] = (await kpis(ada, id, { detail: 'materials' })).rows
    const sum = row?.materials?.reduce((so, { gwp }) => so + gwp, 0)
    expect(sum).toBeCloseTo(row?.total?.gwp ?? Number.NaN, 6)
  })

  test('needs a name, a use, a measure and an area', async () => {
    const payload = { name: 'Leer', use: 'residential', measure: 'newBuild', areas: { netRoomArea: 100 } }
    const response = await ok(ada, { method: 'POST', url: '/v1/project', payload })
    const { id } = operations.createProject.success.body.parse(response.json())
    const found = await kpis(ada, id)
    expect(found.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(['noEnvelope', 'heatedAreaAssumed']))
    expect(found).toMatchObject({ operation: null, bound: { gwp: 'lower' }, transmission: { htPrime: null } })
  })

  test('of which somebody has seen another version is not replaced', async () => {
    const { id } = await create(ada)
    expect((await replace(ada, id, buildProject({ name: 'Neu' }), '"1"')).statusCode).toBe(200)
    expect(codeOf(await replace(ada, id, buildProject({ name: 'Älter' }), '"1"'))).toBe('versionStale')
    const response = await ada.call({ method: 'PUT', url: `/v1/project/${id}`, payload: buildProject() })
    expect(codeOf(response)).toBe('versionRequired')
    expect((await read(ada, id)).name).toBe('Neu')
  })

  test('is replaced by what was read of it, and by nothing that was read of another', async () => {
    const [first, second] = [await create(ada), await create(ada)]
    const sent = { ...first, name: 'Wie gelesen' }
    expect((await replace(ada, first.id, sent, '"1"')).statusCode).toBe(200)
    const refusal = errorOf(await replace(ada, second.id, sent, '"1"'))
    expect(refusal).toMatchObject({ code: 'invalidRequest', details: [{ path: '/id', code: 'contradicts' }] })
    const again = await ok(ada, { method: 'POST', url: '/v1/project', payload: sent })
    expect(operations.createProject.success.body.parse(again.json()).id).not.toBe(first.id)
  })

  test('is written once by two who write at once', async () => {
    const { id } = await create(ada)
    const both = await Promise.all(['A', 'B'].map((name) => replace(ada, id, buildProject({ name }), '"1"')))
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 412])
    expect((await read(ada, id)).version).toBe(2)
  })

  test('is created once for a key', async () => {
    const headers = { 'idempotency-key': 'a-key-of-a-project' }
    const call = { method: 'POST', url: '/v1/project', payload: buildProject(), headers } as const
    const [first, second] = [await ok(ada, call), await ok(ada, call)]
    expect(second.json<Project>().id).toBe(first.json<Project>().id)
  })

  test('stays as it is when the construction it was taken from is deleted', async () => {
    const response = await ok(ada, { method: 'POST', url: '/v1/construction/custom', payload: buildConstruction() })
    const { id: of, type, name, layers } = operations.createConstruction.success.body.parse(response.json())
    const origin = { id: of, ownership: 'custom', version: 1 } as const
    const { id } = await create(ada, { constructions: { AW: { type, name, layers, origin } } })
    const before = await kpis(ada, id)
    await ok(ada, { method: 'DELETE', url: '/v1/construction/batch', payload: [of] })
    expect(await kpis(ada, id)).toEqual(before)
  })

  test('that is copied is a project of its own; a variant as its base', async () => {
    const { id } = await create(ada)
    const url = `/v1/project/${id}/copy`
    const copy = (await ok(ada, { method: 'POST', url })).json<Project>()
    expect(copy).toMatchObject({ name: 'Haus am Hang (Kopie)', variants: [{ id: 'B' }], version: 1 })
    const flat = (await ok(ada, { method: 'POST', url, query: { variant: 'B' } })).json<Project>()
    expect(flat).toMatchObject({ variants: [], items: [] })
    const figures = async (of: string, variant: string) => (await kpis(ada, of, { variant })).totals
    expect(await figures(flat.id, 'base')).toEqual(await figures(id, 'B'))
    expect(codeOf(await ada.call({ method: 'POST', url, query: { variant: 'Z' } }))).toBe('invalidRequest')
  })

  test('that is put away is read only, and listed where asked for', async () => {
    const { id } = await create(ada, { name: 'Abgelegt' })
    const archive = (archived: boolean) =>
      ok(ada, { method: 'POST', url: `/v1/project/${id}/archive`, payload: { archived }, headers: { 'if-match': '*' } })
    await archive(true)
    const refused = errorOf(await replace(ada, id, buildProject()))
    expect(refused).toMatchObject({ code: 'forbidden', message: expect.stringContaining('aus dem Archiv holen') })
    const names = async (archived: string) => (await list(ada, { archived, customTake: '200' })).map(({ name }) => name)
    expect([await names('true'), (await names('false')).includes('Abgelegt')]).toEqual([['Abgelegt'], false])
    await archive(false)
    expect((await replace(ada, id, buildProject())).statusCode).toBe(200)
  })

  test('that is deleted is gone, and comes back', async () => {
    const { id } = await create(ada)
    const ids = (method: 'DELETE' | 'POST', what: string, payload: string[]) =>
      ada.call({ method, url: `/v1/project/${what}`, payload })
    expect((await ids('DELETE', 'batch', [id])).statusCode).toBe(200)
    expect(codeOf(await ada.call({ method: 'GET', url: `/v1/project/${id}` }))).toBe('notFound')
    // all or none
    const { id: other } = await create(ada)
    expect(codeOf(await ids('DELETE', 'batch', [other, id]))).toBe('unknownProject')
    expect((await read(ada, other)).id).toBe(other)
    expect((await ids('POST', 'restore', [id])).statusCode).toBe(200)
    expect((await read(ada, id)).id).toBe(id)
  })
})

describe('a shared project', () => {
  test('is seen and edited by those it was shared with, until it is taken back', async () => {
    const { id } = await create(ada)
    expect(codeOf(await ben.call({ method: 'GET', url: `/v1/project/${id}` }))).toBe('notFound')
    await share(ada, id, { [ben.email]: 'view' })
    expect(await read(ben, id)).toMatchObject({ permission: 'view' })
    expect(codeOf(await replace(ben, id, buildProject()))).toBe('forbidden')
    await share(ada, id, { [ben.email]: 'edit' })
    expect((await replace(ben, id, buildProject({ name: 'Bens' }))).statusCode).toBe(200)
    expect((await list(ben)).map(({ name, permission }) => [name, permission])).toContainEqual(['Bens', 'edit'])
    const shares = await ok(ada, { method: 'GET', url: '/v1/project/share', query: { id } })
    expect(shares.json()).toMatchObject([{ email: ben.email, permission: 'edit', pending: false }])
    await share(ada, id, { [ben.email]: 'none' })
    expect(codeOf(await ben.call({ method: 'GET', url: `/v1/project/${id}/kpi` }))).toBe('notFound')
  })

  test('is told by mail to who had no share before, in a list of its own, and counted', async () => {
    const [owner, guest] = [await service.signIn({ name: 'Ada' }), await service.signIn()]
    const { id } = await create(owner, { name: 'Haus am Hang' })
    const archived = await create(owner)
    const headers = { 'if-match': '*' }
    await ok(owner, { method: 'POST', url: `/v1/project/${archived.id}/archive`, payload: { archived: true }, headers })
    const mails = () =>
      service.db.selectFrom('outbox').select(['topic', 'content']).where('recipient', '=', guest.email).execute()
    await share(owner, id, { [guest.email]: 'view' })
    await share(owner, id, { [guest.email]: 'edit' })
    expect(await mails()).toMatchObject([
      { topic: 'projectShared', content: { project: 'Haus am Hang', permission: 'view', path: `/projects/${id}` } },
    ])
    await create(guest)
    const names = (await ok(guest, { method: 'GET', url: '/v1/project/shared/list' })).json<{ id: string }[]>()
    expect(names.map((one) => one.id)).toEqual([id])
    const count = async (user: TestUser) => (await ok(user, { method: 'GET', url: '/v1/project/count' })).json()
    expect([await count(owner), await count(guest)]).toEqual([1, 2])
  })

  test('opens the materials in it, of which its figures follow', async () => {
    const made = await ok(ada, { method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() })
    const layers = [{ materialId: made.json<{ id: string }>().id, thickness: 0.2 }, ...timberWall()]
    const { id } = await create(ada, { constructions: { AW: { type: 'outerWall', name: 'W', layers } } })
    await share(ada, id, { [ben.email]: 'view' })
    expect(await kpis(ben, id)).toEqual(await kpis(ada, id))
  })
})

describe('the list', () => {
  test('shows the figures of the base, sorted, filtered and in pages', async () => {
    const user = await service.signIn()
    const small = await create(user, { name: 'Klein', tags: ['holz'], code: 'P-01' })
    const large = { netRoomArea: 240, heatedNetRoomArea: 200 }
    await create(user, { name: 'Groß', areas: large, use: 'nonResidential', operation: undefined, variants: [] })
    const [first] = await list(user, { query: 'p-01' })
    const found = await kpis(user, small.id)
    expect(first).toMatchObject({
      id: small.id,
      gwp: found.totals.perAreaYear.gwp,
      penrtKwh: found.totals.penrtKwhPerAreaYear,
      htPrime: found.transmission.htPrime,
      qngLevel: found.qng?.level,
      stages: found.byStage.map(({ gwp }) => gwp),
      budget: {
        fabric: found.qng?.gwp.fabricAndItems,
        services: found.qng?.gwp.servicesFlatRate,
        regulated: found.qng?.gwp.regulated,
        user: found.qng?.gwp.userElectricity,
        limits: { PLUS: 24, PREMIUM: 20 },
        open: false,
      },
      strips: [{ type: 'outerWall', layers: timberWall().map(({ thickness }) => ({ thickness })) }],
      rows: 3,
      variants: 1,
      permission: 'owner',
    })
    const names = async (query: Record<string, string>) => (await list(user, query)).map(({ name }) => name)
    expect(await names({ sort: 'name' })).toEqual(['Groß', 'Klein'])
    expect(await names({ sort: '-netRoomArea' })).toEqual(['Groß', 'Klein'])
    expect(await names({ use: 'residential' })).toEqual(['Klein'])
    expect(await names({ tags: 'holz' })).toEqual(['Klein'])
    expect(await names({ measure: 'newBuild', sort: 'name' })).toEqual(['Groß', 'Klein'])
    expect(await names({ measure: 'partialRenovation' })).toEqual([])
    const page = async (query: Record<string, string>) => {
      const response = await ok(user, { method: 'GET', url: '/v1/project/list', query })
      return [response.headers['x-total-count'], response.json<{ name: string }[]>().map(({ name }) => name)]
    }
    expect(await page({ customTake: '1', page: '2', sort: 'name' })).toEqual(['2', ['Klein']])
    // beyond the last page the number is told, too
    expect(await page({ customTake: '1', page: '3' })).toEqual(['2', []])
    expect(await page({ use: 'residential', page: '2' })).toEqual(['1', []])
    expect(await page({ query: 'nirgends' })).toEqual(['0', []])
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import { archiveOf, count, create, send } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'
import { keptRepository } from './kept.repository.ts'
import { quotasOf } from './quotas.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService({ QUOTA_CONSTRUCTIONS: '3', QUOTA_MATERIALS: '1', QUOTA_PROJECTS: '1' })
  ada = await service.signIn()
  for (const name of ['Eins', 'Zwei', 'Drei']) await create(ada, buildConstruction({ name }))
})

const post = (user: TestUser, url: string, payload?: object) =>
  user.call({ method: 'POST', url, ...(payload && { payload }) })

describe('what a person may keep is bounded, and the limit is named', () => {
  test.each([
    ['a new construction', '/v1/construction/custom', buildConstruction()],
    ['constructions of another program', '/v1/construction/import', [buildConstruction()]],
  ])('%s', async (_what, url, payload) => {
    const refused = await post(ada, url, payload)
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'quotaReached'])
    expect(errorOf(refused).details).toMatchObject([
      { code: 'quotaReached', message: 'Möglich sind höchstens 3 eigene Aufbauten.' },
    ])
  })

  test('a copy; reading, figures and what is there go on', async () => {
    const [{ id }] = (await ada.call({ method: 'GET', url: '/v1/construction/list' })).json()
    expect(errorOf(await post(ada, `/v1/construction/custom/${id}/copy`)).code).toBe('quotaReached')
    expect((await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}` })).statusCode).toBe(200)
    expect((await post(await service.signIn(), '/v1/construction/custom', buildConstruction())).statusCode).toBe(200)
  })

  test('a material', async () => {
    expect((await post(ada, '/v1/material/own', buildOwnMaterial())).statusCode).toBe(201)
    const refused = await post(ada, '/v1/material/own', buildOwnMaterial())
    expect(errorOf(refused).details).toMatchObject([{ message: 'Möglich sind höchstens 1 eigene Materialien.' }])
  })

  test('a project', async () => {
    expect((await post(ada, '/v1/project', buildProject())).statusCode).toBeLessThan(300)
    const refused = await post(ada, '/v1/project', buildProject())
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'quotaReached'])
    expect(errorOf(refused).details).toMatchObject([{ code: 'quotaReached', message: expect.stringContaining('1') }])
  })

  test('an archive: none of it comes in, and one that is there already does no harm', async () => {
    const archive = await archiveOf(ada)
    expect((await send(ada, archive)).statusCode).toBe(200)
    const ben = await service.signIn()
    await create(ben, buildConstruction({ name: 'Bens' }))
    const refused = await send(ben, archive)
    expect([refused.statusCode, errorOf(refused).code]).toEqual([409, 'quotaReached'])
    expect(await count(ben)).toBe(1)
  })

  const limits = { constructions: 100, officeConstructions: 300, materials: 100, projects: 10, bytes: 500_000 }
  const quotas = (most: Partial<typeof limits> = {}) => quotasOf(service.db, { ...limits, ...most })
  const full = (quota: string, maximum: number) => ({
    code: 'quotaReached',
    refusals: [{ values: { quota, maximum } }],
  })

  test('bytes, which are measured where there could be so many', async () => {
    const few = quotas({ bytes: 500 })
    await expect(few.room(ada.userId, 'constructions')).rejects.toMatchObject(full('megabytes', 0.0005))
    await expect(few.roomForBytes(ada.userId)).rejects.toMatchObject(full('megabytes', 0.0005))
    expect(await quotas().room(ada.userId, 'constructions')).toBe(97)
  })

  test('reports and what stood before changes of many count by their bytes', async () => {
    const cara = await service.signIn()
    const { id, version } = (await post(cara, '/v1/construction/custom', buildConstruction())).json<Construction>()
    const before = await keptRepository(service.db).bytes(cara.userId)
    for (const author of ['Cara', 'Dora', 'Cara']) await post(cara, `/v1/construction/custom/${id}/report`, { author })
    const reported = await keptRepository(service.db).bytes(cara.userId)
    expect(reported).toBeGreaterThan(before)
    const { id: job } = (
      await post(cara, '/v1/construction/bulk', { items: [{ id, version }], change: { do: 'addTag', tag: 'neu' } })
    ).json<{ id: string }>()
    await until(
      async () =>
        (await cara.call({ method: 'GET', url: `/v1/construction/bulk/${job}` })).json<{ status: string }>().status ===
        'done',
    )
    expect(await keptRepository(service.db).bytes(cara.userId)).toBeGreaterThan(reported)
    expect(await keptRepository(service.db).counts(cara.userId)).toMatchObject({ reports: 2, changed: 1 })
  })
})

describe('what an office may keep is bounded, in the measure of its constructions', () => {
  let small: TestService
  let owner: TestUser
  let office: string
  beforeAll(async () => {
    small = await buildService({
      QUOTA_CONSTRUCTIONS: '1',
      QUOTA_OFFICE_CONSTRUCTIONS: '2',
      QUOTA_MATERIALS: '1',
      QUOTA_PROJECTS: '1',
    })
    owner = await small.signIn()
    office = (await post(owner, '/v1/office', { name: 'Büro' })).json<{ id: string }>().id
  })

  test.each([
    ['constructions', '/v1/construction/custom', buildConstruction(), '2 Aufbauten eines Büros'],
    ['materials', '/v1/material/own', buildOwnMaterial(), '2 eigene Materialien'],
    ['projects', '/v1/project', buildProject(), '2 eigene Projekte'],
  ])('%s', async (_what, url, payload, words) => {
    const make = () => post(owner, `${url}?office=${office}`, payload)
    expect([(await make()).statusCode, (await make()).statusCode].every((status) => status < 300)).toBe(true)
    const refused = await make()
    expect([refused.statusCode, errorOf(refused).details?.[0]?.message]).toEqual([
      409,
      `Möglich sind höchstens ${words}.`,
    ])
  })

  test.each(['constructions', 'materials', 'projects'] as const)('bytes, before more %s', async (kind) => {
    const limits = { constructions: 10, officeConstructions: 20, materials: 10, projects: 10, bytes: 100 }
    await expect(quotasOf(small.db, limits).roomOfOffice(office, kind)).rejects.toMatchObject({
      code: 'quotaReached',
      refusals: [{ values: { quota: 'megabytes', maximum: 0.0002 } }],
    })
    const roomy = quotasOf(small.db, { ...limits, bytes: 1_000_000 })
    expect(await roomy.roomOfOffice(office, kind)).toBe(18)
  })
})

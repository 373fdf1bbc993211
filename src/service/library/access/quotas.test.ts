import { beforeAll, describe, expect, test } from 'vitest'
import { archiveOf, count, create, send } from '#testing/archives.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'
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

  test('bytes, which are measured where there could be so many', async () => {
    const quotas = quotasOf(service.db, {
      constructions: 100,
      officeConstructions: 100,
      materials: 100,
      projects: 10,
      bytes: 500,
    })
    await expect(quotas.room(ada.userId, 'constructions')).rejects.toMatchObject({ code: 'quotaReached' })
    const roomy = quotasOf(service.db, {
      constructions: 100,
      officeConstructions: 100,
      materials: 100,
      projects: 10,
      bytes: 500_000,
    })
    expect(await roomy.room(ada.userId, 'constructions')).toBe(97)
  })
})

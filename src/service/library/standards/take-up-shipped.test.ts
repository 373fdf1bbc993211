import { beforeEach, describe, expect, test } from 'vitest'
import { loadStandardConstructions } from '#catalogue/standard-constructions.ts'
import { operations } from '#contract/index.ts'
import { testAssessor } from '#testing/assessor.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'
import { type ShippedLibrary, shippedLibrary } from './shipped-library.ts'
import { takeUpShipped } from './take-up-shipped.ts'

const assess = testAssessor()
const [first, second, third] = loadStandardConstructions()
if (!first || !second || !third) throw new Error('the catalogue ships fewer than three standard constructions')
const today = shippedLibrary([first, second, third])
/** As today's library was in an earlier release: the first one under another name. */
const earlier = shippedLibrary([{ ...first, name: 'Früherer Name' }, second, third])

let service: TestService
let admin: TestUser
const takeUp = (library: ShippedLibrary) => takeUpShipped(service.db, assess, library)
const read = async (id: string) =>
  operations.readStandard.success.body.parse(
    (await admin.call({ method: 'GET', url: `/v1/standard-construction/${id}` })).json(),
  )
const versionsOf = async (id: string) =>
  operations.listStandardVersions.success.body.parse(
    (await admin.call({ method: 'GET', url: `/v1/standard-construction/${id}/versions` })).json(),
  )
const edit = (id: string, name: string) =>
  admin.call({
    method: 'PUT',
    url: `/v1/construction/standard/${id}`,
    headers: { 'if-match': '"1"' },
    payload: { type: first.type, name, layers: first.layers },
  })

describe('what the service ships', () => {
  beforeEach(async () => {
    service = await buildService()
    admin = await service.signIn({ email: 'ada@aufbau.example', policies: ['admin'] })
  })

  test('is published in an empty database, by nobody who could sign in, and once however often it starts', async () => {
    await Promise.all([takeUp(today), takeUp(today), takeUp(today)])
    await takeUp(today)
    expect(await read(first.id)).toMatchObject({
      state: 'published',
      version: 1,
      changedBy: null,
      updateOffered: false,
    })
    expect(await versionsOf(first.id)).toMatchObject([{ version: 1, publishedBy: null, note: null }])
    const owner = await service.db.selectFrom('account').select('status').where('name', '=', 'Aufbau').execute()
    expect(owner).toEqual([{ status: 'disabled' }])
    const user = await service.signIn()
    const seen = await user.call({ method: 'GET', url: `/v1/construction/standard/${second.id}` })
    expect(seen.json()).toMatchObject({ name: second.name, permission: 'view' })
  })

  test('replaces what nobody has changed by the newer one and keeps the earlier version', async () => {
    await takeUp(earlier)
    await takeUp(today)
    expect((await versionsOf(first.id)).map(({ version, content }) => [version, content.name])).toEqual([
      [2, first.name],
      [1, 'Früherer Name'],
    ])
    expect((await read(second.id)).version).toBe(1)
  })

  test('is offered beside what an administrator has changed, and taken up as a draft', async () => {
    await takeUp(earlier)
    expect((await edit(first.id, 'Hausstandard')).statusCode).toBe(200)
    await takeUp(today)
    const offered = await read(first.id)
    expect(offered).toMatchObject({ name: 'Hausstandard', version: 2, updateOffered: true })
    expect(offered.shipped?.content.name).toBe(first.name)
    const list = await admin.call({
      method: 'GET',
      url: '/v1/standard-construction/list',
      query: { state: 'updateOffered' },
    })
    expect(list.json<{ id: string }[]>().map(({ id }) => id)).toEqual([first.id])
    const draft = await admin.call({
      method: 'POST',
      url: `/v1/standard-construction/${first.id}/draft`,
      payload: { from: 'shipped' },
    })
    expect(draft.json()).toMatchObject({ name: first.name, draftOf: first.id })
    await takeUp(today)
    expect(await read(first.id)).toMatchObject({ name: 'Hausstandard', updateOffered: false })
  })

  test('does not bring back what was withdrawn', async () => {
    await takeUp(earlier)
    await admin.call({
      method: 'POST',
      url: `/v1/standard-construction/${first.id}/withdraw`,
      headers: { 'if-match': '"1"' },
    })
    await takeUp(today)
    expect(await read(first.id)).toMatchObject({ state: 'withdrawn', version: 1, updateOffered: false })
  })

  test('leaves a draft alone, whose publication then asks to look at the newer one', async () => {
    await takeUp(earlier)
    await admin.call({ method: 'POST', url: `/v1/standard-construction/${first.id}/draft`, payload: { from: 1 } })
    await takeUp(today)
    const publish = (replaces: number) =>
      admin.call({
        method: 'POST',
        url: `/v1/standard-construction/${first.id}/publish`,
        headers: { 'if-match': '"1"' },
        payload: { note: 'Unser Name', replaces },
      })
    expect((await publish(1)).statusCode).toBe(412)
    expect((await publish(2)).json()).toMatchObject({ name: 'Früherer Name', version: 3 })
  })

  test('counts as unchanged where it stood in the database before the service kept count', async () => {
    await takeUp(today)
    await service.db.deleteFrom('standardShipped').execute()
    await takeUp(today)
    expect(await read(first.id)).toMatchObject({ version: 1, updateOffered: false })
    await service.db.deleteFrom('standardShipped').execute()
    await edit(second.id, 'Geändert')
    await takeUp(today)
    expect(await read(second.id)).toMatchObject({ version: 2, updateOffered: true })
  })
})

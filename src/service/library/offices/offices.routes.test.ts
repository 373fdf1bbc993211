import { beforeAll, describe, expect, test } from 'vitest'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { Office, OfficeInvitation, OwnInvitation } from '#contract/offices.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService({ QUOTA_OFFICE_CONSTRUCTIONS: '2', SHARE_LIMIT: '5' })
  office = await buildOffice(service)
})

const post = (user: TestUser, url: string, payload?: object) =>
  user.call({ method: 'POST', url, ...(payload && { payload }) })
const get = async <Body>(user: TestUser, url: string) => (await user.call({ method: 'GET', url })).json<Body>()
const invite = async (email: string, by = office.admin, role = 'member') =>
  post(by, `/v1/office/${office.id}/invitation`, { email, role })

describe('an invitation', () => {
  test('is for its address alone, once, and is told of by mail', async () => {
    const guest = await service.signIn({ name: 'Gast' })
    const { id } = (await invite(guest.email)).json<OfficeInvitation>()
    const mail = await service.db
      .selectFrom('outbox')
      .select(['topic', 'recipient', 'content'])
      .where('recipient', '=', guest.email)
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ topic: 'officeInvitation', content: { office: 'Atelier Nordhang', path: '/office' } })
    expect(await get<OwnInvitation[]>(guest, '/v1/office/invitation')).toMatchObject([
      { id, role: 'member', office: { name: 'Atelier Nordhang' }, invitedBy: 'Ali' },
    ])
    expect(errorOf(await post(office.stranger, `/v1/office/invitation/${id}/accept`)).code).toBe('notFound')
    expect((await post(guest, `/v1/office/invitation/${id}/accept`)).json()).toMatchObject({ role: 'member' })
    expect(errorOf(await post(guest, `/v1/office/invitation/${id}/accept`)).code).toBe('notFound')
  })

  test('is declined, taken back, over, or replaced by another one', async () => {
    const guest = await service.signIn()
    const first = (await invite(guest.email)).json<OfficeInvitation>()
    const second = (await invite(guest.email, office.owner, 'viewer')).json<OfficeInvitation>()
    expect((await get<OwnInvitation[]>(guest, '/v1/office/invitation')).map(({ id }) => id)).toEqual([second.id])
    expect(errorOf(await post(guest, `/v1/office/invitation/${first.id}/accept`)).code).toBe('notFound')
    expect((await post(guest, `/v1/office/invitation/${second.id}/decline`)).statusCode).toBe(204)
    const third = (await invite(guest.email)).json<OfficeInvitation>()
    const past = new Date(Date.now() - 1000)
    await service.db.updateTable('officeInvitation').set({ expiresAt: past }).where('id', '=', third.id).execute()
    expect(errorOf(await post(guest, `/v1/office/invitation/${third.id}/accept`)).code).toBe('notFound')
    const gone = await office.admin.call({ method: 'DELETE', url: `/v1/office/${office.id}/invitation/${third.id}` })
    expect(gone.statusCode).toBe(204)
  })

  test('to a member, to an owner’s role, or to more strangers than a day allows is refused', async () => {
    expect(errorOf(await invite(office.viewer.email)).details).toMatchObject([{ path: '/email', code: 'notUnique' }])
    expect(errorOf(await invite('a@dritte.example', office.owner, 'owner')).details[0]).toMatchObject({ path: '/role' })
    for (const index of [1, 2, 3, 4, 5]) await invite(`z${index}@dritte.example`, office.owner)
    expect(errorOf(await invite('z6@dritte.example', office.owner)).code).toBe('quotaReached')
  })
})

describe('roles', () => {
  const put = (user: TestUser, of: TestUser, role: string) =>
    user.call({ method: 'PUT', url: `/v1/office/${office.id}/member/${of.userId}`, payload: { role } })
  const remove = (user: TestUser, of: TestUser) =>
    user.call({ method: 'DELETE', url: `/v1/office/${office.id}/member/${of.userId}` })

  test('an office always has an owner', async () => {
    const refused = { code: 'conflict', message: expect.stringContaining('Rolle Leitung') }
    expect(errorOf(await put(office.owner, office.owner, 'viewer'))).toMatchObject(refused)
    expect(errorOf(await remove(office.owner, office.owner))).toMatchObject(refused)
  })
  test('what an owner is, owners decide', async () => {
    expect(errorOf(await put(office.admin, office.member, 'owner')).code).toBe('forbidden')
    expect(errorOf(await put(office.admin, office.owner, 'member')).code).toBe('forbidden')
    expect(errorOf(await remove(office.admin, office.owner)).code).toBe('forbidden')
    expect((await put(office.owner, office.admin, 'owner')).statusCode).toBe(204)
    expect((await put(office.owner, office.admin, 'admin')).statusCode).toBe(204)
  })
  test('members change nobody; everybody may leave', async () => {
    expect(errorOf(await put(office.member, office.viewer, 'member')).code).toBe('forbidden')
    expect(errorOf(await remove(office.member, office.viewer)).code).toBe('forbidden')
    expect((await remove(office.viewer, office.viewer)).statusCode).toBe(204)
    expect(await get<Office[]>(office.viewer, '/v1/office')).toEqual([])
  })
})

test('an office keeps only so many constructions, and says what was done', async () => {
  const create = () =>
    post(office.member, `/v1/construction/custom?office=${office.id}`, buildConstruction({ name: 'W' }))
  const { id } = (await create()).json<{ id: string }>()
  await create()
  expect(errorOf(await create()).details).toMatchObject([
    { message: 'Möglich sind höchstens 2 Aufbauten eines Büros.' },
  ])
  const payload = buildConstruction({ name: 'W', layers: [{ materialId: 'osb', thickness: 0.1 }] })
  const url = `/v1/construction/custom/${id}`
  await office.member.call({ method: 'PUT', url, payload, headers: { 'if-match': '*' } })
  const [latest] = await get<ActivityEntry[]>(office.member, `/v1/office/${office.id}/activity?kind=changed`)
  expect(latest).toMatchObject({ actor: 'Mia', subject: 'W', constructionId: id, changes: { thickness: { to: 0.1 } } })
  const file = await office.member.call({ method: 'GET', url: `/v1/office/${office.id}/activity/export` })
  expect(file.headers['content-type']).toContain('text/csv')
  expect(file.body).toContain('Büro angelegt')
})

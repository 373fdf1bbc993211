import { beforeAll, describe, expect, test } from 'vitest'
import type { RegisteredReport } from '#contract/verification.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const made = async <What = { id: string }>(user: TestUser, url: string, payload: object): Promise<What> => {
  const answer = await user.call({ method: 'POST', url, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<What>()
}
const register = (user: TestUser, url: string) => made<RegisteredReport>(user, `${url}/report`, {})
const listed = async (user: TestUser, url: string) => {
  const answer = await user.call({ method: 'GET', url: `${url}/report` })
  return answer.statusCode === 200 ? answer.json<RegisteredReport[]>() : answer.statusCode
}
const codes = async (user: TestUser, url: string) => {
  const all = await listed(user, url)
  return Array.isArray(all) ? all.map(({ code }) => code) : all
}
const withdraw = async (user: TestUser, code: string) =>
  (await user.call({ method: 'POST', url: `/v1/verification/${code}/withdraw` })).statusCode

const kinds = [
  {
    of: 'construction',
    create: '/v1/construction/custom',
    payload: buildConstruction(),
    at: '/v1/construction/custom/',
  },
  { of: 'project', create: '/v1/project', payload: buildProject(), at: '/v1/project/' },
] as const

describe.each(kinds)('reports of a $of', ({ of, create, payload, at }) => {
  test('of an office are listed and withdrawn by its administrators, and by who made them as long as they belong to it', async () => {
    const { id } = await made(office.owner, `${create}?office=${office.id}`, payload)
    const leaving = await service.signIn({ name: 'Lea' })
    await service.db
      .insertInto('officeMember')
      .values({ officeId: office.id, accountId: leaving.userId, role: 'member' })
      .execute()
    const { code } = await register(office.member, at + id)
    const { code: other } = await register(leaving, at + id)
    expect(await listed(office.admin, at + id)).toMatchObject([
      { code: other, madeBy: 'Lea' },
      { code, madeBy: 'Mia' },
    ])
    expect(await codes(office.member, at + id)).toEqual([code])
    expect(await codes(office.viewer, at + id)).toEqual([])
    await office.owner.call({ method: 'DELETE', url: `/v1/office/${office.id}/member/${leaving.userId}` })
    expect([await codes(leaving, at + id), await withdraw(leaving, other)]).toEqual([404, 404])
    expect([await withdraw(office.viewer, code), await withdraw(office.stranger, code)]).toEqual([404, 404])
    expect([await withdraw(office.member, code), await withdraw(office.admin, other)]).toEqual([204, 204])
  })

  test('follow it when it is moved', async () => {
    const { id } = await made(office.member, create, payload)
    const { code } = await register(office.member, at + id)
    expect(await withdraw(office.admin, code)).toBe(404)
    const move = { method: 'POST', url: `/v1/${of}/move`, payload: { ids: [id], office: office.id } } as const
    expect((await office.member.call(move)).statusCode).toBe(204)
    expect(await codes(office.admin, at + id)).toEqual([code])
    expect(await withdraw(office.admin, code)).toBe(204)
  })

  test('that somebody made of what was shared with them are withdrawn by its owner, too', async () => {
    const { id } = await made(office.owner, create, payload)
    const share = of === 'construction' ? `/v1/construction/share?id=${id}` : `/v1/project/share?id=${id}`
    const shared = await office.owner.call({ method: 'POST', url: share, payload: { [office.stranger.email]: 'view' } })
    expect(shared.statusCode, shared.body).toBe(200)
    const { code } = await register(office.stranger, at + id)
    expect(await listed(office.owner, at + id)).toMatchObject([{ code, madeBy: 'Sven' }])
    expect(await withdraw(office.owner, code)).toBe(204)
  })
})

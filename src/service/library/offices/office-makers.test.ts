import { beforeAll, describe, expect, test } from 'vitest'
import type { OfficeMember } from '#contract/offices.ts'
import { fill } from '#service/db/migrations/0867-makers.ts'
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

const post = async (user: TestUser, url: string, payload?: object) => {
  const answer = await user.call({ method: 'POST', url, ...(payload && { payload }) })
  expect([200, 201, 204], answer.body).toContain(answer.statusCode)
  return answer.body === '' ? { id: '' } : answer.json<{ id: string }>()
}
const counts = async () => {
  const answer = await office.viewer.call({ url: `/v1/office/${office.id}/member` })
  return Object.fromEntries(
    answer.json<OfficeMember[]>().map(({ name, constructions, projects }) => [name, [constructions, projects]]),
  )
}
const nobody = { Olga: [0, 0], Ali: [0, 0], Mia: [0, 0], Vera: [0, 0] }

describe('what members of an office have made there', () => {
  test('is counted by who made it or moved it in, copies too, and without what is private, elsewhere or deleted', async () => {
    const { id, member, admin, owner } = office
    expect(await counts()).toEqual(nobody)
    const made = await post(member, `/v1/construction/custom?office=${id}`, buildConstruction())
    const own = await post(admin, '/v1/construction/custom', buildConstruction())
    await post(member, '/v1/construction/custom', buildConstruction())
    await post(owner, `/v1/construction/custom/${made.id}/copy?office=${id}`)
    const project = await post(member, `/v1/project?office=${id}`, buildProject())
    expect(await counts()).toEqual({ ...nobody, Mia: [1, 1], Olga: [1, 0] })
    await post(admin, '/v1/construction/move', { ids: [own.id], office: id })
    await admin.call({
      method: 'PUT',
      url: `/v1/construction/custom/${made.id}`,
      payload: buildConstruction({ name: 'Andere' }),
      headers: { 'if-match': '*' },
    })
    expect(await counts(), 'whoever changes it has not made it').toEqual({
      ...nobody,
      Mia: [1, 1],
      Olga: [1, 0],
      Ali: [1, 0],
    })
    await service.db.updateTable('construction').set({ deletedAt: new Date() }).where('id', '=', made.id).execute()
    await service.db.updateTable('project').set({ deletedAt: new Date() }).where('id', '=', project.id).execute()
    expect(await counts()).toEqual({ ...nobody, Olga: [1, 0], Ali: [1, 0] })
  })

  test('is found in the activity for what was there before it was noted', async () => {
    const before = await counts()
    await service.db.updateTable('construction').set({ makerId: null }).execute()
    expect(await counts()).toEqual(nobody)
    await fill(service.db as never)
    expect(await counts()).toEqual(before)
  })
})

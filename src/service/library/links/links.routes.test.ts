import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import type { CreatedLink, Linked, LinkedReport } from '#contract/links.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { RegisteredReport } from '#contract/verification.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const made = async (payload = buildConstruction({ tags: ['Kita'] }), who = ada, query = '') =>
  (await who.call({ method: 'POST', url: `/v1/construction/custom${query}`, payload })).json<Construction>()
const link = async (id: string, asked: object = {}, who = ada) => {
  const response = await who.call({ method: 'POST', url: `/v1/construction/${id}/links`, payload: asked })
  expect(response.statusCode, response.body).toBe(201)
  const created = response.json<CreatedLink>()
  return { ...created, secret: new URL(created.url).hash.slice(1) }
}
/** Without a session. */
const open = (secret: string, path = '') =>
  service.app.inject({ method: 'GET', url: `/v1/link${path}`, headers: { 'x-link-secret': secret } })
const listed = async (id: string) =>
  (await ada.call({ method: 'GET', url: `/v1/construction/${id}/links` })).json<CreatedLink[]>()

describe('a link', () => {
  test('shows the construction with its figures and what they are computed with, and counts', async () => {
    const { id, layers } = await made()
    const { secret, url } = await link(id)
    expect(url).toMatch(/\/s#[\w-]{43}$/)
    const linked = (await open(secret)).json<Linked>()
    expect(linked.construction).toMatchObject({ name: expect.any(String), layers, tags: ['Kita'] })
    expect(JSON.stringify(linked)).not.toContain(ada.userId)
    expect(linked.sharedBy).toBe('Ada')
    const kpis = await ada.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}` })
    expect(linked.kpis).toEqual(kpis.json())
    const { D: _beyond, ...inside } = linked.stages
    const sum = Object.values(inside).reduce((all, value) => all + value, 0)
    expect(sum).toBeCloseTo(linked.kpis.lifeCycle.gwp?.total ?? Number.NaN, 9)
    expect(linked.verification).toBeNull()
    expect(new Set(linked.figures.parts.map(({ part }) => part))).toEqual(
      new Set(layers.flatMap(({ materialId, framing }) => [materialId, ...(framing ? [framing.materialId] : [])])),
    )
    const [stored] = await listed(id)
    expect(stored).toMatchObject({ uses: 1, lastUsedAt: expect.any(String), createdBy: 'Ada', copies: 0 })
    expect(JSON.stringify(stored)).not.toContain(secret)
    const { secretHash } = await service.db
      .selectFrom('constructionLink')
      .select('secretHash')
      .executeTakeFirstOrThrow()
    expect(secretHash).not.toBe(secret)
  })

  test('has a report that anyone verifies and whoever made the link withdraws; the same again has the same code', async () => {
    const { id } = await made()
    const [shown, hidden] = [await link(id, { showReport: true }), await link(id)]
    const register = (secret: string) =>
      service.app.inject({ method: 'POST', url: '/v1/link/report', headers: { 'x-link-secret': secret } })
    expect(errorOf(await register(hidden.secret)).code).toBe('notFound')
    const { report } = (await register(shown.secret)).json<{ report: RegisteredReport }>()
    const again = (await register(shown.secret)).json<{ report: RegisteredReport }>()
    expect(again.report.code).toBe(report.code)
    const told = async (secret: string) => (await open(secret)).json<Linked>().verification
    expect([await told(shown.secret), await told(hidden.secret)]).toEqual([report.code, null])
    const verify = () => service.app.inject({ method: 'GET', url: `/v1/verification/${report.code}` })
    expect((await verify()).json()).toMatchObject({ outcome: 'equal', report: { author: 'Ada', office: '' } })
    const withdrawn = await ada.call({ method: 'POST', url: `/v1/verification/${report.code}/withdraw` })
    expect(withdrawn.statusCode).toBe(204)
    expect((await verify()).json()).toMatchObject({ outcome: 'withdrawn', report: null })
    expect(await told(shown.secret)).toBeNull()
  })

  test('that is frozen keeps to the version it was made for, also as a report and a copy; others follow', async () => {
    const before = await made()
    const { id, layers } = before
    const frozen = await link(id, { freeze: true, mayCopy: true, showReport: true })
    const following = await link(id)
    expect([frozen, following].map(({ frozenVersion }) => frozenVersion)).toEqual([1, null])
    const kpis = (await open(frozen.secret)).json<Linked>().kpis
    const changed = buildConstruction({ name: 'Anders', layers: [{ materialId: 'concrete_c25_30', thickness: 0.2 }] })
    const url = `/v1/construction/custom/${id}`
    await ada.call({ method: 'PUT', url, payload: changed, headers: { 'if-match': '*' } })
    const shown = (await open(frozen.secret)).json<Linked>()
    expect(shown.construction).toMatchObject({ name: before.name, version: 1, layers, updatedAt: before.updatedAt })
    expect(shown.kpis).toEqual(kpis)
    expect((await open(frozen.secret, '/report')).json<LinkedReport>().kpis).toEqual(kpis)
    expect((await open(following.secret)).json<Linked>().construction).toMatchObject({ name: 'Anders', version: 2 })
    expect((await listed(id)).map(({ frozenVersion }) => frozenVersion)).toEqual([null, 1])

    const ben = await service.signIn({ name: 'Ben' })
    const headers = { 'x-link-secret': frozen.secret }
    const copy = (await ben.call({ method: 'POST', url: '/v1/link/copy', headers })).json<Construction>()
    expect(copy).toMatchObject({ layers, version: 1, owner: { name: 'Ben' } })
    const stored = (of: string) =>
      service.db
        .selectFrom('construction')
        .select(['uValue', 'gwp', 'facts', 'traits', 'materialMarks', 'section'])
        .where('id', '=', of)
        .executeTakeFirstOrThrow()
    expect(await stored(copy.id), 'figures and marks of then').toEqual(await stored((await made()).id))

    await service.db.updateTable('construction').set({ deletedAt: new Date() }).where('id', '=', id).execute()
    expect(errorOf(await open(frozen.secret)).code).toBe('notFound')
  })

  test('cannot be frozen with materials of users in it, which have no version that could be kept', async () => {
    const own = { method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() } as const
    const { id: materialId } = (await ada.call(own)).json()
    const { id } = await made(buildConstruction({ layers: [{ materialId, thickness: 0.2 }, ...timberWall()] }))
    const payload = { freeze: true }
    const answer = await ada.call({ method: 'POST', url: `/v1/construction/${id}/links`, payload })
    expect(errorOf(answer).details).toMatchObject([{ path: '/freeze', code: 'notAllowed' }])
    expect(await listed(id)).toEqual([])
  })

  test('shows materials of its owner, and names and report only where it says so', async () => {
    const payload = buildOwnMaterial()
    const { id: materialId } = (await ada.call({ method: 'POST', url: '/v1/material/own', payload })).json()
    const { id } = await made(buildConstruction({ layers: [{ materialId, thickness: 0.2 }, ...timberWall()] }))
    const open1 = await link(id, { showReport: true, showNames: false })
    const report = (await open(open1.secret, '/report')).json<LinkedReport>()
    expect(report).toMatchObject({ sharedBy: null, construction: { tags: [] } })
    expect(report.materials.map((one) => one.id)).toContain(materialId)
    expect(report.figures.parts.map((one) => one.id)).toContain(materialId)
    expect(report.indicators.length).toBeGreaterThan(0)
    const { secret } = await link(id)
    expect(errorOf(await open(secret, '/report')).code).toBe('notFound')
  })

  test('opens nothing once it is revoked, expired, or its construction deleted; all of it looks alike', async () => {
    const { id } = await made()
    const [revoked, expired, ofDeleted] = [await link(id), await link(id), await link((await made()).id)]
    await ada.call({ method: 'DELETE', url: `/v1/construction/${id}/links/${revoked.id}` })
    await service.db
      .updateTable('constructionLink')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('id', '=', expired.id)
      .execute()
    await service.db
      .updateTable('construction')
      .set({ deletedAt: new Date() })
      .where(
        'id',
        'in',
        service.db.selectFrom('constructionLink').select('constructionId').where('id', '=', ofDeleted.id),
      )
      .execute()
    const answers = await Promise.all(
      [revoked.secret, expired.secret, ofDeleted.secret, 'unknown'].map(async (secret) => errorOf(await open(secret))),
    )
    expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1)
    expect(answers[0]?.code).toBe('notFound')
    expect((await listed(id)).map((one) => one.id)).toEqual([expired.id])
  })

  test.each([
    ['in the past', '2020-01-01T00:00:00Z', 'tooSmall'],
    ['beyond a year', '2099-01-01T00:00:00Z', 'tooBig'],
    ['no date', 'tomorrow', 'wrongFormat'],
  ])('refuses an end %s and says what is allowed', async (_what, expires, code) => {
    const { id } = await made()
    const response = await ada.call({ method: 'POST', url: `/v1/construction/${id}/links`, payload: { expires } })
    expect(errorOf(response).details).toMatchObject([{ path: '/expires', code }])
  })

  test('is copied from where it lets, into the library of whoever copies', async () => {
    const { id } = await made()
    const [copyable, other] = [await link(id, { mayCopy: true }), await link(id)]
    const ben = await service.signIn({ name: 'Ben' })
    const copy = (secret: string) =>
      ben.call({ method: 'POST', url: '/v1/link/copy', headers: { 'x-link-secret': secret } })
    expect((await copy(copyable.secret)).json()).toMatchObject({ permission: 'owner', owner: { id: ben.userId } })
    expect(errorOf(await copy(other.secret)).code).toBe('forbidden')
    const unnamed = await link(id, { mayCopy: true, showNames: false })
    expect((await copy(copyable.secret)).json().tags).toEqual(['Kita'])
    expect((await copy(unnamed.secret)).json().tags).toEqual([])
    expect((await listed(id)).find((one) => one.id === copyable.id)).toMatchObject({ copies: 2, uses: 0 })
  })

  test('of an office: its administrators make it, and the activity tells of it without a secret or a stranger', async () => {
    const office = await buildOffice(service)
    const { id } = await made(buildConstruction(), office.member, `?office=${office.id}`)
    const asked = { method: 'POST', url: `/v1/construction/${id}/links`, payload: {} } as const
    expect(errorOf(await office.member.call(asked)).code).toBe('forbidden')
    expect(errorOf(await office.former.call(asked)).code).toBe('notFound')
    const { secret } = await link(id, { mayCopy: true }, office.admin)
    await ada.call({ method: 'POST', url: '/v1/link/copy', headers: { 'x-link-secret': secret } })
    expect((await open(secret)).json<Linked>().sharedBy).toBe('Atelier Nordhang')
    const url = `/v1/office/${office.id}/activity?kind=linkCreated,linkCopied`
    const entries = (await office.viewer.call({ method: 'GET', url })).json<ActivityEntry[]>()
    expect(entries.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['linkCopied', ''],
      ['linkCreated', 'Ali'],
    ])
    expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

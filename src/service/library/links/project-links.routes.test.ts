import { beforeAll, describe, expect, test } from 'vitest'
import { operations } from '#contract/index.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import type { CreatedProjectLink, LinkedProject, ProjectLink } from '#contract/project-links.ts'
import type { Project } from '#contract/projects.ts'
import { timberWall } from '#testing/constructions.ts'
import { buildOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const ofOurs = {
  tags: ['Kita'],
  location: { street: 'Hang 1', city: 'Ulm' },
  elements: [{ id: 'E1', construction: 'AW', area: 50, note: 'Preis noch offen', fx: 0.9, fxReason: 'Gutachten' }],
  openings: [],
} satisfies SentProject

const made = async (overrides: SentProject = {}, who = ada, query = '') => {
  const response = await who.call({ method: 'POST', url: `/v1/project${query}`, payload: buildProject(overrides) })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<Project>()
}
const link = async (id: string, asked: object = {}, who = ada) => {
  const response = await who.call({ method: 'POST', url: `/v1/project/${id}/links`, payload: asked })
  expect(response.statusCode, response.body).toBe(201)
  const created = response.json<CreatedProjectLink>()
  return { ...created, secret: new URL(created.url).hash.slice(1) }
}
/** Without a session. */
const open = (secret: string, query = {}) =>
  service.app.inject({ method: 'GET', url: '/v1/link/project', query, headers: { 'x-link-secret': secret } })
const shown = async (secret: string, query = {}) => {
  const response = await open(secret, query)
  expect(response.statusCode, response.body).toBe(200)
  return operations.readLinkedProject.success.body.parse(response.json()) satisfies LinkedProject
}
const listed = async (id: string) =>
  (await ada.call({ method: 'GET', url: `/v1/project/${id}/links` })).json<ProjectLink[]>()
const copy = (secret: string, who: TestUser) =>
  who.call({ method: 'POST', url: '/v1/link/project/copy', headers: { 'x-link-secret': secret } })

describe('a link to a project', () => {
  test('shows its rows and the figures that its owner sees, in each variant, and counts', async () => {
    const { id } = await made(ofOurs)
    const { secret, url } = await link(id)
    expect(url).toMatch(/\/s\/project#[\w-]{43}$/)
    for (const variant of ['base', 'B']) {
      const linked = await shown(secret, { variant })
      const kpis = await ada.call({ url: `/v1/project/${id}/kpi?variant=${variant}&detail=materials` })
      expect(linked.kpis).toEqual(kpis.json())
      expect(linked.project.items.map((row) => row.id)).toEqual(variant === 'B' ? [] : ['P1'])
    }
    const linked = await shown(secret)
    expect(linked).toMatchObject({ sharedBy: 'Ada', project: { tags: ['Kita'], location: { city: 'Ulm' } } })
    expect(linked.project.constructions['AW']).toMatchObject({ name: 'Holzrahmenwand' })
    expect(linked.project.constructions['AW']?.layers.map(({ thickness }) => thickness)).toEqual(
      timberWall().map(({ thickness }) => thickness),
    )
    const [stored] = await listed(id)
    expect(stored).toMatchObject({ uses: 3, lastUsedAt: expect.any(String), createdBy: 'Ada', copies: 0 })
    expect(JSON.stringify(stored)).not.toContain(secret)
  })

  test('tells neither notes and reasons, nor whose it is and where it stands unless it says so', async () => {
    const { id } = await made(ofOurs)
    const { secret } = await link(id, { showNames: false })
    const { body } = await open(secret)
    for (const hidden of [ada.userId, 'Ada', 'Preis', 'Gutachten', 'Kita', 'Hang 1', 'Ulm', secret])
      expect(body).not.toContain(hidden)
    expect((await shown(secret)).sharedBy).toBeNull()
  })

  test('opens nothing once it is revoked, expired, or its project deleted; all of it looks alike', async () => {
    const { id } = await made()
    const { id: deleted } = await made()
    const [revoked, expired, ofDeleted] = [await link(id), await link(id), await link(deleted)]
    await ada.call({ method: 'DELETE', url: `/v1/project/${id}/links/${revoked.id}` })
    await service.db
      .updateTable('projectLink')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('id', '=', expired.id)
      .execute()
    await ada.call({ method: 'DELETE', url: '/v1/project/batch', payload: [deleted] })
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
  ])('is refused with an end %s', async (_what, expires, code) => {
    const { id } = await made()
    const response = await ada.call({ method: 'POST', url: `/v1/project/${id}/links`, payload: { expires } })
    expect(errorOf(response).details).toMatchObject([{ path: '/expires', code }])
  })

  test('in a variant that is not there says so', async () => {
    const { id } = await made()
    const { secret } = await link(id)
    expect(errorOf(await open(secret, { variant: 'Z' })).details).toMatchObject([
      { path: 'query.variant', code: 'unknownReference' },
    ])
  })

  test('is copied from where it lets, with own materials of its owner in it, and the same figures', async () => {
    const payload = buildOwnMaterial()
    const { id: materialId } = (await ada.call({ method: 'POST', url: '/v1/material/own', payload })).json<{
      id: string
    }>()
    const constructions = {
      AW: { type: 'outerWall', name: 'Wand', layers: [{ materialId, thickness: 0.2 }, ...timberWall()] },
    } satisfies SentProject['constructions']
    const { id } = await made({ constructions, tags: ['Kita'] })
    const [copyable, other] = [await link(id, { mayCopy: true, showNames: false }), await link(id)]
    const ben = await service.signIn({ name: 'Ben' })
    const copied = (await copy(copyable.secret, ben)).json<Project>()
    expect(copied).toMatchObject({ permission: 'owner', owner: { id: ben.userId } })
    expect(copied.tags).toBeUndefined()
    const figures = await ben.call({ url: `/v1/project/${copied.id}/kpi?detail=materials` })
    expect(figures.json().totals).toEqual((await shown(copyable.secret)).kpis.totals)
    expect(errorOf(await copy(other.secret, ben)).code).toBe('forbidden')
    expect((await listed(id)).find((one) => one.id === copyable.id)).toMatchObject({ copies: 1 })
  })

  test('of an office: its administrators make it, and the activity tells of it without a secret or a stranger', async () => {
    const office = await buildOffice(service)
    const { id } = await made({}, office.member, `?office=${office.id}`)
    const asked = { method: 'POST', url: `/v1/project/${id}/links`, payload: {} } as const
    expect(errorOf(await office.member.call(asked)).code).toBe('forbidden')
    expect(errorOf(await office.former.call(asked)).code).toBe('notFound')
    const { secret, id: linkId } = await link(id, { mayCopy: true }, office.admin)
    await copy(secret, ada)
    expect((await shown(secret)).sharedBy).toBe('Atelier Nordhang')
    await office.admin.call({ method: 'DELETE', url: `/v1/project/${id}/links/${linkId}` })
    const url = `/v1/office/${office.id}/activity?kind=linkCreated,linkCopied,linkRevoked`
    const entries = (await office.viewer.call({ method: 'GET', url })).json<ActivityEntry[]>()
    expect(entries.map(({ kind, actor, subject }) => [kind, actor, subject])).toEqual([
      ['linkRevoked', 'Ali', 'Haus am Hang'],
      ['linkCopied', '', 'Haus am Hang'],
      ['linkCreated', 'Ali', 'Haus am Hang'],
    ])
    expect(JSON.stringify(entries)).not.toContain(secret)
  })
})

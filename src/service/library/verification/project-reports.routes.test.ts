import { beforeAll, describe, expect, test } from 'vitest'
import type { Project } from '#contract/projects.ts'
import type { RegisteredReport, Verification } from '#contract/verification.ts'
import { timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, type SentProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const made = async (overrides: SentProject = {}) =>
  (await ada.call({ method: 'POST', url: '/v1/project', payload: buildProject(overrides) })).json<Project>()
const register = async (id: string, payload: object = {}) => {
  const response = await ada.call({ method: 'POST', url: `/v1/project/${id}/report`, payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<RegisteredReport>()
}
/** Without a session. */
const verify = async (code: string) =>
  (await service.app.inject({ method: 'GET', url: `/v1/verification/${code}` })).json<Verification>()
const stored = (code: string) =>
  service.db.selectFrom('verifiedProjectReport').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

describe('a report of a project', () => {
  test('is verified by anyone in its variants; also once the project is another, and once it is gone', async () => {
    const { id } = await made({ code: 'H-1', location: { street: 'Hang 3' } })
    const { code, kind } = await register(id, { variants: ['B', 'base'], office: 'Atelier Nordhang' })
    expect(kind).toBe('project')
    const changed = buildProject({ areas: { netRoomArea: 300 } })
    await ada.call({ method: 'PUT', url: `/v1/project/${id}`, payload: changed, headers: { 'if-match': '*' } })
    await ada.call({ method: 'DELETE', url: '/v1/project/batch', payload: [id] })
    const verified = await verify(code)
    expect(verified).toMatchObject({
      kind: 'project',
      outcome: 'equal',
      reasons: [],
      report: null,
      project: { name: 'Haus am Hang', code: 'H-1', netRoomArea: 120, office: 'Atelier Nordhang', version: 1 },
    })
    expect(verified.project?.variants.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Fernwärme', 'equal'],
      [null, 'equal'],
    ])
    const [, base] = verified.project?.variants ?? []
    expect(base?.figures.filter(({ figure }) => figure === 'rowGwp').map(({ of }) => of)).toEqual([
      'Holzrahmenwand',
      'Fenster',
      'Wärmepumpe',
    ])
    expect(base?.figures.find(({ figure }) => figure === 'qngGwp')?.reported).toBeGreaterThan(0)
    expect(JSON.stringify(verified)).not.toMatch(new RegExp(`${ada.userId}|Hang 3`))
  })

  test('has the same code as long as it says the same, and is listed for whoever made it', async () => {
    const { id } = await made()
    const { code } = await register(id)
    expect((await register(id)).code).toBe(code)
    const other = (await register(id, { variants: ['B'] })).code
    expect(other).not.toBe(code)
    const listed = await ada.call({ url: `/v1/project/${id}/report` })
    expect(
      listed
        .json<RegisteredReport[]>()
        .map((one) => one.code)
        .toSorted(),
    ).toEqual([code, other].toSorted())
  })

  test.each([
    [['Z'], '/variants/0', 'unknownReference'],
    [['base', 'base'], '/variants', 'notUnique'],
    [[], '/variants', 'tooFew'],
  ])('of variants %j is refused', async (variants, path, code) => {
    const { id } = await made()
    const response = await ada.call({ method: 'POST', url: `/v1/project/${id}/report`, payload: { variants } })
    expect(errorOf(response).details).toMatchObject([{ path, code }])
  })

  test('names the figure that was another, and a document that was changed in the database', async () => {
    const { id } = await made()
    const { code } = await register(id)
    const { content } = await stored(code)
    const put = (subject: object) =>
      service.db
        .updateTable('verifiedProjectReport')
        .set({ content: JSON.stringify({ ...content, subject: { ...content.subject, ...subject } }) })
        .where('code', '=', code)
        .execute()
    const variants = content.subject.variants.map((one) => ({
      ...one,
      figures: one.figures.map((figure) => (figure.figure === 'qngGwp' ? { ...figure, value: 12 } : figure)),
    }))
    await put({ variants, engine: 1 })
    const verified = await verify(code)
    expect([verified.outcome, verified.reasons]).toEqual(['different', ['newerEngine']])
    expect(verified.differences).toMatchObject([{ input: 'engine', reported: 1, now: content.subject.engine }])
    expect(verified.altered).toEqual(['engine', 'figures'])
    const [base] = verified.project?.variants ?? []
    expect(base?.figures.filter(({ equal }) => !equal).map(({ figure }) => figure)).toEqual(['qngGwp'])
    await put({ document: { ...content.subject.document, name: 'Anderes Haus' } })
    expect(await verify(code)).toMatchObject({
      outcome: 'different',
      reasons: ['unexplained'],
      differences: [],
      altered: ['building'],
    })
  })

  test('tells of a material of its owner that has changed since', async () => {
    const own = { method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() } as const
    const { id: materialId } = (await ada.call(own)).json()
    const layers = [{ materialId, thickness: 0.2 }, ...timberWall()]
    const { id } = await made({ constructions: { AW: { type: 'outerWall', name: 'Wand', layers } } })
    const { code } = await register(id)
    expect((await verify(code)).outcome).toBe('equal')
    const payload = buildOwnMaterial({ density: 777 })
    await ada.call({
      method: 'PUT',
      url: `/v1/material/own/${materialId}`,
      payload,
      headers: { 'if-match': '*' },
    })
    expect(await verify(code)).toMatchObject({
      outcome: 'different',
      reasons: ['materialChanged'],
      differences: [{ input: 'material', of: 'Wand', reported: 1, now: 2 }],
    })
  })

  test('is withdrawn by whoever made it, and says nothing else then', async () => {
    const { code } = await register((await made()).id)
    const ben = await service.signIn({ name: 'Ben' })
    const withdraw = { method: 'POST', url: `/v1/verification/${code}/withdraw` } as const
    expect(errorOf(await ben.call(withdraw)).code).toBe('notFound')
    expect((await ada.call(withdraw)).statusCode).toBe(204)
    expect(await verify(code)).toMatchObject({ outcome: 'withdrawn', project: null, figures: [] })
  })
})

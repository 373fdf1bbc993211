import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Construction } from '#contract/constructions.ts'
import type { RegisteredReport, Verification } from '#contract/verification.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildService, errorOf, type TestService, type TestUser } from '#testing/service.ts'

let service: TestService
let ada: TestUser
beforeAll(async () => {
  service = await buildService()
  ada = await service.signIn({ name: 'Ada' })
})

const made = async (payload = buildConstruction()) =>
  (await ada.call({ method: 'POST', url: '/v1/construction/custom', payload })).json<Construction>()
const register = async (id: string, payload: object = {}) => {
  const response = await ada.call({ method: 'POST', url: `/v1/construction/custom/${id}/report`, payload })
  expect(response.statusCode, response.body).toBe(201)
  return response.json<RegisteredReport>()
}
/** Without a session. */
const verify = async (code: string) =>
  (await service.app.inject({ method: 'GET', url: `/v1/verification/${code}` })).json<Verification>()
const stored = (code: string) =>
  service.db.selectFrom('verifiedReport').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

describe('a report', () => {
  test('is verified by anyone: computed again, every figure is equal; also once the construction is another', async () => {
    const { id } = await made()
    const { code, url, fingerprint } = await register(id, { office: 'Atelier Nordhang', project: 'Kita' })
    expect(url).toMatch(new RegExp(`/verify/${code}$`))
    expect(fingerprint).toMatch(/^[\da-f]{64}$/)
    await ada.call({
      method: 'PUT',
      url: `/v1/construction/custom/${id}`,
      payload: buildConstruction({ layers: [{ materialId: 'concrete_c25_30', thickness: 0.2 }] }),
      headers: { 'if-match': '*' },
    })
    const verified = await verify(code.toLowerCase().replaceAll('-', ''))
    expect(verified).toMatchObject({
      outcome: 'equal',
      reasons: [],
      fingerprint,
      intact: true,
      report: { office: 'Atelier Nordhang', project: 'Kita', author: '', version: 1 },
    })
    expect(verified.figures.length).toBeGreaterThan(10)
    expect(verified.figures.every(({ equal }) => equal)).toBe(true)
    expect(JSON.stringify(verified)).not.toContain(ada.userId)
  })

  test('has the same code as long as it says the same', async () => {
    const { id } = await made()
    const { code } = await register(id)
    expect((await register(id)).code).toBe(code)
    expect((await register(id, { project: 'Kita' })).code).not.toBe(code)
  })

  test('names the figure that was another, and says why it may be', async () => {
    const { code } = await register((await made()).id)
    const { content } = await stored(code)
    const figures = content.subject.figures.map((one) => (one.key === 'uValue' ? { ...one, value: 0.1 } : one))
    const subject = { ...content.subject, figures, engine: 1 }
    await service.db
      .updateTable('verifiedReport')
      .set({ content: JSON.stringify({ ...content, subject }) })
      .where('code', '=', code)
      .execute()
    const verified = await verify(code)
    expect([verified.outcome, verified.reasons, verified.intact]).toEqual(['different', ['newerEngine'], false])
    expect(verified.differences).toEqual([
      { input: 'engine', of: null, source: null, reported: 1, now: content.subject.engine },
    ])
    expect(verified.altered).toEqual(['engine', 'figures'])
    expect(verified.figures.filter(({ equal }) => !equal).map(({ figure }) => figure)).toEqual(['uValue'])
  })

  test('tells what comes out with the data of today, and stays right for its own', async () => {
    const other = 'OBD_2024_I'
    const { id } = await made(buildConstruction({ release: other }))
    const verified = await verify((await register(id)).code)
    expect(verified).toMatchObject({ outcome: 'equal', report: { release: other } })
    const { release } = verified.now
    expect(release).not.toBe(other)
    const kpis = await ada.call({ method: 'GET', url: `/v1/construction/custom/kpi/${id}?release=${release}` })
    const gwp = verified.figures.find(({ figure }) => figure === 'gwp')
    expect(gwp?.today).toBeCloseTo(kpis.json().lifeCycle.gwp.total, 9)
    expect(gwp?.today).not.toBeCloseTo(gwp?.reported ?? Number.NaN, 3)
  })

  test('tells of a material of its owner that has changed since', async () => {
    const own = { method: 'POST', url: '/v1/material/own', payload: buildOwnMaterial() } as const
    const { id: materialId } = (await ada.call(own)).json()
    const { id } = await made(buildConstruction({ layers: [{ materialId, thickness: 0.2 }, ...timberWall()] }))
    const { code } = await register(id)
    expect((await verify(code)).outcome).toBe('equal')
    const changed = await ada.call({
      method: 'PUT',
      url: `/v1/material/own/${materialId}`,
      payload: buildOwnMaterial({ density: 777 }),
      headers: { 'if-match': '*' },
    })
    expect(changed.statusCode, changed.body).toBe(200)
    expect(await verify(code)).toMatchObject({
      outcome: 'different',
      reasons: ['materialChanged'],
      differences: [{ input: 'material', of: '1', reported: 1, now: 2 }],
      altered: [],
    })
  })

  test.each([
    ['layers', { layers: [{ materialId: 'concrete_c25_30', thickness: 0.3 }] }],
    ['settings', { settings: { period: 40 } }],
    ['data', { catalogue: 'another' }],
  ])('tells that %s were changed in what was kept', async (part, change) => {
    const { code } = await register((await made()).id)
    const { content } = await stored(code)
    const subject = { ...content.subject, ...change }
    const put = (given: object) =>
      service.db.updateTable('verifiedReport').set(given).where('code', '=', code).execute()
    await put({ content: JSON.stringify({ ...content, subject }) })
    expect(await verify(code)).toMatchObject({ outcome: 'different', intact: false, altered: [part] })
  })

  test('of before parts had fingerprints says that it does not know which was changed', async () => {
    const { code } = await register((await made()).id)
    const { content } = await stored(code)
    await sql`update verified_report set parts = null, content = ${JSON.stringify({ ...content, name: 'Andere' })}
      where code = ${code}`.execute(service.db)
    expect(await verify(code)).toMatchObject({ intact: false, altered: null })
  })

  test('names the rules and limits that are others now, by before and after', async () => {
    const { code } = await register((await made()).id)
    const { content } = await stored(code)
    const [first, second, third] = content.subject.rules
    if (!first || !second || !third) throw new Error('the wall is held against three limits at least')
    const gone = { ...first, requirement: 'gone' }
    const older = { ...second, validFrom: '1999-01-01' }
    const rules = [gone, first, older, { ...third, limit: third.limit + 1 }, ...content.subject.rules.slice(3)]
    await service.db
      .updateTable('verifiedReport')
      .set({ content: JSON.stringify({ ...content, subject: { ...content.subject, rules } }) })
      .where('code', '=', code)
      .execute()
    const { differences, altered } = await verify(code)
    expect(differences).toMatchObject([
      { input: 'rule', of: 'gone', reported: expect.stringContaining(first.source) as unknown, now: null },
      {
        input: 'rule',
        of: second.requirement,
        reported: `${second.source} (1999-01-01)`,
        now: expect.stringContaining(second.source) as unknown,
      },
      { input: 'limit', of: third.requirement, source: third.source, reported: third.limit + 1, now: third.limit },
    ])
    expect(altered).toEqual(['rules'])
  })

  test('is withdrawn by whoever made it, and says nothing else then', async () => {
    const { id } = await made()
    const { code } = await register(id)
    const ben = await service.signIn({ name: 'Ben' })
    const withdraw = { method: 'POST', url: `/v1/verification/${code}/withdraw` } as const
    expect(errorOf(await ben.call(withdraw)).code).toBe('notFound')
    expect((await ada.call(withdraw)).statusCode).toBe(204)
    expect(await verify(code)).toMatchObject({ outcome: 'withdrawn', report: null, figures: [] })
    expect((await register(id)).code).not.toBe(code)
    const listed = await ada.call({ method: 'GET', url: `/v1/construction/custom/${id}/report` })
    expect(listed.json<RegisteredReport[]>().map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([false, true])
  })

  test.each(['AAAA', '7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C'])('%s is unknown', async (code) => {
    expect(errorOf(await service.app.inject({ method: 'GET', url: `/v1/verification/${code}` })).code).toBe('notFound')
  })

  test('of a comparison, also at the same U, and of a renovation is verified with all that it compares', async () => {
    const concrete = { materialId: 'concrete_c25_30', thickness: 0.2 }
    const one = await made(buildConstruction({ layers: [concrete, { materialId: 'eps_032', thickness: 0.1 }] }))
    const other = await made()
    const payload = { ids: [one.id, other.id], equal: 'uValue:0.2', project: 'Kita' }
    const compared = await ada.call({ method: 'POST', url: '/v1/construction/comparison/report', payload })
    expect(compared.statusCode, compared.body).toBe(201)
    const { code } = compared.json<RegisteredReport>()
    const verified = await verify(code)
    expect(verified).toMatchObject({ kind: 'comparison', outcome: 'equal', reasons: [], report: { project: 'Kita' } })
    const values = [verified, ...verified.further].map(
      ({ figures }) => figures.find(({ figure }) => figure === 'uValue')?.computed,
    )
    expect(values).toHaveLength(2)
    for (const value of values) expect(value).toBeCloseTo(0.2, 6)

    const layers = [
      { ...concrete, state: 'existing' as const },
      { materialId: 'eps_032', thickness: 0.16 },
    ]
    const old = await made(buildConstruction({ layers }))
    const url = `/v1/construction/custom/${old.id}/renovation/report`
    const renovated = (await ada.call({ method: 'POST', url, payload: {} })).json<RegisteredReport>()
    const works = await verify(renovated.code)
    expect(works).toMatchObject({ kind: 'renovation', outcome: 'equal' })
    expect([works, ...works.further].map(({ report }) => report?.section.length)).toEqual([1, 2])
    const listed = await ada.call({ method: 'GET', url: `/v1/construction/custom/${old.id}/report` })
    expect(listed.json()).toMatchObject([{ code: renovated.code, kind: 'renovation' }])
  })

  test('of a comparison says so where what was kept of any of them is another', async () => {
    const [one, other] = [await made(), await made()]
    const asked = {
      method: 'POST',
      url: '/v1/construction/comparison/report',
      payload: { ids: [one.id, other.id] },
    } as const
    const { code } = (await ada.call(asked)).json<RegisteredReport>()
    const { content } = await stored(code)
    const [second] = content.together?.further ?? []
    const figures = second?.subject.figures.map((figure) => (figure.key === 'gwp' ? { ...figure, value: 1 } : figure))
    const further = [{ ...second, subject: { ...second?.subject, figures } }]
    const changed = { ...content, together: { kind: 'comparison', further } }
    await service.db
      .updateTable('verifiedReport')
      .set({ content: JSON.stringify(changed) })
      .where('code', '=', code)
      .execute()
    const verified = await verify(code)
    expect(verified.outcome).toBe('different')
    expect(verified.further[0]?.figures.filter(({ equal }) => !equal).map(({ figure }) => figure)).toEqual(['gwp'])
  })

  test.each([
    ['with its own data', ''],
    ['with another release', '&release=OBD_2020_II'],
  ])('as a workbook %s carries the code by which its figures are verified', async (_how, asked) => {
    const { id } = await made()
    const url = `/v1/construction/custom/${id}`
    const { rawPayload } = await ada.call({ method: 'GET', url: `${url}/export?format=xlsx${asked}` })
    const told = Object.values(unzipSync(new Uint8Array(rawPayload))).map((file) => new TextDecoder().decode(file))
    const [, code = ''] = told.flatMap((text) => /\/verify\/([\dA-Z-]+)/.exec(text) ?? [])
    const { lifeCycle } = (
      await ada.call({ method: 'GET', url: `${url.replace('custom/', 'custom/kpi/')}?${asked.slice(1)}` })
    ).json()
    const verified = await verify(code)
    expect(verified).toMatchObject({ outcome: 'equal', report: { release: lifeCycle.release } })
    const gwp = verified.figures.find(({ figure }) => figure === 'gwp')
    expect(gwp?.reported).toBeCloseTo(lifeCycle.gwp.total, 9)
  })
})

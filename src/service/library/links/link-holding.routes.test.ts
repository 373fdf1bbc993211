import { beforeAll, describe, expect, test } from 'vitest'
import type { CreatedLink } from '#contract/links.ts'
import type { ActivityEntry } from '#contract/office-activity.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildProject } from '#testing/projects.ts'
import { buildService, errorOf, type TestService } from '#testing/service.ts'

let service: TestService
let office: TestOffice
beforeAll(async () => {
  service = await buildService()
  office = await buildOffice(service)
})

const kinds = [
  { of: 'construction', create: '/v1/construction/custom', payload: buildConstruction(), page: '/v1/link' },
  { of: 'project', create: '/v1/project', payload: buildProject(), page: '/v1/link/project' },
] as const

describe.each(kinds)('a link to a $of', ({ of, create, payload, page }) => {
  const ask = (method: 'POST' | 'PUT', url: string, body: object = {}) =>
    office.owner.call({ method, url, payload: body })
  const linked = async () => {
    const { id } = (await ask('POST', `${create}?office=${office.id}`, payload)).json<{ id: string }>()
    const link = (await ask('POST', `/v1/${of}/${id}/links`)).json<CreatedLink>()
    return { url: `/v1/${of}/${id}/links/${link.id}`, id, linkId: link.id, secret: new URL(link.url).hash.slice(1) }
  }
  const opens = async (secret: string) =>
    (await service.call({ method: 'GET', url: page, headers: { 'x-link-secret': secret } })).statusCode

  test('that has expired is renewed, and opens by the address of before', async () => {
    const { url, linkId, secret } = await linked()
    await service.db
      .updateTable(of === 'project' ? 'projectLink' : 'constructionLink')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where('id', '=', linkId)
      .execute()
    expect(await opens(secret)).toBe(404)
    const renewed = (await ask('PUT', url)).json<CreatedLink>()
    const days = (Date.parse(renewed.expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(30, 1)
    expect(await opens(secret)).toBe(200)
    const activity = await office.owner.call({ method: 'GET', url: `/v1/office/${office.id}/activity` })
    expect(activity.json<ActivityEntry[]>()[0]).toMatchObject({ kind: 'linkRenewed', actor: 'Olga' })
  })

  test('is not renewed for longer than a year, into the past, or where it leads elsewhere', async () => {
    const { url, linkId } = await linked()
    const at = (days: number) => ({ expires: new Date(Date.now() + days * 86_400_000).toISOString() })
    expect(errorOf(await ask('PUT', url, at(366))).details).toMatchObject([{ path: '/expires', code: 'tooBig' }])
    expect(errorOf(await ask('PUT', url, at(-1))).details).toMatchObject([{ path: '/expires', code: 'tooSmall' }])
    const { id } = await linked()
    expect(errorOf(await ask('PUT', `/v1/${of}/${id}/links/${linkId}`)).code).toBe('notFound')
  })

  test('of an office that does without links is not made and opens nothing, until the office allows them again', async () => {
    const { url, id, secret } = await linked()
    const change = (linksForbidden: boolean) =>
      ask('PUT', `/v1/office/${office.id}`, { name: 'Atelier Nordhang', linksForbidden })
    expect((await change(true)).json()).toMatchObject({ linksForbidden: true, secondFactor: false })
    expect(errorOf(await ask('POST', `/v1/${of}/${id}/links`)).code).toBe('linksForbidden')
    expect(errorOf(await ask('PUT', url)).code).toBe('linksForbidden')
    expect(await opens(secret)).toBe(404)
    // what is one's own is one's own
    const { id: own } = (await ask('POST', create, payload)).json<{ id: string }>()
    expect((await ask('POST', `/v1/${of}/${own}/links`)).statusCode).toBe(201)
    expect((await change(false)).json()).toMatchObject({ linksForbidden: false })
    expect(await opens(secret)).toBe(200)
    const activity = await office.owner.call({ method: 'GET', url: `/v1/office/${office.id}/activity` })
    expect(activity.json<ActivityEntry[]>()[0]).toMatchObject({
      kind: 'officeChanged',
      changes: { linksForbidden: { from: 1, to: 0 } },
    })
  })
})

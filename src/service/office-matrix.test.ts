import { beforeAll, describe, expect, test } from 'vitest'
import { errorStatus } from '#contract/error.ts'
import { operations } from '#contract/index.ts'
import type { Row, Target, TargetKind } from '#testing/access-calls.ts'
import { keptOf } from '#testing/access-kept.ts'
import { accessLinks } from '#testing/access-links.ts'
import { accessTable } from '#testing/access-table.ts'
import { type OfficeCaller, officeCallers, officeTable } from '#testing/access-table-office.ts'
import { buildConstruction, renovatedWall } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, projectHolding } from '#testing/projects.ts'
import { buildService, errorOf, type TestService } from '#testing/service.ts'
import { until } from '#testing/service-process.ts'

let service: TestService
let office: TestOffice
let standing: string

beforeAll(async () => {
  service = await buildService({ SHARE_LIMIT: '1000' })
  office = await buildOffice(service)
  const operator = await service.signIn({ email: 'chefin@aufbau.example', policies: ['admin'] })
  const answer = await operator.call({ method: 'POST', url: '/v1/construction/standard', payload: buildConstruction() })
  standing = answer.json<{ id: string }>().id
})

type Made = { readonly id: string; readonly code: string }
const made = async <What = Made>(url: string, payload: object, by: OfficeCaller = 'owner'): Promise<What> => {
  const answer = await office[by].call({ method: 'POST', url, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<What>()
}
const links = accessLinks(() => service.db, made)
const ofOffice = async (payload: object): Promise<Target> => {
  const { id } = await made(`/v1/construction/custom?office=${office.id}`, payload)
  return { id, fields: { id, ownership: 'custom', ownershipCategory: 'custom' } }
}
const off = { address: 'https://office.example/', events: ['construction.created'], active: false }

/** What belongs to the office, or was made of that by its owner; what is moved into it belongs to the caller. */
const targets = {
  private: () => ofOffice(buildConstruction()),
  renovated: () => ofOffice(buildConstruction({ layers: renovatedWall() })),
  async inherited(): Promise<Target> {
    const { id } = await made(`/v1/construction/standard/${standing}/copy`, {})
    const payload = { ids: [id], office: office.id }
    const moved = await office.owner.call({ method: 'POST', url: '/v1/construction/move', payload })
    if (moved.statusCode !== 204) throw new Error(moved.body)
    return { id, fields: { id, ownership: 'custom', ownershipCategory: 'custom' } }
  },
  async movable(caller: OfficeCaller): Promise<Target> {
    const { id } = await made('/v1/construction/custom', buildConstruction(), caller)
    return { id, fields: { id }, secret: office.id }
  },
  async movableProject(caller: OfficeCaller): Promise<Target> {
    const { id } = await made('/v1/project', buildProject(), caller)
    return { id, fields: { id }, secret: office.id }
  },
  async movableMaterial(caller: OfficeCaller): Promise<Target> {
    const { id } = await made('/v1/material/own', buildOwnMaterial(), caller)
    return { id, fields: { id }, secret: office.id }
  },
  async outdatedProject(): Promise<Target> {
    const source = await targets.private()
    const url = `/v1/construction/custom/${source.id}`
    const payload = buildConstruction({ name: 'Neuer' })
    await office.owner.call({ method: 'PUT', url, payload, headers: { 'if-match': '*' } })
    const { id } = await made(`/v1/project?office=${office.id}`, projectHolding({ id: source.id, version: 1 }))
    return { id, fields: { id, version: '1' } }
  },
  async project(): Promise<Target> {
    const { id } = await made(`/v1/project?office=${office.id}`, buildProject())
    return { id, fields: { id, version: '1' } }
  },
  async ownMaterial(): Promise<Target> {
    const { id } = await made(`/v1/material/own?office=${office.id}`, buildOwnMaterial())
    return { id, fields: { id } }
  },
  async link(): Promise<Target> {
    return links.to(await targets.private(), 'construction', { mayCopy: true, showReport: true })
  },
  async revokedLink(): Promise<Target> {
    return links.revoked(await targets.link())
  },
  async expiredLink(): Promise<Target> {
    return links.expired(await targets.link())
  },
  async projectLink(): Promise<Target> {
    return links.to(await targets.project(), 'project', { mayCopy: true })
  },
  async revokedProjectLink(): Promise<Target> {
    return links.revoked(await targets.projectLink())
  },
  async expiredProjectLink(): Promise<Target> {
    return links.expired(await targets.projectLink())
  },
  async officeWebhook(): Promise<Target> {
    // no more than some may be kept at a time
    await service.db.deleteFrom('webhook').execute()
    const { id } = await made(`/v1/webhook?office=${office.id}`, off)
    const { id: delivery } = await made(`/v1/webhook/${id}/ping?office=${office.id}`, {})
    return { id, fields: { id, delivery }, secret: office.id }
  },
  async report(): Promise<Target> {
    const { fields } = await targets.private()
    const { code } = await made(`/v1/construction/custom/${fields['id']}/report`, {})
    return { id: code, fields: { ...fields, code } }
  },
  async withdrawnReport(): Promise<Target> {
    const report = await targets.report()
    await office.owner.call({ method: 'POST', url: `/v1/verification/${report.id}/withdraw` })
    return report
  },
  async projectReport(): Promise<Target> {
    const { id } = await targets.project()
    const { code } = await made(`/v1/project/${id}/report`, {})
    return { id: code, fields: { code } }
  },
  async bulkChange(): Promise<Target> {
    const { id: constructionId } = await targets.private()
    const items = [{ id: constructionId, version: 1 }]
    const { id } = await made('/v1/construction/bulk', { items, change: { do: 'addTag', tag: 'Probe' } })
    const status = async () =>
      (await service.db.selectFrom('bulkChange').select('status').where('id', '=', id).executeTakeFirst())?.status
    await until(async () => (await status()) === 'done')
    return { id, fields: { id } }
  },
  async savedQuery(): Promise<Target> {
    const asked = { name: 'Probe', query: 'join=any', office: office.id }
    const { id } = await made('/v1/construction/query/saved', asked)
    return { id, fields: { id } }
  },
  /** The office itself, with a further member, an invitation and a domain. */
  async office(): Promise<Target> {
    const { id } = office
    // an office may have only so many of them
    await service.db.deleteFrom('officeDomain').execute()
    await service.db.deleteFrom('officeInvitation').execute()
    const { userId } = await service.signIn({ name: 'Mit' })
    await service.db.insertInto('officeMember').values({ officeId: id, accountId: userId, role: 'member' }).execute()
    const asked = { email: `${userId}@dritte.example`, role: 'member' }
    const { id: invitationId } = await made(`/v1/office/${id}/invitation`, asked)
    const domain = 'invalid.example'
    await made(`/v1/office/${id}/domain`, { domain })
    return { id, fields: { id, userId, invitationId, domain } }
  },
} satisfies Partial<Record<TargetKind, (caller: OfficeCaller) => Promise<Target>>>
type Kind = keyof typeof targets
const isOfOffice = (kind: TargetKind): kind is Kind => kind in targets

const tables = ['construction', 'project'] as const
const markDeleted = ({ id }: Target) =>
  Promise.all(
    tables.map((table) => service.db.updateTable(table).set({ deletedAt: new Date() }).where('id', '=', id).execute()),
  )

/** Makes what is called upon: of what is only read, the same for everybody. */
function targetsFor([operation, , , , what]: Row, kind: Kind): (caller: OfficeCaller) => Promise<Target> {
  const make = async (caller: OfficeCaller) => {
    const target = await targets[kind](caller)
    if (what === 'deleted') await markDeleted(target)
    return target
  }
  if (operations[operation].method !== 'GET') return make
  const only = make('owner')
  return () => only
}

/** What a caller gets: the status, or the code of the refusal, which has changed nothing. */
async function outcomeOf([operation, , , call]: Row, target: Target, caller: OfficeCaller) {
  const { method, path } = operations[operation]
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => target.fields[name] ?? '')
  const before = await keptOf(service.db, target)
  const answer = await office[caller].call({ method, url, ...call?.(target, standing) })
  if (answer.statusCode < 400) return answer.statusCode
  const { code } = errorOf(answer)
  expect(answer.statusCode).toBe(errorStatus[code])
  expect(await keptOf(service.db, target)).toEqual(before)
  return code
}

/** How each pair is called; of several ways the first. */
const rows = new Map(accessTable.toReversed().map((row) => [`${row[0]} ${row[1]}`, row]))

describe('who of an office may do what with what belongs to it', () => {
  test.each(officeTable)('%s upon %s', async (operation, kind, cells) => {
    const row = rows.get(`${operation} ${kind}`)
    if (row === undefined || !isOfOffice(kind)) throw new Error('not in the table of all')
    const outcomes: (readonly [OfficeCaller, number | string])[] = []
    const next = targetsFor(row, kind)
    for (const caller of officeCallers) outcomes.push([caller, await outcomeOf(row, await next(caller), caller)])
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(officeCallers.map((caller, index) => [caller, cells[index]])),
    )
  })
})

test('every operation upon what may belong to an office is in the table', () => {
  const named = accessTable.filter(([, kind]) => isOfOffice(kind)).map(([operation, kind]) => `${operation} ${kind}`)
  expect(new Set(officeTable.map(([operation, kind]) => `${operation} ${kind}`))).toEqual(new Set(named))
})

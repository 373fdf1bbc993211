import { beforeAll, describe, expect, test } from 'vitest'
import { errorStatus } from '#contract/error.ts'
import { operations } from '#contract/index.ts'
import type { CreatedLink } from '#contract/links.ts'
import type { Row, Target, TargetKind } from '#testing/access-calls.ts'
import { accessTable } from '#testing/access-table.ts'
import { type OfficeCaller, officeCallers, officeTable } from '#testing/access-table-office.ts'
import { buildConstruction } from '#testing/constructions.ts'
import { buildOffice, type TestOffice } from '#testing/offices.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject } from '#testing/projects.ts'
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
const made = async <What = Made>(url: string, payload: object): Promise<What> => {
  const answer = await office.owner.call({ method: 'POST', url, payload })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<What>()
}
const linkTo = async ({ id, fields }: Target, what: 'construction' | 'project', asked: object): Promise<Target> => {
  const { id: linkId, url } = await made<CreatedLink>(`/v1/${what}/${id}/links`, asked)
  return { id, fields: { ...fields, linkId }, secret: new URL(url).hash.slice(1) }
}
const revoked = async (link: Target) => {
  await service.db.deleteFrom('constructionLink').where('constructionId', '=', link.id).execute()
  await service.db.deleteFrom('projectLink').where('projectId', '=', link.id).execute()
  return link
}

/** What belongs to the office, or was made of that by its owner. */
const targets = {
  async private(): Promise<Target> {
    const { id } = await made(`/v1/construction/custom?office=${office.id}`, buildConstruction())
    return { id, fields: { id, ownership: 'custom', ownershipCategory: 'custom' } }
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
    return linkTo(await targets.private(), 'construction', { mayCopy: true, showReport: true })
  },
  async revokedLink(): Promise<Target> {
    return revoked(await targets.link())
  },
  async projectLink(): Promise<Target> {
    return linkTo(await targets.project(), 'project', { mayCopy: true })
  },
  async revokedProjectLink(): Promise<Target> {
    return revoked(await targets.projectLink())
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
} satisfies Partial<Record<TargetKind, () => Promise<Target>>>
type Kind = keyof typeof targets
const isOfOffice = (kind: TargetKind): kind is Kind => kind in targets

const tables = ['construction', 'project'] as const
const markDeleted = ({ id }: Target) =>
  Promise.all(
    tables.map((table) => service.db.updateTable(table).set({ deletedAt: new Date() }).where('id', '=', id).execute()),
  )

/** Makes what is called upon: of what is only read, the same for everybody. */
function targetsFor([operation, , , , what]: Row, kind: Kind): () => Promise<Target> {
  const make = async () => {
    const target = await targets[kind]()
    if (what === 'deleted') await markDeleted(target)
    return target
  }
  if (operations[operation].method !== 'GET') return make
  const only = make()
  return () => only
}

/** What a caller gets: the status, or the code of the refusal. */
async function outcomeOf([operation, , , call]: Row, target: Target, caller: OfficeCaller) {
  const { method, path } = operations[operation]
  const url = path.replace(/\{(\w+)\}/g, (_all, name: string) => target.fields[name] ?? '')
  const answer = await office[caller].call({ method, url, ...call?.(target, standing) })
  if (answer.statusCode < 400) return answer.statusCode
  const { code } = errorOf(answer)
  expect(answer.statusCode).toBe(errorStatus[code])
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
    for (const caller of officeCallers) outcomes.push([caller, await outcomeOf(row, await next(), caller)])
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(officeCallers.map((caller, index) => [caller, cells[index]])),
    )
  })
})

test('every operation upon what may belong to an office is in the table', () => {
  const named = accessTable.filter(([, kind]) => isOfOffice(kind)).map(([operation, kind]) => `${operation} ${kind}`)
  expect(new Set(officeTable.map(([operation, kind]) => `${operation} ${kind}`))).toEqual(new Set(named))
})

import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'
import { errorStatus } from '#contract/error.ts'
import { type OperationName, operations } from '#contract/index.ts'
import type { Row, Target, TargetKind } from '#testing/access-calls.ts'
import { type CallerName, callers, withoutSession } from '#testing/access-cells.ts'
import { keptOf } from '#testing/access-kept.ts'
import { accessLinks } from '#testing/access-links.ts'
import { accessTable } from '#testing/access-table.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction, renovatedWall, timberWall } from '#testing/constructions.ts'
import { expiredToken } from '#testing/expired-token.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { buildProject, projectHolding } from '#testing/projects.ts'
import { inPieces, releaseText, runImport } from '#testing/releases.ts'
import { errorOf } from '#testing/service.ts'
import { accountsRepository } from './accounts/account/accounts.repository.ts'
import { hashPassword } from './accounts/auth/password-hash.ts'
import { DEMO_PASSWORD } from './accounts/profile/demo-accounts.ts'

let service: AccountsService
let standing: string
const headersOf = {} as Record<CallerName, Record<string, string>>
const shared = { viewShare: 'sicht@buero.example', editShare: 'hand@buero.example' }

const signIn = async (loginId: string) =>
  bearer((await service.post('/v1/auth/password/login', { loginId, password: DEMO_PASSWORD })).json())

beforeAll(async () => {
  service = await buildAccountsService()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const outside = 'chef@buero.example'
  for (const [email, policies] of [
    [shared.viewShare, []],
    [shared.editShare, []],
    [outside, ['admin']],
  ] as const)
    await accountsRepository(service.db).insert({
      email,
      name: email,
      policies,
      locale: 'de_DE',
      status: 'active',
      passwordHash,
    })
  const owner = await service.login('architektin@buero.example')
  headersOf.anonymous = {}
  headersOf.expired = bearer({ sessionJwt: await expiredToken(service.db, owner.sessionJwt) })
  headersOf.owner = bearer(owner)
  headersOf.other = await signIn('architekt@buero.example')
  headersOf.viewShare = await signIn(shared.viewShare)
  headersOf.editShare = await signIn(shared.editShare)
  headersOf.supplier = await signIn('hersteller@dritte.example')
  headersOf.adminOutside = await signIn(outside)
  headersOf.adminInside = await signIn('admin@aufbau.example')
  const { secret = '' } = await targets.key()
  headersOf.accessKey = bearer((await service.post('/v1/auth/access-keys/exchange-key', { accessKey: secret })).json())
  standing = (await targets.standard()).id
})

const made = async (who: CallerName, url: string, payload: object = buildConstruction()) => {
  const response = await service.post(url, payload, headersOf[who])
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json<{ id: string; draftOf: string; keyId: string; accessKey: string; code: string }>()
}
/** An office of the owner alone, who may own only so many. */
const openOffice = async () => {
  await service.db.deleteFrom('officeMember').execute()
  return (await made('owner', '/v1/office', { name: 'Büro' })).id
}
const off = { events: ['construction.created'], active: false }
const links = accessLinks(
  () => service.db,
  async (url, payload) => (await service.post(url, payload, headersOf.owner)).json(),
)
const stored = (id: string, ownership: string) => ({ id, fields: { id, ownership, ownershipCategory: ownership } })

const shareWith = async (what: 'construction' | 'project', id: string) => {
  const shares = { [shared.viewShare]: 'view', [shared.editShare]: 'edit' }
  const response = await service.post(`/v1/${what}/share?id=${id}`, shares, headersOf.owner)
  expect(response.statusCode).toBe(200)
}
/** A construction of the owner that two others may view and edit. */
const shareable = async (url: string, payload: object): Promise<Target> => {
  const { id } = await made('owner', url, payload)
  await shareWith('construction', id)
  return stored(id, 'custom')
}
const shareableProject = async (payload: object): Promise<Target> => {
  const { id } = await made('owner', '/v1/project', payload)
  await shareWith('project', id)
  return { id, fields: { id, version: '1' } }
}

const targets: Readonly<Record<TargetKind, () => Promise<Target>>> = {
  private: () => shareable('/v1/construction/custom', buildConstruction()),
  inherited: () => shareable(`/v1/construction/standard/${standing}/copy`, {}),
  renovated: () => shareable('/v1/construction/custom', buildConstruction({ layers: renovatedWall() })),
  async movable() {
    const { id } = await made('owner', '/v1/construction/custom')
    return { ...stored(id, 'custom'), secret: await openOffice() }
  },
  project: () => shareableProject(buildProject()),
  async outdatedProject() {
    const { id } = await shareable('/v1/construction/custom', buildConstruction())
    const payload = buildConstruction({ name: 'Neuer' })
    const url = `/v1/construction/custom/${id}`
    await service.call({ method: 'PUT', url, payload, headers: { ...headersOf.owner, 'if-match': '*' } })
    return shareableProject(projectHolding({ id, version: 1 }))
  },
  async movableProject() {
    const { id } = await made('owner', '/v1/project', buildProject())
    return { id, fields: { id, version: '1' }, secret: await openOffice() }
  },
  async movableMaterial() {
    const { id } = await made('owner', '/v1/material/own', buildOwnMaterial())
    return { id, fields: { id }, secret: await openOffice() }
  },
  standard: async () => stored((await made('adminInside', '/v1/construction/standard')).id, 'standard'),
  thirdParty: async () => stored((await made('supplier', '/v1/construction/thirdParty')).id, 'thirdParty'),
  draft: async () => {
    const { id, draftOf } = await made('adminInside', '/v1/standard-construction/draft')
    return { ...stored(id, 'standard'), secret: draftOf }
  },
  key: async () => {
    const key = await made('adminInside', '/v1/access-key', { name: 'K', email: 'architektin@buero.example' })
    return { id: key.keyId, fields: { id: key.keyId }, secret: key.accessKey }
  },
  async webhook() {
    // no more than some may be kept at a time
    await service.db.deleteFrom('webhook').execute()
    const { id } = await made('owner', '/v1/webhook', { address: 'https://office.example/', ...off })
    const { id: delivery } = await made('owner', `/v1/webhook/${id}/ping`, {})
    return { id, fields: { id, delivery } }
  },
  async officeWebhook() {
    const office = await openOffice()
    const { id } = await made('owner', `/v1/webhook?office=${office}`, { address: 'https://office.example/', ...off })
    const { id: delivery } = await made('owner', `/v1/webhook/${id}/ping?office=${office}`, {})
    return { id, fields: { id, delivery }, secret: office }
  },
  async passkey() {
    const id = newId()
    const made = { id, name: 'P', publicKey: '', counter: 0, transports: [], backedUp: false }
    await service.db
      .insertInto('passkey')
      .values({ ...made, accountId: service.ids['architektin@buero.example'] })
      .execute()
    return { id, fields: { id } }
  },
  async release() {
    const [id, uuid] = [`TEST_${newId().slice(-12)}`, newId()]
    await runImport(service.db, id, inPieces(releaseText([{ uuid }])))
    return { id, fields: { id, release: id, uuid } }
  },
  async import() {
    const id = newId()
    const row = { id, release: `TEST_${id.slice(-12)}`, fileName: 'test.csv', status: 'running' } as const
    await service.db.insertInto('catalogueImport').values(row).execute()
    return { id, fields: { id } }
  },
  // used by a construction that is shared: who sees that may read the material, and nobody else
  async ownMaterial() {
    const { id } = await made('owner', '/v1/material/own', buildOwnMaterial())
    const layers = [{ materialId: id, thickness: 0.2 }, ...timberWall()]
    const { id: using } = await made('owner', '/v1/construction/custom', buildConstruction({ layers }))
    await service.post(
      `/v1/construction/share?id=${using}`,
      { [shared.viewShare]: 'view', [shared.editShare]: 'edit' },
      headersOf.owner,
    )
    return { id, fields: { id } }
  },
  /** Of the owner; with a further member, who has no session here, and an invitation. */
  async office() {
    const id = await openOffice()
    const userId = newId()
    const account = {
      id: userId,
      email: `${userId}@buero.example`,
      name: 'Mit',
      locale: 'de_DE',
      status: 'active',
    } as const
    await service.db
      .insertInto('account')
      .values({ ...account, policies: [] })
      .execute()
    await service.db.insertInto('officeMember').values({ officeId: id, accountId: userId, role: 'member' }).execute()
    const invitation = await made('owner', `/v1/office/${id}/invitation`, { email: shared.viewShare, role: 'member' })
    const domain = 'invalid.example'
    await made('owner', `/v1/office/${id}/domain`, { domain })
    return { id, fields: { id, userId, invitationId: invitation.id, domain } }
  },
  async invitation() {
    const office = await openOffice()
    const { id } = await made('owner', `/v1/office/${office}/invitation`, { email: shared.editShare, role: 'member' })
    return { id, fields: { id } }
  },
  link: async () => links.to(await targets.private(), 'construction', { mayCopy: true, showReport: true }),
  revokedLink: async () => links.revoked(await targets.link()),
  expiredLink: async () => links.expired(await targets.link()),
  projectLink: async () => links.to(await targets.project(), 'project', { mayCopy: true }),
  revokedProjectLink: async () => links.revoked(await targets.projectLink()),
  expiredProjectLink: async () => links.expired(await targets.projectLink()),
  async report() {
    const { fields } = await targets.private()
    const { code } = await made('owner', `/v1/construction/custom/${fields['id']}/report`, {})
    return { id: code, fields: { ...fields, code } }
  },
  async projectReport() {
    const { id } = await targets.project()
    const { code } = await made('owner', `/v1/project/${id}/report`, {})
    return { id: code, fields: { code } }
  },
  async bulkChange() {
    const { id: constructionId } = await targets.private()
    const { id } = await made('owner', '/v1/construction/bulk', {
      items: [{ id: constructionId, version: 1 }],
      change: { do: 'addTag', tag: 'Probe' },
    })
    const status = async () =>
      (await service.db.selectFrom('bulkChange').select('status').where('id', '=', id).executeTakeFirst())?.status
    await expect.poll(status).toBe('done')
    return { id, fields: { id } }
  },
  async savedQuery() {
    const { id } = await made('owner', '/v1/construction/query/saved', { name: 'Probe', query: 'join=any' })
    return { id, fields: { id } }
  },
  async withdrawnReport() {
    const report = await targets.report()
    await service.post(`/v1/verification/${report.id}/withdraw`, undefined, headersOf.owner)
    return report
  },
  nothing: async () => ({ id: '', fields: { id: 'osb' } }),
}

/** A draft is named by its own id among constructions, and by that of its standard among standards. */
const urlOf = (operation: OperationName, { fields, secret }: Target) => {
  const { path } = operations[operation]
  const ofStandard = path.startsWith('/v1/standard-construction') && secret !== undefined
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => (ofStandard ? secret : (fields[name] ?? '')))
}

const tables = ['construction', 'project'] as const
const markDeleted = ({ id }: Target) =>
  Promise.all(
    tables.map((table) => service.db.updateTable(table).set({ deletedAt: new Date() }).where('id', '=', id).execute()),
  )

/** What a caller gets: the status, or the code of the refusal, which has changed nothing. */
async function outcomeOf([operation, , , call]: Row, target: Target, caller: CallerName): Promise<number | string> {
  const before = await keptOf(service.db, target)
  const { headers, ...asked } = call?.(target, standing) ?? {}
  const response = await service.call({
    method: operations[operation].method,
    url: urlOf(operation, target),
    ...asked,
    headers: { ...headers, ...headersOf[caller] },
  })
  if (response.statusCode < 400) return response.statusCode
  const { code } = errorOf(response)
  expect(response.statusCode).toBe(errorStatus[code])
  expect(await keptOf(service.db, target)).toEqual(before)
  return code
}

const targetOf = async ([, on, , , what]: Row): Promise<Target> => {
  const target = await targets[on]()
  if (what === 'deleted') await markDeleted(target)
  return target
}

const refusalOf = { anonymous: 'unauthenticated', expired: 'tokenExpired' } as const

describe('who may do what', () => {
  test.each(accessTable.map((row) => [row[0], row[1], row] as const))(
    '%s upon %s',
    async (operation, _on, row) => {
      const isOpen = operations[operation].auth === 'none'
      const expected = [
        ...withoutSession.map((caller) => [caller, isOpen ? row[2][0] : refusalOf[caller]] as const),
        ...callers.map((caller, index) => [caller, row[2][index]] as const),
      ]
      const outcomes: [CallerName, number | string][] = []
      let target: Target | null = null
      for (const [caller] of expected) {
        target ??= await targetOf(row)
        const outcome = await outcomeOf(row, target, caller)
        outcomes.push([caller, outcome])
        // what was refused or only read stands as it was, for the next caller
        if (typeof outcome === 'number' && operations[operation].method !== 'GET') target = null
      }
      expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected))
    },
    120_000,
  )
})

test('every operation upon constructions, standards, materials and access keys is in the table', () => {
  const named = Object.entries(operations).filter(([, { path }]) =>
    /^\/v1\/(construction|project|standard-construction|material|access-key|dataset|catalogue|office|link|verification|webhook|auth\/access-keys|auth\/me\/(letterhead|export|closing|second-factor|passkeys))(\/|$)/.test(
      path,
    ),
  )
  expect(new Set(accessTable.map(([operation]) => operation))).toEqual(new Set(named.map(([name]) => name)))
  expect(named.length).toBeGreaterThanOrEqual(33)
})

test('nobody creates in two ownerships at once', async () => {
  for (const caller of callers) {
    const response = await service.post('/v1/construction/standardAndCustom', buildConstruction(), headersOf[caller])
    expect([caller, errorOf(response).code]).toEqual([caller, 'ownershipNotAllowed'])
  }
})

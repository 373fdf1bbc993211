import type { InjectOptions } from 'fastify'
import { decodeJwt, importJWK, SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { type ErrorCode, errorStatus } from '#contract/error.ts'
import { type OperationName, operations } from '#contract/index.ts'
import { type AccountsService, bearer, buildAccountsService } from '#testing/accounts-service.ts'
import { buildConstruction, timberWall } from '#testing/constructions.ts'
import { buildOwnMaterial } from '#testing/own-materials.ts'
import { inPieces, releaseText, runImport } from '#testing/releases.ts'
import { errorOf } from '#testing/service.ts'
import { accountsRepository } from './accounts/accounts.repository.ts'
import { DEMO_PASSWORD } from './accounts/demo-accounts.ts'
import { hashPassword } from './auth/password-hash.ts'
import { signingKeysRepository } from './auth/signing-keys.repository.ts'
import { newId } from './ids.ts'

/** Who calls. The shares are of the private construction; the access key acts for its owner. */
const callers = [
  'other',
  'viewShare',
  'editShare',
  'owner',
  'supplier',
  'adminOutside',
  'adminInside',
  'accessKey',
] as const
const withoutSession = ['anonymous', 'expired'] as const
type CallerName = (typeof callers)[number] | (typeof withoutSession)[number]

type Cell = 200 | 201 | 202 | 204 | ErrorCode
/** Cells in the order of `callers`; without a session every one is `unauthenticated`, where the operation needs a session. */
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** What an operation is called upon, made anew for every cell. */
type TargetKind =
  | 'release'
  | 'import'
  | 'ownMaterial'
  | 'private'
  | 'standard'
  | 'thirdParty'
  | 'draft'
  | 'key'
  | 'nothing'
type Target = { readonly id: string; readonly fields: Readonly<Record<string, string>>; readonly secret?: string }
type Call = Pick<InjectOptions, 'query' | 'payload' | 'headers'>
type Row = readonly [
  operation: OperationName,
  on: TargetKind,
  cells: Cells,
  call?: (target: Target) => Call,
  what?: string,
]

const N = 'notFound'
const F = 'forbidden'
const U = 'unknownConstruction'
const all = (cell: Cell): Cells => [cell, cell, cell, cell, cell, cell, cell, cell]
const adminOnly = (done: Cell, refused: Cell): Cells => [
  refused,
  refused,
  refused,
  refused,
  refused,
  refused,
  done,
  refused,
]
const supplierOnly = (refused: Cell): Cells => [refused, refused, refused, refused, 200, refused, refused, refused]
//                     other, view, edit, owner, supplier, admin outside, inside, access key
const readPrivate: Cells = [N, 200, 200, 200, N, N, N, 200]
const sharePrivate: Cells = [N, F, F, 200, N, N, N, 200]
const ownOnly = (done: Cell): Cells => [N, N, N, done, N, N, N, done]
const ownIds: Cells = [U, U, U, 200, U, U, U, 200]

const tag = { 'if-match': '"1"' }
const ids = ({ id }: Target): Call => ({ payload: [id] })
const byQuery = ({ id }: Target): Call => ({ query: { id } })
const share = ({ id }: Target): Call => ({ query: { id }, payload: { 'neu@dritte.example': 'view' } })
const body = (): Call => ({ payload: buildConstruction() })
const replace = (): Call => ({ payload: buildConstruction({ name: 'Neu' }), headers: tag })
const ownMaterial = (): Call => ({ payload: buildOwnMaterial() })
const reassess = (): Call => ({ payload: { release: 'OBD_2024_I' }, headers: tag })
const layers = (): Call => ({ payload: timberWall() })
const file = (): Call => ({
  query: { fileName: 'OBD_2099_I.csv' },
  payload: releaseText([{ uuid: newId() }]),
  headers: { 'content-type': 'text/csv' },
})
const two = ({ id }: Target): Call => ({ payload: [id, standing] })
const twoByQuery = ({ id }: Target): Call => ({ query: { ids: `${id},${standing}` } })

const table: readonly Row[] = [
  ['createConstruction', 'private', all(200), body],
  ['createConstruction', 'standard', adminOnly(200, F), body],
  ['createConstruction', 'thirdParty', supplierOnly(F), body],
  ['readConstruction', 'private', readPrivate],
  ['readConstruction', 'standard', all(200)],
  ['readConstruction', 'thirdParty', all(200)],
  ['readConstruction', 'draft', adminOnly(200, N)],
  ['replaceConstruction', 'private', [N, F, 200, 200, N, N, N, 200], replace],
  ['replaceConstruction', 'standard', adminOnly(200, F), replace],
  ['replaceConstruction', 'thirdParty', supplierOnly(F), replace],
  ['replaceConstruction', 'draft', adminOnly(200, N), replace],
  ['copyConstruction', 'private', readPrivate],
  ['copyConstruction', 'standard', all(200)],
  ['copyConstruction', 'thirdParty', all(200)],
  ['copyConstruction', 'draft', adminOnly(200, N)],
  ['readStoredKpis', 'private', readPrivate],
  ['readStoredKpis', 'standard', all(200)],
  ['readStoredKpis', 'thirdParty', all(200)],
  ['readStoredKpis', 'draft', adminOnly(200, N)],
  ['readStoredIndicators', 'private', readPrivate],
  ['readStoredIndicators', 'standard', all(200)],
  ['readStoredIndicators', 'thirdParty', all(200)],
  ['readStoredIndicators', 'draft', adminOnly(200, N)],
  ['shareConstruction', 'private', sharePrivate, share],
  ['shareConstruction', 'standard', all(F), share],
  ['shareConstruction', 'thirdParty', all(F), share],
  ['shareConstruction', 'draft', all(N), share],
  ['listShares', 'private', sharePrivate, byQuery],
  ['listShares', 'standard', all(F), byQuery],
  ['listShares', 'thirdParty', all(F), byQuery],
  ['listShares', 'draft', all(N), byQuery],
  ['deleteConstructions', 'private', ownIds, ids],
  ['deleteConstructions', 'standard', adminOnly(200, U), ids],
  ['deleteConstructions', 'thirdParty', supplierOnly(U), ids],
  ['restoreConstructions', 'private', ownIds, ids, 'deleted'],
  ['restoreConstructions', 'standard', adminOnly(200, U), ids, 'deleted'],
  ['restoreConstructions', 'thirdParty', supplierOnly(U), ids, 'deleted'],
  ['compareConstructions', 'private', [U, 200, 200, 200, U, U, U, 200], two],
  ['compareConstructions', 'standard', all(200), two],
  ['compareConstructions', 'thirdParty', all(200), two],
  ['exportConstruction', 'private', readPrivate],
  ['exportConstruction', 'standard', all(200)],
  ['exportConstruction', 'thirdParty', all(200)],
  ['exportConstruction', 'draft', adminOnly(200, N)],
  ['exportComparison', 'private', [U, 200, 200, 200, U, U, U, 200], twoByQuery],
  ['exportComparison', 'standard', all(200), twoByQuery],
  ['exportComparison', 'thirdParty', all(200), twoByQuery],
  ['exportArchive', 'nothing', all(200)],
  ['importArchive', 'nothing', all(200), () => ({ payload: buildConstruction() })],
  ['listConstructions', 'nothing', all(200)],
  ['listSharedConstructions', 'nothing', all(200)],
  ['countConstructions', 'private', all(200)],
  ['countConstructions', 'standard', all(200)],
  ['countConstructions', 'thirdParty', all(200)],
  ['countFacets', 'nothing', all(200)],
  ['listCustomTags', 'nothing', all(200)],
  ['assessKpis', 'nothing', all(200), layers],
  ['assessIndicators', 'nothing', all(200), layers],
  ['importConstructions', 'nothing', all(200), () => ({ payload: [buildConstruction()] })],
  ['listMaterialChoices', 'nothing', all(200)],
  ['rememberMaterialChoices', 'nothing', all(204), () => ({ payload: [{ name: 'Beton', materialId: 'osb' }] })],
  ['listMaterials', 'nothing', all(200)],
  ['listMaterialCategories', 'nothing', all(200)],
  ['listReleases', 'nothing', all(200)],
  ['readMaterial', 'nothing', all(200)],
  ['readMaterial', 'ownMaterial', readPrivate],
  ['listOwnMaterials', 'nothing', all(200)],
  ['createOwnMaterial', 'nothing', all(201), ownMaterial],
  ['readOwnMaterial', 'ownMaterial', ownOnly(200)],
  ['replaceOwnMaterial', 'ownMaterial', ownOnly(200), () => ({ ...ownMaterial(), headers: tag })],
  ['deleteOwnMaterial', 'ownMaterial', ownOnly(204)],
  ['readDrift', 'private', readPrivate],
  ['readDrift', 'standard', all(200)],
  ['readDrift', 'thirdParty', all(200)],
  ['readDrift', 'draft', adminOnly(200, N)],
  ['reassessConstruction', 'private', [N, F, 200, 200, N, N, N, 200], reassess],
  ['reassessConstruction', 'standard', adminOnly(200, F), reassess],
  ['reassessConstruction', 'thirdParty', supplierOnly(F), reassess],
  ['reassessConstruction', 'draft', adminOnly(200, N), reassess],
  ['listDatasets', 'nothing', all(200)],
  ['countDatasets', 'nothing', all(200)],
  ['readDataset', 'release', all(200)],
  ['startCatalogueImport', 'nothing', adminOnly(202, F), file],
  ['listCatalogueImports', 'nothing', adminOnly(200, F)],
  ['readCatalogueImport', 'import', adminOnly(200, F)],
  ['cancelCatalogueImport', 'import', adminOnly(202, F)],
  ['listDataReleases', 'nothing', adminOnly(200, F)],
  ['switchDataRelease', 'release', adminOnly(200, F), () => ({ payload: { status: 'on' } })],
  ['deleteDataRelease', 'release', adminOnly(204, F)],
  ['listStandards', 'nothing', adminOnly(200, F)],
  ['createStandardDraft', 'nothing', adminOnly(201, F), body],
  ['readStandard', 'standard', adminOnly(200, F)],
  ['listStandardVersions', 'standard', adminOnly(200, F)],
  ['startStandardDraft', 'standard', adminOnly(201, F), () => ({ payload: { from: 'published' } })],
  ['discardStandardDraft', 'draft', adminOnly(204, F), () => ({ headers: tag })],
  ['publishStandard', 'draft', adminOnly(200, F), () => ({ headers: tag, payload: { note: 'Neu', replaces: null } })],
  ['withdrawStandard', 'standard', adminOnly(204, F), () => ({ headers: tag })],
  ['listAccessKeys', 'nothing', adminOnly(200, F)],
  [
    'createAccessKey',
    'nothing',
    adminOnly(201, F),
    () => ({ payload: { name: 'K', email: 'architekt@buero.example' } }),
  ],
  ['revokeAccessKey', 'key', adminOnly(204, F)],
  ['exchangeAccessKey', 'key', all(200), ({ secret }) => ({ payload: { accessKey: secret ?? '' } })],
]

let service: AccountsService
let standing: string
const headersOf = {} as Record<CallerName, Record<string, string>>
const shared = { viewShare: 'sicht@buero.example', editShare: 'hand@buero.example' }

async function expiredToken(of: string): Promise<string> {
  const [key] = await signingKeysRepository(service.db).accepted()
  if (!key) throw new Error('no key')
  const { sid, sub, iss } = decodeJwt(of)
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'EdDSA', kid: key.kid })
    .setIssuer(String(iss))
    .setAudience('aufbau')
    .setSubject(String(sub))
    .setExpirationTime(Math.floor(Date.now() / 1000) - 1)
    .sign(await importJWK(key.privateKey, 'EdDSA'))
}

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
  headersOf.expired = bearer({ sessionJwt: await expiredToken(owner.sessionJwt) })
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
  return response.json<{ id: string; draftOf: string; keyId: string; accessKey: string }>()
}
const stored = (id: string, ownership: string) => ({ id, fields: { id, ownership, ownershipCategory: ownership } })

const targets: Readonly<Record<TargetKind, () => Promise<Target>>> = {
  async private() {
    const { id } = await made('owner', '/v1/construction/custom')
    const shares = { [shared.viewShare]: 'view', [shared.editShare]: 'edit' }
    const response = await service.post(`/v1/construction/share?id=${id}`, shares, headersOf.owner)
    expect(response.statusCode).toBe(200)
    return stored(id, 'custom')
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
  nothing: async () => ({ id: '', fields: { id: 'osb' } }),
}

/** A draft is named by its own id among constructions, and by that of its standard among standards. */
const urlOf = (operation: OperationName, { fields, secret }: Target) => {
  const { path } = operations[operation]
  const ofStandard = path.startsWith('/v1/standard-construction') && secret !== undefined
  return path.replace(/\{(\w+)\}/g, (_all, name: string) => (ofStandard ? secret : (fields[name] ?? '')))
}

const markDeleted = ({ id }: Target) =>
  service.db.updateTable('construction').set({ deletedAt: new Date() }).where('id', '=', id).execute()
const kept = ({ id }: Target) =>
  id.length === 36
    ? service.db.selectFrom('construction').select(['version', 'name', 'deletedAt']).where('id', '=', id).execute()
    : Promise.resolve([])

/** What a caller gets: the status, or the code of the refusal, which has changed nothing. */
async function outcomeOf([operation, on, , call, what]: Row, caller: CallerName): Promise<number | string> {
  const target = await targets[on]()
  if (what === 'deleted') await markDeleted(target)
  const before = await kept(target)
  const { headers, ...asked } = call?.(target) ?? {}
  const response = await service.call({
    method: operations[operation].method,
    url: urlOf(operation, target),
    ...asked,
    headers: { ...headers, ...headersOf[caller] },
  })
  if (response.statusCode < 400) return response.statusCode
  const { code } = errorOf(response)
  expect(response.statusCode).toBe(errorStatus[code])
  expect(await kept(target)).toEqual(before)
  return code
}

describe('who may do what', () => {
  test.each(table.map((row) => [row[0], row[1], row] as const))(
    '%s upon %s',
    async (operation, _on, row) => {
      const isOpen = operations[operation].auth === 'none'
      const expected = [
        ...withoutSession.map((caller) => [caller, isOpen ? row[2][0] : 'unauthenticated'] as const),
        ...callers.map((caller, index) => [caller, row[2][index]] as const),
      ]
      const outcomes: [CallerName, number | string][] = []
      for (const [caller] of expected) outcomes.push([caller, await outcomeOf(row, caller)])
      expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(expected))
    },
    30_000,
  )
})

test('every operation upon constructions, standards, materials and access keys is in the table', () => {
  const named = Object.entries(operations).filter(([, { path }]) =>
    /^\/v1\/(construction|standard-construction|material|access-key|dataset|catalogue|auth\/access-keys)(\/|$)/.test(
      path,
    ),
  )
  expect(new Set(table.map(([operation]) => operation))).toEqual(new Set(named.map(([name]) => name)))
  expect(named.length).toBeGreaterThanOrEqual(33)
})

test('nobody creates in two ownerships at once', async () => {
  for (const caller of callers) {
    const response = await service.post('/v1/construction/standardAndCustom', buildConstruction(), headersOf[caller])
    expect([caller, errorOf(response).code]).toEqual([caller, 'ownershipNotAllowed'])
  }
})

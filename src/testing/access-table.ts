import type { InjectOptions } from 'fastify'
import type { ErrorCode } from '#contract/error.ts'
import type { OperationName } from '#contract/index.ts'
import { newId } from '#service/ids.ts'
import { buildConstruction, timberWall } from './constructions.ts'
import { buildOwnMaterial } from './own-materials.ts'
import { releaseText } from './releases.ts'

/** Who calls. The shares are of the private construction; the access key acts for its owner. */
export const callers = [
  'other',
  'viewShare',
  'editShare',
  'owner',
  'supplier',
  'adminOutside',
  'adminInside',
  'accessKey',
] as const
export const withoutSession = ['anonymous', 'expired'] as const
export type CallerName = (typeof callers)[number] | (typeof withoutSession)[number]

type Cell = 200 | 201 | 202 | 204 | ErrorCode
/** Cells in the order of `callers`; without a session every one is `unauthenticated`, where the operation needs a session. */
type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell, Cell, Cell]

/** What an operation is called upon, made anew for every cell. */
export type TargetKind =
  | 'release'
  | 'import'
  | 'ownMaterial'
  | 'private'
  | 'standard'
  | 'thirdParty'
  | 'draft'
  | 'key'
  | 'nothing'
export type Target = {
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
  readonly secret?: string
}
type Call = Pick<InjectOptions, 'query' | 'payload' | 'headers'>
export type Row = readonly [
  operation: OperationName,
  on: TargetKind,
  cells: Cells,
  call?: (target: Target, standing: string) => Call,
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
const notByKey = (done: Cell): Cells => [done, done, done, done, done, done, done, F]
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
const changed = ({ id }: Target): Call => ({ query: { construction: id }, payload: timberWall() })
const sought = (): Call => ({
  payload: {
    constructionType: 'outerWall',
    layers: timberWall(),
    goals: [],
    freedoms: { layers: [{ layer: 0, materials: ['osb', 'kvh'] }] },
  },
})
const parts = (): Call => ({ query: { parts: 'osb,kvh' } })
const partsOf = ({ id }: Target): Call => ({ query: { parts: 'osb', construction: id } })
const file = (): Call => ({
  query: { fileName: 'OBD_2099_I.csv' },
  payload: releaseText([{ uuid: newId() }]),
  headers: { 'content-type': 'text/csv' },
})
/** With a standard construction beside. */
const two = ({ id }: Target, standing: string): Call => ({ payload: [id, standing] })
const twoByQuery = ({ id }: Target, standing: string): Call => ({ query: { ids: `${id},${standing}` } })

/** Operation, what it is called upon, what each caller gets, and what is sent. */
export const accessTable: readonly Row[] = [
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
  ['optimiseConstruction', 'nothing', all(200), sought],
  ['assessKpis', 'private', readPrivate, changed],
  ['assessKpis', 'standard', all(200), changed],
  ['assessKpis', 'thirdParty', all(200), changed],
  ['assessKpis', 'draft', adminOnly(200, N), changed],
  ['assessIndicators', 'private', readPrivate, changed],
  ['assessIndicators', 'standard', all(200), changed],
  ['assessIndicators', 'thirdParty', all(200), changed],
  ['assessIndicators', 'draft', adminOnly(200, N), changed],
  ['importConstructions', 'nothing', all(200), () => ({ payload: [buildConstruction()] })],
  ['listMaterialChoices', 'nothing', all(200)],
  ['rememberMaterialChoices', 'nothing', all(204), () => ({ payload: [{ name: 'Beton', materialId: 'osb' }] })],
  ['readFigures', 'nothing', all(200), parts],
  ['readFigures', 'private', readPrivate, partsOf],
  ['readFigures', 'standard', all(200), partsOf],
  ['readFigures', 'draft', adminOnly(200, N), partsOf],
  ['listMaterials', 'nothing', all(200)],
  ['listMaterialCategories', 'nothing', all(200)],
  ['listAccessories', 'nothing', all(200)],
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
  ['listOwnAccessKeys', 'nothing', notByKey(200)],
  ['createOwnAccessKey', 'nothing', notByKey(201), () => ({ payload: { name: 'K' } })],
  ['rotateOwnAccessKey', 'key', [N, N, N, 201, N, N, N, F]],
  ['revokeOwnAccessKey', 'key', [N, N, N, 204, N, N, N, F]],
  ['exchangeAccessKey', 'key', all(200), ({ secret }) => ({ payload: { accessKey: secret ?? '' } })],
]

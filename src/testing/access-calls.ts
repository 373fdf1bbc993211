import type { InjectOptions } from 'fastify'
import { v7 as newId } from 'uuid'
import type { OperationName } from '#contract/index.ts'
import type { Cells } from './access-cells.ts'
import { buildConstruction, timberWall } from './constructions.ts'
import { ifcHouse } from './ifc-house.ts'
import { buildOwnMaterial } from './own-materials.ts'
import { buildProject } from './projects.ts'
import { releaseText } from './releases.ts'

/** What an operation is called upon, made anew for every cell. */
export type TargetKind =
  | 'release'
  | 'import'
  | 'ownMaterial'
  | 'private'
  | 'inherited'
  | 'renovated'
  | 'movable'
  | 'project'
  | 'outdatedProject'
  | 'movableProject'
  | 'movableMaterial'
  | 'standard'
  | 'thirdParty'
  | 'draft'
  | 'key'
  | 'office'
  | 'invitation'
  | 'link'
  | 'revokedLink'
  | 'expiredLink'
  | 'projectLink'
  | 'revokedProjectLink'
  | 'expiredProjectLink'
  | 'report'
  | 'withdrawnReport'
  | 'projectReport'
  | 'bulkChange'
  | 'savedQuery'
  | 'webhook'
  | 'officeWebhook'
  | 'passkey'
  | 'nothing'
/** What a call is about. */
export type Target = {
  readonly id: string
  readonly fields: Readonly<Record<string, string>>
  readonly secret?: string
}
/** What a call sends. */
export type Call = Pick<InjectOptions, 'query' | 'payload' | 'headers'>

export const tag = { 'if-match': '"1"' }
export const project = (): Call => ({ payload: buildProject() })
export const replaceProject = (): Call => ({ payload: buildProject({ name: 'Neu' }), headers: tag })
const changes = [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: 60 } }]
export const changeProject = (): Call => ({ payload: { changes }, headers: tag })
export const assessChanges = (): Call => ({ payload: { version: 1, changes } })
export const datasetFigures = (): Call => ({
  payload: { release: 'OBD_2020_II', datasets: [{ uuid: '6a1bba1e-2e87-41bd-942c-7a67082b1687' }] },
})
/** Of no authenticator. */
export const madePasskey = (): Call => ({
  payload: {
    name: 'P',
    response: {
      id: 'AAAA',
      rawId: 'AAAA',
      type: 'public-key',
      response: { clientDataJSON: 'e30', attestationObject: 'oA' },
    },
  },
})
export const someCode = (): Call => ({ payload: { code: '000000' } })
export const tagged = (): Call => ({ headers: tag })
/** Of a project whose wall comes from the library, where there is something newer by now. */
export const takeOrigins = (): Call => ({ payload: { keys: ['AW'] }, headers: tag })
export const bothVariants = ({ id }: Target): Call => ({ payload: [{ project: id }, { project: id, variant: 'B' }] })
export const alternatives = (): Call => ({ query: { element: 'E1' } })
export const ifcFile = (): Call => ({ payload: ifcHouse(), headers: { 'content-type': 'application/x-step' } })
export const nameState = (): Call => ({ payload: { name: 'Bauantrag' }, headers: tag })
export const archive = (): Call => ({ payload: { archived: true }, headers: tag })
export const ids = ({ id }: Target): Call => ({ payload: [id] })
export const intoOwn = ({ id }: Target): Call => ({ payload: { ids: [id], office: null } })
/** Its target names the office beside. */
export const intoOffice = ({ id, secret }: Target): Call => ({ payload: { ids: [id], office: secret } })
const addTag = { do: 'addTag', tag: 'Probe' } as const
export const previewed = ({ id }: Target): Call => ({ payload: { ids: [id], change: addTag } })
export const changedTogether = ({ id }: Target): Call => ({
  payload: { items: [{ id, version: 1 }], change: addTag },
})
export const bySecret = ({ secret = '' }: Target): Call => ({ headers: { 'x-link-secret': secret } })
export const byQuery = ({ id }: Target): Call => ({ query: { id } })
export const share = ({ id }: Target): Call => ({ query: { id }, payload: { 'neu@dritte.example': 'view' } })
export const body = (): Call => ({ payload: buildConstruction() })
export const replace = (): Call => ({ payload: buildConstruction({ name: 'Neu' }), headers: tag })
export const ownMaterial = (): Call => ({ payload: buildOwnMaterial() })
export const price = (): Call => ({ payload: { amount: 12.5, per: 'm2', on: '2026-01-31' } })
/** One that is off: nothing leaves the tests. */
export const hook = (): Call => ({
  payload: { address: 'https://office.example/aufbau', events: ['construction.created'], active: false },
})
/** Its target names the office beside. */
export const ofOffice = ({ secret = '' }: Target): Call => ({ query: { office: secret } })
export const hookOfOffice = (target: Target): Call => ({ ...hook(), ...ofOffice(target) })
export const reassess = (): Call => ({ payload: { release: 'OBD_2024_I' }, headers: tag })
export const layers = (): Call => ({ payload: timberWall() })
export const changed = ({ id }: Target): Call => ({ query: { construction: id }, payload: timberWall() })
export const sought = (): Call => ({
  payload: {
    constructionType: 'outerWall',
    layers: timberWall(),
    goals: [],
    freedoms: { layers: [{ layer: 0, materials: ['osb', 'kvh'] }] },
  },
})
export const drawn = (): Call => ({
  payload: { constructionType: 'outerWall', layers: timberWall(), layer: 3, thicknesses: { values: [0.2] } },
})
/** Where nothing may be off, nothing is drawn. */
const certain = { conductivity: 0, thickness: 0, serviceLife: 0, dataset: 0, framingShare: 0 }
export const tested = (): Call => ({
  payload: { constructionType: 'outerWall', layers: timberWall(), ranges: certain },
})
export const parts = (): Call => ({ query: { parts: 'osb,kvh' } })
export const partsOf = ({ id }: Target): Call => ({ query: { parts: 'osb', construction: id } })
export const file = (): Call => ({
  query: { fileName: 'OBD_2099_I.csv' },
  payload: releaseText([{ uuid: newId() }]),
  headers: { 'content-type': 'text/csv' },
})
/** With a standard construction beside. */
export const two = ({ id }: Target, standing: string): Call => ({ payload: [id, standing] })
export const twoReported = ({ id }: Target, standing: string): Call => ({ payload: { ids: [id, standing] } })
export const twoByQuery = ({ id }: Target, standing: string): Call => ({ query: { ids: `${id},${standing}` } })

/** What an operation answers to each caller. */
export type Row = readonly [
  operation: OperationName,
  on: TargetKind,
  cells: Cells,
  call?: (target: Target, standing: string) => Call,
  what?: string,
]

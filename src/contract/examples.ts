import type { EndpointSpec } from './endpoint.ts'
import { type OperationName, operations } from './index.ts'

/** What a caller sends of an operation, as one would. A test sends each. */
export type Example = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

export const exampleId = '01a201c3-4d37-792f-929e-fb561c1acf34'
const otherId = '01a201c4-ec39-79a1-81ab-0a35e8b3942e'
const email = 'ada@office.example'
const token = 'MG5n0WZ4oJb8f3yq7hVtXcLkPd2sRaEu'
const password = 'three larks over Lisbon'

const layers = [
  { materialId: 'timber_larch', thickness: 0.024 },
  { materialId: 'air_well_ventilated', thickness: 0.04 },
  { materialId: 'wood_fibre_underlay', thickness: 0.06 },
  { materialId: 'cellulose_blown', thickness: 0.2, framing: { materialId: 'kvh', width: 0.06, spacing: 0.625 } },
  { materialId: 'osb', thickness: 0.018 },
  { materialId: 'gypsum_board_fire', thickness: 0.0125 },
]
const wall = { type: 'outerWall', name: 'Timber frame wall', tags: ['timber'], layers }
const house = {
  name: 'House on the hill',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 120 },
  constructions: { AW: { type: 'outerWall', name: 'Timber frame wall', layers } },
  elements: [{ id: 'E1', construction: 'AW', area: 86 }],
}
/** As a browser writes what an authenticator has answered; shortened. */
const credential = {
  id: 'mYd2Zc0oJb8f3yq7hVtXcA',
  rawId: 'mYd2Zc0oJb8f3yq7hVtXcA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0', authenticatorData: 'SZYN5YgO', signature: 'MEUCIQ' },
}
const hook = { address: 'https://office.example/aufbau', events: ['construction.created', 'construction.changed'] }
const hemp = {
  name: { de_DE: 'Hanfdämmung', en_GB: 'Hemp insulation' },
  category: 'insulation',
  hatch: 'woodFibre',
  conductivity: 0.041,
  density: 38,
  specificHeatCapacity: 2300,
  vapourResistanceFactor: { dry: 1, wet: 2 },
}

/** Values of parameters of a path, by their names. */
const ofPath: Readonly<Record<string, string>> = {
  id: exampleId,
  ownership: 'custom',
  ownershipCategory: 'standardAndCustom',
  release: 'OBD_2024_I',
  version: '3',
  uuid: '0cb92770-9007-48c6-bc03-466af8894419',
  userId: otherId,
  invitationId: otherId,
  delivery: '5d3c1a52-8a07-4c62-9d61-2f3a8d1f8b10',
  linkId: otherId,
  code: '7K3M-Q2ZD-81VB-0HXT-5N9W-GJ4C',
  domain: 'office.example',
}

/** What is not told by the path alone. */
const particular: Partial<Readonly<Record<OperationName, Example>>> = {
  exchangeAccessKey: { body: { accessKey: `ak_8cdc11b2ade9b3b7_${token}${token.slice(0, 11)}` } },
  startMagicLink: { body: { email, locale: 'en_GB' } },
  loginWithPassword: { body: { loginId: email, password } },
  resetPassword: { body: { email } },
  signUp: { body: { email, password, name: 'Ada Architect', locale: 'en_GB' } },
  updatePassword: { body: { loginId: email, newPassword: `${password}, and one more`, currentPassword: password } },
  verifyLink: { query: { token, type: 'magicLink' } },
  sendVerification: { body: { email, type: 'emailVerification' } },
  logout: { body: { refreshToken: token } },
  refresh: { body: { refreshToken: token } },
  finishSso: { query: { code: 'from-the-provider', state: 'as-it-was-sent' } },
  startSso: { body: { loginId: 'ada@firma.example' } },
  validateEduDomain: { body: { email: 'ada@tum.de' } },
  validateEmailExists: { body: { email } },
  updateMe: { body: { name: 'Ada Architect', locale: 'en_GB' } },
  replaceLetterhead: { body: { office: 'North Slope Studio', author: 'Ada Architect', logo: null } },
  exportAccount: { query: { locale: 'en_GB' } },
  finishSecondFactor: { body: { ticket: token, code: '492039' } },
  beginSecondFactor: { body: { password } },
  confirmSecondFactor: { body: { code: '492039' } },
  renewRecoveryCodes: { body: { code: '492039' } },
  removeSecondFactor: { body: { code: 'K7QD-M2XA-9RTC-WEZ4' } },
  loginWithPasskey: { body: { response: credential } },
  beginPasskey: { body: { password } },
  addPasskey: { body: { name: 'Notebook', response: credential } },
  renamePasskey: { params: { id: credential.id }, body: { name: 'Notebook' } },
  removePasskey: { params: { id: credential.id } },
  closeAccount: { body: { password } },
  createAccessKey: { body: { name: 'Nightly comparison', email } },
  createOwnAccessKey: { body: { name: 'Spreadsheet', scopes: ['read', 'write'] } },
  rotateOwnAccessKey: { params: { id: '8cdc11b2ade9b3b7' } },
  revokeOwnAccessKey: { params: { id: '8cdc11b2ade9b3b7' } },
  createWebhook: { body: hook },
  replaceWebhook: { body: { ...hook, active: false } },
  revokeAccessKey: { params: { id: '8cdc11b2ade9b3b7' } },
  deleteConstructions: { body: [exampleId] },
  restoreConstructions: { body: [exampleId] },
  compareConstructions: {
    query: { equal: 'uValue:0.15' },
    body: { ids: [exampleId, otherId], adapt: { [otherId]: 3 } },
  },
  countFacets: { query: { query: 'timber' } },
  assessIndicators: { query: { release: 'OBD_2024_I', constructionType: 'outerWall' }, body: layers },
  assessKpis: { query: { constructionType: 'outerWall', locale: 'en_GB' }, body: layers },
  optimiseConstruction: {
    body: { constructionType: 'outerWall', layers, goals: [{ quantity: 'uValue', relation: 'atMost', limit: 0.15 }] },
  },
  drawInsulationCurve: {
    body: {
      constructionType: 'outerWall',
      layers,
      layer: 3,
      thicknesses: { min: 0.1, max: 0.4, step: 0.02 },
      heat: { carrier: 'electricity', efficiency: 3.4 },
    },
  },
  testSensitivity: {
    body: { constructionType: 'outerWall', layers, ranges: { conductivity: 0.05 }, seed: 7 },
  },
  listConstructions: { query: { ownership: 'standard', query: 'timber', customTake: 50, sort: 'gwp' } },
  shareConstruction: { query: { id: exampleId }, body: { 'ben@office.example': 'view' } },
  listShares: { query: { id: exampleId } },
  createConstruction: { body: wall },
  replaceConstruction: { body: wall },
  exportConstruction: { query: { format: 'csv' } },
  exportComparison: { query: { ids: `${exampleId},${otherId}`, format: 'xlsx' } },
  importConstructions: { body: [wall] },
  createStandardDraft: { body: wall },
  startStandardDraft: { body: { from: 'published' } },
  publishStandard: { body: { note: 'Thicker insulation', replaces: 3 } },
  listMaterials: { query: { query: 'cellulose', locale: 'en_GB' } },
  readFigures: { query: { parts: 'osb,kvh' } },
  readMaterial: { params: { id: 'osb' } },
  listDatasets: { query: { query: 'cellulose', release: 'OBD_2024_I' } },
  startCatalogueImport: { query: { fileName: 'OBD_2024_II.csv' } },
  switchDataRelease: { params: { id: 'OBD_2024_I' }, body: { status: 'on', isDefault: false } },
  deleteDataRelease: { params: { id: 'OBD_2024_I' } },
  rememberMaterialChoices: { body: [{ name: 'Beton C25/30', materialId: 'concrete_c25_30' }] },
  createOwnMaterial: { body: hemp },
  replaceOwnMaterial: { body: hemp },
  importPrices: { body: { csv: 'Material;Preis;Einheit;Stand\nkvh;620,00;€/m³;01.03.2026\n', apply: 'understood' } },
  replacePriceTerms: { body: { discountRate: 0.02 } },
  replacePrice: {
    params: { id: 'osb' },
    body: { amount: 540, per: 'm3', on: '2026-03-01', note: 'laid, without battens' },
  },
  deletePrice: { params: { id: 'osb' } },
  reassessConstruction: { body: { release: 'OBD_2024_I' } },
  assessProject: { body: house },
  createProject: { body: house },
  replaceProject: { body: house },
  listProjects: { query: { use: 'residential', sort: 'gwp' } },
  readProjectFacets: { query: { measure: 'newBuild' } },
  deleteProjects: { body: [exampleId] },
  restoreProjects: { body: [exampleId] },
  archiveProject: { body: { archived: true } },
  moveProjects: { body: { ids: [exampleId], office: otherId } },
  shareProject: { query: { id: exampleId }, body: { 'ben@office.example': 'view' } },
  listProjectShares: { query: { id: exampleId } },
  changeProject: { body: { changes: [{ op: 'patch', list: 'elements', id: 'E1', fields: { area: 92 } }] } },
  assessProjectChanges: {
    body: { version: 3, changes: [{ op: 'remove', list: 'items', id: 'P1' }], rows: 'changed' },
  },
  readDatasetFigures: {
    body: { release: 'OBD_2020_II', datasets: [{ uuid: '6a1bba1e-2e87-41bd-942c-7a67082b1687' }] },
  },
  createOffice: { body: { name: 'North Slope Studio' } },
  renameOffice: { body: { name: 'North Slope Studio', secondFactor: true } },
  changeOfficeRole: { body: { role: 'member' } },
  inviteToOffice: { body: { email: 'ben@office.example', role: 'member' } },
  claimOfficeDomain: { body: { domain: 'office.example' } },
  changeOfficeDomain: { body: { joins: true } },
  listOfficeActivity: { query: { kind: 'joined,left' } },
  queryConstructions: {
    body: {
      where: {
        on: 'all',
        of: [
          { on: 'type', in: ['outerWall'] },
          { on: 'category', in: ['insulation'] },
          { on: 'figure', figure: 'uValue', min: 0.2 },
          { on: 'not', of: { on: 'verdict', is: 'met', of: ['gegAnnex7'] } },
        ],
      },
      sort: '-gwp',
      aggregates: true,
    },
  },
  saveQuery: { body: { name: 'XPS in walls', query: 'if=type%3AouterWall&if=material%3Axps', office: exampleId } },
  previewBulkChange: {
    body: { ids: [exampleId], change: { do: 'replaceMaterial', material: 'xps', by: 'eps', thickness: 0.14 } },
  },
  startBulkChange: { body: { items: [{ id: exampleId, version: 3 }], change: { do: 'addTag', tag: 'timber' } } },
  createLink: { body: { expires: '2027-01-31T00:00:00Z', mayCopy: true, showReport: true } },
  createProjectLink: { body: { expires: '2027-01-31T00:00:00Z', mayCopy: true } },
  renewLink: { body: { expires: '2027-06-30T00:00:00Z' } },
  renewProjectLink: { body: { expires: '2027-06-30T00:00:00Z' } },
  registerRenovationReport: { body: { project: 'House on the hill' } },
  registerComparisonReport: { body: { ids: [exampleId, otherId], equal: 'uValue:0.15', project: 'House on the hill' } },
  registerProjectReport: { body: { variants: ['base', 'B'], office: 'North Slope Studio' } },
  registerReport: { body: { office: 'North Slope Studio', project: 'House on the hill' } },
  setOfficeStandard: { body: { note: 'Insulation 200 mm, for dwellings' } },
  acceptOrigin: { body: { version: 5 } },
  moveOwnMaterial: { body: { office: otherId } },
  moveConstructions: { body: { ids: [exampleId], office: otherId } },
  reassessProject: { body: { release: 'OBD_2020_II' } },
  takeProjectOrigins: { body: { keys: ['AW'] } },
  compareProjects: { body: [{ project: exampleId }, { project: exampleId, variant: 'B' }] },
  readProjectPayback: { query: { after: 'B' } },
  listProjectAlternatives: { query: { element: 'E1' } },
  exportProject: { query: { format: 'xlsx', locale: 'en_GB' } },
  nameProjectState: { body: { name: 'Building permit' } },
  readProjectIndicators: { query: { detail: 'rows' } },
  readProjectKpis: { query: { detail: 'modules', locale: 'en_GB' } },
}

/** An example of an operation: what the path needs, and what is particular to it. */
export function exampleOf(name: OperationName): Example {
  const { path }: EndpointSpec = operations[name]
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one)
  const params = Object.fromEntries(names.map((one) => [one, ofPath[one]]))
  return { ...(names.length > 0 && { params }), ...particular[name] }
}

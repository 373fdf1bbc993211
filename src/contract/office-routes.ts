import type { EndpointSpec } from './endpoint.ts'

type Method = EndpointSpec['method']
type Path = EndpointSpec['path']

const session = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'session', method, path }) as const

/** Method, path and access of the operations upon offices: apart, for nothing of them is needed to sign in. */
export const officeRoutes = {
  listOffices: session('GET', '/v1/office'),
  createOffice: session('POST', '/v1/office'),
  readOffice: session('GET', '/v1/office/{id}'),
  renameOffice: session('PUT', '/v1/office/{id}'),
  listOfficeMembers: session('GET', '/v1/office/{id}/member'),
  listMostUsed: session('GET', '/v1/office/{id}/most-used'),
  changeOfficeRole: session('PUT', '/v1/office/{id}/member/{userId}'),
  removeOfficeMember: session('DELETE', '/v1/office/{id}/member/{userId}'),
  listOfficeInvitations: session('GET', '/v1/office/{id}/invitation'),
  inviteToOffice: session('POST', '/v1/office/{id}/invitation'),
  revokeOfficeInvitation: session('DELETE', '/v1/office/{id}/invitation/{invitationId}'),
  listOwnInvitations: session('GET', '/v1/office/invitation'),
  acceptOfficeInvitation: session('POST', '/v1/office/invitation/{id}/accept'),
  declineOfficeInvitation: session('POST', '/v1/office/invitation/{id}/decline'),
  listOfficeDomains: session('GET', '/v1/office/{id}/domain'),
  claimOfficeDomain: session('POST', '/v1/office/{id}/domain'),
  proveOfficeDomain: session('POST', '/v1/office/{id}/domain/{domain}/proof'),
  changeOfficeDomain: session('PUT', '/v1/office/{id}/domain/{domain}'),
  removeOfficeDomain: session('DELETE', '/v1/office/{id}/domain/{domain}'),
  listJoinableOffices: session('GET', '/v1/office/joinable'),
  joinOffice: session('POST', '/v1/office/{id}/join'),
  listOfficeActivity: session('GET', '/v1/office/{id}/activity'),
  exportOfficeActivity: session('GET', '/v1/office/{id}/activity/export'),
  moveConstructions: session('POST', '/v1/construction/move'),
  moveOwnMaterial: session('POST', '/v1/material/own/{id}/move'),
  readOfficeStandard: session('GET', '/v1/construction/{ownership}/{id}/office-standard'),
  setOfficeStandard: session('PUT', '/v1/construction/{ownership}/{id}/office-standard'),
  endOfficeStandard: session('DELETE', '/v1/construction/{ownership}/{id}/office-standard'),
  queryConstructions: session('POST', '/v1/construction/query'),
  listSavedQueries: session('GET', '/v1/construction/query/saved'),
  saveQuery: session('POST', '/v1/construction/query/saved'),
  removeSavedQuery: session('DELETE', '/v1/construction/query/saved/{id}'),
  previewBulkChange: session('POST', '/v1/construction/bulk/preview'),
  startBulkChange: session('POST', '/v1/construction/bulk'),
  listBulkChanges: session('GET', '/v1/construction/bulk'),
  readBulkChange: session('GET', '/v1/construction/bulk/{id}'),
  undoBulkChange: session('POST', '/v1/construction/bulk/{id}/undo'),
} as const

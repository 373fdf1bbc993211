import type { EndpointSpec } from './endpoint.ts'

type Method = EndpointSpec['method']
type Path = EndpointSpec['path']

const session = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'session', method, path }) as const

/** Method, path and access of the operations upon projects: apart, for nothing of them is needed to sign in. */
export const projectRoutes = {
  createProject: session('POST', '/v1/project'),
  listProjects: session('GET', '/v1/project/list'),
  listSharedProjects: session('GET', '/v1/project/shared/list'),
  readProjectFacets: session('GET', '/v1/project/facets'),
  countProjects: session('GET', '/v1/project/count'),
  deleteProjects: session('DELETE', '/v1/project/batch'),
  restoreProjects: session('POST', '/v1/project/restore'),
  assessProject: session('POST', '/v1/project/kpi'),
  moveProjects: session('POST', '/v1/project/move'),
  shareProject: session('POST', '/v1/project/share'),
  listProjectShares: session('GET', '/v1/project/share'),
  readProject: session('GET', '/v1/project/{id}'),
  replaceProject: session('PUT', '/v1/project/{id}'),
  copyProject: session('POST', '/v1/project/{id}/copy'),
  archiveProject: session('POST', '/v1/project/{id}/archive'),
  readProjectKpis: session('GET', '/v1/project/{id}/kpi'),
  readProjectIndicators: session('GET', '/v1/project/{id}/indicators'),
  listProjectStates: session('GET', '/v1/project/{id}/states'),
  nameProjectState: session('POST', '/v1/project/{id}/states'),
  restoreProjectState: session('POST', '/v1/project/{id}/states/{version}/restore'),
  readProjectDrift: session('GET', '/v1/project/{id}/drift'),
  reassessProject: session('POST', '/v1/project/{id}/reassess'),
  readProjectOrigins: session('GET', '/v1/project/{id}/origins'),
  takeProjectOrigins: session('POST', '/v1/project/{id}/origins'),
  compareProjects: session('POST', '/v1/project/comparison'),
  readProjectPayback: session('GET', '/v1/project/{id}/payback'),
  listProjectLevers: session('GET', '/v1/project/{id}/levers'),
  listProjectAlternatives: session('GET', '/v1/project/{id}/alternatives'),
  proposeProject: session('POST', '/v1/project/proposal'),
  exportProject: session('GET', '/v1/project/{id}/export'),
  changeProject: session('POST', '/v1/project/{id}/changes'),
  assessProjectChanges: session('POST', '/v1/project/{id}/kpi'),
  listConstructionProjects: session('GET', '/v1/construction/{id}/projects'),
  readDatasetFigures: session('POST', '/v1/dataset/figures'),
} as const

import type { EndpointSpec } from './endpoint.ts'

type Method = EndpointSpec['method']
type Path = EndpointSpec['path']

const session = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'session', method, path }) as const
const open = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'none', method, path }) as const

/** Method, path and access of links for people without an account: apart, for nothing of them is needed to sign in. */
export const linkRoutes = {
  listLinks: session('GET', '/v1/construction/{id}/links'),
  createLink: session('POST', '/v1/construction/{id}/links'),
  renewLink: session('PUT', '/v1/construction/{id}/links/{linkId}'),
  revokeLink: session('DELETE', '/v1/construction/{id}/links/{linkId}'),
  readLinked: open('GET', '/v1/link'),
  readLinkedReport: open('GET', '/v1/link/report'),
  registerLinkedReport: open('POST', '/v1/link/report'),
  copyLinked: session('POST', '/v1/link/copy'),
  listProjectLinks: session('GET', '/v1/project/{id}/links'),
  createProjectLink: session('POST', '/v1/project/{id}/links'),
  renewProjectLink: session('PUT', '/v1/project/{id}/links/{linkId}'),
  revokeProjectLink: session('DELETE', '/v1/project/{id}/links/{linkId}'),
  readLinkedProject: open('GET', '/v1/link/project'),
  copyLinkedProject: session('POST', '/v1/link/project/copy'),
} as const

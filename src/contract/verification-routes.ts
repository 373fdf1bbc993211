import type { EndpointSpec } from './endpoint.ts'

type Method = EndpointSpec['method']
type Path = EndpointSpec['path']

const session = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'session', method, path }) as const
const open = <const M extends Method, const P extends Path>(method: M, path: P) =>
  ({ auth: 'none', method, path }) as const

/** Method, path and access of reports that anyone can verify: apart, for nothing of them is needed to sign in. */
export const verificationRoutes = {
  readVerification: open('GET', '/v1/verification/{code}'),
  withdrawReport: session('POST', '/v1/verification/{code}/withdraw'),
  listReports: session('GET', '/v1/construction/{ownership}/{id}/report'),
  registerReport: session('POST', '/v1/construction/{ownership}/{id}/report'),
  registerRenovationReport: session('POST', '/v1/construction/{ownership}/{id}/renovation/report'),
  listProjectReports: session('GET', '/v1/project/{id}/report'),
  registerProjectReport: session('POST', '/v1/project/{id}/report'),
  registerComparisonReport: session('POST', '/v1/construction/comparison/report'),
} as const

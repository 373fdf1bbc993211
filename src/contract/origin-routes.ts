/** Method, path and access of what tells of the construction that another was made from. */
export const originRoutes = {
  readOrigin: { auth: 'session', method: 'GET', path: '/v1/construction/{ownership}/{id}/origin' },
  acceptOrigin: { auth: 'session', method: 'PUT', path: '/v1/construction/{ownership}/{id}/origin' },
  cutOrigin: { auth: 'session', method: 'DELETE', path: '/v1/construction/{ownership}/{id}/origin' },
} as const

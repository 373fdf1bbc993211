/** Method, path and access of what tells of the construction that another was made from, and of what was done to one. */
export const originRoutes = {
  readOrigin: { auth: 'session', method: 'GET', path: '/v1/construction/{ownership}/{id}/origin' },
  acceptOrigin: { auth: 'session', method: 'PUT', path: '/v1/construction/{ownership}/{id}/origin' },
  cutOrigin: { auth: 'session', method: 'DELETE', path: '/v1/construction/{ownership}/{id}/origin' },
  listConstructionActivity: { auth: 'session', method: 'GET', path: '/v1/construction/{ownership}/{id}/activity' },
  exportConstructionActivity: {
    auth: 'session',
    method: 'GET',
    path: '/v1/construction/{ownership}/{id}/activity/export',
  },
} as const

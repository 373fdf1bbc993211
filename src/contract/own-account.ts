import * as z from 'zod/mini'
import * as accounts from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'

export const readMe = endpoint({
  ...routes.readMe,
  rateLimit: 'session',
  summary: 'The signed-in user',
  success: { status: 200, body: accounts.user },
  errors: [],
})
export const updateMe = endpoint({
  ...routes.updateMe,
  rateLimit: 'session',
  summary: "Change the signed-in user's name or language",
  body: accounts.accountUpdate,
  success: { status: 200, body: accounts.user },
  errors: [],
})
export const listSessions = endpoint({
  ...routes.listSessions,
  rateLimit: 'session',
  summary: 'Own sessions, last used first',
  success: { status: 200, body: z.array(accounts.ownSession) },
  errors: [],
})
export const endSession = endpoint({
  ...routes.endSession,
  rateLimit: 'session',
  summary: 'End one of the own sessions',
  params: z.strictObject({ id: z.uuid() }),
  success: { status: 204 },
  errors: ['notFound'],
})

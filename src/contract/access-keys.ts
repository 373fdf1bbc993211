import * as z from 'zod/mini'
import * as accounts from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { paging } from './schema.ts'

export const listAccessKeys = endpoint({
  ...routes.listAccessKeys,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Issued access keys (administrators)',
  query: z.strictObject({ page: paging.page, customTake: paging.customTake }),
  success: { status: 200, body: z.array(accounts.accessKey) },
  paged: true,
  errors: ['forbidden'],
})
export const createAccessKey = endpoint({
  ...routes.createAccessKey,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Issue an access key (administrators); the secret is shown once',
  body: accounts.accessKeyDraft,
  success: { status: 201, body: accounts.accessKeyCreated },
  errors: ['forbidden'],
})
export const revokeAccessKey = endpoint({
  ...routes.revokeAccessKey,
  only: 'operators',
  rateLimit: 'session',
  summary: 'Revoke an access key (administrators)',
  params: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  success: { status: 204 },
  errors: ['forbidden', 'notFound'],
})

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api-client.ts'
import type { Reply } from '#web/lib/operations.ts'
import { accountKeys } from '../keys.ts'

export type OwnSession = Reply<'listSessions'>[number]

/** Where the user is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: accountKeys.sessions,
  queryFn: ({ signal }) => call('listSessions', {}, signal),
  staleTime: 0,
})

/** Ends sessions, one after the other. */
export const endSessions = mutationOptions({
  mutationFn: async (ids: readonly string[]) => {
    for (const id of ids) await call('endSession', { params: { id } })
  },
  meta: { invalidates: [accountKeys.sessions] },
})

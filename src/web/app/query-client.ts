import { QueryClient } from '@tanstack/react-query'
import { ApiError, NetworkError, waitOf } from '#web/lib/api-error.ts'
import { currentSession, followSession, userOf } from '#web/lib/session.ts'
import { invalidatingMutations } from '#web/resources/invalidation.ts'

const mayPass = (error: unknown) => error instanceof NetworkError || (error instanceof ApiError && error.status === 503)

/** Waits as long as the service says; tries the unreachable again twice; takes every other refusal as final. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: invalidatingMutations(() => client),
    defaultOptions: {
      queries: {
        networkMode: 'always',
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        // what could not be fetched without a network comes with it
        refetchOnReconnect: true,
        retry: (failures, error) => (waitOf(error) === null ? mayPass(error) && failures < 2 : failures < 5),
        retryDelay: (failures, error) => (waitOf(error) ?? 0.4 * 2 ** failures) * 1000,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  return client
}

/** The one store of what the service answered. */
export const queryClient = createQueryClient()

let owner = userOf(currentSession())?.userId
followSession(() => {
  const user = userOf(currentSession())?.userId
  if (owner !== undefined && user !== owner) queryClient.clear()
  owner = user
})

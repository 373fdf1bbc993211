import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { officeRoutes } from '#contract/office-routes.ts'
import { call, makeCallable } from '#web/lib/api-client.ts'
import type { Input } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'

makeCallable(officeRoutes)

const key = [...constructionKeys.all, 'saved-queries'] as const
const meta = { invalidates: [key] }

/** Queries that one has saved, and those of one's offices; asked anew at every visit, because others save some. */
export const savedQueriesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) => call('listSavedQueries', {}, signal),
  staleTime: 0,
})

/** Saves a query for oneself or an office, in place of one of the same name. */
export const saveQuery = mutationOptions({
  mutationFn: (body: Input<'saveQuery'>['body']) => call('saveQuery', { body }),
  meta,
})

export const removeSavedQuery = mutationOptions({
  mutationFn: (id: string) => call('removeSavedQuery', { params: { id } }),
  meta,
})

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StandardFilter, StandardSort } from '#contract/administration.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { standardKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'

/** One page of the standard constructions, drafts and withdrawn ones included. */
export type StandardSearch = {
  readonly query: string
  readonly state: StandardFilter | null
  readonly sort: StandardSort
  readonly page: number
  readonly size: number
}

/** One page of the list. Drafts change in the editor, so it is asked anew at every visit. */
export const standardPageQuery = ({ query, state, sort, page, size }: StandardSearch, locale: Locale) => {
  const asked = { locale, query: query.trim(), sort, page, customTake: size, ...(state && { state }) }
  return queryOptions({
    queryKey: [...standardKeys.lists, asked],
    queryFn: async ({ signal }) => pageOf(await callWithHeaders('listStandards', { query: asked }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** How many standard constructions there are, drafts and withdrawn ones included. */
export const standardCountQuery = queryOptions({
  queryKey: [...standardKeys.all, 'count'],
  queryFn: async ({ signal }) =>
    (await callWithHeaders('listStandards', { query: { page: 1, customTake: 1 } }, signal)).totalCount ?? 0,
})

/** One standard construction with its draft and what is offered. */
export const standardQuery = (id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...standardKeys.one(id), locale],
    queryFn: ({ signal }) => call('readStandard', { params: { id }, query: { locale } }, signal),
    staleTime: 0,
  })

/** The newest published versions. */
export const versionsQuery = (id: string, locale: Locale, take: number) =>
  queryOptions({
    queryKey: [...standardKeys.versions(id), locale, take],
    queryFn: async ({ signal }) =>
      pageOf(
        await callWithHeaders('listStandardVersions', { params: { id }, query: { locale, customTake: take } }, signal),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

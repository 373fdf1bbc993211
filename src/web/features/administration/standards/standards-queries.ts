import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { standardKeys } from '#web/lib/query-keys.ts'
import type { StandardsSearch } from './standards-search.ts'

/** One page of the list. Drafts change in the editor, so it is asked anew at every visit. */
export const standardPageQuery = ({ id: _chosen, ...search }: StandardsSearch, locale: Locale) =>
  queryOptions({
    queryKey: [...standardKeys.lists, locale, search],
    queryFn: async ({ signal }) => {
      const { query, state, sort, page, size } = search
      const asked = { locale, query: query.trim(), sort, page, customTake: size, ...(state && { state }) }
      const { reply, totalCount } = await callWithHeaders('listStandards', { query: asked }, signal)
      return { items: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
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
    queryFn: async ({ signal }) => {
      const { reply, totalCount } = await callWithHeaders(
        'listStandardVersions',
        { params: { id }, query: { locale, customTake: take } },
        signal,
      )
      return { versions: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Constructions that a new standard may begin with. */
export const templateQuery = (text: string, locale: Locale) =>
  queryOptions({
    queryKey: ['constructions', 'list', 'templates', locale, text],
    queryFn: ({ signal }) =>
      call('listConstructions', { query: { query: text, locale, sort: 'name', customTake: 20 } }, signal),
    placeholderData: keepPreviousData,
  })

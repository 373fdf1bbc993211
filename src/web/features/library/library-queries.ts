import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import type { LibrarySearch, Place } from './library-search.ts'

export type ConstructionPage = { readonly items: readonly ConstructionListItem[]; readonly total: number }

async function fetchPage(search: LibrarySearch, locale: Locale, signal: AbortSignal): Promise<ConstructionPage> {
  const { place, types, tags, page, size, sort } = search
  const query = {
    locale,
    query: search.query.trim(),
    page,
    customTake: size,
    sort,
    ...(types.length > 0 && { type: [...types] }),
    ...(tags.length > 0 && { tags: [...tags] }),
  }
  const { reply, totalCount } =
    place === 'shared'
      ? await callWithHeaders('listSharedConstructions', { query }, signal)
      : await callWithHeaders('listConstructions', { query: { ...query, ownership: place } }, signal)
  return { items: reply, total: totalCount ?? reply.length }
}

/** One page of the list; the last page stays on screen until the next is there. */
export const constructionPageQuery = (search: LibrarySearch, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, locale, search],
    queryFn: ({ signal }) => fetchPage(search, locale, signal),
    placeholderData: keepPreviousData,
  })

async function fetchCount(place: Place, signal: AbortSignal): Promise<number> {
  if (place !== 'shared') return call('countConstructions', { params: { ownershipCategory: place } }, signal)
  const { reply, totalCount } = await callWithHeaders('listSharedConstructions', { query: { customTake: 1 } }, signal)
  return totalCount ?? reply.length
}

/** How many constructions there are of an ownership, unfiltered. */
export const countQuery = (place: Place) =>
  queryOptions({
    queryKey: [...constructionKeys.counts, place],
    queryFn: ({ signal }) => fetchCount(place, signal),
  })

/** Tags to filter by, sorted. */
export const tagsQuery = queryOptions({
  queryKey: constructionKeys.tags,
  queryFn: ({ signal }) => call('listCustomTags', {}, signal),
})

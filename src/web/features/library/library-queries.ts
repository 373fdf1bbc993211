import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConstructionFacets } from '#contract/construction-facets.ts'
import type { ConstructionListItem } from '#contract/constructions.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import { type LibrarySearch, type Place, places } from './library-search.ts'

export type ConstructionPage = { readonly items: readonly ConstructionListItem[]; readonly total: number }

/** What a list and its counts are narrowed by. */
const narrowedBy = ({ query, types, tags }: LibrarySearch) => ({
  query: query.trim(),
  ...(types.length > 0 && { type: [...types] }),
  ...(tags.length > 0 && { tags: [...tags] }),
})

async function fetchPage(search: LibrarySearch, locale: Locale, signal: AbortSignal): Promise<ConstructionPage> {
  const { place, page, size, sort } = search
  const query = { locale, ...narrowedBy(search), page, customTake: size, sort }
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

/** How many constructions each choice of the filters would show; the last counts stay until the next are there. */
export const facetsQuery = (search: LibrarySearch) => {
  const { query, place, types, tags } = search
  return queryOptions({
    queryKey: [...constructionKeys.counts, { query, place, types, tags }],
    queryFn: ({ signal }) => call('countFacets', { query: { ...narrowedBy(search), ownership: place } }, signal),
    placeholderData: keepPreviousData,
  })
}

/** Constructions of each place, as the filters by type, tag and text leave them. */
export const placeCounts = ({ ownership }: ConstructionFacets): { readonly place: Place; readonly count: number }[] => {
  const { standard, custom } = ownership
  return places.map((place) => ({
    place,
    count: place === 'standardAndCustom' ? standard + custom : ownership[place],
  }))
}

/** Tags to filter by, sorted. */
export const tagsQuery = queryOptions({
  queryKey: constructionKeys.tags,
  queryFn: ({ signal }) => call('listCustomTags', {}, signal),
})

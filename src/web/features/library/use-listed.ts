import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useLocale } from '#web/lib/i18n/locale.ts'
import { type ConstructionPage, constructionPageQuery, mappedQuery } from '#web/resources/constructions/list-queries.ts'
import { isBrushed, type LibrarySearch } from './library-search.ts'
import { brushed } from './map-points.ts'

/** A page of the list, and how asking for it goes. */
export type Listed = { readonly data: ConstructionPage | undefined } & Pick<
  UseQueryResult<ConstructionPage>,
  'error' | 'failureReason' | 'isFetching' | 'isPlaceholderData' | 'refetch'
>

/** What the list shows: a page of the service, or of what the map leaves; and all that the map shows, once it is open. */
export function useListed(search: LibrarySearch) {
  const locale = useLocale()
  const narrowed = isBrushed(search)
  const page = useQuery({ ...constructionPageQuery(search, locale), enabled: !narrowed })
  const all = useQuery({ ...mappedQuery(search, locale), enabled: search.map !== null || narrowed })
  if (!narrowed) return { page: page satisfies Listed as Listed, all }
  const left = all.data && brushed(all.data.items, search)
  const first = (search.page - 1) * search.size
  const data = left && { items: left.slice(first, first + search.size), total: left.length, isLowerBound: false }
  const { error, failureReason, isFetching, isPlaceholderData, refetch } = all
  const listed: Listed = { data, error, failureReason, isFetching, isPlaceholderData, refetch }
  return { page: listed, all }
}

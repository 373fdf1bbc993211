import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { dataKeys } from '#web/lib/query-keys.ts'
import { type DatasetsSearch, filtersOf } from './datasets-search.ts'

const MINUTES = 60_000

/** One page of datasets, with the number of all. */
export const datasetsQuery = (search: DatasetsSearch, locale: Locale) => {
  const query = { ...filtersOf(search), locale, page: search.page, customTake: search.size }
  return queryOptions({
    queryKey: [...dataKeys.datasets, 'list', query],
    queryFn: async ({ signal }) => {
      const { reply, totalCount } = await callWithHeaders('listDatasets', { query }, signal)
      return { datasets: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })
}

/** How many datasets each choice of the filters would show. */
export const datasetFacetsQuery = (search: DatasetsSearch) => {
  const query = filtersOf(search)
  return queryOptions({
    queryKey: [...dataKeys.datasets, 'facets', query],
    queryFn: ({ signal }) => call('countDatasets', { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })
}

/** One dataset with its figures, its source and its other versions. */
export const datasetQuery = (release: string, uuid: string, version: string | null, locale: Locale) =>
  queryOptions({
    queryKey: [...dataKeys.datasets, 'one', release, uuid, version, locale],
    queryFn: ({ signal }) =>
      call(
        'readDataset',
        { params: { release, uuid }, query: { locale, ...(version !== null && { version }) } },
        signal,
      ),
    staleTime: 60 * MINUTES,
  })

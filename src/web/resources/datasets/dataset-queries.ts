import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DatasetItem } from '#contract/datasets.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'
import { type DatasetType, referenceUnits } from '#vocabulary/materials.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { dataKeys } from '../keys.ts'
import { MINUTES, pageOf, releaseQuery } from '../reading.ts'

/** What the datasets are narrowed by; null and empty lists narrow nothing. */
export type DatasetFilter = {
  readonly query: string
  readonly release: string | null
  readonly categories: readonly string[]
  readonly types: readonly DatasetType[]
  readonly validity: 'valid' | 'expired' | null
  /** All of these are declared. */
  readonly modules: readonly DeclaredModule[]
  readonly units: readonly string[]
}

const filterQuery = ({ query, release, categories, types, validity, modules, units }: DatasetFilter) => ({
  query: query.trim(),
  ...releaseQuery(release),
  ...(categories.length > 0 && { category: [...categories] }),
  ...(types.length > 0 && { type: [...types] }),
  ...(validity !== null && { validity }),
  ...(modules.length > 0 && { module: [...modules] }),
  ...(units.length > 0 && { unit: [...units] }),
})

/** One page of datasets, with the number of all. */
export const datasetsQuery = (
  search: DatasetFilter & { readonly page: number; readonly size: number },
  locale: Locale,
) => {
  const query = { ...filterQuery(search), locale, page: search.page, customTake: search.size }
  return queryOptions({
    queryKey: [...dataKeys.datasets, 'list', query],
    queryFn: async ({ signal }) => pageOf(await callWithHeaders('listDatasets', { query }, signal)),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })
}

/** How many datasets each choice of the filters would show. */
export const datasetFacetsQuery = (filter: DatasetFilter) => {
  const query = filterQuery(filter)
  return queryOptions({
    queryKey: [...dataKeys.datasets, 'facets', query],
    queryFn: ({ signal }) => call('countDatasets', { query }, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })
}

/** How many datasets the releases hold. */
export const datasetCountQuery = queryOptions({
  queryKey: [...dataKeys.datasets, 'count'],
  queryFn: async ({ signal }) =>
    (await callWithHeaders('listDatasets', { query: { page: 1, customTake: 1 } }, signal)).totalCount ?? 0,
})

export type DatasetSearch = {
  readonly text: string
  readonly release: string | null
  readonly type: DatasetType | null
  /** Narrows to its most general category and its unit. */
  readonly like: DatasetKind | null
  readonly locale: Locale
  readonly take: number
}

/** What datasets have in common that can stand for each other. */
export type DatasetKind = Pick<DatasetItem, 'category' | 'referenceUnit'>

/** Datasets that layers can be made of, by name; `total` counts all that match. */
export const datasetSearchQuery = ({ text, release, type, like, locale, take }: DatasetSearch) => {
  const [category] = like?.category ?? []
  return queryOptions({
    queryKey: [...dataKeys.datasets, 'search', text, release, type, category, like?.referenceUnit, locale, take],
    queryFn: async ({ signal }): Promise<{ items: readonly DatasetItem[]; total: number }> =>
      pageOf(
        await callWithHeaders(
          'listDatasets',
          {
            query: {
              query: text,
              locale,
              customTake: take,
              unit: like ? [like.referenceUnit] : [...referenceUnits],
              ...(category !== undefined && { category: [category] }),
              ...releaseQuery(release),
              ...(type !== null && { type: [type] }),
            },
          },
          signal,
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })
}

/** One dataset with its figures, its source and its other versions; the newest version where none is named. */
export const datasetQuery = (release: string, uuid: string, version: string | null | undefined, locale: Locale) =>
  queryOptions({
    queryKey: [...dataKeys.datasets, 'one', release, uuid, version ?? null, locale],
    queryFn: ({ signal }) =>
      call('readDataset', { params: { release, uuid }, query: { locale, ...(version && { version }) } }, signal),
    staleTime: 60 * MINUTES,
  })

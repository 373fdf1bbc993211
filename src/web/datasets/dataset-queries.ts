import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { DatasetItem } from '#contract/datasets.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { type DatasetType, referenceUnits } from '#vocabulary/materials.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'

const MINUTES = 60_000

export type DatasetSearch = {
  readonly text: string
  readonly release: string | null
  readonly type: DatasetType | null
  readonly locale: Locale
  readonly take: number
}

/** Datasets that layers can be made of, by name; `total` counts all that match. */
export const datasetSearchQuery = ({ text, release, type, locale, take }: DatasetSearch) =>
  queryOptions({
    queryKey: ['dataset', 'search', text, release, type, locale, take],
    queryFn: async ({ signal }): Promise<{ datasets: readonly DatasetItem[]; total: number }> => {
      const { reply, totalCount } = await callWithHeaders(
        'listDatasets',
        {
          query: {
            query: text,
            locale,
            customTake: take,
            unit: [...referenceUnits],
            ...(release !== null && { release }),
            ...(type !== null && { type: [type] }),
          },
        },
        signal,
      )
      return { datasets: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })

/** One dataset of a release; the newest version where none is named. */
export const datasetQuery = (release: string, uuid: string, version: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: ['dataset', 'one', release, uuid, version, locale],
    queryFn: ({ signal }) =>
      call('readDataset', { params: { release, uuid }, query: { locale, ...(version && { version }) } }, signal),
    staleTime: 60 * MINUTES,
    retry: false,
  })

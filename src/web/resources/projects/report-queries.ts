import { queryOptions } from '@tanstack/react-query'
import type { DeclaredDatasetFigures } from '#contract/dataset-figures.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { DatasetType } from '#vocabulary/materials.ts'
import { call } from '#web/lib/api-client.ts'
import { projectKeys } from '../keys.ts'
import { fetchBuildingData } from './building-data.ts'

/** Every indicator of a stored project in one variant, by module. */
export const projectIndicatorsQuery = (id: string, variant: string, locale: Locale) =>
  queryOptions({
    queryKey: [...projectKeys.one(id), 'indicators', variant, locale],
    queryFn: ({ signal }): Promise<ProjectIndicators> =>
      call('readProjectIndicators', { params: { id }, query: { variant, locale, detail: 'modules' } }, signal),
    gcTime: 0,
    retry: false,
  })

/** A dataset as it was declared, with what kind of statement it is where the catalogue tells. */
export type DeclaredDataset = DeclaredDatasetFigures & { readonly type?: DatasetType }

/** Names, kind and validity of datasets that are no layers', such as those of openings and items. @param named - `uuid@version` */
export const declaredDatasetsQuery = (named: readonly string[], release: string, locale: Locale) =>
  queryOptions({
    queryKey: [...projectKeys.all, 'declared', release, locale, ...named],
    queryFn: async ({ signal }): Promise<DeclaredDataset[]> => {
      const datasets = named.map((one) => {
        const [uuid = '', version = ''] = one.split('@')
        return { uuid, version }
      })
      const { datasets: found } = await fetchBuildingData(
        { parts: [], accessories: [], datasets },
        { release, pinned: undefined },
      )
      const kinds = await Promise.all(
        found.map(({ uuid, version }) =>
          call('readDataset', { params: { release, uuid }, query: { locale, version } }, signal).then(
            ({ type }) => ({ type }),
            () => ({}),
          ),
        ),
      )
      return found.map((one, index) => ({ ...one, ...kinds[index] }))
    },
    enabled: named.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

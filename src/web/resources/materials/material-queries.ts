import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { materialKeys } from '../keys.ts'
import { everyPage, isNotFound, MINUTES, MOST, releaseQuery } from '../reading.ts'

/** Every material that matches a text, best first, with its dataset in the release. */
export const readAllMaterials = (query: string, release: string | null, locale: Locale, signal: AbortSignal) =>
  everyPage((page) =>
    callWithHeaders(
      'listMaterials',
      { query: { query, locale, page, customTake: MOST, ...releaseQuery(release) } },
      signal,
    ),
  )

/** Every material that matches a text, best first, with its dataset in the release. */
export const materialsQuery = (query: string, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: [...materialKeys.lists, 'all', release, locale, query],
    queryFn: ({ signal }) => readAllMaterials(query, release, locale, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })

/** Materials that match a text, best first. */
export const materialSearchQuery = (text: string, release: string | null, locale: Locale, take = 25) =>
  queryOptions({
    queryKey: [...materialKeys.lists, 'search', text, release, locale, take],
    queryFn: ({ signal }) =>
      call('listMaterials', { query: { query: text, locale, customTake: take, ...releaseQuery(release) } }, signal),
    staleTime: 10 * MINUTES,
  })

/** One material with its figures per module and the source of each figure. */
export const materialQuery = (id: string, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: [...materialKeys.one(id), release, locale],
    queryFn: ({ signal }) =>
      call('readMaterial', { params: { id }, query: { locale, ...releaseQuery(release) } }, signal),
    staleTime: 60 * MINUTES,
  })

/** Ids of what layers and their framing are made of, each once. */
export const materialIds = (layers: readonly ConstructionLayer[]) => [
  ...new Set(
    layers.flatMap(({ materialId, framing, secondFraming }) =>
      [materialId, framing?.materialId, secondFraming?.materialId].filter((id) => id !== undefined),
    ),
  ),
]

/** The materials of layers by id; what the catalogue no longer holds is left out. */
export async function readMaterialsOf(
  layers: readonly ConstructionLayer[],
  query: { readonly locale: Locale; readonly release?: string },
  signal: AbortSignal,
): Promise<ReadonlyMap<string, MaterialDetail>> {
  const found = await Promise.all(
    materialIds(layers).map((id) =>
      call('readMaterial', { params: { id }, query }, signal).catch((error: unknown) => {
        if (isNotFound(error)) return null
        throw error
      }),
    ),
  )
  return new Map(found.flatMap((material) => (material ? [[material.id, material] as const] : [])))
}

/** Categories with their names in the language on screen and the number of their materials. */
export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...materialKeys.categories, locale],
    queryFn: ({ signal }) => call('listMaterialCategories', { query: { locale } }, signal),
    staleTime: 60 * MINUTES,
  })

/** How many materials the catalogue holds. */
export const materialCountQuery = queryOptions({
  queryKey: [...materialKeys.all, 'count'],
  queryFn: async ({ signal }) => {
    const categories = await call('listMaterialCategories', {}, signal)
    return categories.reduce((sum, { count }) => sum + count, 0)
  },
})

/** Data releases to choose from. */
export const releasesQuery = queryOptions({
  queryKey: materialKeys.releases,
  queryFn: ({ signal }) => call('listReleases', {}, signal),
  staleTime: 60 * MINUTES,
})

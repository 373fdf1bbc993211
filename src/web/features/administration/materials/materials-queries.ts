import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Material } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { materialKeys } from '#web/lib/query-keys.ts'

const MINUTES = 60_000
/** Materials that one request may answer. */
const MOST = 200
const releaseQuery = (release: string | null) => (release === null ? {} : { release })

async function fetchAll(query: string, release: string | null, locale: Locale, signal: AbortSignal) {
  const ask = (page: number) =>
    callWithHeaders(
      'listMaterials',
      { query: { query, locale, page, customTake: MOST, ...releaseQuery(release) } },
      signal,
    )
  const { reply, totalCount } = await ask(1)
  const pages = Math.ceil((totalCount ?? reply.length) / MOST)
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ask(index + 2)))
  return [...reply, ...rest.flatMap((page): Material[] => page.reply)]
}

/** Every material that matches a text, best first, with its dataset in the release. */
export const materialsQuery = (query: string, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: materialKeys.all(release, locale, query),
    queryFn: ({ signal }) => fetchAll(query, release, locale, signal),
    placeholderData: keepPreviousData,
    staleTime: 5 * MINUTES,
  })

/** One material with its figures per module and the source of each figure. */
export const materialQuery = (id: string, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: materialKeys.detail(id, release, locale),
    queryFn: ({ signal }) =>
      call('readMaterial', { params: { id }, query: { locale, ...releaseQuery(release) } }, signal),
    staleTime: 60 * MINUTES,
  })

/** Categories with their names. */
export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['material', 'categories', locale],
    queryFn: ({ signal }) => call('listMaterialCategories', { query: { locale } }, signal),
    staleTime: 60 * MINUTES,
  })

/** Data releases to choose from. */
export const releasesQuery = queryOptions({
  queryKey: materialKeys.releases,
  queryFn: ({ signal }) => call('listReleases', {}, signal),
  staleTime: 60 * MINUTES,
})

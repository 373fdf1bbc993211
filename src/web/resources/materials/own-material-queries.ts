import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale } from '#vocabulary/constructions.ts'
import { callWithHeaders } from '#web/lib/api-client.ts'
import { materialKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'

/** What of the materials is asked for; those of an office stand in the place of the user's own. */
type AskedFor = {
  readonly query: string
  readonly page: number
  readonly size: number
  readonly office: string | null
}

/** A page of the user's own materials, or of those of an office, by name. */
export const ownMaterialsQuery = ({ query, page, size: customTake, office }: AskedFor, locale: Locale) =>
  queryOptions({
    queryKey: [...materialKeys.own, 'list', query, page, customTake, office, locale],
    queryFn: async ({ signal }) => {
      const asked = { query, page, customTake, locale, ...(office !== null && { office }) }
      return pageOf(await callWithHeaders('listOwnMaterials', { query: asked }, signal))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** How many there are. */
export const ownMaterialCountQuery = queryOptions({
  queryKey: [...materialKeys.own, 'count'],
  queryFn: async ({ signal }) =>
    pageOf(await callWithHeaders('listOwnMaterials', { query: { page: 1, customTake: 1 } }, signal)).total,
})

const USES_AT_ONCE = 25

/** The constructions that use one of them, by name, with the number of all. */
export const materialUsesQuery = (id: string, locale: Locale) =>
  infiniteQueryOptions({
    queryKey: [...materialKeys.own, 'uses', id, locale],
    queryFn: async ({ signal, pageParam: page }) =>
      pageOf(
        await callWithHeaders(
          'listMaterialUses',
          { params: { id }, query: { page, customTake: USES_AT_ONCE, locale } },
          signal,
        ),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _pages, page) => (page * USES_AT_ONCE < total ? page + 1 : undefined),
    staleTime: 0,
  })

/** One of them with its ETag, to change it. */
export const ownMaterialQuery = (id: string) =>
  queryOptions({
    queryKey: [...materialKeys.own, 'one', id],
    queryFn: async ({ signal }) => {
      const { reply, etag } = await callWithHeaders('readOwnMaterial', { params: { id } }, signal)
      return { material: reply, etag: etag ?? '' }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

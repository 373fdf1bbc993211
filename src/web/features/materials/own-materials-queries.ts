import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { OwnMaterial, OwnMaterialInput } from '#contract/own-materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'

const OWN = ['material', 'own'] as const
export const pageSizes = [25, 50, 100] as const

/** A page of the user's own materials, by name. */
export const ownMaterialsQuery = (query: string, page: number, size: number, locale: Locale) =>
  queryOptions({
    queryKey: [...OWN, 'list', query, page, size, locale],
    queryFn: async ({ signal }) => {
      const asked = { query, page, customTake: size, locale }
      const { reply, totalCount } = await callWithHeaders('listOwnMaterials', { query: asked }, signal)
      return { materials: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** One of them with its ETag, to change it. */
export const ownMaterialQuery = (id: string) =>
  queryOptions({
    queryKey: [...OWN, 'one', id],
    queryFn: async ({ signal }) => {
      const { reply, etag } = await callWithHeaders('readOwnMaterial', { params: { id } }, signal)
      return { material: reply, etag: etag ?? '' }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** Names of the categories in the language on screen. */
export const categoriesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['material', 'categories', locale],
    queryFn: ({ signal }) => call('listMaterialCategories', { query: { locale } }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Releases whose datasets may be chosen. */
export const releasesQuery = queryOptions({
  queryKey: ['material', 'releases'],
  queryFn: ({ signal }) => call('listReleases', {}, signal),
  staleTime: 60 * 60_000,
})

/** Stores a material: a new one, or in the place of the version that was read. */
export const storeMaterial = (
  known: { readonly id: string; readonly etag: string } | null,
  body: OwnMaterialInput,
): Promise<OwnMaterial> =>
  known
    ? call('replaceOwnMaterial', { params: { id: known.id }, headers: { 'if-match': known.etag }, body })
    : call('createOwnMaterial', { body })

export const removeMaterial = (id: string) => call('deleteOwnMaterial', { params: { id } })

/** Whatever shows materials, or figures of constructions that use them, is asked anew. */
export function useForgetMaterials() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: ['material'] }),
      client.invalidateQueries({ queryKey: ['assessment'] }),
      client.invalidateQueries({ queryKey: constructionKeys.lists }),
    ])
  }
}

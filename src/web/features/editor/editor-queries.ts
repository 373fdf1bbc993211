import { queryOptions } from '@tanstack/react-query'
import type { Construction, ConstructionLayer } from '#contract/constructions.ts'
import type { ConstructionType, Locale, Ownership } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'

const MINUTES = 60_000

/** What the figures are computed from. */
export type AssessmentRequest = {
  readonly layers: readonly ConstructionLayer[]
  /** Key of the row each layer came from. */
  readonly keys: readonly string[]
  readonly type: ConstructionType
  readonly release: string | null
  readonly locale: Locale
  /** The stored construction that the layers are a change of, and since when it has had its data. */
  readonly of: { readonly construction: string; readonly since: string } | undefined
}

const releaseQuery = (release: string | null) => (release === null ? {} : { release })
const dataQuery = ({ release, of }: Pick<AssessmentRequest, 'release' | 'of'>) => ({
  ...releaseQuery(release),
  ...(of && { construction: of.construction }),
})

/** Figures of layers that need not be stored; kept for a while, so that undo finds them again. */
export const assessmentQuery = ({ layers, type, release, locale, of }: AssessmentRequest) =>
  queryOptions({
    queryKey: ['assessment', type, release, of, locale, layers],
    queryFn: ({ signal }) =>
      call(
        'assessKpis',
        { query: { constructionType: type, locale, ...dataQuery({ release, of }) }, body: [...layers] },
        signal,
      ),
    staleTime: 10 * MINUTES,
    gcTime: 2 * MINUTES,
    retry: false,
  })

/** The same figures with how each came about. */
export const traceQuery = ({ layers, type, release, locale, of }: AssessmentRequest) =>
  queryOptions({
    queryKey: ['assessment', 'trace', type, release, of, locale, layers],
    queryFn: ({ signal }) =>
      call(
        'assessKpis',
        { query: { constructionType: type, locale, trace: true, ...dataQuery({ release, of }) }, body: [...layers] },
        signal,
      ),
    staleTime: 10 * MINUTES,
    gcTime: 2 * MINUTES,
  })

/** Every indicator of the layers, per module and layer. */
export const indicatorsQuery = ({ layers, release, locale, of }: AssessmentRequest) =>
  queryOptions({
    queryKey: ['assessment', 'indicators', release, of, locale, layers],
    queryFn: ({ signal }) =>
      call('assessIndicators', { query: { locale, ...dataQuery({ release, of }) }, body: [...layers] }, signal),
    staleTime: 10 * MINUTES,
    gcTime: 2 * MINUTES,
  })

/** A stored construction with the ETag of its state. */
export type StoredConstruction = { readonly construction: Construction; readonly etag: string }

/** One stored construction; asked anew at every opening, because others may have changed it. */
export const constructionQuery = (ownership: Ownership, id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'edited', ownership],
    queryFn: async ({ signal }): Promise<StoredConstruction> => {
      const { reply, etag } = await callWithHeaders(
        'readConstruction',
        { params: { ownership, id }, query: { locale } },
        signal,
      )
      return { construction: reply, etag: etag ?? '' }
    },
    gcTime: 0,
    retry: false,
  })

/** Standard constructions of a type, to begin from. */
export const templatesQuery = (type: ConstructionType, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'templates', type, locale],
    queryFn: ({ signal }) =>
      call(
        'listConstructions',
        { query: { ownership: 'standard', type: [type], locale, sort: 'name', customTake: 50 } },
        signal,
      ),
    staleTime: 10 * MINUTES,
  })

/** One material by id, in the language on screen. */
export const materialQuery = (id: string, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: ['material', id, release, locale],
    queryFn: ({ signal }) =>
      call('readMaterial', { params: { id }, query: { locale, ...releaseQuery(release) } }, signal),
    staleTime: 60 * MINUTES,
  })

/** Materials that match a text, best first. */
export const materialSearchQuery = (text: string, release: string | null, locale: Locale, take = 25) =>
  queryOptions({
    queryKey: ['material', 'search', text, release, locale, take],
    queryFn: ({ signal }) =>
      call('listMaterials', { query: { query: text, locale, customTake: take, ...releaseQuery(release) } }, signal),
    staleTime: 10 * MINUTES,
  })

/** Data releases to choose from. */
export const releasesQuery = queryOptions({
  queryKey: ['material', 'releases'],
  queryFn: ({ signal }) => call('listReleases', {}, signal),
  staleTime: 60 * MINUTES,
})

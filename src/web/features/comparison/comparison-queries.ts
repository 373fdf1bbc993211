import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { LEAST_COMPARED, MOST_COMPARED } from '#web/lib/compare-tray.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'

const MINUTES = 60_000

/**
 * The comparison of constructions, the first being the baseline; the last one stays on screen until the next is there.
 *
 * @param ids - 2 to 5
 */
export const comparisonQuery = (ids: readonly string[], release: string | undefined, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.comparisons, ids, release, locale],
    queryFn: ({ signal }) =>
      call('compareConstructions', { query: { locale, ...(release && { release }) }, body: [...ids] }, signal),
    placeholderData: keepPreviousData,
    enabled: ids.length >= LEAST_COMPARED && ids.length <= MOST_COMPARED,
  })

/** Data releases to choose from. */
export const releasesQuery = queryOptions({
  queryKey: ['material', 'releases'],
  queryFn: ({ signal }) => call('listReleases', {}, signal),
  staleTime: 60 * MINUTES,
})

export const candidatePlaces = ['standardAndCustom', 'thirdParty', 'shared'] as const
export type CandidatePlace = (typeof candidatePlaces)[number]

/** Constructions that could be added, the latest first. */
export const candidatesQuery = (text: string, place: CandidatePlace, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'candidates', text, place, locale],
    queryFn: async ({ signal }) => {
      const query = { query: text.trim(), locale, customTake: 25 }
      const { reply, totalCount } =
        place === 'shared'
          ? await callWithHeaders('listSharedConstructions', { query }, signal)
          : await callWithHeaders('listConstructions', { query: { ...query, ownership: place } }, signal)
      return { items: reply, total: totalCount ?? reply.length }
    },
    placeholderData: keepPreviousData,
  })

/** Constructions of a kind in the library, to stand behind those compared. */
export const neighboursQuery = (type: ConstructionType, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'neighbours', type, locale],
    queryFn: ({ signal }) =>
      call(
        'listConstructions',
        { query: { ownership: 'standardAndCustom', type: [type], customTake: 200, locale } },
        signal,
      ),
    staleTime: 5 * MINUTES,
  })

/**
 * Which of the ids an error of the service is about; none where it is about something else.
 *
 * @param asked - in the order they were sent
 */
export function refusedIds(error: unknown, asked: readonly string[]): readonly string[] {
  if (!(error instanceof ApiError) || error.status !== 400) return []
  return error.details.flatMap(({ path }) => {
    const id = /^\/\d+$/.test(path) ? asked[Number(path.slice(1))] : undefined
    return id === undefined ? [] : [id]
  })
}

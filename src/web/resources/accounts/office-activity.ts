import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Ownership } from '#vocabulary/constructions.ts'
import type { ActivityKind } from '#vocabulary/offices.ts'
import { callWithHeaders, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { accountKeys, constructionKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'
import './offices.ts'
import '../constructions/origins.ts'

/** What the activity of an office or a construction is narrowed by; null and empty lists narrow nothing. */
export type ActivityFilter = {
  readonly kinds: readonly ActivityKind[]
  /** User id of who did it. */
  readonly actor: string | null
  readonly construction: string | null
  /** Days as `2026-11-23`. */
  readonly from: string | null
  readonly until: string | null
}
export const wholeActivity: ActivityFilter = { kinds: [], actor: null, construction: null, from: null, until: null }

const filterQuery = ({ kinds, actor, construction, from, until }: ActivityFilter) => ({
  ...(kinds.length > 0 && { kind: [...kinds] }),
  ...(actor !== null && { actor }),
  ...(construction !== null && { construction }),
  ...(from !== null && { from }),
  ...(until !== null && { until }),
})

/** Whose activity is meant. */
export type ActivityOf =
  | { readonly kind: 'office'; readonly id: string }
  | { readonly kind: 'construction'; readonly ownership: Ownership; readonly id: string }
export const officeActivity = (id: string): ActivityOf => ({ kind: 'office', id })

/** What was done to one construction is not narrowed to it once more. */
const queryOf = (filter: ActivityFilter) => {
  const { construction: _construction, ...query } = filterQuery(filter)
  return query
}

/** The newest entries of what was done in an office or to a construction, with the number of all. @param size - up to 200 */
export const activityQuery = (of: ActivityOf, filter: ActivityFilter, size: number) =>
  queryOptions({
    queryKey:
      of.kind === 'office'
        ? [...accountKeys.offices, 'activity', of.id, filter, size]
        : [...constructionKeys.one(of.id), 'activity', filter, size],
    queryFn: async ({ signal }) => {
      const page = { page: 1, customTake: size }
      const { id } = of
      return pageOf(
        of.kind === 'office'
          ? await callWithHeaders(
              'listOfficeActivity',
              { params: { id }, query: { ...filterQuery(filter), ...page } },
              signal,
            )
          : await callWithHeaders(
              'listConstructionActivity',
              { params: { ownership: of.ownership, id }, query: { ...queryOf(filter), ...page } },
              signal,
            ),
      )
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The same as a file, in the language on screen. */
export const receiveActivity = (of: ActivityOf, filter: ActivityFilter) => {
  const { id } = of
  const locale = currentLocale()
  return of.kind === 'office'
    ? receiveFile('exportOfficeActivity', { params: { id }, query: { ...filterQuery(filter), locale } })
    : receiveFile('exportConstructionActivity', {
        params: { ownership: of.ownership, id },
        query: { ...queryOf(filter), locale },
      })
}

import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ActivityKind } from '#vocabulary/offices.ts'
import { callWithHeaders, receiveFile } from '#web/lib/api-client.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import { accountKeys } from '../keys.ts'
import { pageOf } from '../reading.ts'
import './offices.ts'

/** What the activity of an office is narrowed by; null and empty lists narrow nothing. */
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

/** The newest entries of what was done in an office, with the number of all. @param size - so many, up to 200 */
export const activityQuery = (id: string, filter: ActivityFilter, size: number) =>
  queryOptions({
    queryKey: [...accountKeys.offices, 'activity', id, filter, size],
    queryFn: async ({ signal }) =>
      pageOf(
        await callWithHeaders(
          'listOfficeActivity',
          { params: { id }, query: { ...filterQuery(filter), page: 1, customTake: size } },
          signal,
        ),
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The same as a file, in the language on screen. */
export const receiveActivity = (id: string, filter: ActivityFilter) =>
  receiveFile('exportOfficeActivity', { params: { id }, query: { ...filterQuery(filter), locale: currentLocale() } })

import { keepPreviousData, type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Construction } from '#contract/constructions.ts'
import type { MaterialDetail } from '#contract/materials.ts'
import { type Locale, type Ownership, ownerships } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { constructionKeys } from '../keys.ts'
import { readMaterialsOf } from '../materials/material-queries.ts'
import { isNotFound, MINUTES, MOST, releaseQuery } from '../reading.ts'

/** A stored construction with the ETag of its state. */
export type StoredConstruction = { readonly construction: Construction; readonly etag: string }

type Place = { readonly ownership: Ownership; readonly id: string; readonly locale: Locale }

/** Reads one stored construction. @throws {ApiError | NetworkError} */
export async function readStored(
  { ownership, id, locale }: Place,
  signal?: AbortSignal,
  cache: RequestCache = 'default',
): Promise<StoredConstruction> {
  const asked = { params: { ownership, id }, query: { locale }, cache }
  const { reply, etag } = await callWithHeaders('readConstruction', asked, signal)
  return { construction: reply, etag: etag ?? '' }
}

/** One stored construction; asked anew at every opening, because others may have changed it. */
export const constructionQuery = (ownership: Ownership, id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'edited', ownership],
    queryFn: ({ signal }) => readStored({ ownership, id, locale }, signal),
    gcTime: 0,
    retry: false,
  })

/** Ids of the standard constructions, so that one of them is not asked for among one's own. */
const standardIdsQuery = (locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.lists, 'standard-ids', locale],
    queryFn: async ({ signal }): Promise<readonly string[]> => {
      const query = { ownership: 'standard' as const, customTake: MOST, locale }
      return (await call('listConstructions', { query }, signal)).map(({ id }) => id)
    },
    staleTime: 10 * MINUTES,
  })

/** A construction whoever's it is. @throws {ApiError} `notFound` where it is nobody's that the user may see */
async function readAny(
  id: string,
  locale: Locale,
  { client, signal }: Pick<QueryFunctionContext, 'client' | 'signal'>,
): Promise<Construction> {
  const standards = await client.fetchQuery(standardIdsQuery(locale))
  const first: Ownership = standards.includes(id) ? 'standard' : 'custom'
  let last: unknown
  for (const ownership of [first, ...ownerships.filter((one) => one !== first)]) {
    try {
      return await call('readConstruction', { params: { ownership, id }, query: { locale } }, signal)
    } catch (error) {
      if (!isNotFound(error)) throw error
      last = error
    }
  }
  throw last
}

/** Several constructions by id, whoever's they are, in the order of the ids. */
export const constructionsQuery = (ids: readonly string[], locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.all, 'several', ids, locale],
    queryFn: (asking) => Promise.all(ids.map((id) => readAny(id, locale, asking))),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: (failures, error) => !(error instanceof ApiError && error.status < 500) && failures < 2,
  })

/** Everything a report says, in one language and one data release. */
export type Reported = {
  readonly construction: Construction
  readonly kpis: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
  /** By id; what the catalogue no longer holds is left out. */
  readonly materials: ReadonlyMap<string, MaterialDetail>
}

/** A stored construction with its figures as a report needs them; asked anew at every opening. */
export const reportQuery = (ownership: Ownership, id: string, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'report', ownership, locale],
    queryFn: async ({ signal }): Promise<Reported> => {
      const input = { params: { ownership, id }, query: { locale } }
      const [construction, kpis, indicators] = await Promise.all([
        call('readConstruction', input, signal),
        call('readStoredKpis', { params: input.params, query: { locale, costs: true } }, signal),
        call('readStoredIndicators', input, signal),
      ])
      const materials = await readMaterialsOf(construction.layers, { release: kpis.lifeCycle.release, locale }, signal)
      return { construction, kpis, indicators, materials }
    },
    staleTime: 0,
  })

/** A state of a stored construction. */
export type ConstructionState = { readonly ownership: Ownership; readonly id: string; readonly version: number }

/** What newer data would change; of the default release where none is named. */
export const driftQuery = ({ ownership, id, version }: ConstructionState, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'drift', ownership, version, release, locale],
    queryFn: ({ signal }) =>
      call('readDrift', { params: { ownership, id }, query: { locale, ...releaseQuery(release) } }, signal),
    placeholderData: keepPreviousData,
  })

/** Who a construction of one's own is shared with. */
export const sharesQuery = (id: string) =>
  queryOptions({
    queryKey: [...constructionKeys.shares, id],
    queryFn: ({ signal }) => call('listShares', { query: { id } }, signal),
    staleTime: 0,
  })

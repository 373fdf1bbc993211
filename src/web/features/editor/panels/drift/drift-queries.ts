import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Locale, Ownership } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { constructionKeys } from '#web/lib/query-keys.ts'
import type { StoredConstruction } from '../../editor-queries.ts'

export type DriftOf = { readonly ownership: Ownership; readonly id: string; readonly version: number }

/** What newer data would change; of the default release where none is named. */
export const driftQuery = ({ ownership, id, version }: DriftOf, release: string | null, locale: Locale) =>
  queryOptions({
    queryKey: [...constructionKeys.one(id), 'drift', ownership, version, release, locale],
    queryFn: ({ signal }) =>
      call('readDrift', { params: { ownership, id }, query: { locale, ...(release !== null && { release }) } }, signal),
    placeholderData: keepPreviousData,
  })

/** Accepts the data of a release; the answer is the new version. */
export async function reassess(
  { ownership, id }: DriftOf,
  { release, etag, locale }: { release: string; etag: string; locale: Locale },
): Promise<StoredConstruction> {
  const { reply, etag: next } = await callWithHeaders('reassessConstruction', {
    params: { ownership, id },
    query: { locale },
    headers: { 'if-match': etag },
    body: { release },
  })
  return { construction: reply, etag: next ?? '' }
}

import { mutationOptions } from '@tanstack/react-query'
import type { Construction, ConstructionInput } from '#contract/constructions.ts'
import type { Locale, Ownership } from '#vocabulary/constructions.ts'
import { call, callWithHeaders } from '#web/lib/api-client.ts'
import { waitOf } from '#web/lib/api-error.ts'
import { currentLocale } from '#web/lib/i18n/locale.ts'
import type { Reply } from '#web/lib/operations.ts'
import { constructionKeys } from '../keys.ts'
import type { StoredConstruction } from './construction-queries.ts'

const changesLists = { invalidates: [constructionKeys.all] }

type Named = { readonly id: string; readonly ownership: Ownership }

/** Copies constructions into the user's own, one after the other. */
export const copyConstructions = (locale: Locale) =>
  mutationOptions({
    mutationFn: async (items: readonly Named[]) => {
      const copies: Construction[] = []
      for (const { id, ownership } of items) {
        copies.push(await call('copyConstruction', { params: { ownership, id }, query: { locale } }))
      }
      return copies
    },
    meta: changesLists,
  })

/** Deletes constructions, all or none. */
export const deleteConstructions = mutationOptions({
  mutationFn: (ids: string[]) => call('deleteConstructions', { body: ids }),
  meta: changesLists,
})

/** Brings deleted constructions back. */
export const restoreConstructions = mutationOptions({
  mutationFn: (ids: string[]) => call('restoreConstructions', { body: ids }),
  meta: changesLists,
})

/** A construction to store as a new one, in an office where one is named. */
type New = ConstructionInput & { readonly office?: string | undefined }

/** Stores a construction as a new one of the user's own, or of an office. */
export const createConstruction = (locale: Locale) =>
  mutationOptions({
    mutationFn: ({ office, ...body }: New) =>
      call('createConstruction', {
        params: { ownership: 'custom' },
        query: { locale, ...(office !== undefined && { office }) },
        body,
      }),
    meta: { invalidates: [constructionKeys.lists, constructionKeys.counts, constructionKeys.tags] },
  })

/** A construction to store: a new one, once for each key, or in the place of the version that was read. */
export type Storing = { readonly ownership: Ownership; readonly body: ConstructionInput } & (
  | { readonly creationKey: string }
  | { readonly id: string; readonly etag: string }
)

/** Stores a construction. @throws {ApiError} 412 where another version was stored meanwhile */
export async function storeConstruction({ ownership, body, ...at }: Storing): Promise<StoredConstruction> {
  const query = { locale: currentLocale() }
  const { reply, etag } =
    'id' in at
      ? await callWithHeaders('replaceConstruction', {
          params: { ownership, id: at.id },
          query,
          headers: { 'if-match': at.etag },
          body,
        })
      : await callWithHeaders('createConstruction', {
          params: { ownership },
          query,
          headers: { 'idempotency-key': at.creationKey },
          body,
        })
  return { construction: reply, etag: etag ?? '' }
}

/** Accepts the data of a release for a stored construction; the answer is the new version. */
export const reassessConstruction = ({ ownership, id }: Named, locale: Locale) =>
  mutationOptions({
    mutationFn: async ({ release, etag }: { release: string; etag: string }): Promise<StoredConstruction> => {
      const { reply, etag: next } = await callWithHeaders('reassessConstruction', {
        params: { ownership, id },
        query: { locale },
        headers: { 'if-match': etag },
        body: { release },
      })
      return { construction: reply, etag: next ?? '' }
    },
    meta: { invalidates: [constructionKeys.lists] },
  })

/** Whom a construction is shared with, and what they may do. */
export type Share = Reply<'listShares'>[number]
export type Permission = Share['permission']

/** What is asked for: address → permission; `none` takes the share back. */
export type ShareChanges = Readonly<Record<string, Permission | 'none'>>

export type Sending = { readonly id: string; readonly changes: ShareChanges }

const shareConstruction = ({ id, changes }: Sending) => call('shareConstruction', { query: { id }, body: changes })

/**
 * Sends the changes of each construction in one request, one construction after the other.
 * Where the service asks to wait, it goes on by itself after that; what was sent before is not sent again.
 *
 * @param sent - what has been sent so far
 * @param onSent - called after each construction
 * @param share - sends one of them; of something else than constructions
 */
export const sendShares = (
  sent: Set<Sending>,
  onSent?: (id: string) => void,
  share: (sending: Sending) => Promise<unknown> = shareConstruction,
) =>
  mutationOptions({
    mutationFn: async (sendings: readonly Sending[]) => {
      for (const sending of sendings) {
        if (sent.has(sending) || Object.keys(sending.changes).length === 0) continue
        await share(sending)
        sent.add(sending)
        onSent?.(sending.id)
      }
    },
    retry: (_, error) => waitOf(error) !== null,
    retryDelay: (_, error) => (waitOf(error) ?? 0) * 1000,
    meta: { invalidates: [constructionKeys.shares] },
  })

import { sql } from 'kysely'
import type { StandardFilter, StandardSort } from '#contract/administration.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import { escapedPattern, searchWords } from '#service/search-text.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { listColumns } from '../constructions/construction-list-row.ts'
import { type ConstructionRow, stored } from '../constructions/construction-row.ts'
import type { NewConstruction } from '../constructions/constructions.repository.ts'

export type StandardQuery = {
  readonly locale: Locale
  readonly query: string
  readonly page: number
  readonly customTake: number
  readonly state?: StandardFilter | undefined
  readonly sort: StandardSort
  /** Ids for which the service ships something newer. */
  readonly offered: readonly string[]
}

const isFirstDraft = sql<boolean>`construction.draft_of is not null`
const isWithdrawn = sql<boolean>`construction.draft_of is null and construction.deleted_at is not null`
const isPublished = sql<boolean>`construction.draft_of is null and construction.deleted_at is null`
const changedAt = sql<Date>`coalesce(construction.deleted_at, construction.updated_at)`

const sortOf = (sort: string, locale: Locale) => {
  if (sort === 'changedAt') return changedAt
  if (sort === 'name') return sql.ref(locale === 'de_DE' ? 'construction.sort_name_de' : 'construction.sort_name_en')
  if (sort === 'uValue') return sql.ref('construction.u_value')
  return sql.ref(`construction.${sort}`)
}

/**
 * Standard constructions as those see them who maintain them, administrators and the service itself: the published or
 * withdrawn one with its draft beside it, or a draft that was never published. No method takes a viewer: what is read is
 * for maintainers alone, the policy is asked first, and what is written is nothing but standard constructions.
 */
export function standardsRepository(db: DbOrTransaction) {
  const leading = () =>
    db
      .selectFrom('construction')
      .leftJoin('construction as draft', 'draft.draftOf', 'construction.id')
      .where('construction.ownership', '=', 'standard')
      .where(
        sql<boolean>`(construction.draft_of is null
          or not exists (select from construction published where published.id = construction.draft_of))`,
      )
  const shown = () =>
    leading()
      .leftJoin('standardVersion as release', (join) =>
        join
          .onRef('release.constructionId', '=', 'construction.id')
          .onRef('release.version', '=', 'construction.version'),
      )
      .leftJoin('account as publisher', 'publisher.id', 'release.publishedBy')
      .innerJoin('account as starter', 'starter.id', 'construction.ownerId')
      .leftJoin('account as draftStarter', 'draftStarter.id', 'draft.ownerId')
      .select(listColumns.map((name) => `construction.${name}` as const))
      .select(['construction.version', 'construction.deletedAt', 'construction.draftOf', 'starter.name as starterName'])
      .select(['release.publishedBy', 'publisher.name as publisherName'])
      .select(['draft.id as draftId', 'draft.version as draftVersion', 'draft.updatedAt as draftUpdatedAt'])
      .select(['draft.ownerId as draftStarterId', 'draftStarter.name as draftStarterName'])
  const matching = <Q extends ReturnType<typeof leading>>(rows: Q, { query, state, offered }: StandardQuery) => {
    let found = rows as ReturnType<typeof leading>
    for (const word of searchWords(query)) {
      const pattern = escapedPattern(word)
      found = found.where((eb) =>
        eb.or([eb('construction.searchText', 'like', pattern), eb('draft.searchText', 'like', pattern)]),
      )
    }
    if (state === 'published') found = found.where(isPublished)
    if (state === 'withdrawn') found = found.where(isWithdrawn)
    if (state === 'withDraft') found = found.where((eb) => eb.or([isFirstDraft, eb('draft.id', 'is not', null)]))
    if (state === 'updateOffered')
      found = found.where(isPublished).where(sql<boolean>`construction.id = any(${[...offered]}::uuid[])`)
    return found as Q
  }
  const one = (column: 'id' | 'draftOf', id: string) =>
    db
      .selectFrom('construction')
      .innerJoin('account', 'account.id', 'construction.ownerId')
      .selectAll('construction')
      .select(['account.name as ownerName', sql<'person'>`'person'`.as('ownerKind'), sql<null>`null`.as('shared')])
      .where('ownership', '=', 'standard')
      .where(`construction.${column}`, '=', id)

  return {
    async listForMaintainers(asked: StandardQuery) {
      const descending = asked.sort.startsWith('-')
      const rows = await matching(shown(), asked)
        .orderBy(sortOf(asked.sort.replace('-', ''), asked.locale), (order) =>
          descending ? order.desc().nullsLast() : order.asc().nullsLast(),
        )
        .orderBy('construction.id')
        .limit(asked.customTake)
        .offset((asked.page - 1) * asked.customTake)
        .execute()
      const { total } = await matching(leading(), asked)
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return { rows, total }
    },

    /** As in the list; by the id that stays. */
    findForMaintainers: (id: string) =>
      shown()
        .where((eb) => eb.or([eb('construction.id', '=', id), eb('construction.draftOf', '=', id)]))
        .where((eb) => eb.or([eb('construction.draftOf', 'is', null), eb('construction.draftOf', '=', id)]))
        .executeTakeFirst(),

    /** What is published under the id, or was before its withdrawal. */
    publishedForMaintainers: (id: string): Promise<ConstructionRow | undefined> =>
      one('id', id).where('draftOf', 'is', null).executeTakeFirst(),

    draftForMaintainers: (id: string): Promise<ConstructionRow | undefined> => one('draftOf', id).executeTakeFirst(),

    async insert(ownerId: string, row: NewConstruction): Promise<void> {
      await db
        .insertInto('construction')
        .values({ ...stored(row), ownerId })
        .execute()
    },

    /** Puts content in the place of what is published, as the next version, and ends a withdrawal. */
    async replaceStandard(
      id: string,
      columns: Omit<NewConstruction, 'id' | 'ownership' | 'version' | 'updatedAt'>,
    ): Promise<void> {
      await db
        .updateTable('construction')
        .set({ ...stored(columns), deletedAt: null })
        .set((eb) => ({ version: eb('version', '+', 1), updatedAt: sql<Date>`clock_timestamp()` }))
        .where('id', '=', id)
        .where('ownership', '=', 'standard')
        .execute()
    },

    async withdrawStandard(id: string): Promise<void> {
      await db
        .updateTable('construction')
        .set({ deletedAt: sql<Date>`now()` })
        .where('id', '=', id)
        .where('ownership', '=', 'standard')
        .execute()
    },

    async removeDraft(draftId: string): Promise<void> {
      await db.deleteFrom('construction').where('id', '=', draftId).where('draftOf', 'is not', null).execute()
    },
  }
}
export type StandardsRepository = ReturnType<typeof standardsRepository>
export type StandardRow = Awaited<ReturnType<StandardsRepository['listForMaintainers']>>['rows'][number]

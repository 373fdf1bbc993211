import { type RawBuilder, sql } from 'kysely'
import type { ConstructionType, Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import type { DbOrTransaction } from '../db/client.ts'
import { searchWords } from '../search-text.ts'
import { type ListRow, listColumns } from './construction-row.ts'
import { shared, type Viewer, visible } from './visibility.ts'

type Sort = 'name' | 'updatedAt' | 'uValue' | 'gwp' | 'thickness'

/** What a list asks for. */
export type ListQuery = {
  readonly locale: Locale
  readonly query: string
  readonly page: number
  readonly customTake: number
  readonly type?: readonly ConstructionType[] | undefined
  readonly tags?: readonly string[] | undefined
  readonly sort: Sort | `-${Sort}`
}

const sortColumn = (sort: Sort, locale: Locale) =>
  sort === 'name' ? (locale === 'de_DE' ? 'sortNameDe' : 'sortNameEn') : sort

const escapedPattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Lists, counts and tags over what the viewer may see. */
export function constructionListRepository(db: DbOrTransaction) {
  const matching = (scope: RawBuilder<boolean>, { query, type, tags }: ListQuery) => {
    let found = db.selectFrom('construction').where(scope)
    for (const word of searchWords(query)) found = found.where('searchText', 'like', escapedPattern(word))
    if (type) found = found.where('construction.type', 'in', type)
    if (tags) found = found.where('construction.tags', '@>', sql<string[]>`${[...tags]}::text[]`)
    return found
  }
  const list = async (scope: RawBuilder<boolean>, viewer: Viewer, asked: ListQuery) => {
    const descending = asked.sort.startsWith('-')
    const column = sortColumn(asked.sort.replace('-', '') as Sort, asked.locale)
    const page = matching(scope, asked)
      .innerJoin('account', 'account.id', 'construction.ownerId')
      .select(listColumns.map((name) => `construction.${name}` as const))
      .select('account.name as ownerName')
      .select(
        sql<'view' | 'edit' | null>`(select permission from construction_share
          where construction_id = construction.id and email = ${viewer.email})`.as('shared'),
      )
      .orderBy(`construction.${column}`, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsLast()))
      .orderBy('construction.id')
      .limit(asked.customTake)
      .offset((asked.page - 1) * asked.customTake)
      .execute()
    const count = matching(scope, asked).select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow()
    const [rows, { total }] = await Promise.all([page, count])
    return { rows: rows satisfies ListRow[], total }
  }
  return {
    visible: (viewer: Viewer, category: OwnershipCategory, asked: ListQuery) =>
      list(visible(viewer, category), viewer, asked),

    shared: (viewer: Viewer, asked: ListQuery) => list(shared(viewer), viewer, asked),

    async count(viewer: Viewer, category: OwnershipCategory): Promise<number> {
      const { total } = await db
        .selectFrom('construction')
        .where(visible(viewer, category))
        .select(sql<number>`count(*)`.as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    /** Tags of the visible custom constructions, without duplicates. */
    async customTags(viewer: Viewer): Promise<string[]> {
      const rows = await db
        .selectFrom('construction')
        .where(visible(viewer, 'custom'))
        .select(sql<string>`unnest(tags)`.as('tag'))
        .distinct()
        .execute()
      return rows.map(({ tag }) => tag)
    },
  }
}
export type ConstructionListRepository = ReturnType<typeof constructionListRepository>

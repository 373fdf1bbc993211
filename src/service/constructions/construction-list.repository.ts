import { type OrderByItemBuilder, sql } from 'kysely'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import type { DbOrTransaction } from '../db/client.ts'
import { type Filters, matchesIn } from './construction-matches.repository.ts'
import { type ListRow, listColumns } from './construction-row.ts'
import { type Part, partNamesOf, partsOf, type Viewer, visible } from './visibility.repository.ts'

type Sort = 'name' | 'updatedAt' | 'uValue' | 'gwp' | 'thickness'

/** What a list asks for. */
export type ListQuery = Filters & {
  readonly locale: Locale
  readonly page: number
  readonly customTake: number
  readonly sort: Sort | `-${Sort}`
}
type SortColumn = Exclude<Sort, 'name'> | 'sortNameDe' | 'sortNameEn'

const sortColumn = (sort: Sort, locale: Locale): SortColumn =>
  sort === 'name' ? (locale === 'de_DE' ? 'sortNameDe' : 'sortNameEn') : sort

/** Lists, counts and tags over what the viewer may see. */
export function constructionListRepository(db: DbOrTransaction) {
  /** Ids of all parts, which have none in common, with what they are sorted by. */
  const foundIn = (parts: readonly Part[], filters: Filters, column: SortColumn) =>
    parts
      .flatMap((part) => matchesIn(db, part, filters))
      .map((found) => found.select(['construction.id', sql`${sql.ref(`construction.${column}`)}`.as('key')]))
      .reduce((all, one) => all.unionAll(one))

  const count = async (parts: readonly Part[], filters: Filters): Promise<number> => {
    const { total } = await db
      .selectFrom(foundIn(parts, filters, 'updatedAt').as('found'))
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
    return total
  }

  /** One page with the number of all: what matches is found once, and only the page's rows are read whole. */
  const list = async (parts: readonly Part[], viewer: Viewer, asked: ListQuery) => {
    const descending = asked.sort.startsWith('-')
    const column = sortColumn(asked.sort.replace('-', '') as Sort, asked.locale)
    const inOrder = (order: OrderByItemBuilder) => (descending ? order.desc().nullsLast() : order.asc().nullsLast())
    const rows = await db
      .with(
        (cte) => cte('found').materialized(),
        () => foundIn(parts, asked, column),
      )
      .with('page', (query) =>
        query
          .selectFrom('found')
          .selectAll()
          .orderBy('key', inOrder)
          .orderBy('id')
          .limit(asked.customTake)
          .offset((asked.page - 1) * asked.customTake),
      )
      .selectFrom('page')
      .innerJoin('construction', 'construction.id', 'page.id')
      .innerJoin('account', 'account.id', 'construction.ownerId')
      .select(listColumns.map((name) => `construction.${name}` as const))
      .select('account.name as ownerName')
      .select((query) => query.selectFrom('found').select(sql<number>`count(*)`.as('all')).as('total'))
      .select(
        sql<'view' | 'edit' | null>`(select permission from construction_share
          where construction_id = construction.id and email = ${viewer.email})`.as('shared'),
      )
      .orderBy('page.key', inOrder)
      .orderBy('page.id')
      .execute()
    const total = rows[0]?.total ?? (asked.page > 1 ? await count(parts, asked) : 0)
    return { rows: rows satisfies ListRow[], total }
  }
  const visibleParts = (viewer: Viewer, category: OwnershipCategory) => {
    const parts = partsOf(viewer)
    return partNamesOf[category].map((name) => parts[name])
  }
  return {
    visible: (viewer: Viewer, category: OwnershipCategory, asked: ListQuery) =>
      list(visibleParts(viewer, category), viewer, asked),

    shared: (viewer: Viewer, asked: ListQuery) => list([partsOf(viewer).shared], viewer, asked),

    count: (viewer: Viewer, category: OwnershipCategory): Promise<number> =>
      count(visibleParts(viewer, category), { query: '' }),

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

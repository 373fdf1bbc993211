import { type OrderByItemBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Database } from '#service/db/schema.ts'
import type { Viewer } from '#service/viewer.ts'
import type { Locale, OwnershipCategory } from '#vocabulary/constructions.ts'
import {
  type Filters,
  isSearch,
  isUnfiltered,
  matchesIn,
  matchesInOrder,
  wayOf,
} from '../access/construction-matches.repository.ts'
import { listMarks } from '../access/list-marks.repository.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import { talliedNumber } from '../access/tallies.repository.ts'
import { grantedPermission, type Part, partNamesOf, partsOf, visible } from '../access/visibility.repository.ts'
import { type ListRow, listColumns } from './construction-list-row.ts'
import {
  comesAfter,
  keptKey,
  type ListOrder,
  nullable,
  placeOf,
  type SortColumn,
  writtenCursor,
} from './list-cursor.repository.ts'

type Sort = 'name' | 'updatedAt' | 'uValue' | 'gwp' | 'thickness'

/** What lists are sorted by; `-`: the largest first. */
export type ConstructionSort = Sort | `-${Sort}`

/** What a list asks for. */
export type ListQuery = Filters & {
  readonly locale: Locale
  readonly page: number
  readonly customTake: number
  /** Whose constructions stand in the place of the viewer's own. */
  readonly office?: string | undefined
  /** Where the page before ended; in place of `page`. */
  readonly cursor?: string | undefined
  readonly sort: ConstructionSort
}

const sortColumn = (sort: Sort, locale: Locale): SortColumn =>
  sort === 'name' ? (locale === 'de_DE' ? 'sortNameDe' : 'sortNameEn') : sort

/** How a list is ordered in a language. */
export const orderOf = ({ sort, locale }: Pick<ListQuery, 'sort' | 'locale'>): ListOrder => ({
  column: sortColumn(sort.replace('-', '') as Sort, locale),
  descending: sort.startsWith('-'),
})

/** Of a part all of which is asked for: an index in the order of the list knows it. */
const asWhole = ({ where }: Part): Part => ({ where })

/** What is public has an index in each order (migration 0870), what is one's own in that of time alone. */
const areAllPublic = (parts: readonly Part[]) => parts.every(({ isPublic }) => isPublic === true)

/** What a search finds of what is public is counted up to here. */
const MOST_COUNTED = 1_000

/** Ids with what they are sorted by. */
type Found = SelectQueryBuilder<Database, 'construction', { id: string; key: unknown }>

/** Lists, counts and tags over what the viewer may see. */
export function constructionListRepository(db: DbOrTransaction) {
  /** Ids of all parts, which have none in common, with what they are sorted by; of each query as `cut` leaves it. */
  const foundIn = (
    parts: readonly Part[],
    filters: Filters,
    column: SortColumn,
    cut = (found: Found) => found,
    matches: (part: Part) => ReturnType<typeof matchesIn> = (part) => matchesIn(db, part, filters),
  ) =>
    parts
      .flatMap(matches)
      .map((found) => cut(found.select(['construction.id', sql`${sql.ref(`construction.${column}`)}`.as('key')])))
      .reduce((all, one) => all.unionAll(one))

  /** The number of all, of a part whose numbers are kept without counting. */
  const numberOfAll = (parts: readonly Part[]) =>
    sql.join(
      parts.map(({ where, tally }) => {
        const counted = sql`(select count(*) from construction where ${where})`
        return tally ? sql`coalesce(${talliedNumber(tally)}, ${counted})` : counted
      }),
      sql` + `,
    )
  /** Finds no more than tells whether there are more than are counted. */
  const upToBound = (found: Found) => found.limit(MOST_COUNTED + 1)
  /**
   * That, where it is enough: what is public is searched for, in the order of time. Other orders go with words, as that of
   * names does, so that to go along their index may be to read nearly all of it: what is found is sorted.
   */
  const boundOf = (parts: readonly Part[], filters: Filters, column: SortColumn) =>
    column === 'updatedAt' && isSearch(filters) && areAllPublic(parts) ? upToBound : undefined
  const told = (counted: number, bound: typeof upToBound | undefined) => {
    const isLowerBound = bound !== undefined && counted > MOST_COUNTED
    return { total: isLowerBound ? MOST_COUNTED : counted, isLowerBound }
  }

  const numberOf = (parts: readonly Part[], filters: Filters, cut?: (found: Found) => Found) =>
    isUnfiltered(filters)
      ? db.selectNoFrom(sql<number>`${numberOfAll(parts)}`.as('total'))
      : db
          .selectFrom(foundIn(parts, filters, 'updatedAt', cut).as('matching'))
          .select(sql<number>`count(*)`.as('total'))

  const count = async (
    parts: readonly Part[],
    viewer: Viewer,
    filters: Filters & Pick<ListQuery, 'office'>,
    cut?: (found: Found) => Found,
  ): Promise<number> => {
    const { total } = await db
      .with('way', () => wayOf(partsOf(viewer, filters.office).own, filters))
      .selectFrom(numberOf(parts, filters, cut).as('number'))
      .select('number.total')
      .executeTakeFirstOrThrow()
    return total
  }

  /**
   * One page with the number of all, and the cursor of the next one where there is one. Only the page's rows are read whole.
   * What matches is found once; where all are asked for in the order of an index, only so many of it as the page needs, and
   * the number is told by the index. What is public is, in the order of time, found up to a bound; where there is more, the
   * words are frequent, and the page is soon filled by going along that index.
   */
  const list = async (parts: readonly Part[], viewer: Viewer, asked: ListQuery) => {
    const wanted = orderOf(asked)
    const { column } = wanted
    const place = asked.cursor === undefined ? undefined : placeOf(wanted, asked.cursor)
    const offset = place ? 0 : (asked.page - 1) * asked.customTake
    const inOrder = (order: OrderByItemBuilder) => {
      const directed = wanted.descending ? order.desc() : order.asc()
      return nullable.has(column) ? directed.nullsLast() : directed
    }
    const beyond = (key: string, id: string) =>
      place ? comesAfter(wanted, { key: sql.ref(key), id: sql.ref(id) }, place) : sql<boolean>`true`
    const isPlain = isUnfiltered(asked) && (column === 'updatedAt' || areAllPublic(parts))
    const cut = boundOf(parts, asked, column)
    const isMany = sql<boolean>`(select count(*) from found) > ${sql.lit(MOST_COUNTED)}`
    const needed = (found: Found) =>
      db
        .selectFrom(
          found
            .where(beyond(`construction.${column}`, 'construction.id'))
            .orderBy('key', inOrder)
            .orderBy('id')
            .limit(offset + asked.customTake + 1)
            .as('first'),
        )
        .selectAll() as unknown as Found
    const rows = await db
      .with('way', () => wayOf(partsOf(viewer, asked.office).own, asked))
      .with(
        (cte) => cte('found').materialized(),
        () => (isPlain ? foundIn(parts.map(asWhole), asked, column, needed) : foundIn(parts, asked, column, cut)),
      )
      .with('candidates', (query) => {
        const found = query.selectFrom('found').selectAll()
        const along = (part: Part) => [matchesInOrder(db, part, asked).where(isMany)]
        return cut
          ? found.where(sql<boolean>`not ${isMany}`).unionAll(foundIn(parts, asked, column, needed, along))
          : found
      })
      .with('page', (query) =>
        query
          .selectFrom('candidates')
          .selectAll()
          .where(beyond('candidates.key', 'candidates.id'))
          .orderBy('key', inOrder)
          .orderBy('id')
          // one more than is asked for tells whether there is a next page
          .limit(asked.customTake + 1)
          .offset(offset),
      )
      .selectFrom('page')
      .innerJoin('construction', 'construction.id', 'page.id')
      .leftJoin('account', 'account.id', 'construction.ownerId')
      .leftJoin('office', 'office.id', 'construction.ownerId')
      .select(listColumns.map((name) => `construction.${name}` as const))
      .select(ownerColumns)
      .select(keptKey(column, sql.ref('page.key')).as('sortKey'))
      .select((query) =>
        (isPlain ? numberOf(parts, asked) : query.selectFrom('found').select(sql<number>`count(*)`.as('total'))).as(
          'total',
        ),
      )
      .select(grantedPermission(viewer).as('shared'))
      .select(listMarks(viewer))
      .orderBy('page.key', inOrder)
      .orderBy('page.id')
      .execute()
    const counted = rows[0]?.total ?? (place || offset > 0 ? await count(parts, viewer, asked, cut) : 0)
    const shown = rows.slice(0, asked.customTake) satisfies ListRow[]
    const last = rows.length > shown.length ? shown.at(-1) : undefined
    return {
      rows: shown,
      ...told(counted, cut),
      next: last && writtenCursor(wanted, { key: last.sortKey, id: last.id }),
    }
  }
  const visibleParts = (viewer: Viewer, category: OwnershipCategory, office: string | undefined) => {
    const parts = partsOf(viewer, office)
    return partNamesOf[category].map((name) => parts[name])
  }
  return {
    visible: (viewer: Viewer, category: OwnershipCategory, asked: ListQuery) =>
      list(visibleParts(viewer, category, asked.office), viewer, asked),

    shared: (viewer: Viewer, asked: ListQuery) => list([partsOf(viewer).shared], viewer, asked),

    count: (viewer: Viewer, category: OwnershipCategory, office?: string): Promise<number> =>
      count(visibleParts(viewer, category, office), viewer, { query: '', office }),

    /** Tags of the visible custom constructions, or of those of an office, without duplicates. */
    async customTags(viewer: Viewer, office?: string): Promise<string[]> {
      const rows = await db
        .selectFrom('construction')
        .where(office === undefined ? visible(viewer, 'custom') : partsOf(viewer, office).own.where)
        .select(sql<string>`unnest(tags)`.as('tag'))
        .distinct()
        .execute()
      return rows.map(({ tag }) => tag)
    },
  }
}

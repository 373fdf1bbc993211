import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely'
import type { Condition } from '#contract/construction-conditions.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { type QuestionFigure, questionFigures } from '#vocabulary/questions.ts'
import { ownerColumns } from '../access/owner.repository.ts'
import { grantedPermission, partsOf } from '../access/visibility.repository.ts'
import { type ListRow, listColumns } from '../constructions/construction-list-row.ts'
import {
  comesAfter,
  keptKey,
  type ListOrder,
  nullable,
  placeOf,
  writtenCursor,
} from '../constructions/list-cursor.repository.ts'
import { asksTags, conditionSql, officeAsked, partsAsked, type QuestionPart } from './conditions.repository.ts'

/** What is asked, by whom, on which day (ISO date). */
export type Question = {
  readonly viewer: Viewer
  readonly where: Condition | undefined
  readonly order: ListOrder
  readonly take: number
  readonly cursor: string | undefined
  readonly today: string
}

const figureColumns: Readonly<Record<QuestionFigure, string>> = {
  uValue: 'u_value',
  gwp: 'gwp',
  penrt: 'penrt',
  thickness: 'thickness',
  mass: 'mass',
}

/** What the narrow index of questions holds (migration 0720); the others are read. */
const hasFewFacts = sql<boolean>`cardinality(construction.facts) <= 100`
/** What the index that has names and tags holds (migration 0686). */
const isShort = sql<boolean>`(octet_length(construction.sort_name_de) + octet_length(construction.sort_name_en) <= 600
  and cardinality(construction.tags) <= 6 and cardinality(construction.facts) <= 100)`

/** Offices that the viewer is a member of now. */
const offices = ({ userId }: Viewer) => sql`array(select office_id from office_member where account_id = ${userId})`
/** Whose constructions are the viewer's own, or those of the offices. */
const owners = (viewer: Viewer) => sql`(array[${viewer.userId}::uuid] || ${offices(viewer)})`

/** Of all owners, or of the one office that is asked about: the planner knows how many that has. */
const ownedBy = (viewer: Viewer, office: string | undefined) =>
  office === undefined
    ? sql`construction.owner_id = any(${owners(viewer)})`
    : sql`construction.owner_id = ${office}::uuid and ${office}::uuid = any(${offices(viewer)})`

/**
 * Pieces of what the viewer may see, of which at most one holds for a construction.
 *
 * @param indexed - what an index has all of that is asked for
 */
function piecesOf(
  viewer: Viewer,
  office: string | undefined,
  indexed: RawBuilder<boolean>,
): Readonly<Record<QuestionPart, readonly RawBuilder<boolean>[]>> {
  const owned = sql<boolean>`construction.ownership = 'custom' and construction.deleted_at is null
    and ${ownedBy(viewer, office)}`
  const { shared, standard, thirdParty } = partsOf(viewer)
  return {
    owned: [sql`${owned} and ${indexed}`, sql`${owned} and not ${indexed}`],
    shared: [sql`${shared.where} and not construction.owner_id = any(${owners(viewer)})`],
    standard: [standard.where],
    thirdParty: [thirdParty.where],
  }
}

/** Questions over all constructions that a viewer may see: the right to see them is part of every query. */
export function questionsRepository(db: DbOrTransaction) {
  /** Everything that answers a question, with these of its columns, one of which may be a name. */
  const foundBy = ({ viewer, where, today }: Question, columns: RawBuilder<unknown>, hasName: boolean) => {
    const pieces = piecesOf(viewer, officeAsked(where), hasName || asksTags(where) ? isShort : hasFewFacts)
    const queries = partsAsked(where).flatMap((part) => {
      const holds = where ? conditionSql(where, { viewer, part, today }) : sql<boolean>`true`
      return pieces[part].map((piece) => sql`select ${columns} from construction where ${piece} and ${holds}`)
    })
    const none = sql`select ${columns} from construction where false`
    return queries.length === 0 ? none : sql.join(queries, sql` union all `)
  }

  return {
    /** One page of what is found, the number of all, and the cursor of the next page where there is one. */
    async page(question: Question) {
      const { viewer, order, take, cursor } = question
      const { column } = order
      const place = cursor === undefined ? undefined : placeOf(order, cursor, '/cursor')
      const inOrder = (by: OrderByItemBuilder) => {
        const directed = order.descending ? by.desc() : by.asc()
        return nullable.has(column) ? directed.nullsLast() : directed
      }
      const isName = column === 'sortNameDe' || column === 'sortNameEn'
      const found = foundBy(question, sql`construction.id, ${sql.ref(`construction.${column}`)} as key`, isName)
      const beyond = place
        ? comesAfter(order, { key: sql.ref('found.key'), id: sql.ref('found.id') }, place)
        : sql<boolean>`true`
      const rows = await db
        .with(
          (cte) => cte('found').materialized(),
          () => sql<{ id: string; key: unknown }>`(${found})`,
        )
        .with('page', (query) =>
          query
            .selectFrom('found')
            .selectAll()
            .where(beyond)
            .orderBy('key', inOrder)
            .orderBy('id')
            // one more than is asked for tells whether there is a next page
            .limit(take + 1),
        )
        .selectFrom('page')
        .innerJoin('construction', 'construction.id', 'page.id')
        .leftJoin('account', 'account.id', 'construction.ownerId')
        .leftJoin('office', 'office.id', 'construction.ownerId')
        .select(listColumns.map((name) => `construction.${name}` as const))
        .select(ownerColumns)
        .select(keptKey(column, sql.ref('page.key')).as('sortKey'))
        .select((query) => query.selectFrom('found').select(sql<number>`count(*)`.as('total')).as('total'))
        .select(grantedPermission(viewer).as('shared'))
        .orderBy('page.key', inOrder)
        .orderBy('page.id')
        .execute()
      const shown = rows.slice(0, take) satisfies ListRow[]
      const last = rows.length > shown.length ? shown.at(-1) : undefined
      const total = rows[0]?.total ?? 0
      return { rows: shown, total, next: last && writtenCursor(order, { key: last.sortKey, id: last.id }) }
    },

    /** Smallest, middle and largest of every figure over all that is found, and how many there are of each type. */
    async aggregates(question: Question) {
      const named = questionFigures.map((figure) => sql.ref(`construction.${figureColumns[figure]}`))
      const found = foundBy(question, sql`construction.type, ${sql.join(named)}`, false)
      const ofFigure = questionFigures.map((figure) => {
        const column = sql.ref(figureColumns[figure])
        return sql`select ${sql.lit(figure)} as name, count(${column}) as count, min(${column}) as min,
          percentile_cont(0.5) within group (order by ${column}) as median, max(${column}) as max from found`
      })
      type Figure = {
        name: QuestionFigure
        count: number
        min: number | null
        median: number | null
        max: number | null
      }
      type Type = { name: ConstructionType; count: number; min: null; median: null; max: null }
      const { rows } = await sql<Figure | Type>`with found as materialized (${found})
        ${sql.join(ofFigure, sql` union all `)}
        union all (select type, count(*), null, null, null from found group by type order by count(*) desc, type)`.execute(
        db,
      )
      const isFigure = (row: Figure | Type): row is Figure => questionFigures.some((figure) => figure === row.name)
      return {
        figures: rows
          .filter(isFigure)
          .map(({ name, count, min, median, max }) => ({ figure: name, count, min, median, max })),
        types: rows.flatMap((row) => (isFigure(row) ? [] : [{ type: row.name, count: row.count }])),
      }
    },
  }
}

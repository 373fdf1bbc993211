import { type OrderByItemBuilder, type RawBuilder, sql } from 'kysely'
import type { Condition } from '#contract/construction-conditions.ts'
import type { QuestionAggregates } from '#contract/construction-questions.ts'
import type { Marks } from '#service/assessment/facts.ts'
import type { DbOrTransaction } from '#service/db/client.ts'
import type { Viewer } from '#service/viewer.ts'
import { type QuestionFigure, questionFigures } from '#vocabulary/questions.ts'
import { listMarks } from '../access/list-marks.repository.ts'
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
import {
  type Asking,
  conditionSql,
  indexFor,
  officeAsked,
  partsAsked,
  type QuestionPart,
  typesAsked,
} from './conditions.repository.ts'
import { numbersIn, summed } from './sums.ts'
import { kindOf, typesIn } from './types-found.repository.ts'

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

/** What the index of facts holds (migration 0865); the others are read. */
const hasFewFacts = sql<boolean>`cardinality(construction.facts) <= 100`
/** What the index that has names and tags holds (migration 0865). */
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

/** Some of what the viewer may see, and which index answers for it. */
type Piece = { readonly where: RawBuilder<boolean>; readonly index: Asking['index'] }

/** What an index has all of that is asked for, and the rest, which is read. */
function ownedPieces(owned: RawBuilder<boolean>, index: Asking['index'], { version }: Marks): readonly Piece[] {
  if (index === 'marks') {
    const mark = sql.ref('construction.marks_version')
    const own = sql.lit(version)
    return [
      { where: sql`${owned} and ${mark} = ${own}`, index },
      // an index finds what is less or more, and not what is unequal
      { where: sql`${owned} and (${mark} is null or ${mark} < ${own} or ${mark} > ${own})`, index: 'facts' },
    ]
  }
  const indexed = index === 'names' ? isShort : hasFewFacts
  return [
    { where: sql`${owned} and ${indexed}`, index },
    { where: sql`${owned} and not ${indexed}`, index },
  ]
}

/** Pieces of what the viewer may see, of which at most one holds for a construction. @param index - that has what is asked for */
function piecesOf(
  viewer: Viewer,
  { owned, index, marks }: { owned: RawBuilder<boolean>; index: Asking['index']; marks: Marks },
): Readonly<Record<QuestionPart, readonly Piece[]>> {
  const { shared, standard, thirdParty } = partsOf(viewer)
  const read = (where: RawBuilder<boolean>): readonly Piece[] => [{ where, index: 'facts' }]
  return {
    owned: ownedPieces(owned, index, marks),
    shared: read(sql`${shared.where} and not construction.owner_id = any(${owners(viewer)})`),
    standard: read(standard.where),
    thirdParty: read(thirdParty.where),
  }
}

/** Questions over all constructions that a viewer may see: the right to see them is part of every query. */
export function questionsRepository(db: DbOrTransaction, marks: Marks) {
  /** Everything that answers a question, with columns of it. @param hasName - whether one of them is a name */
  const foundBy = (
    { viewer, where, today }: Question,
    columnsIn: (index: Asking['index']) => RawBuilder<unknown>,
    hasName: boolean,
  ) => {
    const owned = sql<boolean>`construction.ownership = 'custom' and construction.deleted_at is null
      and ${ownedBy(viewer, officeAsked(where))}`
    const pieces = piecesOf(viewer, { owned, index: indexFor(where, { hasName, marks }), marks })
    const asking = { viewer, owned, types: typesAsked(where), today, marks }
    const queries = partsAsked(where).flatMap((part) =>
      pieces[part].map(({ where: piece, index }) => {
        const holds = where ? conditionSql(where, { ...asking, part, index }) : sql<boolean>`true`
        return sql`select ${columnsIn(index)} from construction where ${piece} and ${holds}`
      }),
    )
    const none = sql`select ${columnsIn('facts')} from construction where false`
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
      const found = foundBy(question, () => sql`construction.id, ${sql.ref(`construction.${column}`)} as key`, isName)
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
        .select(listMarks(viewer))
        .orderBy('page.key', inOrder)
        .orderBy('page.id')
        .execute()
      const shown = rows.slice(0, take) satisfies ListRow[]
      const last = rows.length > shown.length ? shown.at(-1) : undefined
      const total = rows[0]?.total ?? 0
      return { rows: shown, total, next: last && writtenCursor(order, { key: last.sortKey, id: last.id }) }
    },

    /** Smallest, middle and largest of every figure over all that is found, and how many there are of each type. */
    async aggregates(question: Question): Promise<QuestionAggregates> {
      const named = questionFigures.map((figure) => sql.ref(`construction.${figureColumns[figure]}`))
      const columnsIn = (index: Asking['index']) =>
        sql`${kindOf(index === 'marks' ? 'traits' : 'name')} as kind, ${sql.join(named)}`
      // the numbers come as they are: to bring five columns into order takes the database longer than all else
      const sent = questionFigures.map((figure) => {
        const column = sql.ref(figureColumns[figure])
        return sql`string_agg(float8send(${column}), '') as ${column}`
      })
      type Row = { readonly kind: number; readonly count: number } & Readonly<Record<QuestionFigure, Buffer | null>>
      const { rows } = await sql<Row>`select kind, count(*) as count, ${sql.join(sent)}
        from (${foundBy(question, columnsIn, false)}) found group by kind`.execute(db)
      return {
        figures: questionFigures.map((figure) => ({
          figure,
          ...summed(numbersIn(rows.flatMap((row) => row[figure] ?? []))),
        })),
        types: typesIn(rows),
      }
    },
  }
}

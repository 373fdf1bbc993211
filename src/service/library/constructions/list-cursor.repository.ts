import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { refused } from '#service/service-error.ts'

/** What a list of constructions is sorted by. */
export type SortColumn = 'updatedAt' | 'uValue' | 'gwp' | 'thickness' | 'sortNameDe' | 'sortNameEn'
/** The order of a list; of rows with the same value the smaller id comes first, those without a value are last. */
export type ListOrder = { readonly column: SortColumn; readonly descending: boolean }
/** Where a page ends: the value of its last row, a time in microseconds since 1970, and the row's id. */
export type Place = { readonly key: number | string | null; readonly id: string }

/** Columns that need not have a value. */
export const nullable: ReadonlySet<SortColumn> = new Set(['uValue', 'gwp'])
const ofText: ReadonlySet<SortColumn> = new Set(['sortNameDe', 'sortNameEn'])

const nameOf = ({ column, descending }: ListOrder) => `${descending ? '-' : ''}${column}`

// PostgreSQL takes no text with U+0000, and no time beyond the year 294276
const place = z.tuple([
  z.string(),
  z.union([z.null(), z.number().check(z.lte(9e15), z.gte(-9e15)), z.string().check(z.regex(/^[^\0]*$/))]),
  z.uuid(),
])

/** The cursor behind a row: opaque to whoever gets it, and good for this order alone. */
export const writtenCursor = (order: ListOrder, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([nameOf(order), key, id])).toString('base64url')

const parsed = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * @param at - where the cursor stands in the request
 * @throws {ServiceError} `invalidRequest`: `wrongFormat` for what is no cursor, `contradicts` for one of another order
 */
export function placeOf(order: ListOrder, cursor: string, at = 'query.cursor'): Place {
  const { success, data } = place.safeParse(parsed(cursor))
  if (!success) throw refused(at, 'wrongFormat')
  const [name, key, id] = data
  if (name !== nameOf(order)) throw refused(at, 'contradicts')
  const fits = key === null ? nullable.has(order.column) : (typeof key === 'string') === ofText.has(order.column)
  if (!fits) throw refused(at, 'wrongFormat')
  return { key, id }
}

/** A column as a cursor keeps it: exact, of a time its microseconds. */
export const keptKey = (column: SortColumn, key: RawBuilder<unknown>): RawBuilder<Place['key']> =>
  column === 'updatedAt' ? sql`(extract(epoch from ${key}) * 1000000)::float8` : sql`${key}`

function valueOf(column: SortColumn, key: number | string): RawBuilder<unknown> {
  if (column === 'updatedAt') return sql`(timestamptz 'epoch' + ${key}::float8 * interval '1 microsecond')`
  return ofText.has(column) ? sql`${key}::text` : sql`${key}::float8`
}

/** Whether a row comes after a place. The first comparison is one that an index can answer. */
export function comesAfter(
  { column, descending }: ListOrder,
  row: { readonly key: RawBuilder<unknown>; readonly id: RawBuilder<unknown> },
  { key, id }: Place,
): RawBuilder<boolean> {
  const later = sql`${row.id} > ${id}::uuid`
  if (key === null) return sql`(${row.key} is null and ${later})`
  const beyond = sql.raw(descending ? '<' : '>')
  const value = valueOf(column, key)
  const after = sql<boolean>`(${row.key} ${beyond}= ${value} and (${row.key} ${beyond} ${value} or ${later}))`
  return nullable.has(column) ? sql`(${after} or ${row.key} is null)` : after
}

import { type RawBuilder, sql } from 'kysely'
import { factOf, traitOf } from '#service/assessment/facts.ts'
import { constructionTypes } from '#vocabulary/constructions.ts'

/** Each type with its bit among the traits. */
const kinds = constructionTypes.map((type) => ({ type, kind: traitOf(factOf('type', type)) ?? 0n }))
const everyKind = kinds.reduce((mask, { kind }) => mask | kind, 0n)
const types = new Map(kinds.map(({ type, kind }) => [Number(kind), type]))

/** The type of a construction as its bit, from its traits or from its name. */
export const kindOf = (by: 'traits' | 'name'): RawBuilder<number> =>
  by === 'traits'
    ? sql`(construction.traits & ${sql.lit(everyKind.toString())}::bigint)`
    : sql`(case construction.type ${sql.join(
        kinds.map(({ type, kind }) => sql`when ${sql.lit(type)} then ${sql.lit(kind.toString())}::bigint`),
        sql` `,
      )} end)`

/** How many there are of each type, the most frequent first. */
export const typesIn = (rows: readonly { readonly kind: number; readonly count: number }[]) =>
  rows
    .flatMap(({ kind, count }) => {
      const type = types.get(kind)
      return type === undefined ? [] : [{ type, count }]
    })
    .toSorted((one, other) => other.count - one.count || (one.type < other.type ? -1 : 1))

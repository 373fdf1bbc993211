import { type RawBuilder, sql } from 'kysely'
import type { QuestionAggregates } from '#contract/construction-questions.ts'
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

/** Numbers as PostgreSQL sends them (`float8send`), one behind the other. */
export function numbersIn(bytes: readonly Buffer[]): Float64Array {
  const all = Buffer.concat(bytes)
  const numbers = new Float64Array(all.length / Float64Array.BYTES_PER_ELEMENT)
  // its own memory is aligned; where a buffer begins is chance
  Buffer.from(numbers.buffer).set(all.swap64())
  return numbers
}

/** Brings the number of a rank to its place, with none that is larger before it and none that is smaller behind it. */
function select(numbers: Float64Array, rank: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const pivot = numbers[(from + to) >> 1] ?? Number.NaN
    let [low, high] = [from, to]
    while (low <= high) {
      while ((numbers[low] ?? pivot) < pivot) low += 1
      while ((numbers[high] ?? pivot) > pivot) high -= 1
      if (low > high) break
      const moved = numbers[low] ?? pivot
      numbers[low] = numbers[high] ?? pivot
      numbers[high] = moved
      low += 1
      high -= 1
    }
    if (rank <= high) to = high
    else if (rank >= low) from = low
    else break
  }
  return numbers[rank] ?? Number.NaN
}

type Summed = Omit<QuestionAggregates['figures'][number], 'figure'>

/** Smallest, middle and largest of numbers, which are put into another order; null where there are none. */
export function summed(numbers: Float64Array): Summed {
  const count = numbers.length
  if (count === 0) return { count, min: null, median: null, max: null }
  const upper = select(numbers, count >> 1)
  let [min, max, lower] = [upper, upper, Number.NEGATIVE_INFINITY]
  numbers.forEach((one, index) => {
    if (one < min) min = one
    if (one > max) max = one
    if (index < count >> 1 && one > lower) lower = one
  })
  return { count, min, median: count % 2 === 1 ? upper : lower + (upper - lower) / 2, max }
}

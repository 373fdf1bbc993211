/** Columns of whole numbers of which less is better, with a rank that is unique and decides between equals. */
export type Columns = {
  readonly values: readonly Float64Array[]
  readonly ranks: Float64Array
  /**
   * Columns from the first on by which rows are better or equal; all where absent. To be less in a later one lets a row
   * stand, but does not make it better: of rows that are equal by the first ones that of the least rank is wanted.
   */
  readonly deciding?: number
}

// of one kind of list each: what reads both is many times slower
const at = (column: Float64Array | undefined, row: number): number => column?.[row] ?? 0
const step = (steps: readonly number[], index: number): number => steps[index] ?? 0

/** The rows of a column, in their order. */
export const pick = (column: Float64Array, rows: readonly number[]): Float64Array => {
  const picked = new Float64Array(rows.length)
  for (let row = 0; row < rows.length; row += 1) picked[row] = column[rows[row] ?? 0] ?? 0
  return picked
}

/** Steps of what is kept by two columns: the first rises, the second falls. */
class Stairs {
  readonly #treads: number[] = []
  readonly #heights: number[] = []

  /** Number of treads up to `tread`. */
  #upTo(tread: number): number {
    let low = 0
    let high = this.#treads.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (step(this.#treads, middle) <= tread) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Takes it in, unless a step is as good in both. */
  add(tread: number, height: number): boolean {
    const below = this.#upTo(tread)
    if (below > 0 && step(this.#heights, below - 1) <= height) return false
    const from = below > 0 && step(this.#treads, below - 1) === tread ? below - 1 : below
    let to = below
    while (to < this.#treads.length && step(this.#heights, to) >= height) to += 1
    this.#treads.splice(from, to - from, tread)
    this.#heights.splice(from, to - from, height)
    return true
  }
}

/** Rows that are not beaten, those kept already compared one by one. */
function byComparing(values: Columns['values'], order: readonly number[]): number[] {
  const kept: number[] = []
  for (const row of order) {
    const isBeaten = kept.some((other) => values.every((column) => at(column, other) <= at(column, row)))
    if (!isBeaten) kept.push(row)
  }
  return kept
}

/** Shares of the columns in a sum, as powers: rows with the least sums beat most of the others. */
const weights = [
  [0, 0, 0, 0],
  [3, 0, 0, 0],
  [0, 3, 0, 0],
  [0, 0, 3, 0],
  [0, 0, 0, 3],
  [6, 3, 0, 0],
  [0, 6, 3, 0],
  [3, 0, 6, 0],
  [3, 3, 0, 0],
  [0, 3, 3, 0],
  [3, 0, 3, 0],
] as const

const rangeOf = (column: Float64Array): number => {
  let least = Infinity
  let most = -Infinity
  for (const value of column) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return most - least || 1
}

/** Rows with the least sum of columns, by some weights. */
function pivotsOf(values: readonly Float64Array[], count: number): number[] {
  const ranges = values.map(rangeOf)
  return weights.map((powers) => {
    const factors = Float64Array.from(ranges, (range, column) => 2 ** (powers[column] ?? 0) / range)
    let best = 0
    let least = Infinity
    for (let row = 0; row < count; row += 1) {
      let sum = 0
      for (let column = 0; column < values.length; column += 1) sum += at(values[column], row) * at(factors, column)
      if (sum < least) {
        least = sum
        best = row
      }
    }
    return best
  })
}

/** Whether one of some points is as good as a point in all three columns, and better in one of those that decide. */
const isBeatenBy =
  ([x, y, z]: readonly [Float64Array, Float64Array, Float64Array], deciding: number) =>
  (a: number, b: number, c: number): boolean => {
    for (let one = 0; one < x.length; one += 1) {
      const p = at(x, one)
      const q = at(y, one)
      const r = at(z, one)
      if (p > a || q > b || r > c) continue
      if (p < a || (deciding > 1 && q < b) || (deciding > 2 && r < c)) return true
    }
    return false
  }

/** Leaves out most of the rows that are beaten, for less than sorting them takes. */
function sifted({ values, ranks, deciding = values.length }: Columns): number[] {
  const pivots = [...new Set(pivotsOf(values, ranks.length))]
  const [first, second = first, third = second] = values
  if (!first || !second || !third || values.length > 3) return siftedBy(pivots, { values, ranks, deciding })
  const isBeaten = isBeatenBy([pick(first, pivots), pick(second, pivots), pick(third, pivots)], deciding)
  const left: number[] = []
  for (let row = 0; row < ranks.length; row += 1)
    if (!isBeaten(at(first, row), at(second, row), at(third, row))) left.push(row)
  return left
}

/** The same for any number of columns. */
function siftedBy(pivots: readonly number[], { values, ranks, deciding }: Columns): number[] {
  const decisive = values.slice(0, deciding)
  const beats = (pivot: number, row: number) =>
    values.every((column) => at(column, pivot) <= at(column, row)) &&
    decisive.some((column) => at(column, pivot) < at(column, row))
  return [...ranks.keys()].filter((row) => !pivots.some((pivot) => beats(pivot, row)))
}

/** Fewer rows than this are sorted as they are. */
const WORTH_SIFTING = 64

/** By the fourth column and those after it that decide. */
function byOthers(values: Columns['values'], deciding: number, [one, other]: readonly [number, number]): number {
  for (let column = 3; column < deciding; column += 1) {
    const difference = at(values[column], one) - at(values[column], other)
    if (difference !== 0) return difference
  }
  return 0
}

/**
 * Rows that no other one beats in one column without losing in another; of equal ones that of the least rank.
 *
 * @returns indices, ordered by the columns that decide
 */
export function skyline({ values, ranks, deciding = values.length }: Columns): number[] {
  const rows = ranks.length > WORTH_SIFTING ? sifted({ values, ranks, deciding }) : [...ranks.keys()]
  const [first, second, third] = values
  const order = rows.sort(
    (one, other) =>
      at(first, one) - at(first, other) ||
      (deciding > 1 && at(second, one) - at(second, other)) ||
      (deciding > 2 && at(third, one) - at(third, other)) ||
      byOthers(values, deciding, [one, other]) ||
      at(ranks, one) - at(ranks, other),
  )
  if (values.length === 0) return order.slice(0, 1)
  if (values.length > 3) return byComparing(values, order)
  const stairs = new Stairs()
  return order.filter((row) => stairs.add(at(second, row), at(third, row)))
}

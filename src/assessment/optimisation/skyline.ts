/** Columns of whole numbers of which less is better, with a rank that is unique and decides between equals. */
export type Columns = { readonly values: readonly Float64Array[]; readonly ranks: Float64Array }

// of one kind of list each: what reads both is many times slower
const at = (column: Float64Array | undefined, row: number): number => column?.[row] ?? 0
const step = (steps: readonly number[], index: number): number => steps[index] ?? 0

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

/** Leaves out most of the rows that are beaten, for less than sorting them takes. */
function sifted({ values, ranks }: Columns): number[] {
  const pivots = [...new Set(pivotsOf(values, ranks.length))]
  const left: number[] = []
  for (let row = 0; row < ranks.length; row += 1) {
    let isBeaten = false
    for (let one = 0; one < pivots.length && !isBeaten; one += 1) {
      const pivot = step(pivots, one)
      let isBetter = false
      let isWorse = false
      for (let column = 0; column < values.length; column += 1) {
        const difference = at(values[column], pivot) - at(values[column], row)
        if (difference < 0) isBetter = true
        else if (difference > 0) {
          isWorse = true
          break
        }
      }
      isBeaten = isBetter && !isWorse
    }
    if (!isBeaten) left.push(row)
  }
  return left
}

/** Fewer rows than this are sorted as they are. */
const WORTH_SIFTING = 64

/**
 * Rows that no other one beats in one column without losing in another; of equal ones that of the least rank.
 *
 * @returns indices, ordered by the columns
 */
export function skyline({ values, ranks }: Columns): number[] {
  const rows = ranks.length > WORTH_SIFTING ? sifted({ values, ranks }) : [...ranks.keys()]
  const columns = [...values, ranks]
  const order = rows.sort((one, other) => {
    for (const column of columns) {
      const difference = at(column, one) - at(column, other)
      if (difference !== 0) return difference
    }
    return 0
  })
  const [, second, third] = values
  if (values.length === 0) return order.slice(0, 1)
  if (values.length > 3) return byComparing(values, order)
  const stairs = new Stairs()
  return order.filter((row) => stairs.add(at(second, row), at(third, row)))
}

import type { QuestionAggregates } from '#contract/construction-questions.ts'

/** Numbers as PostgreSQL sends them (`float8send`), one behind the other. */
export function numbersIn(bytes: readonly Buffer[]): Float64Array {
  const all = Buffer.concat(bytes)
  const numbers = new Float64Array(all.length / Float64Array.BYTES_PER_ELEMENT)
  // its own memory is aligned; where a buffer begins is chance
  Buffer.from(numbers.buffer).set(all.swap64())
  return numbers
}

/** Puts what is smaller than the middle one before what is larger. @returns where those end, and where these begin */
function parted(numbers: Float64Array, from: number, to: number): readonly [high: number, low: number] {
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
  return [high, low]
}

/** Brings the number of a rank to its place, with none that is larger before it and none that is smaller behind it. */
function select(numbers: Float64Array, rank: number): number {
  let [from, to] = [0, numbers.length - 1]
  while (from < to) {
    const [high, low] = parted(numbers, from, to)
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

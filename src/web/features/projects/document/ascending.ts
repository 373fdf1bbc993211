/**
 * Indices of a longest part of a list whose numbers rise, in order: patience sorting, n·log n.
 *
 * @param numbers - all different
 */
export function ascending(numbers: readonly number[]): number[] {
  // the index of the smallest number that ends a rising part of each length, and what came before it there
  const ends: number[] = []
  const before: number[] = []
  for (const [index, number] of numbers.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    before[index] = low > 0 ? (ends[low - 1] ?? -1) : -1
    ends[low] = index
  }
  const found: number[] = []
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) found.push(at)
  return found.toReversed()
}

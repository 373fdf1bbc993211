/** A function in pieces: smooth within one, with jumps between them; NaN where it has no value. */
export type Pieces = {
  readonly valueAt: (x: number) => number
  /** Names the piece that a point lies on. */
  readonly pieceAt: (x: number) => string
}

/** Ends of what is searched, and greatest distance of samples. */
export type Search = { readonly from: number; readonly to: number; readonly step: number }

/** To which a least value and the ends of a range are found. */
const NEAR = 1e-9
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** Where a jump between two points lies: the last point of the first piece, and the first one beyond. */
function jumpBetween({ pieceAt }: Pieces, low: number, high: number): [number, number] {
  let [from, to] = [low, high]
  const piece = pieceAt(low)
  while (to - from > NEAR) {
    const middle = (from + to) / 2
    if (pieceAt(middle) === piece) from = middle
    else to = middle
  }
  return [from, to]
}

/** Points that part what is searched, both sides of each jump among them, rising. */
export function samplesOf(pieces: Pieces, { from, to, step }: Search): number[] {
  const count = Math.ceil((to - from) / step)
  const even = Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count)
  return even.flatMap((x, index) => {
    const before = even[index - 1]
    if (before === undefined || pieces.pieceAt(before) === pieces.pieceAt(x)) return [x]
    return [...jumpBetween(pieces, before, x).filter((one) => one !== before && one !== x), x]
  })
}

/** Golden section: the least of a smooth function that falls and then rises. */
function leastWithin(valueAt: Pieces['valueAt'], low: number, high: number): number {
  let [from, to] = [low, high]
  let [left, right] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)]
  while (to - from > NEAR) {
    if (valueAt(left) <= valueAt(right)) {
      to = right
      right = left
      left = to - GOLDEN * (to - from)
    } else {
      from = left
      left = right
      right = from + GOLDEN * (to - from)
    }
  }
  return (from + to) / 2
}

/** Where a function in pieces is least; undefined where it has no value anywhere. */
export function leastOf(pieces: Pieces, samples: readonly number[]): number | undefined {
  const { valueAt } = pieces
  const candidates = samples.flatMap((x, index) => {
    const [before = x, after = x] = [samples[index - 1], samples[index + 1]]
    const value = valueAt(x)
    if (!(value <= valueAt(before)) && index > 0) return []
    if (!(value <= valueAt(after)) && index < samples.length - 1) return []
    const isWhole = (other: number) => pieces.pieceAt(other) === pieces.pieceAt(x)
    return [x, leastWithin(valueAt, isWhole(before) ? before : x, isWhole(after) ? after : x)]
  })
  let best: number | undefined
  for (const x of candidates) if (best === undefined || valueAt(x) < valueAt(best)) best = x
  return best !== undefined && Number.isNaN(valueAt(best)) ? undefined : best
}

/** Points around one that hold a value at most so great, as far as they hang together. */
export function rangeAround({ valueAt }: Pieces, samples: readonly number[], x: number, most: number) {
  const reach = (others: readonly number[]): number => {
    let inside = x
    for (const other of others) {
      if (valueAt(other) <= most) {
        inside = other
        continue
      }
      let outside = other
      while (Math.abs(outside - inside) > NEAR) {
        const middle = (inside + outside) / 2
        if (valueAt(middle) <= most) inside = middle
        else outside = middle
      }
      break
    }
    return inside
  }
  return {
    from: reach(samples.filter((other) => other < x).toReversed()),
    to: reach(samples.filter((other) => other > x)),
  }
}

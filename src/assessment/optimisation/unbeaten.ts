import type { Region } from './regions.ts'
import { pick, skyline } from './skyline.ts'

/** Candidates that are compared before the beaten ones are dropped. */
const AT_ONCE = 50_000

/** Alternatives with their objectives in grains. */
export type Batch = { readonly values: readonly Float64Array[]; readonly ranks: Float64Array }

/** With the number of their region. */
type Left = Batch & { readonly regions: Float64Array }

/** An alternative that is on the front as far as tables tell. */
export type Candidate = { readonly rank: number; readonly region: Region }

const joined = (parts: readonly Left[]): Left => {
  const whole = (columnOf: (part: Left) => Float64Array | undefined) => {
    const columns = parts.map((part) => columnOf(part) ?? new Float64Array())
    const all = new Float64Array(columns.reduce((sum, { length }) => sum + length, 0))
    let from = 0
    for (const column of columns) {
      all.set(column, from)
      from += column.length
    }
    return all
  }
  return {
    values: parts[0]?.values.map((_, at) => whole(({ values }) => values[at])) ?? [],
    ranks: whole(({ ranks }) => ranks),
    regions: whole(({ regions }) => regions),
  }
}

const reduced = (all: Left): Left => {
  const rows = skyline(all)
  return {
    values: all.values.map((column) => pick(column, rows)),
    ranks: pick(all.ranks, rows),
    regions: pick(all.regions, rows),
  }
}

/** Collects alternatives, of which it keeps those that no other one beats. */
export class Unbeaten {
  #left: Left
  #waiting: Left[] = []
  #count = 0
  /** As many as alternatives at the worst: only those of what is left are kept. */
  #regions = new Map<number, Region>()
  #number = 0

  constructor(objectives: number) {
    const values = Array.from({ length: objectives }, () => new Float64Array())
    this.#left = { values, ranks: new Float64Array(), regions: new Float64Array() }
  }

  add(region: Region, batch: Batch): void {
    const { length } = batch.ranks
    if (length === 0) return
    this.#regions.set(this.#number, region)
    this.#waiting.push({ ...batch, regions: new Float64Array(length).fill(this.#number) })
    this.#number += 1
    this.#count += length
    if (this.#count > AT_ONCE) this.#compare()
  }

  #compare(): void {
    this.#left = reduced(joined([this.#left, ...this.#waiting]))
    this.#waiting = []
    this.#count = 0
    const still = new Set(this.#left.regions)
    this.#regions = new Map([...this.#regions].filter(([one]) => still.has(one)))
  }

  /** Those that are left, ordered by the objectives. */
  candidates(): readonly Candidate[] {
    this.#compare()
    const { ranks, regions } = this.#left
    return Array.from(ranks, (rank, row) => ({ rank, region: this.#regions.get(regions[row] ?? -1) })).flatMap(
      ({ rank, region }) => (region ? [{ rank, region }] : []),
    )
  }
}

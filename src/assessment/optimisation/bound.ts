import { type SummedFigure, summedFigures } from './layer-sums.ts'
import { surfaceTemperatureBy } from './leaf.ts'
import type { Region } from './regions.ts'

/** Of the columns of tables the first one of sums; before it stand resistance and rank. */
const SUMS = 2

/**
 * The best that alternatives of a region can still come to, of which some options are chosen: the least of every sum, and
 * the most resistance. NaN where that is not known.
 */
export class Bound implements Record<SummedFigure, number> {
  gwp = 0
  penrt = 0
  pert = 0
  thickness = 0
  mass = 0
  cost = 0
  costOverStudyPeriod = 0
  costDiscounted = 0
  /** What swings through follows from no sum. */
  readonly timeShift = Number.NaN
  readonly decrement = Number.NaN
  readonly #region: Region
  #resistance = 0

  constructor(region: Region) {
    this.#region = region
  }

  /** @param sums - of what is chosen @param best - that the rest can add; columns as the tables have them */
  turnTo(sums: Float64Array, best: Float64Array): void {
    this.#resistance = (sums[0] ?? 0) + (best[0] ?? 0)
    for (let at = 0; at < summedFigures.length; at += 1) {
      const figure = summedFigures[at]
      if (figure) this[figure] = (sums[at + SUMS] ?? 0) + (best[at + SUMS] ?? 0)
    }
  }

  get uValue(): number {
    return this.#region.heat(this.#resistance)
  }
  get fRsi(): number {
    return this.#region.factor(this.#resistance)
  }
  get surfaceTemperature(): number {
    return surfaceTemperatureBy(this.fRsi)
  }
}

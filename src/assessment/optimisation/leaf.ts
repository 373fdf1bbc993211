import { climateOf } from '#engine/climate/room-climate.ts'
import { surfaceTemperature } from '#engine/formulas/moisture.ts'
import type { SummedFigure } from './layer-sums.ts'
import type { Rows } from './path.ts'
import type { Region } from './regions.ts'
import type { Swings } from './swings.ts'

/** Figures that need no sum, but no assessment either. */
export const pathFigures = ['uValue', 'timeShift', 'decrement', 'fRsi', 'surfaceTemperature'] as const

/** Figures of an alternative by its tables [units of the figures]; NaN where unknown. */
export type Estimate = Record<SummedFigure | (typeof pathFigures)[number], number>

/** The stationary climate is that of the standard, whatever the room is. */
const { insideTemperature, outsideTemperature } = climateOf().stationary

export const surfaceTemperatureBy = (factor: number): number =>
  surfaceTemperature.of(factor, insideTemperature, outsideTemperature)

/** An alternative of a region; what is no sum is worked out when it is asked for. Written anew for each. */
export class Leaf implements Estimate {
  gwp = 0
  penrt = 0
  pert = 0
  thickness = 0
  mass = 0
  cost = 0
  costOverStudyPeriod = 0
  costDiscounted = 0
  readonly #region: Region
  readonly #rows: Rows
  #resistance = 0
  #uValue: number | undefined
  #swings: Swings | undefined

  /** @param rows - of the summed slots; they change with the alternative */
  constructor(region: Region, rows: Rows) {
    this.#region = region
    this.#rows = rows
  }

  /** Turns to another alternative. @param resistance - of the summed slots [m²·K/W] */
  turnTo(resistance: number): void {
    this.#resistance = resistance
    this.#uValue = undefined
    this.#swings = undefined
  }

  get uValue(): number {
    return (this.#uValue ??= this.#region.heat(this.#resistance))
  }
  get fRsi(): number {
    return this.#region.factor(this.#resistance)
  }
  get surfaceTemperature(): number {
    return surfaceTemperatureBy(this.fRsi)
  }
  get timeShift(): number {
    return (this.#swings ??= this.#region.path().swings(this.#rows)).timeShift
  }
  get decrement(): number {
    return (this.#swings ??= this.#region.path().swings(this.#rows)).decrement
  }

  /** Whether water surely condenses in the balance of two periods. */
  condenses(): boolean {
    return this.#region.path().condenses(this.#rows)
  }
}

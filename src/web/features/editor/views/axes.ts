import { roundTicks, tickDecimals } from '#web/charts/ticks.ts'

/** An axis from its least to its greatest tick, along so many px. */
export type Axis = {
  readonly ticks: readonly number[]
  readonly decimals: number
  readonly at: (value: number) => number
}

/** Part of the span that stays free at both ends. */
const FREE = 0.06

/**
 * An axis with round ticks that hold both ends.
 *
 * @param from - where the least tick lies [px]; `to` where the greatest does
 */
export function roundAxis(least: number, greatest: number, most: number, from: number, to: number): Axis {
  const ticks = roundTicks(least, greatest, most)
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)]
  return {
    ticks,
    decimals: tickDecimals(ticks),
    at: (value) => from + ((to - from) * (value - first)) / (last - first),
  }
}

/** The same around values, with some room at both ends. */
export function axisOf(values: readonly number[], most: number, from: number, to: number): Axis {
  const [least, greatest] = [Math.min(...values), Math.max(...values)]
  const free = Math.max((greatest - least) * FREE, Math.abs(greatest) * 0.01, 1e-6)
  return roundAxis(least - free, greatest + free, most, from, to)
}

/** An axis with ticks every step from its begin to its end. */
export function linearAxis(begin: number, end: number, step: number, from: number, to: number): Axis {
  const count = Math.floor((end - begin) / step + 1e-9)
  return {
    ticks: Array.from({ length: count + 1 }, (_, index) => begin + index * step),
    decimals: tickDecimals([begin, begin + step]),
    at: (value) => from + ((to - from) * (value - begin)) / (end - begin),
  }
}

const steps = [1, 2, 2.5, 5] as const

/**
 * Round numbers along an axis that hold the values, zero among them where the values lie around it.
 *
 * @param most - the most intervals wanted
 * @returns ascending, at least two
 */
export function roundTicks(lowest: number, highest: number, most: number): number[] {
  const span = highest - lowest
  if (!(span > 0)) return [lowest, lowest + 1]
  const rough = span / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((candidate) => candidate * power >= rough * (1 - 1e-9)) ?? 10) * power
  const first = Math.floor(lowest / step + 1e-9)
  const last = Math.ceil(highest / step - 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
}

/** Decimals that tell neighbouring ticks apart without rounding them. */
export function tickDecimals(ticks: readonly number[]): number {
  const step = Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))
  const exact = (decimals: number) => Math.abs(step * 10 ** decimals - Math.round(step * 10 ** decimals)) < 1e-6
  return [0, 1, 2, 3, 4, 5].find(exact) ?? 6
}

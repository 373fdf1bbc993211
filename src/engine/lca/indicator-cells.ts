import { belongsTo, type Generation, generations, type Indicator, indicators } from '#vocabulary/indicators.ts'

/** Indicators of a generation in the order in which cells hold them; at most 31, one bit of a mask each. */
export const indicatorsOf = Object.fromEntries(
  generations.map((generation) => [generation, indicators.filter((indicator) => belongsTo(indicator, generation))]),
) as Record<Generation, Indicator[]>

/**
 * A row of cells, each with one value per indicator. The mask of a cell is 0 while nothing was put there; otherwise its
 * sign bit is set, and bit k tells that indicator k is declared by all that was added. A value whose bit is not set is
 * no figure.
 */
export type IndicatorCells = {
  readonly width: number
  readonly values: Float64Array
  readonly masks: Int32Array
}

/** Sign bit: something was put into the cell. */
export const FILLED = 1 << 31

export const allDeclared = (width: number): number => (2 ** width - 1) | 0 | FILLED

export const emptyCells = (width: number, count: number): IndicatorCells => ({
  width,
  values: new Float64Array(width * count),
  masks: new Int32Array(count),
})

/** Whether anything was put into the cell. */
export const isFilled = (cells: IndicatorCells, cell: number): boolean => cells.masks[cell] !== 0

/** Narrows what the cell declares to what `mask` declares too. */
const narrow = ({ masks }: IndicatorCells, cell: number, mask: number) => {
  const before = masks[cell] ?? 0
  masks[cell] = before === 0 ? mask : before & mask
}

/** Adds `factor` times a cell of `source`. An empty one adds nothing and declares nothing. */
export function addCell(
  target: IndicatorCells,
  cell: number,
  source: IndicatorCells,
  sourceCell: number,
  factor: number,
): void {
  const mask = source.masks[sourceCell] ?? 0
  if (mask === 0) return
  narrow(target, cell, mask)
  const { width, values } = target
  const from = source.values
  const start = cell * width
  const shift = sourceCell * width - start
  for (let at = start; at < start + width; at += 1) values[at] = (values[at] ?? 0) + factor * (from[at + shift] ?? 0)
}

/** Puts a known zero there: nothing happens, and that is certain for every indicator. */
export const addZero = (target: IndicatorCells, cell: number): void => narrow(target, cell, allDeclared(target.width))

/** One figure of a cell; null where it is not declared. */
export const figureOf = ({ width, values, masks }: IndicatorCells, cell: number, indicator: number): number | null =>
  indicator >= 0 && (masks[cell] ?? 0) & (1 << indicator) ? (values[cell * width + indicator] ?? null) : null

/** The declared figures of a cell by name. */
export function figuresOf(
  { width, values, masks }: IndicatorCells,
  cell: number,
  names: readonly Indicator[],
): Partial<Record<Indicator, number>> {
  const figures: Partial<Record<Indicator, number>> = {}
  const mask = masks[cell] ?? 0
  const start = cell * width
  let bit = 0
  for (const name of names) {
    if (mask & (1 << bit)) figures[name] = values[start + bit] ?? 0
    bit += 1
  }
  return figures
}

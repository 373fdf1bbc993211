import { belongsTo, type Generation, generations, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { completeFigures, type IndicatorFigures } from './complete-figures.ts'

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

/** What a mask declares: an empty form to copy, and the names and places to fill it from. */
type Form = {
  readonly blank: Readonly<Partial<Record<Indicator, number>>>
  readonly names: readonly Indicator[]
  readonly places: readonly number[]
}
const forms = new Map<number, Form>()

/** The form of a mask. Copies share their shape, which makes writing them out cheap. */
const formOf = (mask: number, all: readonly Indicator[]): Form => {
  const key = mask * 32 + all.length
  const known = forms.get(key)
  if (known) return known
  const places = all.flatMap((_, place) => (mask & (1 << place) ? [place] : []))
  const names = all.filter((_, place) => mask & (1 << place))
  // A fraction, so that the copies hold doubles from the start.
  const form = { blank: Object.fromEntries(names.map((name) => [name, 0.5])), names, places }
  forms.set(key, form)
  return form
}

/** The declared figures of a cell by name. */
export function figuresOf(
  { width, values, masks }: IndicatorCells,
  cell: number,
  generation: Generation,
): IndicatorFigures {
  const mask = masks[cell] ?? 0
  const start = cell * width
  if (mask === allDeclared(width)) return completeFigures[generation](values, start)
  const { blank, names, places } = formOf(mask, indicatorsOf[generation])
  const figures = { ...blank }
  let next = 0
  for (const name of names) {
    figures[name] = values[start + (places[next] ?? 0)] ?? 0
    next += 1
  }
  return figures
}

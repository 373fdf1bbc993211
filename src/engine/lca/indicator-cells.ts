import { belongsTo, type Generation, type Indicator, indicators } from '#vocabulary/indicators.ts'
import { completeFigures, type IndicatorFigures, type Places, placesOf } from './complete-figures.ts'

/** What a summary shows; cells hold these first, so that a summary needs only the start of each. */
const leading: readonly Indicator[] = ['gwpTotal', 'gwpA1', 'gwpFossil', 'gwpBiogenic', 'penrt', 'pert']

const inCells = (generation: Generation): Indicator[] => {
  const own = indicators.filter((indicator) => belongsTo(indicator, generation))
  return [
    ...leading.filter((indicator) => own.includes(indicator)),
    ...own.filter((indicator) => !leading.includes(indicator)),
  ]
}

/** Indicators of a generation in the order in which cells hold them; at most 31, one bit of a mask each. */
export const indicatorsOf: Readonly<Record<Generation, readonly Indicator[]>> = {
  'EN 15804+A1': inCells('EN 15804+A1'),
  'EN 15804+A2': inCells('EN 15804+A2'),
}

/** Place of each indicator in a cell; −1 of one that the generation does not define. */
const placesIn: Readonly<Record<Generation, Places>> = {
  'EN 15804+A1': placesOf(indicatorsOf['EN 15804+A1']),
  'EN 15804+A2': placesOf(indicatorsOf['EN 15804+A2']),
}

const leadingIn = (generation: Generation) => indicatorsOf[generation].filter((one) => leading.includes(one)).length

/** How much of a cell a summary needs. */
export const summaryWidth: Readonly<Record<Generation, number>> = {
  'EN 15804+A1': leadingIn('EN 15804+A1'),
  'EN 15804+A2': leadingIn('EN 15804+A2'),
}

/**
 * A row of cells, each with one value per indicator. The mask of a cell is 0 while nothing was put there; otherwise its
 * sign bit is set, and bit k tells that indicator k is declared by all that was added. A value whose bit is not set is
 * no figure but the sum of what declares it: a lower bound, where `some` has its bit.
 */
export type IndicatorCells = {
  readonly width: number
  readonly values: Float64Array
  readonly masks: Int32Array
  /** Bit k: indicator k is declared by some of what was added. */
  readonly some: Int32Array
}

/** Sign bit: something was put into the cell. */
export const FILLED = 1 << 31

/** Mask of a cell of which every indicator is declared. */
export const allDeclared = (width: number): number => (-1 >>> (32 - width)) | FILLED

export const emptyCells = (width: number, count: number): IndicatorCells => ({
  width,
  values: new Float64Array(width * count),
  masks: new Int32Array(count),
  some: new Int32Array(count),
})

/** Whether anything was put into the cell. */
export const isFilled = (cells: IndicatorCells, cell: number): boolean => cells.masks[cell] !== 0

/** Narrows what the cell declares to what `mask` declares too. */
const narrow = ({ masks }: IndicatorCells, cell: number, mask: number) => {
  const before = masks[cell] ?? 0
  masks[cell] = before === 0 ? mask : before & mask
}

/**
 * Adds `factor` times a cell of `source`; of a wider one its start. An empty one adds nothing and declares nothing.
 */
export function addCell(
  target: IndicatorCells,
  cell: number,
  source: IndicatorCells,
  sourceCell: number,
  factor: number,
): void {
  const mask = source.masks[sourceCell] ?? 0
  if (mask === 0) return
  const { width, values } = target
  narrow(target, cell, mask & allDeclared(width))
  target.some[cell] = (target.some[cell] ?? 0) | (source.some[sourceCell] ?? 0)
  const from = source.values
  const start = cell * width
  const shift = sourceCell * source.width - start
  for (let at = start; at < start + width; at += 1) values[at] = (values[at] ?? 0) + factor * (from[at + shift] ?? 0)
}

/** Puts a known zero there: nothing happens, and that is certain for every indicator. */
export const addZero = (target: IndicatorCells, cell: number): void => {
  narrow(target, cell, allDeclared(target.width))
  target.some[cell] = allDeclared(target.width)
}

/** One figure of a cell; null where it is not declared. */
export const figureOf = ({ width, values, masks }: IndicatorCells, cell: number, indicator: number): number | null =>
  indicator >= 0 && (masks[cell] ?? 0) & (1 << indicator) ? (values[cell * width + indicator] ?? null) : null

/** The sum of what declares it, a lower bound where something does not; null where nothing does. */
export const partialOf = ({ width, values, some }: IndicatorCells, cell: number, indicator: number): number | null =>
  indicator >= 0 && (some[cell] ?? 0) & (1 << indicator) ? (values[cell * width + indicator] ?? null) : null

/** Whether something that was added leaves the indicator out. */
export const isPartial = ({ masks }: IndicatorCells, cell: number, indicator: number): boolean =>
  indicator >= 0 && masks[cell] !== 0 && ((masks[cell] ?? 0) & (1 << indicator)) === 0

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
  if (mask === allDeclared(width)) return completeFigures[generation](values, start, placesIn[generation])
  const { blank, names, places } = formOf(mask, indicatorsOf[generation])
  const figures = { ...blank }
  let next = 0
  for (const name of names) {
    figures[name] = values[start + (places[next] ?? 0)] ?? 0
    next += 1
  }
  return figures
}

import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionComparison, comparedFigures } from '#contract/constructions.ts'
import type { Quantity } from '#web/lib/format.ts'

export type ComparedItem = ConstructionComparison['items'][number]
export type ComparedFigure = (typeof comparedFigures)[number]

/** A row of figures: how it is written, and whether one of them can be called the best. */
export type FigureRow = {
  readonly figure: ComparedFigure
  readonly quantity: Quantity
  readonly ranked: boolean
  /** A sum over the life cycle: a lower bound where data is missing. */
  readonly balance: boolean
}

const valueOf: Readonly<Record<ComparedFigure, (kpis: KeyPerformanceIndicators) => number | null>> = {
  uValue: ({ thermal }) => thermal.uValue,
  thickness: ({ geometry }) => geometry.thickness,
  mass: ({ geometry }) => geometry.mass,
  fRsi: ({ moisture }) => moisture.fRsi,
  condensate: ({ moisture }) => moisture.condensate,
  dryingReserve: ({ moisture }) => moisture.dryingReserve,
  timeShift: ({ summer }) => summer.timeShift,
  decrement: ({ summer }) => summer.decrement,
  arealHeatCapacityInside: ({ summer }) => summer.arealHeatCapacityInside,
  gwp: ({ lifeCycle }) => lifeCycle.gwp?.total ?? null,
  penrt: ({ lifeCycle }) => lifeCycle.penrt?.total ?? null,
  pert: ({ lifeCycle }) => lifeCycle.pert?.total ?? null,
  biogenicCarbonStored: ({ lifeCycle }) => lifeCycle.biogenicCarbonStored,
}

/** Whether the delay is longer than a day, and so known only up to whole days. */
export const isBeyondDay = ({ kpis }: Pick<ComparedItem, 'kpis'>, figure: ComparedFigure): boolean =>
  figure === 'timeShift' && kpis.warnings.some(({ code }) => code === 'timeShiftAmbiguous')

/** A figure of an item, in the unit on the wire; null where it is not known or not comparable. */
export const figureOf = (item: Pick<ComparedItem, 'kpis'>, figure: ComparedFigure): number | null =>
  isBeyondDay(item, figure) ? null : valueOf[figure](item.kpis)

const row = (figure: ComparedFigure, quantity: Quantity, ranked = true): FigureRow => ({
  figure,
  quantity,
  ranked,
  balance: figure === 'gwp' || figure === 'penrt' || figure === 'pert',
})

/** Rows of figures by group, in the order of the table. More mass or renewable energy is neither better nor worse. */
export const rowGroups = [
  {
    group: 'heatAndMoisture',
    rows: [
      row('uValue', 'uValue'),
      'conformity',
      'condensation',
      row('fRsi', 'factor'),
      row('dryingReserve', 'condensate'),
    ],
  },
  {
    group: 'summer',
    rows: [row('timeShift', 'hours'), row('decrement', 'factor'), row('arealHeatCapacityInside', 'heatCapacity')],
  },
  { group: 'construction', rows: [row('thickness', 'thickness'), row('mass', 'mass', false)] },
  {
    group: 'lifeCycle',
    rows: [
      row('gwp', 'gwp'),
      row('penrt', 'primaryEnergy'),
      row('pert', 'primaryEnergy', false),
      row('biogenicCarbonStored', 'carbonStored'),
    ],
  },
] as const satisfies readonly {
  readonly group: string
  readonly rows: readonly (FigureRow | 'conformity' | 'condensation')[]
}[]

/** Short names for columns and charts: the office's mark, else a letter by place. */
export const marksOf = (items: readonly Pick<ComparedItem, 'code'>[]): readonly string[] =>
  items.map(({ code }, index) => code ?? String.fromCodePoint(65 + index))

/**
 * Which columns are marked as the best of a row: the best one, and those that read the same on screen; none where all do.
 *
 * @param best - id of the best one; undefined where there is none
 */
export function bestOnScreen(
  written: readonly { readonly id: string; readonly text: string }[],
  best: string | undefined,
) {
  const text = written.find(({ id }) => id === best)?.text
  const equal = written.filter((one) => one.text === text).map(({ id }) => id)
  return equal.length < written.length ? equal : []
}

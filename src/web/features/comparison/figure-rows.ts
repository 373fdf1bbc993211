import { type ComparedFigure, comparedFigure } from '#contract/compared-figures.ts'
import type { ConstructionComparison } from '#contract/construction-comparison.ts'
import { definitionOf } from '#vocabulary/figures.ts'
import type { Quantity } from '#vocabulary/quantities.ts'

export type ComparedItem = ConstructionComparison['items'][number]

/** A row of figures: how it is written, and whether one of them can be called the best. */
export type FigureRow = {
  readonly figure: ComparedFigure
  readonly quantity: Quantity
  readonly ranked: boolean
}

const row = (figure: ComparedFigure): FigureRow => {
  const { quantity, better } = definitionOf(figure)
  return { figure, quantity, ranked: better !== null }
}

/** Rows of figures by group, in the order of the table. More mass or renewable energy is neither better nor worse. */
export const rowGroups = [
  {
    group: 'heatAndMoisture',
    rows: [row('uValue'), 'conformity', 'condensation', row('fRsi'), row('dryingReserve')],
  },
  {
    group: 'summer',
    rows: [row('timeShift'), row('decrement'), row('arealHeatCapacityInside')],
  },
  { group: 'construction', rows: [row('thickness'), row('mass')] },
  {
    group: 'lifeCycle',
    rows: [row('gwp'), row('penrt'), row('pert'), row('biogenicCarbonStored')],
  },
  { group: 'cost', rows: [row('cost'), row('costOverStudyPeriod')] },
] as const satisfies readonly {
  readonly group: string
  readonly rows: readonly (FigureRow | 'conformity' | 'condensation')[]
}[]

/** The groups of which anything is known of any of the constructions: nobody's cost is asked for, nor headed. */
export const groupsOf = (items: readonly Pick<ComparedItem, 'kpis'>[]) =>
  rowGroups.filter(({ rows }) =>
    rows.some((one) => typeof one === 'string' || items.some(({ kpis }) => comparedFigure(kpis, one.figure) !== null)),
  )

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

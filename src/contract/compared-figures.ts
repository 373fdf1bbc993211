import { definitionOf } from '#vocabulary/figures.ts'
import type { KeyPerformanceIndicators } from './assessment.ts'
import type { comparedFigures } from './construction-comparison.ts'
import { figureValue } from './figure-values.ts'

export type ComparedFigure = (typeof comparedFigures)[number]

/** Sums over the life cycle: lower bounds where data is missing, and then not to be ranked. */
const isBalance = (figure: ComparedFigure): boolean => definitionOf(figure).balance === true

/** Whether a figure is a lower bound, because data is missing. */
export const isLowerBound = ({ lifeCycle }: KeyPerformanceIndicators, figure: ComparedFigure): boolean =>
  figure === 'biogenicCarbonStored'
    ? lifeCycle.biogenicCarbonBound === 'lower'
    : isBalance(figure) && !lifeCycle.complete

/** Whether the delay is longer than a day, and so known only up to whole days: nothing to compare with. */
export const isBeyondDay = ({ warnings }: KeyPerformanceIndicators, figure: ComparedFigure): boolean =>
  figure === 'timeShift' && warnings.some(({ code }) => code === 'timeShiftAmbiguous')

/** A figure that constructions are compared by, in the unit on the wire; null where it is unknown or not comparable. */
export const comparedFigure = (kpis: KeyPerformanceIndicators, figure: ComparedFigure): number | null =>
  isBeyondDay(kpis, figure) ? null : figureValue(kpis, figure)

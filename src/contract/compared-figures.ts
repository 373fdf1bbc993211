import { definitionOf, type FigureKey } from '#vocabulary/figures.ts'
import type { KeyPerformanceIndicators } from './assessment.ts'
import type { comparedFigures } from './construction-comparison.ts'
import { figureValue } from './figure-values.ts'

export type ComparedFigure = (typeof comparedFigures)[number]

/** Sums over the life cycle: lower bounds where data is missing, and then not to be ranked. */
const isBalance = (figure: ComparedFigure): boolean => definitionOf(figure).balance === true

/** Whether a figure is a lower bound, because data is missing. */
export function isLowerBound({ lifeCycle, cost }: KeyPerformanceIndicators, figure: ComparedFigure): boolean {
  switch (figure) {
    case 'biogenicCarbonStored':
      return lifeCycle.biogenicCarbonBound === 'lower'
    case 'cost':
      return cost?.first?.bound === 'lower'
    case 'costOverStudyPeriod':
      return cost?.overStudyPeriod?.bound === 'lower'
    default:
      return isBalance(figure) && !lifeCycle.complete
  }
}

/** Whether a figure is told at all: cost only where somebody asks who has prices. */
export const isTold = (all: readonly KeyPerformanceIndicators[], figure: FigureKey): boolean =>
  !definitionOf(figure).place.startsWith('cost.') || all.some(({ cost }) => cost !== undefined)

/** Whether the delay is longer than a day, and so known only up to whole days: nothing to compare with. */
export const isBeyondDay = ({ warnings }: KeyPerformanceIndicators, figure: ComparedFigure): boolean =>
  figure === 'timeShift' && warnings.some(({ code }) => code === 'timeShiftAmbiguous')

/** A figure that constructions are compared by, in the unit on the wire; null where it is unknown or not comparable. */
export const comparedFigure = (kpis: KeyPerformanceIndicators, figure: ComparedFigure): number | null =>
  isBeyondDay(kpis, figure) ? null : figureValue(kpis, figure)

import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import { isBeyondDay, isTold } from '#contract/compared-figures.ts'
import { figureValue } from '#contract/figure-values.ts'
import { definitionOf, type FigureKey, figureKeys, unitOfFigure } from '#vocabulary/figures.ts'

/** A single figure of a construction as tables list it: its unit, the standard it follows, and its value. */
export type Figure = {
  readonly key: FigureKey
  readonly unit: string
  readonly basis: string
  readonly of: (kpis: KeyPerformanceIndicators) => number | null
}

const figures: readonly Figure[] = figureKeys.map((key) => ({
  key,
  unit: unitOfFigure(key),
  basis: definitionOf(key).clause,
  of: (kpis) => figureValue(kpis, key),
}))

/** Every single figure that is told of constructions, in the order of the list. */
export const figuresOf = (all: readonly KeyPerformanceIndicators[]): readonly Figure[] =>
  figures.filter(({ key }) => isTold(all, key))

/** The figure where it can be set beside others: a delay of more than a day is known only up to whole days. */
export const comparableFigure = ({ key, of }: Figure, kpis: KeyPerformanceIndicators): number | null =>
  key === 'timeShift' && isBeyondDay(kpis, key) ? null : of(kpis)

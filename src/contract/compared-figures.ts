import type { KeyPerformanceIndicators } from './assessment.ts'
import type { comparedFigures } from './constructions.ts'

export type ComparedFigure = (typeof comparedFigures)[number]

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

/** Sums over the life cycle: lower bounds where data is missing, and then not to be ranked. */
export const isBalance = (figure: ComparedFigure): boolean =>
  figure === 'gwp' || figure === 'penrt' || figure === 'pert'

/** Whether the delay is longer than a day, and so known only up to whole days: nothing to compare with. */
export const isBeyondDay = ({ warnings }: KeyPerformanceIndicators, figure: ComparedFigure): boolean =>
  figure === 'timeShift' && warnings.some(({ code }) => code === 'timeShiftAmbiguous')

/** A figure that constructions are compared by, in the unit on the wire; null where it is unknown or not comparable. */
export const comparedFigure = (kpis: KeyPerformanceIndicators, figure: ComparedFigure): number | null =>
  isBeyondDay(kpis, figure) ? null : valueOf[figure](kpis)

import type { FigureKey } from '#vocabulary/figures.ts'
import type { KeyPerformanceIndicators } from './assessment.ts'

/** Where each figure of the list stands in an answer; null where it is not known or outside its method. */
const valueOf: Readonly<Record<FigureKey, (kpis: KeyPerformanceIndicators) => number | null>> = {
  uValue: ({ thermal }) => thermal.uValue,
  rTotal: ({ thermal }) => thermal.rTotal,
  rUpper: ({ thermal }) => thermal.rUpper,
  rLower: ({ thermal }) => thermal.rLower,
  rsi: ({ thermal }) => thermal.rsi,
  rse: ({ thermal }) => thermal.rse,
  thickness: ({ geometry }) => geometry.thickness,
  mass: ({ geometry }) => geometry.mass,
  fRsi: ({ moisture }) => moisture.fRsi,
  surfaceTemperature: ({ moisture }) => moisture.surfaceTemperature,
  condensate: ({ moisture }) => moisture.condensate,
  evaporation: ({ moisture }) => moisture.evaporation,
  condensateLimit: ({ moisture }) => moisture.limit,
  dryingReserve: ({ moisture }) => moisture.dryingReserve,
  sdInside: ({ moisture }) => moisture.sdInside,
  sdOutside: ({ moisture }) => moisture.sdOutside,
  sdTotal: ({ moisture }) => moisture.sdTotal,
  timeShift: ({ summer }) => summer.timeShift,
  decrement: ({ summer }) => summer.decrement,
  dampingTav: ({ summer }) => summer.dampingTav,
  periodicTransmittance: ({ summer }) => summer.periodicTransmittance,
  arealHeatCapacityInside: ({ summer }) => summer.arealHeatCapacityInside,
  arealHeatCapacityOutside: ({ summer }) => summer.arealHeatCapacityOutside,
  effectiveHeatCapacity: ({ summer }) => summer.effectiveHeatCapacity,
  gwp: ({ lifeCycle }) => lifeCycle.gwp?.total ?? null,
  gwpPerYear: ({ lifeCycle }) => lifeCycle.gwp?.perYear ?? null,
  gwpFossil: ({ lifeCycle }) => lifeCycle.gwpFossil?.total ?? null,
  gwpFossilPerYear: ({ lifeCycle }) => lifeCycle.gwpFossil?.perYear ?? null,
  gwpBiogenic: ({ lifeCycle }) => lifeCycle.gwpBiogenic?.total ?? null,
  gwpBiogenicPerYear: ({ lifeCycle }) => lifeCycle.gwpBiogenic?.perYear ?? null,
  penrt: ({ lifeCycle }) => lifeCycle.penrt?.total ?? null,
  penrtPerYear: ({ lifeCycle }) => lifeCycle.penrt?.perYear ?? null,
  pert: ({ lifeCycle }) => lifeCycle.pert?.total ?? null,
  pertPerYear: ({ lifeCycle }) => lifeCycle.pert?.perYear ?? null,
  gwpD: ({ lifeCycle }) => lifeCycle.moduleD.gwp,
  penrtD: ({ lifeCycle }) => lifeCycle.moduleD.penrt,
  pertD: ({ lifeCycle }) => lifeCycle.moduleD.pert,
  biogenicCarbonStored: ({ lifeCycle }) => lifeCycle.biogenicCarbonStored,
}

/** A figure of an answer, in the unit of the list. */
export const figureValue = (kpis: KeyPerformanceIndicators, key: FigureKey): number | null => valueOf[key](kpis)

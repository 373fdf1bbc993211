import { type FormulaId, formulaDefinition } from '#vocabulary/formulas.ts'
import type { Formula, Inputs, TraceStep } from '../trace.ts'
import * as heat from './heat.ts'
import * as lifeCycle from './life-cycle.ts'
import * as moisture from './moisture.ts'
import * as summer from './summer.ts'

type Registry = { readonly [Id in FormulaId]: Formula<Inputs<Id>, Id> }

/** Every formula of the vocabulary with its arithmetic, which is the one the engine computes with. */
export const formulas: Registry = {
  surfaceResistance: heat.surfaceResistance,
  externalSurfaceResistance: heat.externalSurfaceResistance,
  layerResistance: heat.layerResistance,
  thinSheet: heat.thinSheet,
  airLayerResistance: heat.airLayerResistance,
  airSpaceResistance: heat.airSpaceResistance,
  sumOfResistances: heat.sumOfResistances,
  meanResistance: heat.meanResistance,
  memberChange: heat.memberChange,
  pathResistance: heat.pathResistance,
  upperLimit: heat.upperLimit,
  meanOfLimits: heat.meanOfLimits,
  slightlyVentilated: heat.slightlyVentilated,
  invertedRoof: heat.invertedRoof,
  transmittance: heat.transmittance,
  reciprocal: heat.reciprocal,
  arealMass: heat.arealMass,
  arealMassFramed: heat.arealMassFramed,
  sumOfLayers: heat.sumOfLayers,
  moistureInside: moisture.moistureInside,
  moistureOutside: moisture.moistureOutside,
  temperatureFactor: moisture.temperatureFactor,
  surfaceTemperature: moisture.surfaceTemperature,
  vapourThickness: moisture.vapourThickness,
  declaredSd: moisture.declaredSd,
  airSd: moisture.airSd,
  vapourTightSd: moisture.vapourTightSd,
  sdToPlane: moisture.sdToPlane,
  sdBehindPlane: moisture.sdBehindPlane,
  temperatureAt: moisture.temperatureAt,
  saturationPressure: moisture.saturationPressure,
  condensate: moisture.condensate,
  dryingRate: moisture.dryingRate,
  dryingBothWays: moisture.dryingBothWays,
  dryingTime: moisture.dryingTime,
  dryingFirst: moisture.dryingFirst,
  dryingLast: moisture.dryingLast,
  sumOfPlanes: moisture.sumOfPlanes,
  generalLimit: moisture.generalLimit,
  nonAbsorbingLimit: moisture.nonAbsorbingLimit,
  woodLimit: moisture.woodLimit,
  woodBasedLimit: moisture.woodBasedLimit,
  lowestLimit: moisture.lowestLimit,
  governingLimit: moisture.governingLimit,
  dryingReserve: moisture.dryingReserve,
  monthWater: moisture.monthWater,
  sumOfNodes: moisture.sumOfNodes,
  largest: moisture.largest,
  attenuation: summer.attenuation,
  realZ11: summer.realZ11,
  imaginaryZ11: summer.imaginaryZ11,
  realZ12: summer.realZ12,
  imaginaryZ12: summer.imaginaryZ12,
  realZ22: summer.realZ22,
  imaginaryZ22: summer.imaginaryZ22,
  realZ12Surface: summer.realZ12Surface,
  imaginaryZ12Surface: summer.imaginaryZ12Surface,
  transferMatrix: summer.periodicTransmittance,
  timeShift: summer.timeShift,
  decrement: summer.decrement,
  amplitudeRatio: summer.damping,
  arealHeatCapacity: summer.arealHeatCapacity,
  layerHeatCapacity: summer.layerHeatCapacity,
  noHeatCapacity: summer.noHeatCapacity,
  meanHeatCapacity: summer.meanHeatCapacity,
  tenCentimetres: summer.tenCentimetres,
  halfThickness: summer.halfThickness,
  tenCentimetreRule: summer.tenCentimetreRule,
  massOfPart: lifeCycle.massOfPart,
  massOfArea: lifeCycle.massOfArea,
  areaAsDeclared: lifeCycle.areaAsDeclared,
  areaScaled: lifeCycle.areaScaled,
  'referenceFlow.kg': lifeCycle.flowByMass,
  'referenceFlow.t': lifeCycle.flowByTonnes,
  'referenceFlow.m3': lifeCycle.flowByVolume,
  'referenceFlow.m2': lifeCycle.flowByArea,
  'referenceFlow.m': lifeCycle.flowByLength,
  flowTimesFigure: lifeCycle.flowTimesFigure,
  replacements: lifeCycle.replacementsOfNew,
  replacementsOfExisting: lifeCycle.replacementsOfExisting,
  sumOfModules: lifeCycle.sumOfModules,
  perYear: lifeCycle.perYear,
  carbonDeclared: lifeCycle.carbonDeclared,
  carbonEstimated: lifeCycle.carbonEstimated,
}

/** The value of a step, computed anew from nothing but its inputs by nothing but its formula. */
export function evaluateStep({ formula, inputs }: Pick<TraceStep, 'formula' | 'inputs'>): number {
  const names = formulaDefinition(formula).inputs
  const given: readonly unknown[] = names === 'modules' ? [inputs] : names.map((name) => inputs[name])
  const { of }: { readonly of: (...of: never[]) => number } = formulas[formula]
  return Reflect.apply(of, undefined, [...given])
}

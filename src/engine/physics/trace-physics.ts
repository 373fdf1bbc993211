import type { Trace, TraceStep } from '#engine/trace.ts'
import { isAir } from './applicable-layers.ts'
import type { Moisture, PhysicsResult, Summer, Thermal } from './physics-result.ts'
import type { Section } from './section.ts'
import { mouldSurfaceResistances } from './surface-resistance.ts'

type Inputs = Record<string, number | string | null>

/** A step about the whole construction. Inputs that are not there are left out. */
const step = (
  quantity: string,
  value: number | null,
  unit: string,
  formula: string,
  clause: string,
  inputs: Inputs,
) => ({
  quantity,
  formula,
  clause,
  layer: null,
  inputs: present(inputs),
  value,
  unit,
})

const present = (inputs: Inputs): Record<string, number | string> => {
  const known: Record<string, number | string> = {}
  for (const [symbol, value] of Object.entries(inputs)) if (value !== null) known[symbol] = value
  return known
}

const layerStep = ({ construction, resistances, heatFlow }: Section, index: number): TraceStep[] => {
  const layer = construction.layers[index]
  const own = resistances[index]
  if (!layer || !own) return []
  const members = own.share > 0 ? { f: own.share, Rmember: own.member } : {}
  const air = isAir(layer)
  const inputs = present({
    d: layer.thickness,
    ...members,
    ...(air ? { heatFlow } : { λ: layer.material.conductivity ?? null }),
  })
  const formula = air ? 'airLayerResistance' : 'layerResistance'
  const clause = air ? 'ISO 6946:2017, 6.9' : 'ISO 6946:2017'
  return [{ quantity: 'layers.resistance', formula, clause, layer: index, inputs, value: own.bay, unit: 'm²·K/W' }]
}

const thermalSteps = (current: Section, thermal: Thermal): TraceStep[] => {
  const { rsi, rse, rUpper, rLower, rTotal, uValue } = thermal
  const method = 'ISO 6946:2017, 6.7.2'
  const table = 'ISO 6946:2017, table 7'
  const { heatFlow, adjacency } = current
  const correction = uValue === null || rTotal === null ? null : uValue - 1 / rTotal
  return [
    step('thermal.rsi', rsi, 'm²·K/W', 'surfaceResistance', table, { heatFlow }),
    step('thermal.rse', rse, 'm²·K/W', 'surfaceResistance', table, { heatFlow, adjacency }),
    ...current.applicable.counted.flatMap((index) => layerStep(current, index)),
    step('thermal.rUpper', rUpper, 'm²·K/W', 'upperLimit', method, { rsi, rse }),
    step('thermal.rLower', rLower, 'm²·K/W', 'lowerLimit', method, { rsi, rse }),
    step('thermal.rTotal', rTotal, 'm²·K/W', 'meanOfLimits', method, { rUpper, rLower }),
    step('thermal.uValue', uValue, 'W/(m²·K)', 'transmittance', 'ISO 6946:2017, 6.5.2', { rTotal, ΔU: correction }),
  ]
}

const geometrySteps = ({ geometry, layers }: PhysicsResult, { construction, applicable }: Section): TraceStep[] => {
  const count = applicable.present.length
  return [
    ...applicable.present.map((index) => ({
      quantity: 'layers.mass',
      formula: 'arealMass',
      clause: 'DIN 4108-2',
      layer: index,
      inputs: present({
        d: construction.layers[index]?.thickness ?? null,
        ρ: construction.layers[index]?.material.density ?? null,
      }),
      value: layers[index]?.mass ?? null,
      unit: 'kg/m²',
    })),
    step('geometry.thickness', geometry.thickness, 'm', 'sumOfLayers', 'DIN 4108-2', { layers: count }),
    step('geometry.mass', geometry.mass, 'kg/m²', 'sumOfLayers', 'DIN 4108-2', { layers: count }),
  ]
}

const surfaceSteps = (current: Section, { thermal, moisture }: PhysicsResult): TraceStep[] => {
  const { rsi, rse } = mouldSurfaceResistances(current.construction.type)
  const { fRsi, surfaceTemperature } = moisture
  const { insideTemperature, outsideTemperature } = thermal.climate
  const weakest = fRsi === null ? null : rsi / (1 - fRsi)
  const clause = 'DIN 4108-2'
  return [
    step('moisture.fRsi', fRsi, '1', 'temperatureFactor', clause, { rsi, rse, R: weakest }),
    step('moisture.surfaceTemperature', surfaceTemperature, '°C', 'surfaceTemperature', clause, {
      fRsi,
      insideTemperature,
      outsideTemperature,
    }),
  ]
}

const balanceSteps = (moisture: Moisture): TraceStep[] => {
  const { sdTotal, sdInside, sdOutside, condensate, evaporation, limit, dryingReserve } = moisture
  const clause = 'DIN 4108-3, annex A'
  const sd = { sdInside, sdTotal, planes: moisture.planes.length }
  return [
    step('moisture.sdTotal', sdTotal, 'm', 'sumOfLayers', clause, {}),
    step('moisture.sdInside', sdInside, 'm', 'sdToPlane', clause, { sdTotal }),
    step('moisture.sdOutside', sdOutside, 'm', 'sdToPlane', clause, { sdTotal }),
    step('moisture.condensate', condensate, 'kg/m²', 'condensate', clause, sd),
    step('moisture.evaporation', evaporation, 'kg/m²', 'evaporation', clause, sd),
    step('moisture.limit', limit, 'kg/m²', 'condensateLimit', 'DIN 4108-3, 5.2.2', { condensate }),
    step('moisture.dryingReserve', dryingReserve, 'kg/m²', 'dryingReserve', 'DIN 68800-2', { condensate, evaporation }),
    ...moisture.monthly.map(({ climate, peak, peakMonth }) =>
      step('moisture.monthly.peak', peak, 'kg/m²', 'monthlyBalance', 'ISO 13788:2012', { climate, peakMonth }),
    ),
  ]
}

const summerSteps = (summer: Summer, { rsi, rse }: Thermal): TraceStep[] => {
  const { periodicTransmittance: Y12, timeShift, decrement, dampingTav } = summer
  const { arealHeatCapacityInside, arealHeatCapacityOutside, effectiveHeatCapacity } = summer
  const matrix = { T: 24, rsi, rse }
  const clause = 'ISO 13786:2017'
  const rule = 'DIN V 18599-2, 10 cm rule'
  return [
    step('summer.periodicTransmittance', Y12, 'W/(m²·K)', 'transferMatrix', clause, matrix),
    step('summer.timeShift', timeShift, 'h', 'timeShift', clause, matrix),
    step('summer.decrement', decrement, '1', 'decrement', clause, { Y12 }),
    step('summer.dampingTav', dampingTav, '1', 'amplitudeRatio', clause, matrix),
    step('summer.arealHeatCapacityInside', arealHeatCapacityInside, 'kJ/(m²·K)', 'arealHeatCapacity', clause, matrix),
    step('summer.arealHeatCapacityOutside', arealHeatCapacityOutside, 'kJ/(m²·K)', 'arealHeatCapacity', clause, matrix),
    step('summer.effectiveHeatCapacity', effectiveHeatCapacity, 'kJ/(m²·K)', 'tenCentimetreRule', rule, { depth: 0.1 }),
  ]
}

/** Appends how every figure of a result came about: from the layers to the whole, in the order of calculation. */
export function tracePhysics(current: Section, result: PhysicsResult, trace: Trace): void {
  trace.push(
    ...thermalSteps(current, result.thermal),
    ...geometrySteps(result, current),
    ...surfaceSteps(current, result),
    ...balanceSteps(result.moisture),
    ...summerSteps(result.summer, result.thermal),
  )
}

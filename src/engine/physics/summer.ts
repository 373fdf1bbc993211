import type { Trace } from '#engine/trace.ts'
import { isAir } from './applicable-layers.ts'
import { arealHeatCapacity, bayHeatCapacity } from './areal-mass.ts'
import { type DynamicCharacteristics, type DynamicLayer, dynamicCharacteristics } from './dynamic.ts'
import { effectiveHeatCapacity, type StoringLayer } from './heat-capacity.ts'
import type { PhysicsWarning, Summer } from './physics-result.ts'
import type { Section } from './section.ts'
import type { SurfaceResistances } from './surface-resistance.ts'

const unknown: Summer = {
  timeShift: null,
  decrement: null,
  dampingTav: null,
  periodicTransmittance: null,
  arealHeatCapacityInside: null,
  arealHeatCapacityOutside: null,
  effectiveHeatCapacity: null,
}

/** The layers of the path between the members from inside to outside; null where a figure is unknown. */
const dynamicLayers = ({ construction, applicable, bays }: Section): DynamicLayer[] | null => {
  if (bays === null) return null
  const layers: DynamicLayer[] = []
  for (let at = applicable.counted.length - 1; at >= 0; at -= 1) {
    const layer = construction.layers[applicable.counted[at] ?? 0]
    const heatCapacity = layer ? bayHeatCapacity(layer) : null
    if (heatCapacity === null) return null
    layers.push({ resistance: bays[at] ?? 0, heatCapacity })
  }
  return layers
}

const effective = ({ construction, applicable, resistances, adjacency }: Section): number | null => {
  const layers: StoringLayer[] = []
  for (let at = applicable.counted.length - 1; at >= 0; at -= 1) {
    const index = applicable.counted[at] ?? 0
    const layer = construction.layers[index]
    if (!layer) continue
    const resistance = isAir(layer) ? 0 : (resistances[index]?.bay ?? 0)
    layers.push({ thickness: layer.thickness, resistance, heatCapacity: arealHeatCapacity(layer) })
  }
  return effectiveHeatCapacity(layers, adjacency === 'heated')
}

const capacityWarnings = ({ construction, applicable }: Section): PhysicsWarning[] =>
  applicable.counted.flatMap((index) => {
    const layer = construction.layers[index]
    if (!layer) return []
    if (bayHeatCapacity(layer) === null) return [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}` }]
    if (arealHeatCapacity(layer) !== null) return []
    return [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}/framing` }]
  })

const traced = (
  trace: Trace,
  surfaces: SurfaceResistances,
  { timeShift, decrement, periodicTransmittance }: DynamicCharacteristics,
) => {
  const { rsi, rse } = surfaces
  const step = { layer: null, clause: 'ISO 13786:2017, 7' } as const
  const inputs = { T: 24, rsi, rse }
  const y12 = periodicTransmittance
  trace.push({
    ...step,
    quantity: 'summer.periodicTransmittance',
    formula: 'transferMatrix',
    inputs,
    value: y12,
    unit: 'W/(m²·K)',
  })
  trace.push({
    ...step,
    quantity: 'summer.decrement',
    formula: 'decrement',
    inputs: { Y12: y12 },
    value: decrement,
    unit: '1',
  })
  trace.push({
    ...step,
    quantity: 'summer.timeShift',
    formula: 'timeShift',
    inputs: { T: 24 },
    value: timeShift,
    unit: 'h',
  })
}

/** J in kJ. */
const KILO = 1000

/**
 * Behaviour in summer: dynamic characteristics between the members with the surface resistances of the U-value
 * (ISO 13786:2017) and effective heat capacity (10 cm rule). A slightly ventilated layer counts as closed.
 */
export function summer(
  current: Section,
  surfaces: SurfaceResistances,
  warnings: PhysicsWarning[],
  trace?: Trace,
): Summer {
  if (current.applicable.counted.length === 0) return unknown
  const capacity = effective(current)
  const effectiveHeatCapacity = capacity === null ? null : capacity / KILO
  const layers = dynamicLayers(current)
  if (layers === null || capacity === null) warnings.push(...capacityWarnings(current))
  if (layers === null) return { ...unknown, effectiveHeatCapacity }
  const dynamic = dynamicCharacteristics(layers, surfaces)
  if (dynamic.ambiguous) warnings.push({ code: 'timeShiftAmbiguous' })
  if (trace) traced(trace, surfaces, dynamic)
  const damping = 1 / dynamic.amplitudeRatio
  return {
    timeShift: dynamic.timeShift,
    decrement: dynamic.decrement,
    dampingTav: Number.isFinite(damping) ? damping : null,
    periodicTransmittance: dynamic.periodicTransmittance,
    arealHeatCapacityInside: dynamic.capacityInside / KILO,
    arealHeatCapacityOutside: dynamic.capacityOutside / KILO,
    effectiveHeatCapacity,
  }
}

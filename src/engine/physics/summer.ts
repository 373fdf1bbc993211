import type { Layer } from '#engine/construction.ts'
import { isAir } from './applicable-layers.ts'
import { arealHeatCapacity, bayHeatCapacity } from './areal-mass.ts'
import { type DynamicLayer, dynamicCharacteristics } from './dynamic.ts'
import { effectiveHeatCapacity, type StoringLayer } from './heat-capacity.ts'
import type { PhysicsWarning, Summer } from './physics-result.ts'
import type { Section } from './section.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { isSameMaterial } from './vapour-path.ts'

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

const joined = (one: StoringLayer, other: StoringLayer): StoringLayer => ({
  thickness: one.thickness + other.thickness,
  resistance: one.resistance + other.resistance,
  heatCapacity: one.heatCapacity === null || other.heatCapacity === null ? null : one.heatCapacity + other.heatCapacity,
})

/** From inside to outside, same materials side by side joined, so that a split insulation still cuts off. */
const storingLayers = ({ construction, applicable, resistances }: Section): StoringLayer[] => {
  const layers: StoringLayer[] = []
  let previous: Layer | undefined
  for (const index of applicable.counted.toReversed()) {
    const layer = construction.layers[index]
    if (!layer) continue
    const resistance = isAir(layer) ? 0 : (resistances[index]?.bay ?? 0)
    const own = { thickness: layer.thickness, resistance, heatCapacity: arealHeatCapacity(layer) }
    const last = previous && isSameMaterial(previous, layer) ? layers.pop() : undefined
    layers.push(last ? joined(last, own) : own)
    previous = layer
  }
  return layers
}

const capacityWarnings = ({ construction, applicable }: Section): PhysicsWarning[] =>
  applicable.counted.flatMap((index) => {
    const layer = construction.layers[index]
    if (!layer) return []
    if (bayHeatCapacity(layer) === null) return [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}` }]
    if (arealHeatCapacity(layer) !== null) return []
    return [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}/framing` }]
  })

/** J in kJ. */
const KILO = 1000

/**
 * Behaviour in summer: dynamic characteristics between the members with the surface resistances of the U-value
 * (ISO 13786:2017) and effective heat capacity (10 cm rule). A slightly ventilated layer counts as closed.
 */
export function summer(current: Section, surfaces: SurfaceResistances, warnings: PhysicsWarning[]): Summer {
  if (current.applicable.counted.length === 0) return unknown
  const capacity = effectiveHeatCapacity(storingLayers(current), current.adjacency === 'heated')
  const stored = capacity === null ? null : capacity / KILO
  const layers = dynamicLayers(current)
  if (layers === null || capacity === null) warnings.push(...capacityWarnings(current))
  if (layers === null) return { ...unknown, effectiveHeatCapacity: stored }
  const dynamic = dynamicCharacteristics(layers, surfaces)
  if (dynamic.ambiguous) warnings.push({ code: 'timeShiftAmbiguous' })
  const damping = 1 / dynamic.amplitudeRatio
  return {
    timeShift: dynamic.timeShift,
    decrement: dynamic.decrement,
    dampingTav: Number.isFinite(damping) ? damping : null,
    periodicTransmittance: dynamic.periodicTransmittance,
    arealHeatCapacityInside: dynamic.capacityInside / KILO,
    arealHeatCapacityOutside: dynamic.capacityOutside / KILO,
    effectiveHeatCapacity: stored,
  }
}

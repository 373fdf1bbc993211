import type { Layer } from '#engine/construction.ts'
import { halfThickness, tenCentimetreRule, tenCentimetres } from '#engine/formulas/summer.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { isAir } from './applicable-layers.ts'
import { heatCapacities, type LayerHeatCapacity } from './areal-mass.ts'
import { type DynamicLayers, dynamicCharacteristics } from './dynamic.ts'
import type { PhysicsWarning, Summer } from './physics-result.ts'
import type { Section } from './section.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { numberAt } from './value-at.ts'
import { isSameMaterial } from './vapour-bodies.ts'

const unknown: Summer = {
  timeShift: null,
  decrement: null,
  dampingTav: null,
  periodicTransmittance: null,
  arealHeatCapacityInside: null,
  arealHeatCapacityOutside: null,
  effectiveHeatCapacity: null,
}

/** Areal heat capacities of the layers that count, from outside to inside. */
type Capacities = readonly LayerHeatCapacity[]

/** The layers of the path between the members from inside to outside; null where a figure is unknown. */
const dynamicLayers = ({ bays }: Section, capacities: Capacities): DynamicLayers | null => {
  if (bays === null) return null
  const layers = { resistances: bays.toReversed(), heatCapacities: [] as number[] }
  for (let at = capacities.length - 1; at >= 0; at -= 1) {
    const bay = capacities[at]?.bay ?? null
    if (bay === null) return null
    layers.heatCapacities.push(bay)
  }
  return layers
}

/** From inside to outside, same materials side by side joined, so that a split insulation still cuts off. */
type StoringLayers = {
  readonly thicknesses: number[]
  /** Between the members [m²·K/W]. */
  readonly resistances: number[]
  /** Members by their share [J/(m²·K)]; NaN where unknown. */
  readonly heatCapacities: number[]
}

/** Onto the last one, or behind it. */
const add = (values: number[], own: number, isOne: boolean) => {
  if (isOne) values.push((values.pop() ?? 0) + own)
  else values.push(own)
}

const storingLayers = (
  { construction, applicable: { counted }, resistances }: Section,
  capacities: Capacities,
): StoringLayers => {
  const joined: StoringLayers = { thicknesses: [], resistances: [], heatCapacities: [] }
  let previous: Layer | undefined
  for (let at = counted.length - 1; at >= 0; at -= 1) {
    const index = numberAt(counted, at)
    const layer = construction.layers[index]
    if (!layer) continue
    const isOne = previous !== undefined && isSameMaterial(previous, layer)
    add(joined.thicknesses, layer.thickness, isOne)
    add(joined.resistances, isAir(layer) ? 0 : (resistances[index]?.bay ?? 0), isOne)
    add(joined.heatCapacities, capacities[at]?.mean ?? Number.NaN, isOne)
    previous = layer
  }
  return joined
}

/**
 * Effective heat capacity by the 10 cm rule [kJ/(m²·K)] (DIN V 4108-6; DIN V 18599-2): from the room inwards up to
 * 10 cm, to the first insulating layer, in parts between rooms to half the thickness. Not the areal heat capacity κ1.
 *
 * @returns null where a layer within the depth has an unknown heat capacity
 */
const effectiveHeatCapacity = (
  { adjacency }: Section,
  { thicknesses, resistances, heatCapacities: capacities }: StoringLayers,
  trace: Trace | undefined,
): number | null => {
  const depth =
    adjacency === 'heated'
      ? figure(trace, 'effectiveDepth', halfThickness)(thicknesses)
      : figure(trace, 'effectiveDepth', tenCentimetres)()
  const unknown = capacities.findIndex(Number.isNaN)
  if (unknown < 0)
    return figure(trace, 'effectiveHeatCapacity', tenCentimetreRule)(depth, thicknesses, resistances, capacities)
  if (Number.isNaN(tenCentimetreRule.of(depth, thicknesses, resistances, capacities))) return null
  const known = (values: readonly number[]) => values.slice(0, unknown)
  const [d, r, c] = [known(thicknesses), known(resistances), known(capacities)]
  return figure(trace, 'effectiveHeatCapacity', tenCentimetreRule)(depth, d, r, c)
}

const capacityWarnings = ({ applicable }: Section, capacities: Capacities): PhysicsWarning[] =>
  applicable.counted.flatMap((index, at) => {
    const own = capacities[at]
    if (!own || own.bay === null) return [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}` }]
    return own.mean === null ? [{ code: 'heatCapacityUnknown' as const, path: `/layers/${index}/framing` }] : []
  })

/**
 * Behaviour in summer: dynamic characteristics between the members with the surface resistances of the U-value
 * (ISO 13786:2017) and effective heat capacity (10 cm rule). A slightly ventilated layer counts as closed.
 */
export function summer(
  current: Section,
  surfaces: SurfaceResistances,
  warnings: PhysicsWarning[],
  trace: Trace | undefined,
): Summer {
  const { counted } = current.applicable
  if (counted.length === 0) return unknown
  const capacities = heatCapacities(current.construction.layers, counted, trace)
  const effective = effectiveHeatCapacity(current, storingLayers(current, capacities), trace)
  const layers = dynamicLayers(current, capacities)
  if (layers === null || effective === null) warnings.push(...capacityWarnings(current, capacities))
  if (layers === null) return { ...unknown, effectiveHeatCapacity: effective }
  const dynamic = dynamicCharacteristics(layers, surfaces, trace)
  if (dynamic.ambiguous) warnings.push({ code: 'timeShiftAmbiguous' })
  return {
    timeShift: dynamic.timeShift,
    decrement: dynamic.decrement,
    dampingTav: Number.isFinite(dynamic.damping) ? dynamic.damping : null,
    periodicTransmittance: dynamic.periodicTransmittance,
    arealHeatCapacityInside: dynamic.capacityInside,
    arealHeatCapacityOutside: dynamic.capacityOutside,
    effectiveHeatCapacity: effective,
  }
}

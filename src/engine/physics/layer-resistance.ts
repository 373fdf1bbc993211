import type { Framing, Layer, Material } from '#engine/construction.ts'
import {
  airLayerResistance,
  airSpaceResistance,
  layerResistance as byConductivity,
  reflectiveAirLayer,
  reflectiveVoid,
  thinSheet,
} from '#engine/formulas/heat.ts'
import { shareOfMembers, shareOfSecond } from '#engine/members.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import { isNarrow } from './air-layer.ts'
import { isAir } from './applicable-layers.ts'
import type { SecondMembers } from './known-resistance.ts'
import type { HeatFlow } from './surface-resistance.ts'

/**
 * Thickest sheet whose resistance and heat capacity may be left out where they are unknown [m]. Foils, papers and
 * coatings hold R < 0.01 m²·K/W; leaving it out keeps U on the safe side.
 */
export const THIN_SHEET = 0.001

/** Resistances of a layer [m²·K/W]: between the members and through them. Null where a conductivity is unknown. */
export type LayerResistance = {
  readonly bay: number | null
  /** Equals `bay` in a layer without members. */
  readonly member: number | null
  /** Share of the area that the members take [1]. */
  readonly share: number
  readonly direction: FramingDirection
  /** Of members of another kind; null where their conductivity is unknown. */
  readonly second?: SecondMembers | null
}

/** Both faces of ordinary building materials (ISO 6946:2017, annex D). */
const ORDINARY = { outer: 0.9, inner: 0.9 }

type Part = 'layerResistance' | 'memberResistance'

const solidResistance = (trace: Trace | undefined, part: Part, { conductivity }: Material, thickness: number) => {
  if (conductivity !== undefined) return figure(trace, part, byConductivity)(thickness, conductivity)
  return thickness <= THIN_SHEET ? figure(trace, part, thinSheet)(thickness) : null
}

/** Of an air layer with a face that emits little: between members closer than ten times the thickness, a void. */
const reflectiveResistance = (
  trace: Trace | undefined,
  { thickness, emissivities: { outer, inner } = ORDINARY }: Layer,
  heatFlow: HeatFlow,
  width: number | undefined,
): number =>
  width !== undefined && isNarrow(thickness, width)
    ? figure(trace, 'layerResistance', reflectiveVoid)(thickness, heatFlow, width, outer, inner)
    : figure(trace, 'layerResistance', reflectiveAirLayer)(thickness, heatFlow, outer, inner)

const bayResistance = (trace: Trace | undefined, layer: Layer, heatFlow: HeatFlow): number | null => {
  const { material, thickness, framing, emissivities } = layer
  if (!isAir(layer)) return solidResistance(trace, 'layerResistance', material, thickness)
  const width = framing ? framing.spacing - framing.width : undefined
  if (emissivities) return reflectiveResistance(trace, layer, heatFlow, width)
  if (width === undefined || !isNarrow(thickness, width))
    return figure(trace, 'layerResistance', airLayerResistance)(thickness, heatFlow)
  return figure(trace, 'layerResistance', airSpaceResistance)(thickness, heatFlow, width)
}

const memberResistance = (material: Material, thickness: number, heatFlow: HeatFlow, trace: Trace | undefined) =>
  material.traits.includes('air')
    ? figure(trace, 'memberResistance', airLayerResistance)(thickness, heatFlow)
    : solidResistance(trace, 'memberResistance', material, thickness)

/**
 * Thermal resistances of a layer: d/λ, for air by ISO 6946:2017, 6.9 (table 8; between members closer than ten times
 * the thickness, annex D). Ventilation of an air layer is not the layer's matter: it decides which layers count.
 *
 * @param index - of the layer, for the trace
 */
export function layerResistance(layer: Layer, heatFlow: HeatFlow, index = 0, trace?: Trace): LayerResistance {
  const own = about(trace, index)
  const bay = bayResistance(own, layer, heatFlow)
  const { framing, thickness } = layer
  if (!framing) return { bay, member: bay, share: 0, direction: 'vertical' }
  const member = memberResistance(framing.material, thickness, heatFlow, own)
  const first = { bay, member, share: shareOfMembers(framing), direction: framing.direction }
  return layer.secondFraming ? { ...first, second: secondOf(layer, layer.secondFraming, heatFlow, own) } : first
}

function secondOf(layer: Layer, { material, direction }: Framing, heatFlow: HeatFlow, trace: Trace | undefined) {
  const member = memberResistance(material, layer.thickness, heatFlow, trace)
  return member === null ? null : { member, share: shareOfSecond(layer), direction }
}

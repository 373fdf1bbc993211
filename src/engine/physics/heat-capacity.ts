/** Deepest part of the construction that takes part in daily swings [m] (DIN V 4108-6; DIN V 18599-2, "10 cm rule"). */
const DEPTH = 0.1
/** A layer that cuts off what lies behind: λ below [W/(m·K)] and R above [m²·K/W]. */
export const INSULATING = { conductivity: 0.1, resistance: 0.25 } as const

export type StoringLayer = {
  /** [m] */
  readonly thickness: number
  /** Between the members [m²·K/W]. */
  readonly resistance: number
  /** Areal heat capacity ρcd, members by their share [J/(m²·K)]; null where unknown. */
  readonly heatCapacity: number | null
}

/** Whether a layer insulates in the sense of the 10 cm rule. */
export const insulates = (thickness: number, resistance: number): boolean =>
  resistance > INSULATING.resistance && thickness < INSULATING.conductivity * resistance

/**
 * Effective heat capacity by the 10 cm rule [J/(m²·K)] (DIN V 4108-6; DIN V 18599-2): from the room inwards up to 10 cm,
 * to the first insulating layer, in parts between rooms to half the thickness. Not the areal heat capacity κ1.
 *
 * @param layers - from inside to outside
 * @param internal - whether rooms lie on both sides
 * @param depth - 0.1; 0.03 for night setback [m]
 * @returns null where a layer within the depth has an unknown heat capacity
 */
export function effectiveHeatCapacity(
  layers: readonly StoringLayer[],
  internal: boolean,
  depth: number = DEPTH,
): number | null {
  let rest = depth
  if (internal) rest = Math.min(rest, layers.reduce((sum, layer) => sum + layer.thickness, 0) / 2)
  let capacity = 0
  for (const layer of layers) {
    if (rest <= 0 || insulates(layer.thickness, layer.resistance)) break
    if (layer.heatCapacity === null) return null
    const used = Math.min(layer.thickness, rest)
    capacity += (layer.heatCapacity * used) / layer.thickness
    rest -= used
  }
  return capacity
}

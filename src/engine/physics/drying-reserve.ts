import type { Layer, Material } from '#engine/construction.ts'
import { has, isAir } from './applicable-layers.ts'
import type { Section } from './section.ts'

/**
 * Drying reserve of parts of the envelope that are closed on both sides [kg/m²] (DIN 68800-2:2012, as ubakus.de quotes
 * it): of roofs, and of walls and ceilings.
 */
export const DRYING_RESERVE = { roof: 0.25, wall: 0.1 } as const

const hasWoodenMembers = (layer: Layer | undefined): boolean => {
  if (!layer?.framing) return false
  const isWooden = ({ traits }: Material) => traits.includes('wood') || traits.includes('woodBased')
  return (
    isWooden(layer.framing.material) || (layer.secondFraming !== undefined && isWooden(layer.secondFraming.material))
  )
}

/** Whether a layer that counts is of wood or has members of it. */
export const holdsWood = ({ construction, applicable }: Section): boolean =>
  applicable.counted.some((index) => {
    const layer = construction.layers[index]
    return has(layer, 'wood') || has(layer, 'woodBased') || hasWoodenMembers(layer)
  })

/**
 * The reserve that DIN 68800-2 asks of a construction [kg/m²]: of one whose wooden members stand in a compartment that
 * other layers close on both sides. Solid timber has no compartment, and members that show, or border on a ventilated
 * layer, dry freely.
 *
 * @returns null where the rule does not apply
 */
export function requiredReserve({ construction: { type, layers }, applicable: { counted } }: Section): number | null {
  const closes = (index: number) => {
    const layer = layers[index]
    return layer !== undefined && !isAir(layer)
  }
  const isClosed = counted.some(
    (index, at) =>
      hasWoodenMembers(layers[index]) && counted.slice(0, at).some(closes) && counted.slice(at + 1).some(closes),
  )
  if (!isClosed) return null
  return type === 'pitchedRoof' || type === 'flatRoof' ? DRYING_RESERVE.roof : DRYING_RESERVE.wall
}

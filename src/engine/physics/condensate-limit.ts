import type { Layer } from '#engine/construction.ts'
import { has } from './applicable-layers.ts'
import type { CondensateLimitReason } from './physics-result.ts'
import type { Body } from './vapour-path.ts'

/** Most that may condense [kg/m²] (DIN 4108-3:2018, 5.2.2). */
export const GENERAL_LIMIT = 1
/** Where a layer touches the plane that does not take up water [kg/m²] (DIN 4108-3:2018, 5.2.2). */
export const NON_ABSORBING_LIMIT = 0.5
/** Rise of the moisture content by mass [kg/kg] (DIN 4108-3:2018, 5.2.2). */
export const WOOD_LIMIT = 0.05
export const WOOD_BASED_LIMIT = 0.03

export type CondensateLimit = { readonly limit: number; readonly reason: CondensateLimitReason }

const general: CondensateLimit = { limit: GENERAL_LIMIT, reason: 'general' }

const ownLimit = (layer: Layer, thickness: number): CondensateLimit => {
  const { density } = layer.material
  const woodBased = has(layer, 'woodBased')
  if (density !== undefined && (woodBased || has(layer, 'wood'))) {
    const limit = (woodBased ? WOOD_BASED_LIMIT : WOOD_LIMIT) * density * thickness
    if (limit < GENERAL_LIMIT) return { limit, reason: woodBased ? 'woodBased' : 'wood' }
  }
  return has(layer, 'nonAbsorbing') ? { limit: NON_ABSORBING_LIMIT, reason: 'nonAbsorbing' } : general
}

/**
 * The lowest limit of the bodies that touch a plane or lie in a zone. Wood takes up all the water of the plane.
 *
 * @param first - innermost body that is touched
 * @param last - outermost one
 */
export function condensateLimit(
  layers: readonly Layer[],
  bodies: readonly Body[],
  first: number,
  last: number,
): CondensateLimit {
  let lowest = general
  for (let at = first; at <= last; at += 1) {
    const body = bodies[at]
    const layer = body && layers[body.inner]
    if (!layer) continue
    const own = ownLimit(layer, body.thickness)
    if (own.limit < lowest.limit) lowest = own
  }
  return lowest
}

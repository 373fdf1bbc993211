import type { Layer } from '#engine/construction.ts'
import {
  GENERAL_LIMIT,
  generalLimit,
  lowestLimit,
  nonAbsorbingLimit,
  woodBasedLimit,
  woodLimit,
} from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { has } from './applicable-layers.ts'
import type { CondensateLimitReason } from './physics-result.ts'
import type { Body } from './vapour-bodies.ts'

export type CondensateLimit = { readonly limit: number; readonly reason: CondensateLimitReason }

/** Most that may condense at a body, and why (DIN 4108-3:2018, 5.2.2). */
const ownLimit = (trace: Trace | undefined, layer: Layer, thickness: number): CondensateLimit => {
  const { density } = layer.material
  const woodBased = has(layer, 'woodBased')
  if (density !== undefined && (woodBased || has(layer, 'wood'))) {
    const wood = woodBased ? woodBasedLimit : woodLimit
    if (wood.of(density, thickness) < GENERAL_LIMIT)
      return {
        limit: figure(trace, 'bodyLimit', wood)(density, thickness),
        reason: woodBased ? 'woodBased' : 'wood',
      }
  }
  if (has(layer, 'nonAbsorbing'))
    return { limit: figure(trace, 'bodyLimit', nonAbsorbingLimit)(), reason: 'nonAbsorbing' }
  return { limit: figure(trace, 'bodyLimit', generalLimit)(), reason: 'general' }
}

/**
 * The lowest limit of the bodies that touch a plane or lie in a zone. Wood takes up all the water of the plane.
 *
 * @param first - innermost body that is touched
 * @param last - outermost one
 * @param trace - about the layer of the plane
 */
export function condensateLimit(
  layers: readonly Layer[],
  bodies: readonly Body[],
  [first, last]: readonly [number, number],
  trace: Trace | undefined,
): CondensateLimit {
  const limits: number[] = []
  let reason: CondensateLimitReason = 'general'
  let lowest = GENERAL_LIMIT
  for (let at = first; at <= last; at += 1) {
    const body = bodies[at]
    const layer = body && layers[body.inner]
    if (!layer) continue
    const own = ownLimit(about(trace, body.inner), layer, body.thickness)
    limits.push(own.limit)
    if (own.limit < lowest) {
      lowest = own.limit
      reason = own.reason
    }
  }
  return { limit: figure(trace, 'planeLimit', lowestLimit)(limits), reason }
}

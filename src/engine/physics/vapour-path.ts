import type { Layer } from '#engine/construction.ts'
import { airSd, declaredSd, vapourThickness, vapourTightSd } from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { has, isAir } from './applicable-layers.ts'
import { numberAt } from './value-at.ts'
import { type Body, mainInsulation } from './vapour-bodies.ts'

/** Which of the two resistance factors of a material is taken. */
type Bound = 'low' | 'high'

/** Equivalent air layer thickness of a layer [m]; null where unknown. */
export const sdOf = (layer: Layer, bound: Bound, trace: Trace | undefined): number | null => {
  if (layer.sd !== undefined) return figure(trace, 'layerSd', declaredSd)(layer.sd)
  if (isAir(layer)) return figure(trace, 'layerSd', airSd)()
  const { thickness, material } = layer
  if (has(layer, 'vapourTight')) return figure(trace, 'layerSd', vapourTightSd)()
  const factor = material.vapourResistanceFactor
  if (factor === undefined) return null
  const { dry, wet } = factor
  return figure(trace, 'layerSd', vapourThickness)(bound === 'low' ? Math.min(dry, wet) : Math.max(dry, wet), thickness)
}

/** Equivalent air layer thickness by index of the layer [m]; null where unknown or the layer does not count. */
export type LayerSd = readonly (number | null)[]

/**
 * Chooses between the two resistance factors of each material the less favourable one, by a rule of ours: from the room
 * to the outer face of the main insulation the lower, which lets vapour in, beyond it the higher, which keeps it there.
 * The main insulation is the body with the greatest thermal resistance.
 */
export function layerSd(
  layers: readonly Layer[],
  counted: readonly number[],
  all: readonly Body[],
  trace: Trace | undefined,
): LayerSd {
  const result = layers.map((): number | null => null)
  const outermost = all[mainInsulation(all)]?.outer ?? 0
  for (let order = counted.length - 1; order >= 0; order -= 1) {
    const index = numberAt(counted, order)
    const layer = layers[index]
    if (layer) result[index] = sdOf(layer, index >= outermost ? 'low' : 'high', about(trace, index))
  }
  return result
}

/** Equivalent air layer thickness of every body [m]; null where unknown. */
export type BodySd = readonly (number | null)[]

/** Sums those of the layers, from inside to outside. */
export function bodySd(all: readonly Body[], counted: readonly number[], sd: LayerSd): BodySd {
  const sums: (number | null)[] = []
  let order = counted.length - 1
  for (const { outer } of all) {
    let sum = 0
    let isKnown = true
    for (; order >= 0 && numberAt(counted, order) >= outer; order -= 1) {
      const own = sd[numberAt(counted, order)] ?? null
      if (own === null) isKnown = false
      else sum += own
    }
    sums.push(isKnown ? sum : null)
  }
  return sums
}

/** Bodies whose equivalent air layer thickness is known [m]. */
export type VapourBodies = { readonly bodies: readonly Body[]; readonly sd: readonly number[]; readonly total: number }

/** @returns null where one is unknown */
export function vapourBodies(all: readonly Body[], sd: BodySd): VapourBodies | null {
  const known: number[] = []
  let total = 0
  for (const own of sd) {
    if (own === null) return null
    known.push(own)
    total += own
  }
  return { bodies: all, sd: known, total }
}

/** Points across the construction, from the inner to the outer face. Both faces are nodes. */
export type VapourPath = {
  readonly count: number
  /** From the inner face: thermal resistance [m²·K/W], equivalent air layer thickness [m]. */
  readonly resistance: readonly number[]
  readonly sd: readonly number[]
  /** Body on the room side of the node, and how far through it the node lies [0 to 1]. */
  readonly body: readonly number[]
  readonly fraction: readonly number[]
  /** Of the bodies: equivalent air layer thickness [m]. */
  readonly bodySd: readonly number[]
}

/**
 * Divides every body into equal slices.
 *
 * @param largest - thermal resistance that a slice may have at most [m²·K/W]; a body below it stays whole
 */
export function vapourPath({ bodies: all, sd }: VapourBodies, largest: number): VapourPath {
  const resistance = [0]
  const thickness = [0]
  const body = [0]
  const fraction = [0]
  let reachedResistance = 0
  let reachedSd = 0
  for (let at = 0; at < all.length; at += 1) {
    const own = all[at]?.resistance ?? 0
    const ownSd = numberAt(sd, at)
    const parts = slices(own, largest)
    for (let part = 1; part <= parts; part += 1) {
      resistance.push(reachedResistance + (own * part) / parts)
      thickness.push(reachedSd + ownSd * (part / parts))
      body.push(at)
      fraction.push(part / parts)
    }
    reachedResistance += own
    reachedSd += ownSd
  }
  return { count: resistance.length, resistance, sd: thickness, body, fraction, bodySd: sd }
}

const slices = (resistance: number, largest: number) => Math.max(1, Math.ceil(resistance / largest - 1e-9))

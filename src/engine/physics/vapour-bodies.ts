import type { Layer } from '#engine/construction.ts'
import { has, isAir } from './applicable-layers.ts'
import { numberAt } from './value-at.ts'

/** Layers of the same material side by side: one body to heat and vapour. */
export type Body = {
  /** Indices of its layers in the construction, innermost and outermost. */
  readonly inner: number
  outer: number
  /** [m] */
  thickness: number
  /** [m²·K/W] */
  resistance: number
}

/** Whether two layers side by side are one body to heat and vapour. */
export const isSameMaterial = (one: Layer, other: Layer): boolean => {
  const a = one.material
  const b = other.material
  if (a === b) return true
  const factorA = a.vapourResistanceFactor
  const factorB = b.vapourResistanceFactor
  return (
    a.id === b.id &&
    a.conductivity === b.conductivity &&
    a.density === b.density &&
    factorA?.dry === factorB?.dry &&
    factorA?.wet === factorB?.wet
  )
}

/**
 * The layers that count, from inside to outside, same materials side by side joined: where a layer is split changes
 * nothing.
 *
 * @param counted - indices from outside to inside
 * @param resistances - between the members, of the layers in `counted` [m²·K/W]
 */
export function bodies(layers: readonly Layer[], counted: readonly number[], resistances: readonly number[]): Body[] {
  const result: Body[] = []
  let previous: Layer | undefined
  for (let at = counted.length - 1; at >= 0; at -= 1) {
    const index = numberAt(counted, at)
    const layer = layers[index]
    if (layer === undefined) continue
    const resistance = numberAt(resistances, at)
    const body = result.at(-1)
    const isOfOneFactor = layer.sd === undefined && previous?.sd === undefined
    if (
      body &&
      previous &&
      isOfOneFactor &&
      !isAir(layer) &&
      !has(layer, 'vapourTight') &&
      isSameMaterial(previous, layer)
    ) {
      body.outer = index
      body.thickness += layer.thickness
      body.resistance += resistance
    } else {
      result.push({ inner: index, outer: index, thickness: layer.thickness, resistance })
    }
    previous = layer
  }
  return result
}

/** The body that insulates most. */
export const mainInsulation = (all: readonly Body[]): number => {
  let insulation = 0
  for (let at = 1; at < all.length; at += 1) {
    if ((all[at]?.resistance ?? 0) >= (all[insulation]?.resistance ?? 0)) insulation = at
  }
  return insulation
}

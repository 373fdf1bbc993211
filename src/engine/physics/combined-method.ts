import type { FramingDirection } from '#vocabulary/constructions.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { numberAt } from './value-at.ts'

/** A layer with known resistances between the members and through them [m²·K/W] and their share of the area [1]. */
export type KnownResistance = {
  readonly bay: number
  readonly member: number
  readonly share: number
  readonly direction: FramingDirection
}

/** Total resistance by the combined method, its limits, and that of the least insulated straight path [m²·K/W]. */
export type TotalResistance = {
  readonly total: number
  readonly upper: number
  readonly lower: number
  readonly weakest: number
}

/** Largest upper / lower limit for which the combined method is applicable (ISO 6946:2017, 6.7.2.1). */
export const LARGEST_LIMIT_RATIO = 1.5

/** Strips side by side: share of the area [1] and what is added to the resistance between all members [m²·K/W]. */
type Strips = { readonly shares: number[]; readonly changes: number[] }

/**
 * Members of one direction are aligned: where a narrow one is, the wider ones are too. So there is one strip more than
 * there are framed layers, from no member to all of them.
 */
const strips = (layers: readonly KnownResistance[], direction: FramingDirection): Strips => {
  const framed = layers.filter((layer) => layer.share > 0 && layer.direction === direction)
  if (framed.length > 1) framed.sort((one, other) => other.share - one.share)
  const shares: number[] = []
  const changes: number[] = []
  let change = 0
  let rest = 1
  for (const { bay, member, share } of framed) {
    shares.push(rest - share)
    changes.push(change)
    rest = share
    change += member - bay
  }
  shares.push(rest)
  changes.push(change)
  return { shares, changes }
}

const conductanceOfPaths = (base: number, vertical: Strips, horizontal: Strips): number => {
  let conductance = 0
  for (let v = 0; v < vertical.shares.length; v += 1) {
    for (let h = 0; h < horizontal.shares.length; h += 1) {
      const share = numberAt(vertical.shares, v) * numberAt(horizontal.shares, h)
      conductance += share / (base + numberAt(vertical.changes, v) + numberAt(horizontal.changes, h))
    }
  }
  return conductance
}

/**
 * Total thermal resistance of a component with members (ISO 6946:2017, 6.7.2).
 *
 * Upper limit: parallel paths straight through the whole component, surface resistances included. Members of different
 * directions cross, so their shares multiply; those of one direction are aligned on common axes. Lower limit: layers
 * with equalised temperatures. The paths are grouped by direction, so their number grows with the square of the number
 * of framed layers at most.
 *
 * @returns without corrections; meaningful while upper / lower ≤ 1.5
 */
export function totalResistance(layers: readonly KnownResistance[], surfaces: SurfaceResistances): TotalResistance {
  let base = surfaces.rsi + surfaces.rse
  let lower = base
  let framed = false
  for (const { bay, member, share } of layers) {
    base += bay
    if (share > 0) framed = true
    lower += share > 0 && bay > 0 && member > 0 ? 1 / ((1 - share) / bay + share / member) : share > 0 ? 0 : bay
  }
  if (!framed) return { total: base, upper: base, lower: base, weakest: base }
  const vertical = strips(layers, 'vertical')
  const horizontal = strips(layers, 'horizontal')
  const upper = 1 / conductanceOfPaths(base, vertical, horizontal)
  const weakest = base + Math.min(...vertical.changes) + Math.min(...horizontal.changes)
  return { total: (upper + lower) / 2, upper, lower, weakest }
}

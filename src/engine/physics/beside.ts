import { pathResistance } from '#engine/formulas/heat.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import type { KnownResistance } from './known-resistance.ts'

/** What a strip of the plan is of a layer: between the members, the first ones or the second ones. */
type Place = { readonly from: number; readonly to: number }

/** Where along the axes across a direction the members of a layer lie, from the common axis on [1]. */
function placesOf(layer: KnownResistance, direction: FramingDirection): { first?: Place; second?: Place } {
  const { second } = layer
  const first = layer.share > 0 && layer.direction === direction ? { from: 0, to: layer.share } : undefined
  if (second?.direction !== direction) return first ? { first } : {}
  const from = first?.to ?? 0
  // crossing ones are measured between the first ones, which interrupt them
  const width = first ? second.share : second.share / (1 - layer.share)
  return { ...(first && { first }), second: { from, to: from + width } }
}

const endsOf = (layers: readonly KnownResistance[], direction: FramingDirection): number[] => {
  const ends = layers.flatMap((layer) => {
    const { first, second } = placesOf(layer, direction)
    return [first?.to, second?.to].filter((end) => end !== undefined && end < 1)
  })
  return [...new Set([0, ...ends.filter((end) => end !== undefined), 1])].sort((one, other) => one - other)
}

const holds = (place: Place | undefined, at: number): boolean => place !== undefined && at > place.from && at < place.to

/** What a layer adds to the resistance between all members where an axis across each direction is cut [m²·K/W]. */
const changeAt = (layer: KnownResistance, vertical: number, horizontal: number): number => {
  const up = placesOf(layer, 'vertical')
  const across = placesOf(layer, 'horizontal')
  if (holds(up.first, vertical) || holds(across.first, horizontal)) return layer.member - layer.bay
  const isSecond = holds(up.second, vertical) || holds(across.second, horizontal)
  return isSecond && layer.second ? layer.second.member - layer.bay : 0
}

/** Straight paths through a component: share of the area [1] and what its members add to the resistance [m²·K/W]. */
export type Paths = { readonly shares: number[]; readonly changes: number[] }

/**
 * The paths where a layer has two kinds of members (ISO 6946:2017, 6.7.2). Members of one direction lie on common axes,
 * the second ones of a layer beside its first ones; those that cross are interrupted by the first ones.
 */
export function pathsBeside(layers: readonly KnownResistance[]): Paths {
  const paths: Paths = { shares: [], changes: [] }
  const [vertical, horizontal] = [endsOf(layers, 'vertical'), endsOf(layers, 'horizontal')]
  for (let v = 1; v < vertical.length; v += 1) {
    const [left = 0, right = 0] = [vertical[v - 1], vertical[v]]
    for (let h = 1; h < horizontal.length; h += 1) {
      const [low = 0, high = 0] = [horizontal[h - 1], horizontal[h]]
      paths.shares.push((right - left) * (high - low))
      const at = [(left + right) / 2, (low + high) / 2] as const
      paths.changes.push(layers.reduce((sum, layer) => sum + changeAt(layer, ...at), 0))
    }
  }
  return paths
}

/** The resistances of the paths [m²·K/W], from that between all members. */
export const resistancesOf = ({ changes }: Paths, bay: number, trace: Trace | undefined): number[] =>
  changes.map((change) => figure(trace, 'pathResistance', pathResistance)(bay, change, 0))

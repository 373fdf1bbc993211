import type { MonthlyPlane } from './physics-result.ts'
import { placeOfNodes } from './plane-place.ts'
import type { Section } from './section.ts'
import { numberAt } from './value-at.ts'
import type { VapourBodies, VapourPath } from './vapour-path.ts'

/** Nodes with water from inside to outside, and how much there is at each [kg/m²]. */
export type WetNodes = { readonly nodes: readonly number[]; readonly amounts: readonly number[] }

export const noWetNodes: WetNodes = { nodes: [], amounts: [] }

/** The nodes that hold water now. */
export function wetNodes(water: readonly number[]): WetNodes {
  const nodes: number[] = []
  const amounts: number[] = []
  for (let node = 0; node < water.length; node += 1) {
    const amount = numberAt(water, node)
    if (amount <= 0) continue
    nodes.push(node)
    amounts.push(amount)
  }
  return { nodes, amounts }
}

/** Where the water is: nodes side by side are one zone. */
export function monthlyPlanes(
  current: Section,
  vapour: VapourBodies,
  path: VapourPath,
  { nodes, amounts }: WetNodes,
): MonthlyPlane[] {
  const planes: MonthlyPlane[] = []
  for (let at = 0; at < nodes.length; at += 1) {
    const first = numberAt(nodes, at)
    let accumulated = numberAt(amounts, at)
    while (nodes[at + 1] === numberAt(nodes, at) + 1) {
      at += 1
      accumulated += numberAt(amounts, at)
    }
    const { position, from, to, outerLayer, layer } = placeOfNodes(current, vapour, path, {
      first,
      last: numberAt(nodes, at),
    })
    planes.push({ position, from, to, outerLayer, layer, accumulated })
  }
  return planes
}

import type { CondensationPlane } from './physics-result.ts'
import type { Section } from './section.ts'
import { facePositions } from './temperatures.ts'
import { indexAt, numberAt } from './value-at.ts'
import type { Body } from './vapour-bodies.ts'
import type { VapourBodies, VapourPath } from './vapour-path.ts'

/** The layer on the room side of a node. */
export const layerAtNode = (current: Section, { bodies }: VapourBodies, path: VapourPath, node: number): number => {
  const body = bodies[indexAt(path.body, node)]
  return body ? place(current, facePositions(current), body, path.fraction[node] ?? 1).layer : 0
}

/** Distance of a node from the outermost face [m], and the layer on its room side. */
const place = (current: Section, positions: readonly number[], body: Body, fraction: number) => {
  const { layers } = current.construction
  let rest = fraction * body.thickness
  const own = current.applicable.counted.filter((index) => index <= body.inner && index >= body.outer).reverse()
  for (const index of own) {
    const thickness = layers[index]?.thickness ?? 0
    if (rest <= thickness * (1 + 1e-9) || index === body.outer) {
      return { position: numberAt(positions, index) + thickness - rest, layer: index }
    }
    rest -= thickness
  }
  return { position: numberAt(positions, body.outer), layer: body.outer }
}

type PlanePlace = Pick<CondensationPlane, 'position' | 'from' | 'to' | 'outerLayer' | 'layer'> & {
  /** Bodies in which its inner and its outer end lie. */
  readonly firstBody: number
  readonly lastBody: number
  /** Whether its outer end is the outer face of its body, so that the next one touches it too. */
  readonly isAtFace: boolean
}

/** Where nodes of a path lie in the construction: a plane where both are one, else a zone. */
export function placeOfNodes(
  current: Section,
  { bodies }: VapourBodies,
  path: VapourPath,
  { first, last }: { readonly first: number; readonly last: number },
): PlanePlace {
  const positions = facePositions(current)
  const firstBody = indexAt(path.body, first)
  const lastBody = indexAt(path.body, last)
  const [inner, outer] = [bodies[firstBody], bodies[lastBody]]
  const outerFraction = path.fraction[last] ?? 1
  const isAtFace = outerFraction === 1
  const none = { position: 0, layer: 0 }
  const from = inner ? place(current, positions, inner, path.fraction[first] ?? 1) : none
  const to = outer ? place(current, positions, outer, outerFraction) : none
  return {
    position: (from.position + to.position) / 2,
    from: to.position,
    to: from.position,
    outerLayer: isAtFace ? (bodies[lastBody + 1]?.inner ?? to.layer) : to.layer,
    layer: from.layer,
    firstBody,
    lastBody,
    isAtFace,
  }
}

import type { Resolved } from '#assessment/resolved.ts'
import type { ConstructionLayer, SectionLayer } from '#contract/constructions.ts'
import type { Assessment } from '#engine/assessment.ts'
import { studsOf } from '#vocabulary/accessories.ts'

/** Figures of a construction that lists show, sort and search by. */
export type ListFigures = {
  readonly thickness: number
  readonly uValue: number | null
  readonly mass: number | null
  readonly gwp: number | null
  readonly penrt: number | null
  readonly complete: boolean
  readonly section: SectionLayer[]
}

const sectionLayer = (
  { thickness, state = 'new', framing, accessories }: ConstructionLayer,
  { layers }: Resolved,
  index: number,
): SectionLayer => {
  const { own, members } = layers[index] ?? {}
  const beside = framing && { hatch: members?.named?.hatch ?? 'air', width: framing.width, spacing: framing.spacing }
  return { hatch: own?.named?.hatch ?? 'air', thickness, state, framing: beside ?? studsOf(accessories) ?? null }
}

/** What lists tell of an assessment of these layers. */
export function toListFigures(
  { geometry, thermal, lifeCycle }: Assessment,
  layers: readonly ConstructionLayer[],
  resolved: Resolved,
): ListFigures {
  return {
    thickness: geometry.thickness,
    uValue: thermal.uValue,
    mass: geometry.mass,
    gwp: lifeCycle.gwp?.total ?? null,
    penrt: lifeCycle.penrt?.total ?? null,
    complete: lifeCycle.complete,
    section: layers.map((layer, index) => sectionLayer(layer, resolved, index)),
  }
}

import type { Layer } from '#engine/construction.ts'
import type { LayerLives } from '#engine/lca/service-life/service-lives.ts'
import type { BuildingOptions, PartFigures, RowState } from './part-figures.ts'

/** Of one layer, by where it lies, how long it serves there and the state of the row. */
type Known = { readonly options: BuildingOptions; readonly parts: Map<string, readonly PartFigures[]> }

/** By the object: layers are not changed, and one that differs in anything is another. */
const known = new WeakMap<Layer, Known>()

/** Whether the same parts have the same figures with both. */
export const isSameAssessment = (one: BuildingOptions, other: BuildingOptions): boolean =>
  one.release === other.release &&
  one.generation === other.generation &&
  one.referenceStudyPeriod === other.referenceStudyPeriod &&
  one.serviceLives === other.serviceLives &&
  one.modules === other.modules &&
  one.everyIndicator === other.everyIndicator

/** What is known of a layer, computed with the same options. */
export function partsKnownOf(layer: Layer, options: BuildingOptions): Known['parts'] {
  const before = known.get(layer)
  if (before && isSameAssessment(before.options, options)) return before.parts
  const parts: Known['parts'] = new Map()
  known.set(layer, { options, parts })
  return parts
}

/** Tells apart all that the parts of one layer depend on besides the options. @param index - of the layer */
export const nameOfParts = (index: number, lives: LayerLives | undefined, { status, remaining }: RowState): string =>
  `${index} ${lives?.material?.years} ${lives?.members?.years} ${status} ${remaining}`

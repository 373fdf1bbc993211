import type { Layer } from '#engine/construction.ts'
import type { LayerLives } from '#engine/lca/service-life/service-lives.ts'
import type { BuildingOptions, PartFigures, RowState } from './part-figures.ts'

/** All that the parts of one layer depend on: where it lies, how long it serves there, the state of the row, the options. */
type Circumstances = RowState & {
  readonly options: BuildingOptions
  readonly index: number
  readonly material: number | undefined
  readonly members: number | undefined
}
type Known = Circumstances & { readonly parts: readonly PartFigures[] }

/** By the object: layers are not changed, and one that differs in anything is another. */
const known = new WeakMap<Layer, Known[]>()
/** Circumstances of one layer that are kept: it lies in few places, in few states. */
const MOST = 16

/** Whether the same parts have the same figures with both. */
export const isSameAssessment = (one: BuildingOptions, other: BuildingOptions): boolean =>
  one.release === other.release &&
  one.generation === other.generation &&
  one.referenceStudyPeriod === other.referenceStudyPeriod &&
  one.serviceLives === other.serviceLives &&
  one.modules === other.modules &&
  one.everyIndicator === other.everyIndicator

const isSame = (one: Circumstances, other: Circumstances): boolean =>
  one.index === other.index &&
  one.material === other.material &&
  one.members === other.members &&
  one.status === other.status &&
  one.remaining === other.remaining &&
  isSameAssessment(one.options, other.options)

export const circumstancesOf = (
  index: number,
  lives: LayerLives | undefined,
  { status, remaining }: RowState,
  options: BuildingOptions,
): Circumstances => ({
  index,
  material: lives?.material?.years,
  members: lives?.members?.years,
  status,
  remaining,
  options,
})

/** The parts of a layer, where they are known. */
export const partsKnownOf = (layer: Layer, circumstances: Circumstances): readonly PartFigures[] | undefined =>
  known.get(layer)?.find((one) => isSame(one, circumstances))?.parts

/** Keeps the parts of a layer. */
export function keepParts(layer: Layer, circumstances: Circumstances, parts: readonly PartFigures[]): void {
  const { index, material, members, status, remaining, options } = circumstances
  const made = { index, material, members, status, remaining, options, parts }
  const before = known.get(layer)
  if (before && before.length < MOST) before.push(made)
  else known.set(layer, [made])
}

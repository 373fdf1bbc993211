import { bounds } from '#vocabulary/bounds.ts'
import { meanThickness, type Taper } from '#vocabulary/taper.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'
import type { LayerDraft } from './document.ts'
import type { NumberField } from './number-fields.ts'

/** Thicknesses that are typed for a tapered layer, by its shape. */
export const taperFields = ({ taper }: Pick<LayerDraft, 'taper'>): readonly NumberField[] => {
  if (!taper) return []
  return taper === 'threeCorners'
    ? ['taperThinnest', 'taperMiddle', 'taperThickest']
    : ['taperThinnest', 'taperThickest']
}

/** What is wrong with the thicknesses of a taper, though each is one. */
export type TaperProblem = 'thickestNotAbove' | 'middleNotBetween' | 'framedTaper' | 'secondTaper'

const allKnown = ({ numbers, texts }: LayerDraft, fields: readonly NumberField[]) =>
  fields.every((field) => numbers[field] !== undefined && texts[field] === undefined)

export function taperProblem(layer: LayerDraft): { field: NumberField; problem: TaperProblem } | undefined {
  const fields = taperFields(layer)
  if (fields.length === 0) return undefined
  if (layer.framing) return { field: 'taperThinnest', problem: 'framedTaper' }
  if (!allKnown(layer, fields)) return undefined
  const { taperThinnest = 0, taperMiddle = taperThinnest + least, taperThickest = 0 } = layer.numbers
  if (taperThickest - taperThinnest < least) return { field: 'taperThickest', problem: 'thickestNotAbove' }
  const isBetween = taperMiddle - taperThinnest >= least && taperMiddle <= taperThickest
  return layer.taper === 'threeCorners' && !isBetween
    ? { field: 'taperMiddle', problem: 'middleNotBetween' }
    : undefined
}
const least = bounds.taperRise.minimum - 1e-9

/** The taper that the typed thicknesses are; undefined while one is missing or does not fit the others. */
export function taperOf(layer: LayerDraft): Taper | undefined {
  const { taper: shape, numbers } = layer
  if (!shape || !allKnown(layer, taperFields(layer)) || taperProblem(layer)) return undefined
  const { taperThinnest = 0, taperMiddle, taperThickest = 0 } = numbers
  const above = (thickness: number) => withoutDust(thickness - taperThinnest)
  return {
    shape,
    rise: above(taperThickest),
    ...(shape === 'threeCorners' && taperMiddle !== undefined && { intermediate: above(taperMiddle) }),
  }
}

/** The layer as thick as its taper is on average. */
export function withMeanThickness(layer: LayerDraft): LayerDraft {
  const taper = taperOf(layer)
  if (!taper) return layer
  const thickness = withoutDust(meanThickness(layer.numbers.taperThinnest ?? 0, taper))
  const { thickness: _typed, ...texts } = layer.texts
  return { ...layer, numbers: { ...layer.numbers, thickness }, texts }
}

/** The taper moved with a mean thickness that was typed, or flattened in proportion where it would be thinner than nothing. */
export function withTaperMoved(layer: LayerDraft, before: LayerDraft): LayerDraft {
  const [from, to] = [before.numbers.thickness, layer.numbers.thickness]
  if (!taperOf(before) || from === undefined || to === undefined || from === to) return layer
  const isDeepEnough = (before.numbers.taperThinnest ?? 0) + to - from >= 0
  const moved = taperFields(layer).map((field) => {
    const point = layer.numbers[field] ?? 0
    return [field, withoutDust(isDeepEnough ? point + to - from : (point * to) / from)] as const
  })
  return { ...layer, numbers: { ...layer.numbers, ...Object.fromEntries(moved) } }
}

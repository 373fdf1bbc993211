import type { Assessment } from '#engine/assessment.ts'
import { newInsulation } from '#vocabulary/insulation.ts'
import { adaptable, type EqualQuantity, type UnequalReason } from '#vocabulary/normalised.ts'
import type { Subject } from '../assess-construction.ts'
import { type LayerVariation, layerVariation, type Varied } from '../insulation-curve/layer-variation.ts'

/** A construction made equal in a quantity by the thickness of one layer, or why it cannot be. */
export type Equalised = {
  /** Layer that is adapted; null where there is none. */
  readonly layer: number | null
  /** Its thickness as it is drawn [m]. */
  readonly from: number | null
} & (
  | { readonly to: number; readonly reason: null; readonly nearest: null }
  /** `nearest`: the value that comes nearest; null where nothing is known. */
  | { readonly to: null; readonly reason: UnequalReason; readonly nearest: number | null }
)

/** U or thickness to reach [W/(m²·K), m]. */
export type Target = { readonly quantity: EqualQuantity; readonly value: number }

/** Distance from the target that is none, of the target. */
const SAME = 1e-9

/** Whether the thickness of a layer may change: it is there afterwards and does not taper. */
export const mayAdapt = ({ given }: Subject, index: number): boolean => {
  const layer = given.layers[index]
  return layer !== undefined && layer.state !== 'removed' && layer.taper === undefined
}

/**
 * The layer that is adapted where nobody names one: the thickest new insulation; where nothing insulates, the new layer
 * that resists most. Undefined where nothing new counts.
 */
export function layerToAdapt(subject: Subject, { layers }: Assessment): number | undefined {
  const { given, resolved } = subject
  const materialOf = (index: number) => resolved.layers[index]?.own.material
  const resistanceOf = (index: number) => layers[index]?.resistance ?? 0
  const isFree = (index: number) =>
    layers[index]?.counted === true &&
    resistanceOf(index) > 0 &&
    materialOf(index)?.traits.includes('air') === false &&
    mayAdapt(subject, index)
  const insulation = newInsulation(given.layers, (_, index) => materialOf(index)?.conductivity).find(isFree)
  if (insulation !== undefined) return insulation
  const others = given.layers.flatMap(({ state = 'new' }, index) => (state === 'new' && isFree(index) ? [index] : []))
  return others.toSorted((one, other) => resistanceOf(other) - resistanceOf(one))[0]
}

const uOf = (varied: Varied | undefined): number => varied?.figures.uValue ?? Number.NaN

/** The thickness with a U, of all: U falls with every millimetre. */
function thicknessOf({ at }: LayerVariation, target: number): number | undefined {
  let [low, high] = [adaptable.from as number, adaptable.to as number]
  if (!(uOf(at(low)) >= target && uOf(at(high)) <= target)) return undefined
  for (;;) {
    const middle = (low + high) / 2
    if (middle === low || middle === high) break
    if (uOf(at(middle)) > target) low = middle
    else high = middle
  }
  return Math.abs(uOf(at(high)) - target) <= SAME * target ? high : undefined
}

function nearest(variation: LayerVariation, { quantity, value: target }: Target): number | null {
  const ends = [variation.at(adaptable.from), variation.at(adaptable.to)]
  const values = ends.flatMap((one) => one?.figures[quantity] ?? [])
  const sorted = values.toSorted((one, other) => Math.abs(one - target) - Math.abs(other - target))
  return sorted[0] ?? null
}

/** The thickness of the layer that reaches the target, within what a layer may be adapted to. */
function reaching(variation: LayerVariation, { quantity, value }: Target): number | undefined {
  const { thickness, figures } = variation.given
  if (quantity === 'uValue') return thicknessOf(variation, value)
  const to = thickness + value - (figures.thickness ?? Number.NaN)
  return to >= adaptable.from && to <= adaptable.to && variation.at(to) ? to : undefined
}

/**
 * Makes a construction equal to others in U or in thickness by one layer, whose thickness is taken as continuous: fair
 * to compare, not always to buy.
 *
 * @param asked - layer to adapt; the thickest new insulation where absent
 * @throws {EngineError} where the engine refuses the construction as it is
 */
export function equalised(subject: Subject, target: Target, asked?: number): Equalised {
  const layer = asked ?? layerToAdapt(subject, layerVariation(subject, 0).given.assessment)
  if (layer === undefined) return { layer: null, from: null, to: null, reason: 'noLayer', nearest: null }
  const variation = layerVariation(subject, layer)
  const from = variation.given.thickness
  if (target.quantity === 'uValue' && Number.isNaN(uOf(variation.given)))
    return { layer, from, to: null, reason: 'unknown', nearest: null }
  const to = reaching(variation, target)
  return to === undefined
    ? { layer, from, to: null, reason: 'beyond', nearest: nearest(variation, target) }
    : { layer, from, to, reason: null, nearest: null }
}

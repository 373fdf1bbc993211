import type { KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import { bounds, isWithin } from '#vocabulary/bounds.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'
import type { LayerDraft } from '../../document/document.ts'

/** A material in the place of another, so thick [m]. */
export type Candidate = { readonly material: Material; readonly thickness: number }

/** The same with the GWP [kg CO₂e/m²] and U [W/(m²K)] that the construction then has. */
export type Alternative = Candidate & { readonly gwp: number; readonly uValue: number | null }

const MILLIMETRE = 0.001

/** Whether what stands for a material has to resist heat as it does: that is what insulation is for. */
export const isForHeat = ({ category }: Pick<Material, 'category'>): boolean => category === 'insulation'

const isOfSameUse = (one: Material, other: Material) =>
  one.category === other.category &&
  (one.uses.length === 0 ? one.hatch === other.hatch : one.uses.some((use) => other.uses.includes(use)))

/** Whole millimetres, upwards, of a thickness [m]. */
const upwards = (thickness: number) => withoutDust(Math.ceil(withoutDust(thickness / MILLIMETRE)) * MILLIMETRE)

/**
 * Materials that may stand in a layer in place of its own, with a dataset and of the same use: insulation as thick as
 * leaves the resistance at least as it is, all else as thick as the layer.
 */
export function candidatesFor(layer: LayerDraft, own: Material, all: readonly Material[]): readonly Candidate[] {
  const { thickness, conductivity = own.conductivity } = layer.numbers
  if (thickness === undefined) return []
  return all
    .filter((one) => one.id !== own.id && one.dataset !== null && isOfSameUse(own, one))
    .flatMap((material) => {
      if (!isForHeat(own)) return [{ material, thickness }]
      if (conductivity === null || material.conductivity === null) return []
      const equal = upwards((thickness * material.conductivity) / conductivity)
      return isWithin(bounds.thickness, equal) ? [{ material, thickness: equal }] : []
    })
}

/** GWP of a construction whose layer at a place is balanced whole; undefined where something of it is missing. */
const gwpOf = ({ lifeCycle, layers }: KeyPerformanceIndicators, place: number): number | undefined =>
  layers.find(({ layer }) => layer === place)?.complete ? lifeCycle.gwp?.total : undefined

/**
 * Those of the candidates with which the construction has less GWP, the least first.
 *
 * @param place - of the layer in the figures
 * @param compute - figures with a candidate in its place; undefined where they are not known
 * @returns undefined where the layer's own balance is not whole, so that nothing can be compared
 */
export function lessCarbon(
  candidates: readonly Candidate[],
  now: KeyPerformanceIndicators,
  place: number,
  compute: (candidate: Candidate) => KeyPerformanceIndicators | undefined,
): readonly Alternative[] | undefined {
  const most = gwpOf(now, place)
  if (most === undefined) return undefined
  return candidates
    .flatMap((candidate): Alternative[] => {
      const kpis = compute(candidate)
      const gwp = kpis && gwpOf(kpis, place)
      return kpis && gwp !== undefined && gwp < most ? [{ ...candidate, gwp, uValue: kpis.thermal.uValue }] : []
    })
    .toSorted((one, other) => one.gwp - other.gwp)
}

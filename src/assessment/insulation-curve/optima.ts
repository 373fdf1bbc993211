import type { HeatAssumptions, InsulationCurve } from '#contract/insulation-curve.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { Subject } from '../assess-construction.ts'
import { heatUseOf } from '../heating/heat-use.ts'
import { optimumOf } from './insulation-curve.ts'
import { layerVariation } from './layer-variation.ts'

/**
 * Where the optimum of a layer lies with heat of each kind.
 *
 * @param thisYear - in which the study period begins
 * @returns undefined where the engine refuses the construction
 */
export function optimaBy(
  subject: Subject,
  layer: number,
  heats: readonly HeatAssumptions[],
  thisYear: number,
): readonly InsulationCurve['optima'][] | undefined {
  try {
    const variation = layerVariation(subject, layer)
    return heats.map((heat) => {
      const use = heatUseOf(heat, subject.given, thisYear)
      return { gwp: optimumOf(variation, use, 'gwp'), penrt: optimumOf(variation, use, 'penrt') }
    })
  } catch (error) {
    if (error instanceof EngineError) return undefined
    throw error
  }
}

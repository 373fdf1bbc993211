import type { InsulationCurve, InsulationCurvePoint, InsulationOptimum } from '#contract/insulation-curve.ts'
import type { HeatUse } from '../heating/heat-use.ts'
import { limitsOf } from './curve-limits.ts'
import type { LayerVariation, Varied } from './layer-variation.ts'
import { leastOf, type Pieces, rangeAround, samplesOf } from './least.ts'

/** Between these the optimum is searched [m]; samples lie so close. */
export const searched = { from: 0.001, to: 2, step: 0.01 } as const
/** Share of the least total that is no difference [1]. */
const FLAT = 0.02

const plus = (one: number | null, other: number | null) => (one === null || other === null ? null : one + other)

/** What the construction costs with this thickness, built and heated. */
export function pointOf({ thickness, assessment, figures }: Varied, heat: HeatUse): InsulationCurvePoint {
  const { thermal, lifeCycle } = assessment
  const { uValue, gwp, penrt } = figures
  const fx = heat.correctionAt(thermal.rTotal === null ? 0 : thermal.rTotal - thermal.rsi - thermal.rse)
  const lost = (by: number) => (uValue === null ? null : uValue * fx * by)
  const operational = { gwp: lost(heat.perTransmittance.gwp), penrt: lost(heat.perTransmittance.penrt) }
  const isWhole = lifeCycle.gwp?.bound !== 'lower' && lifeCycle.penrt?.bound !== 'lower'
  return {
    thickness,
    constructionThickness: assessment.geometry.thickness,
    uValue,
    fx,
    embodied: { gwp, penrt },
    operational,
    total: { gwp: plus(gwp, operational.gwp), penrt: plus(penrt, operational.penrt) },
    bound: isWhole ? null : 'lower',
  }
}

/** The total by the thickness. What other layers lack is missing at every thickness alike, and moves no optimum. */
function totalOf({ at, layer }: LayerVariation, heat: HeatUse, quantity: 'gwp' | 'penrt'): Pieces {
  return {
    valueAt(thickness) {
      const varied = at(thickness)
      if (!varied || varied.assessment.layers[layer]?.complete !== true) return Number.NaN
      return pointOf(varied, heat).total[quantity] ?? Number.NaN
    },
    pieceAt(thickness) {
      const varied = at(thickness)
      return varied ? `${varied.piece} ${pointOf(varied, heat).fx}` : ''
    },
  }
}

/**
 * The thickness with the least total, of all that there are, and those around it that are hardly worse. Where a total
 * lacks data, two per cent of it are unknown, and so is the range.
 */
export function optimumOf(
  variation: LayerVariation,
  heat: HeatUse,
  quantity: 'gwp' | 'penrt',
): InsulationOptimum | null {
  const pieces = totalOf(variation, heat, quantity)
  const samples = samplesOf(pieces, searched)
  const best = leastOf(pieces, samples)
  const varied = best === undefined ? undefined : variation.at(best)
  if (best === undefined || !varied) return null
  const point = pointOf(varied, heat)
  const least = pieces.valueAt(best)
  const isAt = (end: number) => Math.abs(best - end) < 1e-6
  return {
    ...point,
    range: point.bound === null ? rangeAround(pieces, samples, best, least + FLAT * Math.abs(least)) : null,
    atEnd: isAt(searched.from) ? 'thinnest' : isAt(searched.to) ? 'thickest' : null,
  }
}

/**
 * What a layer costs and saves by its thickness: life cycle of the construction and heat that it loses over the study
 * period, where it holds which limit, and at which thickness the sum is least.
 *
 * @param thicknesses - points of the curve [m]; those that the engine refuses are left out
 */
export function insulationCurve(
  variation: LayerVariation,
  thicknesses: readonly number[],
  heat: HeatUse,
): InsulationCurve {
  return {
    heat: heat.told,
    given: pointOf(variation.given, heat),
    points: thicknesses.flatMap((thickness) => {
      const varied = variation.at(thickness)
      return varied ? [pointOf(varied, heat)] : []
    }),
    limits: limitsOf(variation, searched),
    optima: { gwp: optimumOf(variation, heat, 'gwp'), penrt: optimumOf(variation, heat, 'penrt') },
  }
}

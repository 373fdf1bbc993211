import type { Fasteners, Layer } from '#engine/construction.ts'
import { airGaps, fasteners, pointBridges, rainBelow } from '#engine/formulas/corrections.ts'
import { sumOfResistances } from '#engine/formulas/heat.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { isCorrected, type Section } from './section.ts'
import type { SurfaceResistances } from './surface-resistance.ts'

/** ΔU'' by level of the air gaps [W/(m²·K)] (ISO 6946:2017, annex F.3). */
const AIR_GAP_CORRECTION = [0, 0.01, 0.04] as const
/** α of fasteners that pass through the insulation [1] (ISO 6946:2017, annex F.5). */
const FASTENER_FACTOR = 0.8
/** Fasteners that conduct less need no correction [W/(m·K)] (ISO 6946:2017, annex F.5). */
const LEAST_CONDUCTIVITY = 1

/** Resistances of the layer with the fasteners or gaps, and of the whole without thermal bridges [m²·K/W]. */
type Resistances = { readonly insulation: number; readonly total: number }

/** Correction for mechanical fasteners [W/(m²·K)] (ISO 6946:2017, annex F.5): by χ, or by the approximate procedure. */
function fastenerCorrection(
  given: Fasteners,
  thickness: number,
  { insulation, total }: Resistances,
  trace: Trace | undefined,
): number {
  const { perArea, pointTransmittance, conductivity = 0, area = 0, factor = FASTENER_FACTOR } = given
  const length = Math.min(given.length ?? thickness, thickness)
  if (pointTransmittance !== undefined)
    return figure(trace, 'fastenerCorrection', pointBridges)(perArea, pointTransmittance)
  if (conductivity < LEAST_CONDUCTIVITY) return 0
  const correction = figure(trace, 'fastenerCorrection', fasteners)
  return correction(factor, length, conductivity, area, perArea, thickness, insulation, total)
}

const correctionsOf = (layer: Layer, resistances: Resistances, trace: Trace | undefined): number[] => {
  const found: number[] = []
  const { airGaps: level = 0, fasteners: given, thickness } = layer
  if (level > 0)
    found.push(
      figure(trace, 'airGapCorrection', airGaps)(AIR_GAP_CORRECTION[level], resistances.insulation, resistances.total),
    )
  if (given) found.push(fastenerCorrection(given, thickness, resistances, trace))
  return found
}

const isRoof = ({ construction: { type } }: Section) => type === 'flatRoof' || type === 'pitchedRoof'

/** Rain that is stated of a layer outside the waterproofing of an inverted roof [mm/d]; undefined where none is. */
export function rainBelowBoards(current: Section): number | undefined {
  const { construction, applicable } = current
  if (applicable.outsideSealing === 0 || !isRoof(current)) return undefined
  const outside = applicable.counted.slice(0, applicable.outsideSealing)
  const stating = outside.find((index) => construction.layers[index]?.rainBelow !== undefined)
  return stating === undefined ? undefined : construction.layers[stating]?.rainBelow
}

/**
 * Corrections of U for air gaps and fasteners in layers that count, and for rain below the boards of an inverted roof
 * where it is stated [W/(m²·K)] (ISO 6946:2017, annex F). Ties across an
 * empty cavity and fasteners of λ < 1 W/(m·K) need none. Of two layers that one fastener passes the corrections add up
 * to that of both, where they conduct alike.
 *
 * @returns undefined where nothing of the kind is there
 */
export function layerCorrections(
  current: Section,
  { rsi, rse }: SurfaceResistances,
  trace: Trace | undefined,
): readonly number[] | undefined {
  const { construction, applicable, resistances, bays, framed, corrected } = current
  const rain = rainBelowBoards(current)
  if (bays === null || (rain === undefined && !corrected)) return undefined
  // with members the combined method has told it already
  const total = figure(framed ? undefined : trace, 'rBay', sumOfResistances)(rsi, rse, bays)
  const found = applicable.counted.flatMap((index) => {
    const layer = construction.layers[index]
    const insulation = resistances[index]?.bay ?? 0
    return layer && isCorrected(layer) ? correctionsOf(layer, { insulation, total }, about(trace, index)) : []
  })
  if (rain === undefined) return found
  const outside = bays.slice(0, applicable.outsideSealing).reduce((sum, bay) => sum + bay, 0)
  return [...found, figure(trace, 'rainCorrection', rainBelow)(rain, outside, total)]
}

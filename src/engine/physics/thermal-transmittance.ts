import type { Construction, Framing, Layer } from '#engine/construction.ts'
import { countedCorrections, invertedRoof } from '#engine/formulas/corrections.ts'
import {
  externalSurfaceResistance,
  surfaceResistance,
  taperedWithCorrection,
  transmittance,
} from '#engine/formulas/heat.ts'
import { INSULATING } from '#engine/formulas/summer.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { LARGEST_LIMIT_RATIO, type TotalResistance, totalResistance } from './combined-method.ts'
import { layerCorrections, rainBelowBoards } from './corrections.ts'
import type { PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import { slightlyVentilatedResistance } from './slightly-ventilated.ts'
import { type SurfaceResistances, situations } from './surface-resistance.ts'
import { uTapered } from './tapered-transmittance.ts'
import { numberAt } from './value-at.ts'

/** U and what it comes from. */
export type Transmittance = {
  readonly surfaces: SurfaceResistances
  /** Null where a resistance is unknown or the method is not applicable. */
  readonly resistance: TotalResistance | null
  /** Addition to U [W/(m²·K)]. */
  readonly correction: number
  /** U with the addition [W/(m²·K)]. */
  readonly uValue: number | null
}

/**
 * Surface resistances of the U-value [m²·K/W] (ISO 6946:2017, 6.8, table 7).
 *
 * @param behindVentilated - whether a well-ventilated layer takes the place of the outer surface
 */
const surfaceResistances = (
  { type }: Construction,
  behindVentilated: boolean,
  trace: Trace | undefined,
): SurfaceResistances => {
  const { heatFlow, adjacency } = situations[type]
  const side = behindVentilated ? 'ventilated' : adjacency
  return {
    rsi: figure(trace, 'rsi', surfaceResistance)(heatFlow),
    rse: figure(trace, 'rse', externalSurfaceResistance)(side, heatFlow),
  }
}

const isInsulation = ({ material }: Layer): boolean =>
  !material.traits.includes('air') &&
  material.conductivity !== undefined &&
  material.conductivity < INSULATING.conductivity

const isMetal = ({ material }: Framing): boolean => material.traits.includes('metal')

/** Members of metal in insulation: their places, as warnings name them. */
function metalBridges({ construction: { layers }, applicable: { counted }, framed }: Section): readonly string[] {
  const paths: string[] = []
  if (!framed) return paths
  for (let at = 0; at < counted.length; at += 1) {
    const index = numberAt(counted, at)
    const layer = layers[index]
    if (!layer?.framing || !isInsulation(layer)) continue
    if (isMetal(layer.framing)) paths.push(`/layers/${index}/framing`)
    if (layer.secondFraming && isMetal(layer.secondFraming)) paths.push(`/layers/${index}/secondFraming`)
  }
  return paths
}

/** Rain under the insulation of an inverted roof cools the waterproofing; perimeter insulation has no such addition. */
const invertedRoofAddition = (
  { construction, applicable, bays }: Section,
  key: 'correction' | 'additionOfRoof',
  trace: Trace | undefined,
): number => {
  const isRoof = construction.type === 'flatRoof' || construction.type === 'pitchedRoof'
  if (!isRoof || applicable.outsideSealing === 0 || bays === null) return 0
  let inside = 0
  let total = 0
  bays.forEach((bay, at) => {
    total += bay
    if (at >= applicable.outsideSealing) inside += bay
  })
  return total === 0 ? 0 : figure(trace, key, invertedRoof)(inside, total)
}

/** Every addition to U [W/(m²·K)], and the warnings that say what it is for. */
const correctionOf = (
  current: Section,
  { surfaces, total }: { readonly surfaces: SurfaceResistances; readonly total: number },
  warnings: PhysicsWarning[],
  trace: Trace | undefined,
): number => {
  const found = layerCorrections(current, surfaces, trace)
  const key = found ? 'additionOfRoof' : 'correction'
  const addition = rainBelowBoards(current) === undefined ? invertedRoofAddition(current, key, trace) : 0
  if (addition > 0) warnings.push({ code: 'invertedRoofCorrection', values: { correction: addition } })
  if (!found) return addition
  const correction = figure(trace, 'correction', countedCorrections)(found, addition, total)
  const sum = found.reduce((before, one) => before + one, 0)
  const code = correction > addition ? 'correctionsAdded' : 'correctionsNegligible'
  if (sum > 0) warnings.push({ code, values: { correction: sum } })
  return correction
}

const nothing = (surfaces: SurfaceResistances): Transmittance => ({
  surfaces,
  resistance: null,
  correction: 0,
  uValue: null,
})

const alignmentIsAssumed = ({ construction: { layers }, applicable: { counted } }: Section): boolean => {
  let vertical = 0
  let horizontal = 0
  for (let at = 0; at < counted.length; at += 1) {
    const framing = layers[numberAt(counted, at)]?.framing
    if (!framing) continue
    const known = framing.direction === 'vertical' ? vertical : horizontal
    if (known !== 0 && known !== framing.spacing) return true
    if (framing.direction === 'vertical') vertical = framing.spacing
    else horizontal = framing.spacing
  }
  return false
}

const warnOfMethod = (current: Section, resistance: TotalResistance, warnings: PhysicsWarning[]) => {
  const ratio = resistance.upper / resistance.lower
  if (ratio > LARGEST_LIMIT_RATIO) warnings.push({ code: 'limitRatioExceeded', values: { ratio } })
  if (current.framed && alignmentIsAssumed(current)) warnings.push({ code: 'alignedMembersAssumed' })
  if (current.applicable.counted.length === 0) warnings.push({ code: 'nothingCounts' })
}

const insulationWarnings = ({ construction, applicable }: Section): PhysicsWarning[] =>
  applicable.present.flatMap((index) => {
    const layer = construction.layers[index]
    const isDropped = layer !== undefined && isInsulation(layer) && !applicable.counted.includes(index)
    return isDropped ? [{ code: 'insulationNotCounted' as const, path: `/layers/${index}` }] : []
  })

/**
 * Thermal transmittance U of a construction [W/(m²·K)] (ISO 6946:2017): surface resistances by type, layers that count,
 * combined method, slightly ventilated air layers, corrections for fasteners and air gaps (annex F), addition for an
 * inverted roof.
 *
 * Not computed where metal penetrates insulation (6.7.2.1), a conductivity is unknown or every layer is removed. With an upper / lower limit
 * above 1.5 it is computed, and the warning says that the method is not applicable.
 *
 * @param warnings - takes what the reader must know
 */
export function thermalTransmittance(current: Section, warnings: PhysicsWarning[], trace?: Trace): Transmittance {
  const { construction, applicable, known } = current
  const surfaces = surfaceResistances(construction, applicable.ventilated, trace)
  if (applicable.counted.length < applicable.present.length) warnings.push(...insulationWarnings(current))
  const metal = metalBridges(current)
  for (const path of metal) warnings.push({ code: 'metalBridge', path })
  if (known === null || metal.length > 0 || applicable.present.length === 0) return nothing(surfaces)
  const { slightlyVentilated: at } = current
  const resistance =
    at < 0
      ? totalResistance(known, surfaces, 'whole', trace)
      : slightlyVentilatedResistance(current, known, surfaces, { at, warnings, trace })
  const tapered = uTapered(current, resistance, warnings, trace)
  const total = tapered === undefined ? resistance.total : 1 / tapered
  const correction = correctionOf(current, { surfaces, total }, warnings, trace)
  warnOfMethod(current, resistance, warnings)
  return {
    surfaces,
    resistance,
    correction,
    uValue:
      tapered === undefined
        ? figure(trace, 'uValue', transmittance)(resistance.total, correction)
        : figure(trace, 'uValue', taperedWithCorrection)(tapered, correction),
  }
}

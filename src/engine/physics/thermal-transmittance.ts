import type { Construction, Framing, Layer } from '#engine/construction.ts'
import { countedCorrections, invertedRoof } from '#engine/formulas/corrections.ts'
import {
  externalSurfaceResistance,
  slightlyVentilated,
  surfaceResistance,
  taperedWithCorrection,
  transmittance,
} from '#engine/formulas/heat.ts'
import { INSULATING } from '#engine/formulas/summer.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { thinnestOf } from '#vocabulary/taper.ts'
import { OPENINGS } from './air-layer.ts'
import { LARGEST_LIMIT_RATIO, type TotalResistance, totalResistance } from './combined-method.ts'
import { layerCorrections, rainBelowBoards } from './corrections.ts'
import type { KnownResistance } from './known-resistance.ts'
import type { PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import { type SurfaceResistances, situations } from './surface-resistance.ts'
import { isTapered, taperedTransmittance } from './taper.ts'
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

/** Openings assumed for a slightly ventilated layer: the middle of the range [mm²/m]. */
const ASSUMED_OPENINGS = (OPENINGS.unventilated + OPENINGS.wellVentilated) / 2

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

/** Where among the counting layers it is, and its openings [mm² per m length or per m²]. */
type SlightlyVentilated = { readonly at: number; readonly openings: number }

/** With a slightly ventilated layer: between the resistances with the layer closed and with it open. */
const blended = (
  { construction }: Section,
  known: readonly KnownResistance[],
  surfaces: SurfaceResistances,
  trace: Trace | undefined,
  { at, openings }: SlightlyVentilated,
): TotalResistance => {
  const closed = totalResistance(known, surfaces, 'closed', trace)
  const { heatFlow } = situations[construction.type]
  const rse = figure(trace, 'rseOpen', externalSurfaceResistance)('ventilated', heatFlow)
  const open = totalResistance(known.slice(at + 1), { rsi: surfaces.rsi, rse }, 'open', trace)
  return {
    upper: figure(trace, 'rUpper', slightlyVentilated)(openings, closed.upper, open.upper),
    lower: figure(trace, 'rLower', slightlyVentilated)(openings, closed.lower, open.lower),
    total: figure(trace, 'rTotal', slightlyVentilated)(openings, closed.total, open.total),
  }
}

const slightlyVentilatedResistance = (
  current: Section,
  known: readonly KnownResistance[],
  surfaces: SurfaceResistances,
  {
    at,
    warnings,
    trace,
  }: { readonly at: number; readonly warnings: PhysicsWarning[]; readonly trace: Trace | undefined },
): TotalResistance => {
  const index = current.applicable.counted[at] ?? 0
  const { openings } = current.construction.layers[index] ?? {}
  if (openings === undefined)
    warnings.push({ code: 'openingAreaAssumed', path: `/layers/${index}`, values: { area: ASSUMED_OPENINGS } })
  return blended(current, known, surfaces, trace, { at, openings: openings ?? ASSUMED_OPENINGS })
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

/** U over the area is closed for one layer (ISO 6946:2017, annex C); on the safe side others count at their thinnest. */
const warnOfFurtherTapers = (
  { construction: { layers }, applicable: { counted }, tapered }: Section,
  warnings: PhysicsWarning[],
) => {
  for (const index of counted) {
    const layer = layers[index]
    if (index === tapered || !isTapered(layer)) continue
    const thinnest = Math.max(0, thinnestOf(layer.thickness, layer.taper)) * 1000
    warnings.push({ code: 'taperAtThinnest', path: `/layers/${index}`, values: { thinnest } })
  }
}

/** U over the area of a tapered layer, whose resistances are those of the thinnest point; undefined where none tapers. */
const uTapered = (
  current: Section,
  { total }: TotalResistance,
  warnings: PhysicsWarning[],
  trace: Trace | undefined,
): number | undefined => {
  const { construction, tapered } = current
  const layer = tapered < 0 ? undefined : construction.layers[tapered]
  if (!isTapered(layer)) return undefined
  const thinnest = thinnestOf(layer.thickness, layer.taper)
  const values = { thinnest: thinnest * 1000, thickest: (thinnest + layer.taper.rise) * 1000 }
  warnings.push({ code: 'taperedInsulation', path: `/layers/${tapered}`, values })
  warnOfFurtherTapers(current, warnings)
  return taperedTransmittance(layer, total, { own: about(trace, tapered), whole: trace })
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

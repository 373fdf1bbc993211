import type { Construction, Layer } from '#engine/construction.ts'
import { about, type Trace } from '#engine/trace.ts'
import type { Adjacency } from '#vocabulary/constructions.ts'
import { type ApplicableLayers, applicableLayers, isAir } from './applicable-layers.ts'
import type { KnownResistance } from './known-resistance.ts'
import { type LayerResistance, layerResistance, THIN_SHEET } from './layer-resistance.ts'
import type { PhysicsWarning } from './physics-result.ts'
import { type HeatFlow, situations } from './surface-resistance.ts'
import { isTapered, type Tapered, thinnestResistance } from './taper.ts'
import { numberAt } from './value-at.ts'

/** A construction with what every method of the building physics needs of it. */
export type Section = {
  readonly construction: Construction
  readonly heatFlow: HeatFlow
  readonly adjacency: Adjacency
  readonly applicable: ApplicableLayers
  /** Of every layer, by index. */
  readonly resistances: readonly LayerResistance[]
  /** Of the counting layers from outside to inside, between the members; null where one is unknown [m²·K/W]. */
  readonly bays: readonly number[] | null
  /** The same with members, of tapered layers at their thinnest point; null where one is unknown. */
  readonly known: readonly KnownResistance[] | null
  /** Whether a counting layer has members. */
  readonly framed: boolean
  /** Index of the counting layer that tapers, of several the outermost; −1 where none does. */
  readonly tapered: number
  /** Which of the counting layers is the innermost slightly ventilated one; −1 where none is. */
  readonly slightlyVentilated: number
  /** Whether fasteners or gaps in a counting layer correct U. */
  readonly corrected: boolean
}

/** Whether U is corrected for fasteners that pass the layer, or for gaps in it (ISO 6946:2017, annex F). */
export const isCorrected = (layer: Layer): boolean =>
  (layer.fasteners !== undefined || (layer.airGaps ?? 0) > 0) && !isAir(layer)

const isKnown = (resistance: LayerResistance): resistance is KnownResistance =>
  resistance.bay !== null && resistance.member !== null && resistance.second !== null

function thinnest(layer: Tapered, resistance: KnownResistance, trace: Trace | undefined): KnownResistance {
  const own = thinnestResistance(layer, trace)
  return { ...resistance, bay: own, member: own }
}

function resistancesOf(
  { layers }: Construction,
  heatFlow: HeatFlow,
  counted: readonly number[],
  trace: Trace | undefined,
): LayerResistance[] {
  const resistances: LayerResistance[] = []
  for (const layer of layers) {
    const index = resistances.length
    resistances.push(layerResistance(layer, heatFlow, index, trace && counted.includes(index) ? trace : undefined))
  }
  return resistances
}

/** What is there among the counting layers, looked for once for all who ask. */
function found(layers: readonly Layer[], counted: readonly number[]) {
  let framed = false
  let tapered = -1
  let slightlyVentilated = -1
  let corrected = false
  for (let at = 0; at < counted.length; at += 1) {
    const index = numberAt(counted, at)
    const layer = layers[index]
    if (!layer) continue
    if (layer.framing) framed = true
    if (tapered < 0 && layer.taper && isTapered(layer)) tapered = index
    if (layer.airCavity === 'slightlyVentilated' && isAir(layer)) slightlyVentilated = at
    if (isCorrected(layer)) corrected = true
  }
  return { framed, tapered, slightlyVentilated, corrected }
}

/** Works out which layers count and what they resist; the trace tells of those that count. */
export function section(construction: Construction, trace?: Trace): Section {
  const { heatFlow, adjacency } = situations[construction.type]
  const applicable = applicableLayers(construction)
  const { layers } = construction
  const { counted } = applicable
  const resistances = resistancesOf(construction, heatFlow, counted, trace)
  const bays: number[] = []
  const known: KnownResistance[] = []
  for (const index of counted) {
    const resistance = resistances[index]
    const layer = layers[index]
    if (!resistance || !layer) continue
    if (resistance.bay !== null) bays.push(resistance.bay)
    if (!isKnown(resistance)) continue
    known.push(layer.taper && isTapered(layer) ? thinnest(layer, resistance, about(trace, index)) : resistance)
  }
  const count = counted.length
  const { framed, tapered, slightlyVentilated, corrected } = found(layers, counted)
  return {
    construction,
    heatFlow,
    adjacency,
    applicable,
    resistances,
    bays: bays.length === count ? bays : null,
    known: known.length === count ? known : null,
    framed,
    tapered,
    slightlyVentilated,
    corrected,
  }
}

const lacksFigures = ({ material }: Layer): boolean =>
  material.conductivity === undefined || material.density === undefined || material.specificHeatCapacity === undefined

/** Warnings about resistances: unknown ones, and sheets that count without figures they lack. */
export function resistanceWarnings({ construction, applicable, resistances }: Section): PhysicsWarning[] {
  const warnings: PhysicsWarning[] = []
  for (const index of applicable.counted) {
    const layer = construction.layers[index]
    const resistance = resistances[index]
    if (!layer || !resistance) continue
    if (resistance.bay === null) warnings.push({ code: 'conductivityUnknown', path: `/layers/${index}` })
    else if (!isAir(layer) && layer.thickness <= THIN_SHEET && lacksFigures(layer))
      warnings.push({ code: 'thinSheetNeglected', path: `/layers/${index}` })
    if (layer.framing && resistance.member === null)
      warnings.push({ code: 'conductivityUnknown', path: `/layers/${index}/framing` })
    if (resistance.second === null)
      warnings.push({ code: 'conductivityUnknown', path: `/layers/${index}/secondFraming` })
  }
  return warnings
}

import type { Layer } from '#engine/construction.ts'
import type { LayerLifeCycle } from '#engine/lca/life-cycle-result.ts'
import { arealMass } from '#engine/physics/areal-mass.ts'

/** Figures of a layer that add up over the layers; NaN where one is unknown. */
export type LayerSums = {
  /** Between the members [m²·K/W]; 0 of what does not count in U. */
  readonly resistance: number
  readonly gwp: number
  readonly penrt: number
  readonly pert: number
  readonly thickness: number
  readonly mass: number
}
export const summedFigures = ['gwp', 'penrt', 'pert', 'thickness', 'mass'] as const
export type SummedFigure = (typeof summedFigures)[number]

/** Sums over layers, or over those of no slot. */
export type Sums = Readonly<Record<SummedFigure, number>>

/** A slot whose options differ by nothing but sums. */
export type SummedSlot = {
  readonly slot: number
  readonly options: readonly number[]
  readonly sums: readonly LayerSums[]
}

/** Of what is not there. */
export const NOTHING: LayerSums = { resistance: 0, gwp: 0, penrt: 0, pert: 0, thickness: 0, mass: 0 }

const isPlain = ({ framing, taper, fasteners, airGaps = 0 }: Layer): boolean =>
  framing === undefined && taper === undefined && fasteners === undefined && airGaps === 0

/** Whether U depends on the layer by nothing but its resistance. */
export const isHomogeneous = (layer: Layer | undefined): boolean => layer === undefined || isPlain(layer)

const known = (value: number | null) => value ?? Number.NaN

/** What a layer adds, of what it is booked with in a construction and what it resists there. */
export function sumsOf(
  layer: Layer,
  { resistance, complete, ...own }: LayerLifeCycle & { readonly resistance: number },
): LayerSums {
  const { state, thickness } = layer
  // what is missing is no nought: such an option is not compared by these figures
  const whole = (value: number | null) => (complete ? known(value) : Number.NaN)
  const isThere = state !== 'removed'
  return {
    resistance,
    gwp: whole(own.gwp),
    penrt: whole(own.penrt),
    pert: whole(own.pert),
    thickness: isThere ? thickness : 0,
    mass: isThere ? known(arealMass(layer, undefined)) : 0,
  }
}

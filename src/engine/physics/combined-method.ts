import {
  meanOfLimits,
  meanResistance,
  memberChange,
  pathResistance,
  sumOfResistances,
  upperLimit,
} from '#engine/formulas/heat.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { FramingDirection } from '#vocabulary/constructions.ts'
import { pathsBeside, resistancesOf } from './beside.ts'
import type { KnownResistance } from './known-resistance.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { numberAt } from './value-at.ts'

/** Total resistance by the combined method and its limits [m²·K/W]. */
export type TotalResistance = {
  readonly total: number
  readonly upper: number
  readonly lower: number
}

/** As what the limits are told: those of the construction, or with a slightly ventilated layer closed or open. */
const limitKeys = {
  whole: { upper: 'rUpper', lower: 'rLower', total: 'rTotal' },
  closed: { upper: 'rUpperClosed', lower: 'rLowerClosed', total: 'rTotalClosed' },
  open: { upper: 'rUpperOpen', lower: 'rLowerOpen', total: 'rTotalOpen' },
} as const
export type LimitsOf = keyof typeof limitKeys

/** Largest upper / lower limit for which the combined method is applicable (ISO 6946:2017, 6.7.2.1). */
export const LARGEST_LIMIT_RATIO = 1.5

/** Strips side by side: share of the area [1] and what is added to the resistance between all members [m²·K/W]. */
type Strips = { readonly shares: readonly number[]; readonly changes: readonly number[] }
const oneStrip: Strips = { shares: [1], changes: [0] }

/**
 * Members of one direction are aligned: where a narrow one is, the wider ones are too. So there is one strip more than
 * there are framed layers, from no member to all of them.
 */
const strips = (layers: readonly KnownResistance[], direction: FramingDirection, trace: Trace | undefined): Strips => {
  let only: KnownResistance | undefined
  let count = 0
  for (const layer of layers) {
    if (layer.share <= 0 || layer.direction !== direction) continue
    only = layer
    count += 1
  }
  if (!only) return oneStrip
  if (count === 1)
    return {
      shares: [1 - only.share, only.share],
      changes: [0, figure(trace, 'memberChange', memberChange)(0, only.member, only.bay)],
    }
  const framed = layers.filter((layer) => layer.share > 0 && layer.direction === direction)
  framed.sort((one, other) => other.share - one.share)
  const shares: number[] = []
  const changes: number[] = []
  let change = 0
  let rest = 1
  for (const { bay, member, share } of framed) {
    shares.push(rest - share)
    changes.push(change)
    rest = share
    change = figure(trace, 'memberChange', memberChange)(change, member, bay)
  }
  shares.push(rest)
  changes.push(change)
  return { shares, changes }
}

const smallest = (values: readonly number[]) => {
  let least = 0
  for (let at = 1; at < values.length; at += 1) least = Math.min(least, numberAt(values, at))
  return least
}

/** Between the members of every layer: the resistances of the layers one after the other [m²·K/W]. */
export const baysOf = (layers: readonly KnownResistance[]): number[] => layers.map(({ bay }) => bay)

const hasSecond = (layers: readonly KnownResistance[]): boolean => {
  for (const { second } of layers) if (second) return true
  return false
}

const isFramed = (layers: readonly KnownResistance[]): boolean => {
  for (const { share } of layers) if (share > 0) return true
  return false
}

/**
 * Resistance of the least insulated straight path, surface resistances included [m²·K/W]: where every member lies that
 * resists less than what it interrupts.
 *
 * @param bays - between the members [m²·K/W]
 * @param surfaces - those of the moisture methods
 */
export function weakestResistance(
  layers: readonly KnownResistance[],
  bays: readonly number[],
  surfaces: SurfaceResistances,
  trace?: Trace,
): number {
  const base = figure(trace, 'rBayMoisture', sumOfResistances)(surfaces.rsi, surfaces.rse, bays)
  if (hasSecond(layers))
    return figure(trace, 'rWeakest', pathResistance)(base, smallest([0, ...pathsBeside(layers).changes]), 0)
  const vertical = smallest(strips(layers, 'vertical', trace).changes)
  const horizontal = smallest(strips(layers, 'horizontal', trace).changes)
  return figure(trace, 'rWeakest', pathResistance)(base, vertical, horizontal)
}

/** Parallel paths straight through the whole component: share of the area [1], resistance of each [m²·K/W]. */
export type ParallelPaths = { readonly shares: readonly number[]; readonly resistances: readonly number[] }

/** The paths that the upper limit is of; `bay` is the resistance between all members, surfaces included. */
export function parallelPaths(layers: readonly KnownResistance[], bay: number, trace?: Trace): ParallelPaths {
  if (hasSecond(layers)) {
    const paths = pathsBeside(layers)
    return { shares: paths.shares, resistances: resistancesOf(paths, bay, trace) }
  }
  const vertical = strips(layers, 'vertical', trace)
  const horizontal = strips(layers, 'horizontal', trace)
  const shares: number[] = []
  const resistances: number[] = []
  for (let v = 0; v < vertical.shares.length; v += 1) {
    for (let h = 0; h < horizontal.shares.length; h += 1) {
      shares.push(numberAt(vertical.shares, v) * numberAt(horizontal.shares, h))
      const change = numberAt(vertical.changes, v)
      resistances.push(figure(trace, 'pathResistance', pathResistance)(bay, change, numberAt(horizontal.changes, h)))
    }
  }
  return { shares, resistances }
}

/** Upper limit: parallel paths straight through the whole component, surface resistances included. */
const upperOf = (
  layers: readonly KnownResistance[],
  bay: number,
  key: 'rUpper' | 'rUpperClosed' | 'rUpperOpen',
  trace?: Trace,
) => {
  const { shares, resistances } = parallelPaths(layers, bay, trace)
  return figure(trace, key, upperLimit)(shares, resistances)
}

/** Of a layer on average over its area; with second members first of what lies between the first ones. */
const meanOf = ({ bay, member, share, second }: KnownResistance, trace: Trace | undefined): number => {
  if (share === 0) return bay
  const mean = figure(trace, 'meanResistance', meanResistance)
  return mean(second ? mean(bay, second.member, second.share / (1 - share)) : bay, member, share)
}

/**
 * Total thermal resistance of a component with members (ISO 6946:2017, 6.7.2).
 *
 * Upper limit: parallel paths straight through the whole component, surface resistances included. Members of different
 * directions cross, so their shares multiply; those of one direction are aligned on common axes. Lower limit: layers
 * with equalised temperatures. The paths are grouped by direction, so their number grows with the square of the number
 * of framed layers at most.
 *
 * @param told - as what the trace tells of the limits
 * @returns without corrections; meaningful while upper / lower ≤ 1.5
 */
export function totalResistance(
  layers: readonly KnownResistance[],
  { rsi, rse }: SurfaceResistances,
  told: LimitsOf = 'whole',
  trace?: Trace,
): TotalResistance {
  const key = limitKeys[told]
  const bays = baysOf(layers)
  const framed = isFramed(layers)
  const means = framed ? layers.map((layer) => meanOf(layer, trace)) : bays
  const lower = figure(trace, key.lower, sumOfResistances)(rsi, rse, means)
  const upper = framed
    ? upperOf(layers, figure(trace, 'rBay', sumOfResistances)(rsi, rse, bays), key.upper, trace)
    : figure(trace, key.upper, sumOfResistances)(rsi, rse, bays)
  return { total: figure(trace, key.total, meanOfLimits)(upper, lower), upper, lower }
}

import { figureOf, indicatorsOf } from './indicator-cells.ts'
import type { BiogenicBalance, LifeCycleOptions } from './life-cycle-result.ts'
import type { PartSources } from './part-sources.ts'
import { moduleIndex, scopeOf } from './scope.ts'

/** A balance may stay open by this part of uptake or production, and by this amount [kg CO₂e/m²]: rounding, cement. */
const BALANCE_TOLERANCE = 0.05
export const NOTABLE_BALANCE = 0.1

const at = moduleIndex
/** A4 apart: what a vehicle burns is not the carbon of the product. */
const cycle = [at['A1-A3'], at.A5, at.C1, at.C2, at.C3, at.C4]
const indexOf = {
  gwpBiogenic: indicatorsOf['EN 15804+A2'].indexOf('gwpBiogenic'),
  gwpTotal: indicatorsOf['EN 15804+A2'].indexOf('gwpTotal'),
  gwpA1: indicatorsOf['EN 15804+A1'].indexOf('gwpA1'),
}

const figure = ({ byModule }: PartSources, module: number, indicator: number): number => {
  const source = byModule[module]
  return source ? source.factor * (figureOf(source.cells, module, indicator) ?? 0) : 0
}

/**
 * Carbon taken up in production must leave at the end (EN 15804+A2: −1/+1). Releases of the first generation
 * do not declare it apart; there an uptake without any C3 or C4 is told.
 */
export const openBalance = (sources: PartSources, { generation }: LifeCycleOptions): number | undefined => {
  if (generation === 'EN 15804+A1') {
    const production = figure(sources, at['A1-A3'], indexOf.gwpA1)
    const released = sources.byModule[at.C3] ?? sources.byModule[at.C4]
    return production < -NOTABLE_BALANCE && !released ? production : undefined
  }
  const uptake = figure(sources, at['A1-A3'], indexOf.gwpBiogenic)
  let balance = sources.brought?.source ? 0 : figure(sources, at.A4, indexOf.gwpBiogenic)
  for (const module of cycle) balance += figure(sources, module, indexOf.gwpBiogenic)
  const production = figure(sources, at['A1-A3'], indexOf.gwpTotal)
  const tolerated = Math.max(NOTABLE_BALANCE, BALANCE_TOLERANCE * Math.max(Math.abs(uptake), Math.abs(production)))
  return Math.abs(balance) > tolerated ? balance : undefined
}

type Balanced = {
  readonly isNew: boolean
  readonly sources: PartSources | undefined
  readonly balance: number | undefined
}

/** Whether the carbon that the parts of a layer take up leaves at the end; those that exist took it up before. */
export function biogenicBalanceOf(parts: readonly Balanced[], options: LifeCycleOptions): BiogenicBalance {
  if (!isReleaseCounted(options)) return null
  let takesUp = false
  for (const { sources, balance, isNew } of parts) {
    if (!sources || !isNew) continue
    if (balance !== undefined) return 'open'
    takesUp ||= figure(sources, at['A1-A3'], indexOf.gwpBiogenic) < -NOTABLE_BALANCE
  }
  return takesUp && options.generation === 'EN 15804+A2' ? 'closed' : null
}

/** Whether the sums reach the end of life, where carbon leaves. */
export const isReleaseCounted = ({ modules }: LifeCycleOptions): boolean => scopeOf(modules).isCounted[at.C3] === true

/** What the end of life gives off [kg CO₂e/m²]: of biogenic carbon, or in the first generation of all. */
export function releaseOf(sources: PartSources, { generation }: LifeCycleOptions): number {
  const indicator = generation === 'EN 15804+A1' ? indexOf.gwpA1 : indexOf.gwpBiogenic
  return figure(sources, at.C3, indicator) + figure(sources, at.C4, indicator)
}

import type { LifeCycleOptions } from '#engine/lca/life-cycle-result.ts'
import type { ProjectWarningCode } from '#vocabulary/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { Building, EnergyDataset, Operation } from './building.ts'
import { byIndicator, declaredBy, type Figures, noFigures, plus, sumOf, times } from './figures.ts'

/** Electricity of the users of dwellings [kWh per m² heated NRF and year] (QNG). */
const USER_ELECTRICITY = 20

/** What a carrier is, and causes in a year. */
export type CarrierFigures = {
  readonly id: string
  /** [kWh/a] */
  readonly finalEnergy: number
  /** Taken from own generation [kWh/a]. */
  readonly fromOwn: number
  /** [kWh/a] */
  readonly bought: number
  /** Null where its dataset, or the figure of an indicator, is not known. */
  readonly perYear: Figures | null
}

export type OperationFigures = {
  readonly carriers: readonly CarrierFigures[]
  /** Of all carriers; null where one is not known. */
  readonly regulatedPerYear: Figures | null
  /** Null where nothing is said of it. */
  readonly userElectricity: {
    readonly finalEnergy: number
    readonly fromOwn: number
    readonly perYear: Figures | null
  } | null
  /** Of own generation, used in the building [kWh/a]. */
  readonly ownUseCounted: number
  /** [kWh/a] */
  readonly exported: number
  /** Credit of what is exported, below zero (D2). */
  readonly exportCreditPerYear: Figures | null
  /** Carriers and user electricity, as far as they are known. */
  readonly perYear: Figures
  readonly isWhole: boolean
  readonly warnings: readonly ProjectWarningCode[]
}

/** B6 of an amount of energy [kWh]; null where it is not declared. */
function figuresOf(
  dataset: EnergyDataset | undefined,
  energy: number,
  { generation }: LifeCycleOptions,
): Figures | null {
  const declared = dataset?.modules.find(({ module }) => module === 'B6')?.indicators
  if (!dataset || !declared) return null
  const names = declaredBy(generation)
  const amount = (energy * MJ_PER_KWH) / dataset.referenceQuantity
  const values = byIndicator((indicator) => declared[names[indicator]])
  const { gwp, penrt, pert } = values
  return gwp === undefined || penrt === undefined || pert === undefined ? null : times({ gwp, penrt, pert }, amount)
}

/** Energy that users take [kWh/a]; undefined where nothing is said of it. The flat rate is one of dwellings. */
function userEnergy({ use, areas }: Building, { userElectricity: user }: Operation): number | undefined {
  if (!user || user.mode === 'none') return undefined
  if (user.mode === 'own') return user.finalEnergy
  return use === 'residential' ? USER_ELECTRICITY * (areas.heatedNetRoomArea ?? areas.netRoomArea) : undefined
}

/** What own generation covers, in the order of the list, and what is left of it [kWh/a]. */
function cover(demands: readonly number[], own: number): { readonly shares: number[]; readonly left: number } {
  let left = own
  const shares = demands.map((demand) => {
    const share = Math.min(demand, left)
    left -= share
    return share
  })
  return { shares, left }
}

const sumKnown = (all: readonly (Figures | null)[]): Figures | null =>
  all.every((one) => one !== null) ? sumOf(all) : null

/** Who takes how much of own generation [kWh/a]: carriers in their order, then the users. */
type Split = {
  readonly ofCarriers: readonly number[]
  readonly ofUsers: number
  readonly covered: number
  readonly exported: number
  readonly isAboveDemand: boolean
}

function splitOf({ carriers, photovoltaic: pv }: Operation, users: number): Split {
  if (!pv) return { ofCarriers: [], ofUsers: 0, covered: 0, exported: 0, isAboveDemand: false }
  const { generation, ownUse, covers } = pv
  const electric = carriers.map(({ electricity, finalEnergy }) => (electricity ? finalEnergy : 0))
  const own = Math.min(ownUse, generation)
  const { shares, left } = cover([...electric, covers === 'regulatedAndUser' ? users : 0], own)
  const covered = own - left
  return {
    ofCarriers: shares,
    ofUsers: shares[carriers.length] ?? 0,
    covered,
    exported: generation - covered,
    isAboveDemand: ownUse > covered,
  }
}

/** Carriers and users with what they cause in a year. */
function consumers(operation: Operation, users: number | undefined, split: Split, options: LifeCycleOptions) {
  const carriers = operation.carriers.map(({ id, finalEnergy, dataset }, index): CarrierFigures => {
    const fromOwn = split.ofCarriers[index] ?? 0
    const bought = finalEnergy - fromOwn
    return { id, finalEnergy, fromOwn, bought, perYear: figuresOf(dataset, bought, options) }
  })
  if (users === undefined) return { carriers, userElectricity: null }
  const { ofUsers: fromOwn } = split
  const perYear = figuresOf(operation.userElectricity?.dataset, users - fromOwn, options)
  return { carriers, userElectricity: { finalEnergy: users, fromOwn, perYear } }
}

function creditOf({ photovoltaic: pv }: Operation, { exported }: Split, options: LifeCycleOptions): Figures | null {
  if (!pv || exported === 0) return noFigures
  const avoided = figuresOf(pv.exportDataset, exported, options)
  return avoided && times(avoided, -1)
}

/**
 * Energy of a year and what it causes (module B6): what own generation covers is taken off the electric carriers in their
 * order, then, where it may cover that too, off the electricity of the users. What is exported is a credit of its own (D2).
 *
 * @returns undefined where nothing is said of the operation
 */
export function operationOf(building: Building, options: LifeCycleOptions): OperationFigures | undefined {
  const { operation } = building
  if (!operation) return undefined
  const users = userEnergy(building, operation)
  const split = splitOf(operation, users ?? 0)
  const { carriers, userElectricity } = consumers(operation, users, split, options)
  const ofCarriers = carriers.map(({ perYear }) => perYear)
  const known = [...ofCarriers, ...(userElectricity ? [userElectricity.perYear] : [])]
  return {
    carriers,
    regulatedPerYear: sumKnown(ofCarriers),
    userElectricity,
    ownUseCounted: split.covered,
    exported: split.exported,
    exportCreditPerYear: creditOf(operation, split, options),
    perYear: known.reduce<Figures>((sum, one) => (one ? plus(sum, one) : sum), noFigures),
    isWhole: !known.includes(null),
    warnings: [
      ...(split.isAboveDemand ? (['ownUseAboveDemand'] as const) : []),
      ...(known.includes(null) ? (['noEnergyData'] as const) : []),
    ],
  }
}

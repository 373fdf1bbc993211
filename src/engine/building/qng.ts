import { type LifeCycleModule, modulesWithin } from '#vocabulary/life-cycle.ts'
import { countsForQng, type ProjectWarningCode } from '#vocabulary/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { RowFigures } from './assess-rows.ts'
import type { Building } from './building.ts'
import { addModules, emptyModules, type Figures, figuresIn, type ModuleCells } from './figures.ts'
import { limitOf } from './limits/building-rules.ts'
import type { OperationFigures } from './operation.ts'
import type { FlatRate } from './services.ts'

/** Levels of the quality seal, the harder one last. */
export const qngLevels = ['PLUS', 'PREMIUM'] as const
export type QngLevel = (typeof qngLevels)[number]

/** What the seal limits: climate change [kg CO₂e] and non-renewable primary energy [kWh], per m² NRF and year. */
export const qngQuantities = ['gwp', 'penrtKwh'] as const
export type QngQuantity = (typeof qngQuantities)[number]

/** Limits of residential buildings since 01.01.2023; several public sources agree. */
export const qngLimits: Readonly<Record<QngQuantity, Readonly<Record<QngLevel, number>>>> = {
  gwp: { PLUS: limitOf('qngResidential.gwp.PLUS'), PREMIUM: limitOf('qngResidential.gwp.PREMIUM') },
  penrtKwh: { PLUS: limitOf('qngResidential.penrt.PLUS'), PREMIUM: limitOf('qngResidential.penrt.PREMIUM') },
}

/** Why no verdict can be given. */
export const qngOpenReasons = [
  'dataMissing',
  'servicesMissing',
  'operationMissing',
  'userElectricityMissing',
  'unconfirmedDecides',
] as const
export type QngOpenReason = (typeof qngOpenReasons)[number]

export type QngVerdict = {
  readonly limit: number
  /** Null while anything is open, and where the unconfirmed flat rate decides. */
  readonly fulfilled: boolean | null
  /** Distance to the limit as a fraction of it; below zero above it. */
  readonly margin: number
}

/** One quantity of the booking, per m² NRF and year. */
export type QngBooking = {
  readonly byModule: readonly { readonly module: LifeCycleModule; readonly value: number }[]
  readonly fabricAndItems: number
  readonly servicesFlatRate: number
  readonly regulated: number
  readonly userElectricity: number
  readonly value: number
  readonly open: readonly QngOpenReason[]
  readonly verdicts: Readonly<Record<QngLevel, QngVerdict>>
}

export type Qng = Readonly<Record<QngQuantity, QngBooking>> & {
  /** Null where none holds, or none is certain. */
  readonly level: QngLevel | null
  /** A4, A5, C1 and C2 of all rows, which the seal does not count. */
  readonly outsideModules: Figures
  /** Rows of cost groups that the seal does not count. */
  readonly outsideCostGroups: readonly string[]
}

function partedBy<Row>(rows: readonly Row[], is: (row: Row) => boolean): { in: Row[]; out: Row[] } {
  const parted: { in: Row[]; out: Row[] } = { in: [], out: [] }
  for (const row of rows) parted[is(row) ? 'in' : 'out'].push(row)
  return parted
}

const isInScope = ({ costGroup }: RowFigures) => countsForQng(costGroup)

type Known = {
  readonly rows: readonly RowFigures[]
  readonly cells: ModuleCells
  readonly flatRate: FlatRate | undefined
  readonly operation: OperationFigures | undefined
}

function openOf(quantity: QngQuantity, { services }: Building, { rows, operation }: Known): QngOpenReason[] {
  const indicator = quantity === 'gwp' ? 'gwp' : 'penrt'
  const user = operation?.userElectricity
  return [
    ...(rows.every(({ complete }) => complete[indicator]) ? [] : (['dataMissing'] as const)),
    ...(services.mode === 'none' ? (['servicesMissing'] as const) : []),
    ...(operation?.regulatedPerYear ? [] : (['operationMissing'] as const)),
    ...(user?.perYear ? [] : (['userElectricityMissing'] as const)),
  ]
}

/**
 * What rows take of the booking, without services and operation.
 *
 * @param perArea - net room area times years [m²·a]
 * @returns climate change [kg CO₂e/(m²·a)] and non-renewable primary energy [kWh/(m²·a)] of A1-A3, B4, C3 and C4
 */
export function bookedOf(rows: readonly RowFigures[], perArea: number): Readonly<Record<QngQuantity, number>> {
  const cells = emptyModules()
  for (const row of rows) if (row.modules && isInScope(row)) addModules(cells, row.modules, 1)
  const { gwp, penrt } = figuresIn(cells, modulesWithin.qng)
  return { gwp: gwp / perArea, penrtKwh: penrt / MJ_PER_KWH / perArea }
}

/** A verdict that changes when what is unconfirmed is nothing or twice as much is none. */
function verdictOf(value: number, limit: number, unconfirmed: number, isOpen: boolean): QngVerdict {
  const isDecided = value - unconfirmed <= limit === value + unconfirmed <= limit
  return { limit, fulfilled: isOpen || !isDecided ? null : value <= limit, margin: (limit - value) / limit }
}

function bookingOf(quantity: QngQuantity, building: Building, known: Known, years: number): QngBooking {
  const { netRoomArea } = building.areas
  const of = ({ gwp, penrt }: Figures) => (quantity === 'gwp' ? gwp : penrt / MJ_PER_KWH)
  const perYear = (figures: Figures | null | undefined) => (figures ? of(figures) / netRoomArea : 0)
  const byModule = modulesWithin.qng.map((module) => ({
    module,
    value: of(figuresIn(known.cells, [module])) / (netRoomArea * years),
  }))
  const fabricAndItems = byModule.reduce((sum, { value }) => sum + value, 0)
  const servicesFlatRate = known.flatRate?.perAreaYear[quantity] ?? 0
  const regulated = perYear(known.operation?.regulatedPerYear)
  const userElectricity = perYear(known.operation?.userElectricity?.perYear)
  const value = fabricAndItems + servicesFlatRate + regulated + userElectricity
  const open = openOf(quantity, building, known)
  const judge = (level: QngLevel) => verdictOf(value, qngLimits[quantity][level], servicesFlatRate, open.length > 0)
  const verdicts = { PLUS: judge('PLUS'), PREMIUM: judge('PREMIUM') }
  const isUndecided = open.length === 0 && qngLevels.some((level) => verdicts[level].fulfilled === null)
  return {
    byModule,
    fabricAndItems,
    servicesFlatRate,
    regulated,
    userElectricity,
    value,
    open: isUndecided ? ['unconfirmedDecides'] : open,
    verdicts,
  }
}

/**
 * Booking of the quality seal for sustainable buildings (QNG), apart from the life cycle: A1-A3, B4, C3 and C4 of its cost
 * groups, the flat rate, regulated energy and the electricity of the users, per m² NRF and year.
 *
 * @param modules - the cells of all rows in sum
 * @param years - reference study period [a]
 * @returns undefined where the seal does not apply or its limits are not known, with the reason
 */
export function qngOf(
  building: Building,
  { rows, modules, flatRate, operation }: Omit<Known, 'cells'> & { readonly modules: ModuleCells },
  years: number,
): { readonly qng: Qng | undefined; readonly warnings: ProjectWarningCode[] } {
  if (building.use === 'nonResidential') return { qng: undefined, warnings: ['qngValueNotKnown'] }
  if (building.measure === 'partialRenovation') return { qng: undefined, warnings: ['qngNotApplicable'] }
  const { in: counted, out: others } = partedBy(rows, isInScope)
  const cells = emptyModules()
  for (const { modules: own } of counted) if (own) addModules(cells, own, 1)
  const known = { rows: counted, cells, flatRate, operation }
  const gwp = bookingOf('gwp', building, known, years)
  const penrtKwh = bookingOf('penrtKwh', building, known, years)
  const level = qngLevels.findLast((one) => gwp.verdicts[one].fulfilled && penrtKwh.verdicts[one].fulfilled)
  return {
    qng: {
      gwp,
      penrtKwh,
      level: level ?? null,
      outsideModules: figuresIn(modules, ['A4', 'A5', 'C1', 'C2']),
      outsideCostGroups: others.map(({ id }) => id),
    },
    warnings: [],
  }
}

import type { ProjectKpis } from '#contract/project-figures.ts'
import { REFERENCE_DELTA_U } from '#vocabulary/projects.ts'
import type { CostSumName } from './cost-sums.ts'
import { type StageLine, type StageMeasure, type StageQuantity, stageLines } from './life-stages.ts'

type TotalFigure = {
  readonly kind: 'total'
  readonly quantity: StageQuantity
  readonly measure: StageMeasure
  readonly netRoomArea: number
}
type CostFigure = { readonly kind: 'cost'; readonly of: CostSumName }
/** A figure of a building whose derivation can be opened. */
export type DerivedFigure =
  | TotalFigure
  | CostFigure
  | { readonly kind: 'qng'; readonly quantity: 'gwp' | 'penrtKwh' }
  | { readonly kind: 'htPrime' | 'htPrimeReference' | 'mass' | 'materialInput' | 'biogenic' }

/** A step: its name as a text key, or as it is; the value with its unit and decimals. */
export type DerivationLine = {
  readonly name: StageLine['name'] | DerivedName
  /** Of a material or row, told as it is. */
  readonly own?: string
  readonly value: number
  readonly unit: string
  readonly decimals: number
}
type DerivedName =
  | 'fabric'
  | 'servicesRate'
  | 'regulated'
  | 'user'
  | 'fxUA'
  | 'thermalBridges'
  | 'ht'
  | 'envelope'
  | 'referenceUA'
  | 'material'
  | 'result'
  | 'area'
  | 'years'

const line = (name: DerivationLine['name'], value: number, unit: string, decimals: number, own?: string) => ({
  name,
  value,
  unit,
  decimals,
  ...(own !== undefined && { own }),
})

/** Materials that a derivation names; the rest stands in one line. */
const MOST = 12

/** The largest by name, the rest in one line. */
function largest(all: readonly { readonly name: string; readonly value: number }[], unit: string, decimals: number) {
  const named = all.filter(({ value }) => value !== 0).toSorted((one, other) => other.value - one.value)
  const rest = named.slice(MOST).reduce((sum, { value }) => sum + value, 0)
  return [
    ...named.slice(0, MOST).map(({ name, value }) => line('material', value, unit, decimals, name)),
    ...(rest > 0 ? [line('material', rest, unit, decimals, '…')] : []),
  ]
}

const ofMaterials = (kpis: ProjectKpis, unit: string, of: (material: ProjectKpis['byMaterial'][number]) => number) =>
  largest(
    kpis.byMaterial.map((material) => ({ name: material.name, value: of(material) / 1000 })),
    unit,
    2,
  )

const nameOfRow = (names: ReadonlyMap<string, string>, { kind, id }: { kind: string; id: string }) =>
  names.get(`${kind} ${id}`) ?? id

type Steps = (kpis: ProjectKpis, rowNames: ReadonlyMap<string, string>) => DerivationLine[]

function totalSteps(kpis: ProjectKpis, { quantity, measure, netRoomArea }: TotalFigure): DerivationLine[] {
  const unit = quantity === 'gwp' ? 'kg CO₂e' : 'MJ'
  const inside = (of: StageMeasure) => stageLines(kpis, quantity, of, netRoomArea).filter(({ beyond }) => !beyond)
  const sum = (lines: readonly StageLine[]) => lines.reduce((all, { value }) => all + value, 0)
  const total = inside('total')
  const steps = total.map(({ name, value }) => line(name, value, unit, 0))
  if (measure === 'total') return [...steps, line('result', sum(total), unit, 0)]
  const perYear = quantity === 'gwp' ? 'kg CO₂e/(m²a)' : 'kWh/(m²a)'
  return [
    ...steps,
    line('area', netRoomArea, 'm²', 1),
    line('years', kpis.referenceStudyPeriod, 'a', 0),
    line('result', sum(inside('perYear')), perYear, 2),
  ]
}

function costSteps({ cost }: ProjectKpis, { of }: CostFigure, names: ReadonlyMap<string, string>): DerivationLine[] {
  const rows = (cost?.rows ?? []).flatMap((row) => {
    const sum = row[of]
    return sum ? [{ name: nameOfRow(names, row), value: sum.total }] : []
  })
  const sum = cost?.[of]
  return [...largest(rows, '€', 0), ...(sum ? [line('result', sum.total, '€', 0)] : [])]
}

function qngSteps({ qng }: ProjectKpis, quantity: 'gwp' | 'penrtKwh'): DerivationLine[] {
  const booking = qng?.[quantity]
  if (!booking) return []
  const unit = quantity === 'gwp' ? 'kg CO₂e/(m²a)' : 'kWh/(m²a)'
  return [
    // what lies beyond the boundary is never booked
    ...booking.byModule.flatMap(({ module, value }) => (module === 'D' ? [] : [line(module, value, unit, 2)])),
    line('fabric', booking.fabricAndItems, unit, 2),
    line('servicesRate', booking.servicesFlatRate, unit, 2),
    line('regulated', booking.regulated, unit, 2),
    line('user', booking.userElectricity, unit, 2),
    line('result', booking.value, unit, 2),
  ]
}

const steps: Readonly<Record<Exclude<DerivedFigure['kind'], 'total' | 'cost' | 'qng'>, Steps>> = {
  htPrime: ({ transmission: { lines, deltaU, envelopeArea, ht, htPrime } }, names) => [
    ...lines.flatMap((one) => (one.fxUA === null ? [] : [line('fxUA', one.fxUA, 'W/K', 2, nameOfRow(names, one))])),
    line('thermalBridges', deltaU * envelopeArea, 'W/K', 2),
    ...(ht === null ? [] : [line('ht', ht, 'W/K', 2)]),
    line('envelope', envelopeArea, 'm²', 1),
    ...(htPrime === null ? [] : [line('result', htPrime, 'W/(m²K)', 3)]),
  ],
  htPrimeReference: ({ transmission: { lines, envelopeArea, htPrimeReference: reference } }, names) => [
    ...lines.map((one) => line('referenceUA', one.fx * one.uReference * one.area, 'W/K', 2, nameOfRow(names, one))),
    line('thermalBridges', REFERENCE_DELTA_U * envelopeArea, 'W/K', 2),
    line('envelope', envelopeArea, 'm²', 1),
    ...(reference === null ? [] : [line('result', reference, 'W/(m²K)', 3)]),
  ],
  mass: (kpis) => [...ofMaterials(kpis, 't', ({ mass }) => mass), line('result', kpis.mass.installed / 1000, 't', 1)],
  materialInput: ({ mass }) => [line('result', mass.materialInput / 1000, 't', 1)],
  biogenic: ({ biogenicCarbonStored: { value, atLeast } }) => [line('result', (value ?? atLeast) / 1000, 't CO₂', 1)],
}

/**
 * How a figure came about, step by step; the last line is the figure itself.
 *
 * @param rowNames - by list and id
 */
export const derivationOf = (
  figure: DerivedFigure,
  kpis: ProjectKpis,
  rowNames: ReadonlyMap<string, string>,
): DerivationLine[] => {
  if (figure.kind === 'total') return totalSteps(kpis, figure)
  if (figure.kind === 'cost') return costSteps(kpis, figure, rowNames)
  return figure.kind === 'qng' ? qngSteps(kpis, figure.quantity) : steps[figure.kind](kpis, rowNames)
}

import type { ProjectKpis } from '#contract/project-figures.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'

export const stageQuantities = ['gwp', 'penrt'] as const
export type StageQuantity = (typeof stageQuantities)[number]
export const stageMeasures = ['perYear', 'total'] as const
/** Per m² NRF and year, or over the study period. */
export type StageMeasure = (typeof stageMeasures)[number]

/** What a bar of the life cycle is drawn as: a module of the fabric, services, or energy in use. */
export type StageLook = LifeCycleModule | 'services' | 'regulated' | 'user' | 'export'

/** A line of the life cycle: what stands side by side in it. */
export type StageLine = {
  /** As it is named: a module, B6, KG 400. */
  readonly name: 'A1-A3' | 'A4' | 'A5' | 'B4' | 'B6' | 'services' | 'C1' | 'C2' | 'C3' | 'C4' | 'D1' | 'D2'
  readonly parts: readonly { readonly look: StageLook; readonly value: number }[]
  readonly value: number
  /** Beyond the system boundary, in no sum. */
  readonly beyond: boolean
}

type Three = { readonly gwp: number; readonly penrt: number }

/** Lines within the system boundary, as they follow each other. */
export const stageOrder = ['A1-A3', 'A4', 'A5', 'B4', 'B6', 'services', 'C1', 'C2', 'C3', 'C4'] as const

/**
 * The life cycle of a building by its modules; lines of nothing are left out.
 *
 * @param per - amounts are divided by it: m² NRF times years, or 1
 * @returns GWP in kg CO₂e; PENRT in kWh per m² and year, in MJ over the study period
 */
export function stageLines(
  kpis: ProjectKpis,
  quantity: StageQuantity,
  measure: StageMeasure,
  netRoomArea: number,
): StageLine[] {
  const { referenceStudyPeriod: years, operation, servicesFlatRate: rate, byModule, moduleD } = kpis
  const energy = quantity === 'penrt' && measure === 'perYear' ? MJ_PER_KWH : 1
  const per = (measure === 'perYear' ? netRoomArea * years : 1) * energy
  const of = (figures: Three | null | undefined, times = 1) => ((figures?.[quantity] ?? 0) * times) / per
  const moduleAt = (module: LifeCycleModule) => of(byModule.find((one) => one.module === module))
  const line = (name: StageLine['name'], parts: StageLine['parts'], beyond = false): StageLine[] => {
    const drawn = parts.filter(({ value }) => value !== 0)
    return drawn.length === 0
      ? []
      : [{ name, parts: drawn, value: drawn.reduce((sum, { value }) => sum + value, 0), beyond }]
  }
  const inside = stageOrder.flatMap((name) => {
    if (name === 'services') return line(name, [{ look: name, value: of(rate?.counted ? rate.total : null) }])
    if (name !== 'B6') return line(name, [{ look: name, value: moduleAt(name) }])
    return line(name, [
      { look: 'regulated', value: of(operation?.regulatedPerYear, years) },
      { look: 'user', value: of(operation?.userElectricity?.perYear, years) },
    ])
  })
  return [
    ...inside,
    ...line('D1', [{ look: 'D', value: of(moduleD.fabricAndItems) + of(moduleD.services) }], true),
    ...line('D2', [{ look: 'export', value: of(moduleD.exportedElectricity) }], true),
  ]
}

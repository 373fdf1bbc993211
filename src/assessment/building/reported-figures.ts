import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ReportedBuildingFigure } from '#vocabulary/reported-buildings.ts'

/** A figure of a building as a report says it. */
export type ReportedFigure = {
  readonly figure: ReportedBuildingFigure
  /** Module, cost group, or kind and id of a row; null for the building. */
  readonly of: string | null
  readonly value: number | null
}

/** What names a row among the figures of a report. */
export const reportedRow = ({ kind, id }: Pick<ProjectKpis['rows'][number], 'kind' | 'id'>): string => `${kind}/${id}`

const ofBuilding = ({
  totals: { total, perAreaYear, penrtKwhPerAreaYear, fabricAndItems },
  qng,
  servicesFlatRate,
  operation,
  transmission: { htPrime, htPrimeReference },
  mass,
  biogenicCarbonStored,
}: ProjectKpis): Partial<Record<ReportedBuildingFigure, number | null>> => ({
  gwpPerAreaYear: perAreaYear.gwp,
  penrtPerAreaYear: penrtKwhPerAreaYear,
  ...(qng && { qngGwp: qng.gwp.value, qngPenrt: qng.penrtKwh.value }),
  gwp: total.gwp,
  penrt: total.penrt,
  pert: total.pert,
  fabricGwp: fabricAndItems.gwp,
  ...(servicesFlatRate && { servicesGwp: servicesFlatRate.total.gwp }),
  ...(operation && { operationGwpPerYear: operation.regulatedPerYear?.gwp ?? null }),
  htPrime,
  htPrimeReference,
  mass: mass.installed,
  massInput: mass.materialInput,
  biogenicCarbon: biogenicCarbonStored.value,
})

/** Every figure of a building that a report of it is verified by, those of the whole first. */
export const reportedFigures = (kpis: ProjectKpis): ReportedFigure[] => [
  ...Object.entries(ofBuilding(kpis)).map(([figure, value]) => ({
    figure: figure as ReportedBuildingFigure,
    of: null,
    value,
  })),
  ...kpis.byModule.flatMap(({ module, gwp, penrt }) => [
    { figure: 'moduleGwp' as const, of: module, value: gwp },
    { figure: 'modulePenrt' as const, of: module, value: penrt },
  ]),
  ...kpis.byCostGroup.map(({ costGroup, gwp }) => ({ figure: 'costGroupGwp' as const, of: costGroup, value: gwp })),
  ...kpis.rows.flatMap((row) => [
    { figure: 'rowGwp' as const, of: reportedRow(row), value: row.total?.gwp ?? null },
    { figure: 'rowPenrt' as const, of: reportedRow(row), value: row.total?.penrt ?? null },
  ]),
]

import type { ProjectKpis } from '#contract/project-figures.ts'
import type { NamedRow, ResultProject } from '../results/project-rows.ts'

/** Columns that stand side by side. */
export const MOST_COMPARED_VARIANTS = 5

/** A building in one variant, with its figures, as a column of the comparison. */
export type ComparedVariant = {
  readonly key: string
  readonly projectId: string
  readonly variant: string
  /** Of the variant; with the project's where several are compared. */
  readonly name: string
  readonly project: ResultProject & { readonly release?: string | undefined }
  readonly kpis: ProjectKpis
  readonly rows: readonly NamedRow[]
}

type Building = Pick<ComparedVariant, 'project' | 'kpis'>

/** An amount over the study period, per m² NRF and year. */
export const perYear = ({ project, kpis }: Building, amount: number): number =>
  amount / (project.areas.netRoomArea * kpis.referenceStudyPeriod)

/** Climate change of what is no row [kg CO₂e over the study period]: services by flat rate, energy in use. */
export function restOf({ operation, servicesFlatRate: rate, referenceStudyPeriod: years }: ProjectKpis) {
  return {
    services: rate?.counted ? rate.total.gwp : 0,
    regulated: (operation?.regulatedPerYear?.gwp ?? 0) * years,
    user: (operation?.userElectricity?.perYear?.gwp ?? 0) * years,
  } as const
}

/** Whether all are variants of one building, whose rows are the same ones. */
export const areOfOneProject = (variants: readonly ComparedVariant[]): boolean =>
  new Set(variants.map(({ projectId }) => projectId)).size === 1

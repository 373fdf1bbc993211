import type { Material } from '#contract/materials.ts'
import type { ProjectLever } from '#contract/project-comparison.ts'
import type { ProjectKpis } from '#contract/project-figures.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { Formats } from '#web/lib/format.ts'
import type { TextsIn } from '#web/lib/i18n/catalogue.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import type { DeclaredDataset } from '#web/resources/projects/report-queries.ts'
import type { ComparedVariant } from '../compare/compared-variant.ts'
import type { projectsTexts } from '../projects-texts.ts'
import { boundedText } from '../results/bounded.ts'
import type { NamedRow, ResultProject } from '../results/project-rows.ts'
import type { resultsTexts } from '../results/results-texts.ts'
import type { Numbers } from '../results/use-numbers.ts'
import type { projectReportTexts } from './report-texts.ts'

/** The words and numbers of a report. */
export type ReportWords = {
  readonly t: TextsIn<typeof projectReportTexts>
  readonly results: TextsIn<typeof resultsTexts>
  readonly projects: TextsIn<typeof projectsTexts>
  readonly numbers: Numbers
  readonly formats: Formats
}

/** Everything that a report says of a building in one variant. */
export type ReportSource = {
  readonly stored: StoredProject['project']
  /** As the variant has it. */
  readonly project: ResultProject
  readonly variantName: string
  readonly kpis: ProjectKpis
  /** The most climate change first. */
  readonly rows: readonly NamedRow[]
  readonly materials: ReadonlyMap<string, Material>
  /** Datasets that are no layers', by `uuid@version`. */
  readonly declared: ReadonlyMap<string, DeclaredDataset>
  /** Every indicator by module; undefined where the form that needs them is not asked for. */
  readonly indicators: ProjectIndicators | undefined
  /** What of the library would bring it most, the most gain first; undefined where it is not asked for. */
  readonly levers: readonly ProjectLever[] | undefined
  /** All variants that are set side by side, the first the base; fewer than two where there are no others. */
  readonly variants: readonly ComparedVariant[]
  readonly words: ReportWords
}

/** kg CO₂e over the study period as kg CO₂e/(m²·a). */
export const yearly = ({ project, kpis }: Pick<ReportSource, 'project' | 'kpis'>, amount: number): number =>
  amount / (project.areas.netRoomArea * kpis.referenceStudyPeriod)

/** A sum over the building as it is written, marked where it is not whole. */
export const summed = (
  { kpis: { bound }, words: { results } }: Pick<ReportSource, 'kpis' | 'words'>,
  indicator: 'gwp' | 'penrt',
  text: string,
): string => boundedText(bound[indicator], text, results('incomplete'))

export const TONNE = 1000
/** Stands for what does not exist in a table. */
export const NONE = '–'

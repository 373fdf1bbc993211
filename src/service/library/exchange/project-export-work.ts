import type { ResolvedBuilding } from '#assessment/building/resolved-building.ts'
import type { ProjectExport, ProjectExportFormat } from '#contract/project-export.ts'
import type { Heading } from '#interchange/tables/heading-table.ts'
import type { EngineRefusal } from '#service/assessment/engine-refusal.ts'
import type { Prices } from '#vocabulary/prices.ts'

/** What a worker is given to write a building as a file. */
export type ProjectExportWork = {
  readonly format: ProjectExportFormat
  /** One that there is. */
  readonly variant: string
  /** The stored document as JSON: text is handed over quicker than objects are. */
  readonly document: string
  readonly resolved: ResolvedBuilding
  readonly prices: Prices | undefined
  /** What the file says beside its figures, as JSON. */
  readonly head: string
  /** Of a workbook. */
  readonly heading: Heading | undefined
}

/** What the file says beside its figures. */
export type ProjectExportHead = Omit<ProjectExport, 'kpis' | 'indicators'>

export type ProjectExportAnswer = { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly refused: EngineRefusal }

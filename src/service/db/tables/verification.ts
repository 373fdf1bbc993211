import type { ColumnType } from 'kysely'
import type { AssessedWith, ConstructionLayer, SectionLayer } from '#contract/constructions.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { ConstructionType, Locale } from '#vocabulary/constructions.ts'
import type { FigureKey } from '#vocabulary/figures.ts'
import type { LifeCycleModule } from '#vocabulary/life-cycle.ts'
import type { ReportedBuildingFigure } from '#vocabulary/reported-buildings.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { ReportPart } from '#vocabulary/verification.ts'

/** All that a report is verified by; never changed. */
export type ReportContent = {
  /** What the figures follow from, and the figures: the fingerprint is of this. */
  readonly subject: {
    readonly type: ConstructionType
    readonly layers: readonly ConstructionLayer[]
    readonly settings: Settings
    readonly release: string
    /** Modules that are counted, where those of a comparison stand for those of the settings. */
    readonly modules?: readonly LifeCycleModule[]
    readonly assessedWith: AssessedWith | null
    /** Versions of materials of users. */
    readonly ownMaterials: readonly { readonly id: string; readonly version: number }[]
    readonly engine: number
    readonly catalogue: string
    /** Limits and verdicts, each with the state of its rule. */
    readonly rules: readonly {
      readonly requirement: string
      readonly source: string
      readonly validFrom: string | null
      readonly limit: number
      readonly fulfilled: boolean | null
    }[]
    readonly figures: readonly { readonly key: FigureKey; readonly value: number | null }[]
  }
  readonly heading: { readonly office: string; readonly author: string; readonly project: string }
  readonly name: string
  readonly translations: Readonly<Partial<Record<Locale, { readonly name: string }>>>
  readonly code: string | null
  readonly version: number
  readonly section: readonly SectionLayer[]
  /** What it tells of besides: absent where that is this construction alone. */
  readonly together?: {
    readonly kind: 'comparison' | 'renovation'
    readonly further: readonly (ReportContent & { readonly constructionId: string })[]
  }
}

/** SHA-256 of each part of a report, hexadecimal. */
export type PartFingerprints = Readonly<Partial<Record<ReportPart, string>>>
type Parts = ColumnType<PartFingerprints | null, string | undefined, never>

export type VerifiedReportTable = {
  code: string
  constructionId: string
  /** Account of who made it, which may be gone. */
  createdBy: string
  /** Person or office whose construction it is of; null for standard and third-party ones. Set by the database. */
  ownerId: ColumnType<string | null, never, never>
  createdAt: ColumnType<Date, Date | undefined, Date>
  withdrawnAt: Date | null
  /** SHA-256 of the subject and heading, hexadecimal. */
  fingerprint: string
  content: ColumnType<ReportContent, string, string>
  parts: Parts
}

/** All that a report of a project is verified by; never changed. */
export type ProjectReportContent = {
  readonly subject: {
    readonly document: ProjectDocument
    readonly release: string
    readonly assessedWith: AssessedWith | null
    readonly ownMaterials: ReportContent['subject']['ownMaterials']
    readonly engine: number
    readonly catalogue: string
    /** The one that is reported first, then those beside it, each with what the report says of it. */
    readonly variants: readonly {
      readonly id: string
      /** Sources of the limits it was held against, with the verdicts. */
      readonly rules: readonly {
        readonly requirement: string
        readonly source: string
        readonly fulfilled: boolean | null
      }[]
      readonly figures: readonly {
        readonly figure: ReportedBuildingFigure
        /** Module, cost group, or kind and id of a row. */
        readonly of: string | null
        readonly value: number | null
      }[]
    }[]
  }
  readonly heading: { readonly office: string; readonly author: string }
  readonly version: number
  /** Who saw the materials of users in it: person or office. Told to nobody. */
  readonly reader: string
}

type VerifiedProjectReportTable = {
  code: string
  projectId: string
  /** Account of who made it, which may be gone. */
  createdBy: string
  /** Person or office whose project it is of. Set by the database. */
  ownerId: ColumnType<string | null, never, never>
  createdAt: ColumnType<Date, Date | undefined, Date>
  withdrawnAt: Date | null
  /** SHA-256 of the subject and heading, hexadecimal. */
  fingerprint: string
  content: ColumnType<ProjectReportContent, string, string>
  parts: Parts
}

export type VerificationTables = {
  verifiedReport: VerifiedReportTable
  verifiedProjectReport: VerifiedProjectReportTable
}

import type { ColumnType } from 'kysely'
import type { ConstructionLayer } from '#contract/constructions.ts'

/** The standard, or the construction of an office, that a construction was copied from. */
export type ConstructionOriginTable = {
  constructionId: string
  sourceId: string
  /** Taken or accepted last. */
  sourceVersion: number
  /** Of the source in that version. */
  layers: ColumnType<ConstructionLayer[], string, string>
  takenAt: ColumnType<Date, Date | undefined, Date>
}

export type ConstructionOriginTables = { constructionOrigin: ConstructionOriginTable }

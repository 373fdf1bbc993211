import type { ColumnType } from 'kysely'
import type { ConstructionInput } from '#contract/constructions.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** One published state of a standard construction, whole. Written once, never changed. */
export type StandardVersionTable = {
  constructionId: string
  /** That of the construction while it was published. */
  version: number
  content: ColumnType<ConstructionInput, string, never>
  note: string | null
  publishedAt: Timestamp
  /** Account; null for what came with the service. */
  publishedBy: string | null
}

/** What became of each construction that the service ships. */
export type StandardShippedTable = {
  constructionId: string
  /** Of the shipped content that was last taken up, or knowingly prepared as a draft by an administrator. */
  fingerprint: string
  answeredAt: Timestamp
}

export type StandardTables = {
  standardVersion: StandardVersionTable
  standardShipped: StandardShippedTable
}

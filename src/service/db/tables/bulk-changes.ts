import type { ColumnType, Generated } from 'kysely'
import type { BulkChange, BulkJob } from '#contract/bulk-changes.ts'
import type { AssessedWith, ConstructionInput } from '#contract/constructions.ts'
import type { BulkState } from '#vocabulary/bulk-changes.ts'

/** A construction as it stood before it was changed with others. */
export type ContentBefore = {
  readonly input: ConstructionInput
  readonly assessedWith: AssessedWith | null
}

/** Whose a construction was before it was moved with others. */
export type OwnerBefore = { readonly ownerId: string }

/** Of a variant that a change has made: which construction it is one of. */
export type VariantMade = { readonly variantOf: string }

/** Of a draft that a change has made: which standard construction it is one of. */
export type DraftMade = { readonly draftOf: string }

/** What stood before a change of many, of one construction. */
export type Before = ContentBefore | OwnerBefore | VariantMade | DraftMade

export type BulkChangeTable = {
  id: string
  accountId: string
  status: BulkState
  change: ColumnType<BulkChange, string, string>
  total: number
  /** Written in the end. */
  done: Generated<number>
  failure: ColumnType<BulkJob['failure'], string | null | undefined, string | null>
  startedAt: ColumnType<Date, Date | undefined, Date>
}

export type BulkChangeProgressTable = {
  bulkChangeId: string
  /** Written so far; told beside the transaction that writes. */
  done: Generated<number>
  /** When the node that carries it out was last heard of. */
  beatAt: ColumnType<Date, Date | undefined, Date>
}

export type BulkChangeBeforeTable = {
  bulkChangeId: string
  constructionId: string
  /** That the change has written, or found where it moved. */
  version: number
  content: ColumnType<Before, string, string>
}

export type BulkChangeTables = {
  bulkChange: BulkChangeTable
  bulkChangeBefore: BulkChangeBeforeTable
  bulkChangeProgress: BulkChangeProgressTable
}

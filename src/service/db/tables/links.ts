import type { ColumnType, Generated } from 'kysely'

/** Until it is revoked, expired ones too. */
type LinkTable = {
  id: string
  /** SHA-256 of the secret, base64url. */
  secretHash: string
  mayCopy: boolean
  showNames: boolean
  /** Name of who made it, as it was then. */
  createdBy: string
  /** Account of who made it; null of links of before, and where it is gone. */
  madeBy: ColumnType<string | null, string | null | undefined, never>
  createdAt: ColumnType<Date, Date | undefined, Date>
  expiresAt: Date
  lastUsedAt: Date | null
  uses: Generated<number>
  copies: Generated<number>
}
export type ConstructionLinkTable = LinkTable & {
  constructionId: string
  showReport: boolean
  /** Columns of the construction as they were, by their names in the database; null: it shows what there is. */
  frozen: ColumnType<unknown, never, never>
}
export type ProjectLinkTable = LinkTable & { projectId: string }

export type LinkTables = { constructionLink: ConstructionLinkTable; projectLink: ProjectLinkTable }

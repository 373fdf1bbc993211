import type { ColumnType, Generated } from 'kysely'

/** Until it is revoked, expired ones too. */
export type ConstructionLinkTable = {
  id: string
  constructionId: string
  /** SHA-256 of the secret, base64url. */
  secretHash: string
  mayCopy: boolean
  showReport: boolean
  showNames: boolean
  /** Name of who made it, as it was then. */
  createdBy: string
  createdAt: ColumnType<Date, Date | undefined, Date>
  expiresAt: Date
  lastUsedAt: Date | null
  uses: Generated<number>
  copies: Generated<number>
}

export type LinkTables = { constructionLink: ConstructionLinkTable }

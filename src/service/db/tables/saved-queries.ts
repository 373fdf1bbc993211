import type { ColumnType } from 'kysely'

/** A query over everything, under a name: of a person or of an office. */
export type SavedQueryTable = {
  id: string
  accountId: string | null
  officeId: string | null
  name: string
  /** As it stands in the address of the screen. */
  query: string
  savedAt: ColumnType<Date, Date | undefined, Date>
}

export type SavedQueryTables = { savedQuery: SavedQueryTable }

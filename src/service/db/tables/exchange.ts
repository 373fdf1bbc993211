import type { ColumnType } from 'kysely'

/** What a user chose for a name in files of others. */
export type MaterialChoiceTable = {
  ownerId: string
  /** The foreign name, folded. */
  name: string
  materialId: string
  chosenAt: ColumnType<Date, Date | undefined, Date>
}

export type InterchangeTables = { materialChoice: MaterialChoiceTable }

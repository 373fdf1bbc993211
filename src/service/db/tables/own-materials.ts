import type { ColumnType, Generated } from 'kysely'

type Timestamp = ColumnType<Date, Date | undefined, Date>

/** A material of a user, from a data sheet or declaration. */
export type OwnMaterialTable = {
  /** `own_` and a UUID. */
  id: string
  ownerId: string
  content: ColumnType<unknown, string, string>
  searchText: string
  version: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Constructions that use a material of a user: who may see the one may see the other. */
export type ConstructionOwnMaterialTable = { constructionId: string; materialId: string }

export type OwnMaterialTables = {
  ownMaterial: OwnMaterialTable
  constructionOwnMaterial: ConstructionOwnMaterialTable
}

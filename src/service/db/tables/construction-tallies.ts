import type { Generated } from 'kysely'

export type ConstructionTallyTable = {
  /** An owner, or the nil UUID for third-party constructions. */
  scope: string
  facet: 'type' | 'tag'
  value: string
  /** So many more; fewer where negative. */
  number: number
  /** Whether upkeep has added it up. */
  added: Generated<boolean>
}

/** Whose numbers the tallies tell as a whole; the last UUID there is: everybody has been looked at. */
export type ConstructionTalliedTable = { scope: string }

export type ConstructionTallyTables = {
  constructionTally: ConstructionTallyTable
  constructionTallied: ConstructionTalliedTable
}

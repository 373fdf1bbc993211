import type { ColumnType, Generated } from 'kysely'
import type { AssessedWith, ConstructionLayer, SectionLayer } from '#contract/constructions.ts'
import type { Policy } from '#vocabulary/accounts.ts'
import type { ConstructionType, Locale, Ownership } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { AccountTables } from './tables/accounts.ts'
import type { BulkChangeTables } from './tables/bulk-changes.ts'
import type { ConstructionOriginTables } from './tables/construction-origins.ts'
import type { ConstructionTallyTables } from './tables/construction-tallies.ts'
import type { DatasetTables } from './tables/data.ts'
import type { InterchangeTables } from './tables/exchange.ts'
import type { LinkTables } from './tables/links.ts'
import type { OfficeTables } from './tables/offices.ts'
import type { OwnMaterialTables } from './tables/own-materials.ts'
import type { PriceTables } from './tables/prices.ts'
import type { ProjectTables } from './tables/projects.ts'
import type { SavedQueryTables } from './tables/saved-queries.ts'
import type { StandardTables } from './tables/standards.ts'
import type { VerificationTables } from './tables/verification.ts'
import type { WebhookTables } from './tables/webhooks.ts'

/** Read as a Date, written as a Date or left to the database's clock. */
type Timestamp = ColumnType<Date, Date | undefined, Date>
type Json<T> = ColumnType<T, string, string>

/** A user. The accounts area adds what belongs to signing in, in tables and migrations of its own. */
export type AccountTable = {
  id: string
  /** Lower case, unique. */
  email: string
  name: string
  locale: Locale
  status: 'pending' | 'active' | 'disabled'
  policies: Policy[]
  createdAt: Timestamp
  /** Since when its owner has closed it; the status is `disabled` then. */
  closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

type Translations = Partial<Record<Locale, { name: string; description?: string | undefined }>>

export type ConstructionTable = {
  id: string
  /** An account, or an office. */
  ownerId: string
  ownership: Ownership
  type: ConstructionType
  locale: Locale
  code: string | null
  name: string
  description: string
  translations: Json<Translations>
  tags: string[]
  release: string | null
  layers: Json<ConstructionLayer[]>
  /** Null: everything by default. */
  settings: ColumnType<Settings | null, string | null | undefined, string | null>
  /** Code, names, descriptions and tags, folded for searching. */
  searchText: string
  /** Name in the locale, folded for sorting. */
  sortNameDe: string
  sortNameEn: string
  thickness: number
  uValue: number | null
  mass: number | null
  gwp: number | null
  penrt: number | null
  complete: boolean
  section: Json<SectionLayer[]>
  /** What the figures were computed with; another value means they are due again. */
  figuresVersion: string
  version: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Release and dataset versions that the construction is assessed with; null: not assessed since they are kept. */
  assessedWith: ColumnType<AssessedWith | null, string | null | undefined, string | null>
  /** Of a standard construction being prepared: the id it will be published under; else null. */
  draftOf: ColumnType<string | null, string | null | undefined, string | null>
  /** What questions ask for, as numbers of 64 bits. */
  facts: Generated<string[]>
  /** The most frequent of the facts, a bit each; 0 until they are computed. */
  traits: ColumnType<number, number | string | undefined, number | string>
  /** Materials of the catalogue among the facts, a bit each, and what they are marked by; null until they are computed. */
  materialMarks: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
  /** Account of who made it, where an office owns it and that is known. */
  makerId: ColumnType<string | null, string | null | undefined, string | null>
  marksVersion: ColumnType<number | null, number | null | undefined, number | null>
  /** Last day on which all of its datasets hold, as ISO date; null where none says. */
  dataUntil: ColumnType<string | null, string | null | undefined, string | null>
}

export type ConstructionShareTable = {
  constructionId: string
  /** Address the share was given to, in lower case; it holds before the account exists. */
  email: string
  permission: 'view' | 'edit'
  sharedAt: Timestamp
  /** When somebody with that address first opened it. */
  openedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type IdempotencyKeyTable = {
  ownerId: string
  key: string
  /** SHA-256 of the operation, its parameters and the body. */
  requestHash: string
  /** That it created; null where it created none, or something else. */
  constructionId: string | null
  /** The first answer; JSON's null while it is under way. */
  reply: Json<unknown>
  createdAt: Timestamp
}

/** Every table of the service, in camelCase. Areas with tables of their own join here by `&`. */
export type Database = AccountTables &
  ConstructionOriginTables &
  ConstructionTallyTables &
  StandardTables &
  DatasetTables &
  OwnMaterialTables &
  InterchangeTables &
  PriceTables &
  ProjectTables &
  OfficeTables &
  LinkTables &
  VerificationTables &
  BulkChangeTables &
  SavedQueryTables &
  WebhookTables & {
    account: AccountTable
    construction: ConstructionTable
    constructionShare: ConstructionShareTable
    idempotencyKey: IdempotencyKeyTable
  }

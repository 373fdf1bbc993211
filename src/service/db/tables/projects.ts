import type { ColumnType, Generated } from 'kysely'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectListFigures } from '#contract/project-lists.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import type { ProjectMeasure, ProjectUse, QngStanding } from '#vocabulary/projects.ts'

type Timestamp = ColumnType<Date, Date | undefined, Date>
type Json<T> = ColumnType<T, string, string>

/** Of projects that were stored before these were noted, they lack. */
type NotedLater = 'bound' | 'budget' | 'strips'
type StoredFigures = Omit<ProjectListFigures, NotedLater> & Partial<Pick<ProjectListFigures, NotedLater>>

export type ProjectTable = {
  id: string
  ownerId: string
  /** Account of who made it, where an office owns it and that is known. */
  makerId: ColumnType<string | null, string | null | undefined, string | null>
  name: string
  code: string | null
  use: ProjectUse
  measure: ProjectMeasure
  tags: string[]
  release: string | null
  document: Json<ProjectDocument>
  assessedWith: ColumnType<AssessedWith | null, string | null, string | null>
  netRoomArea: number
  gwp: number | null
  figures: Json<StoredFigures>
  /** Follows from use, measure and figures; the database notes it. */
  standing: ColumnType<QngStanding, never, never>
  searchText: string
  sortName: string
  archived: Generated<boolean>
  version: Generated<number>
  createdAt: Timestamp
  updatedAt: Timestamp
  deletedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type ProjectShareTable = {
  projectId: string
  /** In lower case; it holds before the account exists. */
  email: string
  permission: 'view' | 'edit'
  sharedAt: Timestamp
  openedAt: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export type ProjectStateTable = {
  projectId: string
  version: number
  /** Null: kept by itself, among the last ones. */
  name: string | null
  document: Json<ProjectDocument>
  assessedWith: ColumnType<AssessedWith | null, string | null, string | null>
  savedAt: Timestamp
}

/** What rows of a project take that are made of a construction of the library. */
export type ProjectOriginTable = {
  projectId: string
  key: string
  constructionId: string
  version: number
  rows: number
  area: number | null
  gwp: number | null
  penrtKwh: number | null
}

export type ProjectTables = {
  project: ProjectTable
  projectShare: ProjectShareTable
  projectState: ProjectStateTable
  projectOrigin: ProjectOriginTable
  projectOwnMaterial: { projectId: string; materialId: string }
}

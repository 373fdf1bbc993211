import type { ProjectItem } from '#contract/project-rows.ts'
import type { ProjectDocument } from '#contract/projects.ts'

/** Lists of rows, as the project names them. */
export const rowLists = ['elements', 'openings', 'items'] as const
export type RowList = (typeof rowLists)[number]

export type Element = ProjectDocument['elements'][number]
export type Opening = ProjectDocument['openings'][number]

type Begun<Row> = Readonly<Partial<Omit<Row, 'id'>>> & { readonly id: string }
/** A row as it is typed: what the service needs of it may still be missing. */
export type ElementDraft = Begun<Element>
export type OpeningDraft = Begun<Opening>
export type ItemDraft = Begun<ProjectItem>
export type RowDraft = { readonly elements: ElementDraft; readonly openings: OpeningDraft; readonly items: ItemDraft }

export type Variant = ProjectDocument['variants'][number]

/** What a cell holds that is not understood, as it was typed, by `cellName`. */
export type Faults = Readonly<Record<string, string>>

/** A project while it is edited. */
export type ProjectDraft = Readonly<Omit<ProjectDocument, RowList>> & {
  readonly [List in RowList]: readonly RowDraft[List][]
} & { readonly faults: Faults }

/** Fields of rows by name; a variant overrides some of them. */
export type Fields = Readonly<Record<string, unknown>>

/** Names a cell of a row in a variant. */
export const cellName = (variant: string, list: RowList, row: string, column: string): string =>
  `${variant} ${list} ${row} ${column}`

/** A stored project to edit. */
export function draftOf(project: ProjectDocument): ProjectDraft {
  return { ...documentOf(project), faults: {} }
}

/** What the users decide, without what the service adds to a stored project. */
export function documentOf(project: ProjectDocument): ProjectDocument {
  const {
    id: _id,
    owner: _owner,
    permission: _permission,
    version: _version,
    createdAt: _created,
    updatedAt: _updated,
    archived: _archived,
    assessedWith: _assessedWith,
    newerData: _newerData,
    newerOrigins: _newerOrigins,
    lostOrigins: _lostOrigins,
    ...document
  } = project as ProjectDocument & Readonly<Record<string, unknown>>
  return document
}

const numbers = new WeakMap<ProjectDraft, number>()
let last = 0
/** A number for each state of a project, to ask for its figures once. */
export function numberOf(draft: ProjectDraft): number {
  const known = numbers.get(draft)
  if (known !== undefined) return known
  last += 1
  numbers.set(draft, last)
  return last
}

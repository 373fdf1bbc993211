import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { matchedBySource, matchedRows, pairedBySource } from './matched-rows.ts'

/** Lists of rows that a file is compared with, in the order in which they are shown. */
export const comparedLists = ['elements', 'openings', 'items'] as const
export type ComparedList = (typeof comparedLists)[number]
type Opening = ProjectDocument['openings'][number]
/** The rows of a project that a file is compared with. */
export type ComparedProject = Pick<ProjectDocument, ComparedList>
type Proposal = { readonly project: Pick<ProjectProposal['project'], ComparedList> }

/** Ids of proposed rows that are new, of own rows with those that stand for them now, and of own rows that the file has no more. */
export type ListChanges = {
  readonly added: readonly string[]
  readonly changed: readonly { readonly row: string; readonly proposed: string }[]
  readonly gone: readonly string[]
}
export type FileChanges = Readonly<Record<ComparedList, ListChanges>>

type Matched<Row extends { readonly id: string }> = {
  readonly added: readonly Row[]
  readonly changed: readonly { readonly own: Row; readonly now: Row }[]
  readonly gone: readonly Row[]
}
const byIds = <Row extends { readonly id: string }>({ added, changed, gone }: Matched<Row>): ListChanges => ({
  added: added.map(({ id }) => id),
  changed: changed.map(({ own, now }) => ({ row: own.id, proposed: now.id })),
  gone: gone.map(({ id }) => id),
})

const sizeOf = ({ width, height, area, count = 1 }: Opening) =>
  JSON.stringify(width === undefined || height === undefined ? [area ?? null] : [width, height, count])

/** By the ids of proposed elements, those that stand for them in the project. */
export const ownElements = (project: ComparedProject, { project: proposed }: Proposal): ReadonlyMap<string, string> =>
  new Map([...pairedBySource(project.elements, proposed.elements)].map(([now, own]) => [now.id, own.id]))

/** Openings that were read before their ids were kept: of their size, in their element. */
function withoutKnown(project: ComparedProject, proposal: Proposal, changes: Matched<Opening>): Matched<Opening> {
  const own = ownElements(project, proposal)
  const place = (row: Opening, host = '') => `${sizeOf(row)} ${host}`
  const unnamed = project.openings.filter(({ sourceId }) => sourceId === undefined)
  const known = new Set(unnamed.map((row) => place(row, row.host)))
  return { ...changes, added: changes.added.filter((row) => !known.has(place(row, own.get(row.host ?? '')))) }
}

/** What a file would change in a project that came from one. */
export function changesIn(project: ComparedProject, proposal: Proposal): FileChanges {
  const { project: proposed } = proposal
  const { added, changed, gone } = matchedRows(project, proposed)
  const openings = matchedBySource(project.openings, proposed.openings, (own, now) => sizeOf(own) === sizeOf(now))
  const items = matchedBySource(
    project.items,
    proposed.items,
    (own, now) => own.quantity === now.quantity && own.unit === now.unit,
  )
  return {
    elements: { added, changed: changed.map(({ row, proposed: now }) => ({ row, proposed: now })), gone },
    openings: byIds(withoutKnown(project, proposal, openings)),
    items: byIds(items),
  }
}

/** The same as the interface tells it: of elements with their areas. */
export function toldChanges(
  project: ComparedProject,
  proposal: Proposal,
): NonNullable<ProjectProposal['report']['changes']> {
  const { openings, items } = changesIn(project, proposal)
  const told = ({ added, changed, gone }: ListChanges) => ({
    added: [...added],
    changed: changed.map((one) => ({ ...one })),
    gone: [...gone],
  })
  return { ...matchedRows(project, proposal.project), openings: told(openings), items: told(items) }
}

import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectDocument } from '#contract/projects.ts'

type Proposed = Pick<ProjectProposal['project'], 'elements'>
type Changes = NonNullable<ProjectProposal['report']['changes']>

/** Rows by the ids of their file; of a row that several elements were merged into, by that of the first. */
const bySource = <Row extends { readonly sourceId?: string | undefined }>(rows: readonly Row[]) =>
  new Map(rows.flatMap((row) => (row.sourceId === undefined ? [] : [[row.sourceId, row] as const])))

const netOf = ({ area, count = 1 }: ProjectDocument['elements'][number]) => (area === null ? null : area * count)

/**
 * What a second import of a file changes in a project: rows that are new, have another area, or are no longer in the file.
 * Rows that were written by hand are in no file and stay out of it.
 */
export function matchedRows({ elements }: Pick<ProjectDocument, 'elements'>, proposed: Proposed): Changes {
  const known = bySource(elements)
  const now = bySource(proposed.elements)
  return {
    added: proposed.elements.filter(({ sourceId = '' }) => !known.has(sourceId)).map(({ id }) => id),
    changed: proposed.elements.flatMap((row) => {
      const before = known.get(row.sourceId ?? '')
      if (!before || netOf(before) === netOf(row)) return []
      return [{ row: before.id, proposed: row.id, before: netOf(before), after: netOf(row) }]
    }),
    gone: [...known].flatMap(([sourceId, { id }]) => (now.has(sourceId) ? [] : [id])),
  }
}

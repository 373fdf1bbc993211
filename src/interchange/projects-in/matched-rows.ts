import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectDocument } from '#contract/projects.ts'

type Proposed = Pick<ProjectProposal['project'], 'elements'>
type Changes = Pick<NonNullable<ProjectProposal['report']['changes']>, 'added' | 'changed' | 'gone'>

type Sourced = { readonly id: string; readonly sourceId?: string | undefined }

/** Rows by the ids of their file; of a row that several elements were merged into, by that of the first. */
const bySource = <Row extends Sourced>(rows: readonly Row[]) =>
  new Map(rows.flatMap((row) => (row.sourceId === undefined ? [] : [[row.sourceId, row] as const])))

/**
 * Rows of a project and those of a file by the ids that the file gives them. Rows that were written by hand are in no file and
 * stay out of it.
 *
 * @param isSame - whether the file says of a row what is there already
 */
export function matchedBySource<Own extends Sourced, Now extends Sourced>(
  own: readonly Own[],
  proposed: readonly Now[],
  isSame: (own: Own, now: Now) => boolean,
) {
  const known = bySource(own)
  const now = bySource(proposed)
  return {
    added: proposed.filter(({ sourceId = '' }) => !known.has(sourceId)),
    changed: proposed.flatMap((row): readonly { readonly own: Own; readonly now: Now }[] => {
      const before = known.get(row.sourceId ?? '')
      return before && !isSame(before, row) ? [{ own: before, now: row }] : []
    }),
    gone: [...known].flatMap(([sourceId, row]) => (now.has(sourceId) ? [] : [row])),
  }
}

const netOf = ({ area, count = 1 }: ProjectDocument['elements'][number]) => (area === null ? null : area * count)

/** What a second import of a file changes in the elements of a project: new ones, other areas, and what it no longer has. */
export function matchedRows({ elements }: Pick<ProjectDocument, 'elements'>, proposed: Proposed): Changes {
  const { added, changed, gone } = matchedBySource(elements, proposed.elements, (own, now) => netOf(own) === netOf(now))
  return {
    added: added.map(({ id }) => id),
    changed: changed.map(({ own, now }) => ({ row: own.id, proposed: now.id, before: netOf(own), after: netOf(now) })),
    gone: gone.map(({ id }) => id),
  }
}

import type { ProjectProposal } from '#contract/project-proposal.ts'
import type { ProjectDocument } from '#contract/projects.ts'

type Proposed = Pick<ProjectProposal['project'], 'elements'>
type Changes = Pick<NonNullable<ProjectProposal['report']['changes']>, 'added' | 'changed' | 'gone'>

type Sourced = {
  readonly id: string
  readonly sourceId?: string | undefined
  readonly mergedSources?: readonly string[] | undefined
}

const sourcesOf = ({ sourceId, mergedSources = [] }: Sourced): readonly string[] =>
  sourceId === undefined ? [] : [sourceId, ...mergedSources]

/**
 * Rows of a file with those of a project that stand for them, each once: by the first element that is in a row, else by any
 * of those that were merged into it, so that a row is known again whose first element is gone.
 */
export function pairedBySource<Own extends Sourced, Now extends Sourced>(
  own: readonly Own[],
  proposed: readonly Now[],
): ReadonlyMap<Now, Own> {
  const byFirst = new Map(own.map((row) => [row.sourceId, row]))
  const byAny = new Map(own.toReversed().flatMap((row) => sourcesOf(row).map((source) => [source, row] as const)))
  const pairs = new Map<Now, Own>()
  const paired = new Set<Own>()
  const pair = (now: Now, found: readonly (Own | undefined)[]) => {
    const known = found.find((row) => row !== undefined && !paired.has(row))
    if (known === undefined || pairs.has(now)) return
    pairs.set(now, known)
    paired.add(known)
  }
  for (const row of proposed) if (row.sourceId !== undefined) pair(row, [byFirst.get(row.sourceId)])
  for (const row of proposed)
    pair(
      row,
      sourcesOf(row).map((source) => byAny.get(source)),
    )
  return pairs
}

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
  const pairs = pairedBySource(own, proposed)
  const paired = new Set(pairs.values())
  return {
    added: proposed.filter((row) => !pairs.has(row)),
    changed: [...pairs].flatMap(([now, before]): readonly { readonly own: Own; readonly now: Now }[] =>
      isSame(before, now) ? [] : [{ own: before, now }],
    ),
    gone: own.filter((row) => row.sourceId !== undefined && !paired.has(row)),
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

import type { ProjectDocument } from '#contract/projects.ts'
import { type ProjectDraft, type RowList, rowLists } from './draft.ts'

type Entry = { readonly id: string }

/** A place where both sides changed the same thing in different ways. */
export type MergeConflict = {
  readonly list: RowList | 'header'
  readonly id: string
  readonly mine: unknown
  readonly theirs: unknown
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const byId = <Row extends Entry>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))

/**
 * One value of three: what only one side has changed is theirs or mine; where both have, mine, and it is told.
 *
 * @returns whether both changed it in different ways
 */
function chosen<Value>(base: Value, mine: Value, theirs: Value): { readonly value: Value; readonly isTorn: boolean } {
  if (same(mine, theirs) || same(theirs, base)) return { value: mine, isTorn: false }
  if (same(mine, base)) return { value: theirs, isTorn: false }
  return { value: mine, isTorn: true }
}

function mergedRows<Row extends Entry>(
  list: RowList,
  [base, mine, theirs]: readonly [readonly Row[], readonly Row[], readonly Row[]],
  tell: (conflict: MergeConflict) => void,
): Row[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  // in my order; what is new of theirs comes at the end
  const ids = [...new Set([...own.keys(), ...other.keys()])]
  return ids.flatMap((id) => {
    const [one, two] = [own.get(id), other.get(id)]
    const { value, isTorn } = chosen<Row | undefined>(before.get(id), one, two)
    if (isTorn) tell({ list, id, mine: one, theirs: two })
    return value ? [value] : []
  })
}

/**
 * Puts together what two people made of one stored project, row by row.
 *
 * @returns the merge, with mine where both changed the same, and those places
 */
export function merged(
  base: ProjectDraft,
  mine: ProjectDraft,
  theirs: ProjectDocument,
): { readonly draft: ProjectDraft; readonly conflicts: readonly MergeConflict[] } {
  const conflicts: MergeConflict[] = []
  const tell = (conflict: MergeConflict) => void conflicts.push(conflict)
  const lists = Object.fromEntries(
    rowLists.map((list) => [list, mergedRows<Entry>(list, [base[list], mine[list], theirs[list]], tell)]),
  )
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const header: Record<string, unknown> = {}
  const read = (of: object, name: string): unknown => (of as Readonly<Record<string, unknown>>)[name]
  for (const name of names) {
    if (name === 'faults' || name in lists) continue
    const [one, two] = [read(mine, name), read(theirs, name)]
    const { value, isTorn } = chosen(read(base, name), one, two)
    if (isTorn) tell({ list: 'header', id: name, mine: one, theirs: two })
    if (value !== undefined) header[name] = value
  }
  return { draft: { ...header, ...lists, faults: mine.faults } as unknown as ProjectDraft, conflicts }
}

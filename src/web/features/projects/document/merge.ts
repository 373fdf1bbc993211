import type { ProjectDocument } from '#contract/projects.ts'
import { withKeysApart } from './apart-keys.ts'
import { type ProjectDraft, type RowList, rowLists, type Variant } from './draft.ts'

type Entry = { readonly id: string }

/** Lists with ids and libraries with keys: what is in them is merged one by one. */
export const mergedLists = [...rowLists, 'variants'] as const
export const mergedLibraries = ['constructions', 'openingTypes'] as const

/** A place where both sides changed the same thing in different ways. */
export type MergeConflict = {
  readonly list: RowList | 'variants' | (typeof mergedLibraries)[number] | 'header'
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

type Overrides = Readonly<Record<string, unknown>>

/** A variant that both changed: what each changed of another row or block; mine where both changed the same. */
function mergedVariant(base: Variant | undefined, mine: Variant, theirs: Variant) {
  let isTorn = false
  const pick = (one: unknown, two: unknown, three: unknown): unknown => {
    const found = chosen(one, two, three)
    isTorn ||= found.isTorn
    return found.value
  }
  const read = (of: Variant | undefined, name: string): unknown => (of as Overrides | undefined)?.[name]
  const value: Record<string, unknown> = {}
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const all = [read(base, name), read(mine, name), read(theirs, name)] as const
    if (!rowLists.some((list) => list === name)) value[name] = pick(...all)
    else {
      const [before, own, other] = all.map((one) => (one ?? {}) as Overrides) as [Overrides, Overrides, Overrides]
      const ids = new Set([...Object.keys(own), ...Object.keys(other)])
      const rows = [...ids].map((id) => [id, pick(before[id], own[id], other[id])] as const)
      value[name] = Object.fromEntries(rows.filter(([, override]) => override !== undefined))
    }
    if (value[name] === undefined) delete value[name]
  }
  return { value: value as Variant, isTorn }
}

function mergedVariants(
  [base, mine, theirs]: readonly [readonly Variant[], readonly Variant[], readonly Variant[]],
  tell: (conflict: MergeConflict) => void,
): Variant[] {
  const [before, own, other] = [byId(base), byId(mine), byId(theirs)]
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((id) => {
    const [was, one, two] = [before.get(id), own.get(id), other.get(id)]
    const whole = chosen<Variant | undefined>(was, one, two)
    const { value, isTorn } = whole.isTorn && one && two ? mergedVariant(was, one, two) : whole
    if (isTorn) tell({ list: 'variants', id, mine: one, theirs: two })
    return value ? [value] : []
  })
}

function mergedLibrary<Entry>(
  list: (typeof mergedLibraries)[number],
  [base, mine, theirs]: readonly [
    Readonly<Record<string, Entry>>,
    Readonly<Record<string, Entry>>,
    Readonly<Record<string, Entry>>,
  ],
  tell: (conflict: MergeConflict) => void,
): Record<string, Entry> {
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  // none goes: a row of the other may be of what nobody here needs any more
  const entries = [...keys].map((key) => {
    const { value, isTorn } = chosen<Entry | undefined>(base[key], mine[key] ?? theirs[key], theirs[key] ?? mine[key])
    if (isTorn) tell({ list, id: key, mine: mine[key], theirs: theirs[key] })
    return [key, value] as const
  })
  return Object.fromEntries(entries.filter((entry): entry is [string, Entry & {}] => entry[1] !== undefined))
}

/**
 * Puts together what two people made of one stored project: row by row, of variants what each changed, of libraries entry by
 * entry.
 *
 * @returns the merge, with mine where both changed the same, and those places
 */
export function merged(
  base: ProjectDraft,
  mine: ProjectDraft,
  stored: ProjectDocument,
): { readonly draft: ProjectDraft; readonly conflicts: readonly MergeConflict[] } {
  const theirs = withKeysApart(base, mine, stored)
  const conflicts: MergeConflict[] = []
  const tell = (conflict: MergeConflict) => void conflicts.push(conflict)
  const parts: Record<string, unknown> = {
    ...Object.fromEntries(
      rowLists.map((list) => [list, mergedRows<Entry>(list, [base[list], mine[list], theirs[list]], tell)]),
    ),
    ...Object.fromEntries(
      mergedLibraries.map((list) => [list, mergedLibrary<unknown>(list, [base[list], mine[list], theirs[list]], tell)]),
    ),
    variants: mergedVariants([base.variants, mine.variants, theirs.variants], tell),
  }
  const names = new Set([...Object.keys(mine), ...Object.keys(theirs)])
  const header: Record<string, unknown> = {}
  const read = (of: object, name: string): unknown => (of as Readonly<Record<string, unknown>>)[name]
  for (const name of names) {
    if (name === 'faults' || name in parts) continue
    const [one, two] = [read(mine, name), read(theirs, name)]
    const { value, isTorn } = chosen(read(base, name), one, two)
    if (isTorn) tell({ list: 'header', id: name, mine: one, theirs: two })
    if (value !== undefined) header[name] = value
  }
  return { draft: { ...header, ...parts, faults: mine.faults } as unknown as ProjectDraft, conflicts }
}

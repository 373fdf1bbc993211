import {
  cellName,
  type Faults,
  type Fields,
  type ProjectDraft,
  type RowDraft,
  type RowList,
  type Variant,
} from './draft.ts'
import { isBase, overridable, overriddenBy } from './variant-rows.ts'

/** A change of a project; the very same object where nothing changes. */
export type Edit = (draft: ProjectDraft) => ProjectDraft

/** Several changes as one step, each on what the one before made. */
export const inOrder =
  (edits: readonly Edit[]): Edit =>
  (draft) =>
    edits.reduce((now, edit) => edit(now), draft)

/** A change of one cell: fields of its row, or text that is not understood. */
export type CellChange = {
  readonly row: string
  readonly column: string
  readonly fields: Fields
  readonly fault?: string | undefined
}

const withoutUndefined = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

const isOwn = (list: RowList, variant: string, field: string) => !isBase(variant) && overridable[list].includes(field)

const part = (fields: Fields, keep: (name: string) => boolean): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => keep(name)))

function faultsAfter(faults: Faults, list: RowList, variant: string, changes: readonly CellChange[]): Faults {
  const isUntouched = changes.every(({ row, column, fault }) => faults[cellName(variant, list, row, column)] === fault)
  if (isUntouched) return faults
  const next: Record<string, string> = { ...faults }
  for (const { row, column, fault } of changes) {
    const name = cellName(variant, list, row, column)
    if (fault === undefined) delete next[name]
    else next[name] = fault
  }
  return next
}

function variantAfter(
  variant: Variant,
  list: RowList,
  rows: ReadonlyMap<string, Fields>,
  changes: readonly CellChange[],
): Variant {
  const overrides: Record<string, Fields> = { ...variant[list] }
  for (const { row, fields } of changes) {
    const own = part(fields, (name) => overridable[list].includes(name))
    if (Object.keys(own).length === 0) continue
    const next = overriddenBy(rows.get(row) ?? {}, overrides[row], own)
    if (Object.keys(next).length > 0) overrides[row] = next
    else delete overrides[row]
  }
  return { ...variant, [list]: overrides }
}

/** Changes cells of a list. In a variant, what it may have of its own becomes its own; all else changes for every variant. */
export const changeCells =
  (list: RowList, variant: string, changes: readonly CellChange[]): Edit =>
  (draft) => {
    if (changes.length === 0) return draft
    const byRow = new Map<string, Fields>()
    for (const { row, fields } of changes) {
      const shared = part(fields, (name) => !isOwn(list, variant, name))
      byRow.set(row, { ...byRow.get(row), ...shared })
    }
    const rows = draft[list].map((row) => {
      const change = byRow.get(row.id)
      return change && Object.keys(change).length > 0 ? withoutUndefined({ ...row, ...change }) : row
    })
    const base = new Map(draft[list].map((row) => [row.id, row as Fields]))
    return {
      ...draft,
      [list]: rows,
      variants: isBase(variant)
        ? draft.variants
        : draft.variants.map((one) => (one.id === variant ? variantAfter(one, list, base, changes) : one)),
      faults: faultsAfter(draft.faults, list, variant, changes),
    }
  }

/** Puts rows into a list, before another one; at the end where that is null. In a variant they are its alone. */
export const addRows =
  <List extends RowList>(
    list: List,
    rows: readonly RowDraft[List][],
    { before, variant }: { readonly before: string | null; readonly variant: string },
  ): Edit =>
  (draft) => {
    const own = isBase(variant) ? rows : rows.map((row) => ({ ...row, only: [variant] }))
    const at = before === null ? -1 : draft[list].findIndex(({ id }) => id === before)
    const place = at < 0 ? draft[list].length : at
    return { ...draft, [list]: [...draft[list].slice(0, place), ...own, ...draft[list].slice(place)] }
  }

const withoutRows = (variant: Variant, list: RowList, gone: ReadonlySet<string>): Variant =>
  variant[list]
    ? { ...variant, [list]: Object.fromEntries(Object.entries(variant[list]).filter(([id]) => !gone.has(id))) }
    : variant

const faultsWithout = (faults: Faults, gone: (list: string, row: string, variant: string) => boolean): Faults =>
  Object.fromEntries(
    Object.entries(faults).filter(([name]) => {
      const [variant = '', list = '', row = ''] = name.split(' ')
      return !gone(list, row, variant)
    }),
  )

/** Takes rows out of a list, with all that variants say of them; openings in an element stay, in none. */
export const removeRows =
  (list: RowList, ids: readonly string[]): Edit =>
  (draft) => {
    const gone = new Set(ids)
    const openings = list === 'elements' ? draft.openings.map((one) => hostless(one, gone)) : draft.openings
    return {
      ...draft,
      openings,
      [list]: (list === 'openings' ? openings : draft[list]).filter(({ id }) => !gone.has(id)),
      variants: draft.variants.map((variant) => withoutRows(variant, list, gone)),
      faults: faultsWithout(draft.faults, (where, row) => where === list && gone.has(row)),
    }
  }

function hostless<Row extends { readonly host?: string | undefined }>(row: Row, gone: ReadonlySet<string>): Row {
  if (row.host === undefined || !gone.has(row.host)) return row
  const { host: _host, ...rest } = row
  return rest as Row
}

/** Leaves rows out of a variant, or takes them in again. */
export const excludeRows =
  (list: RowList, variant: string, ids: readonly string[], excluded: boolean): Edit =>
  (draft) => ({
    ...draft,
    variants: draft.variants.map((one) => {
      if (one.id !== variant) return one
      const overrides: Record<string, Fields> = { ...one[list] }
      for (const id of ids) {
        const { excluded: _before, ...rest } = overrides[id] ?? {}
        const next = excluded ? { ...rest, excluded: true } : rest
        if (Object.keys(next).length > 0) overrides[id] = next
        else delete overrides[id]
      }
      return { ...one, [list]: overrides }
    }),
  })

/** Gives rows of a variant back what the base says of them. */
export const resetRows =
  (list: RowList, variant: string, ids: readonly string[]): Edit =>
  (draft) => {
    const gone = new Set(ids)
    return {
      ...draft,
      variants: draft.variants.map((one) => (one.id === variant ? withoutRows(one, list, gone) : one)),
      faults: faultsWithout(draft.faults, (where, row, of) => where === list && of === variant && gone.has(row)),
    }
  }

/** Gives cells of a variant back what the base says there; rows that it leaves out are there again. */
export const resetCells =
  (list: RowList, variant: string, places: readonly { readonly row: string; readonly column: string }[]): Edit =>
  (draft) => {
    const gone = Map.groupBy(places, ({ row }) => row)
    const reset = (one: Variant): Variant => {
      const overrides: Record<string, Fields> = { ...one[list] }
      for (const [row, cells] of gone) {
        const names = new Set(['excluded', ...cells.map(({ column }) => column)])
        const next = part(overrides[row] ?? {}, (name) => !names.has(name))
        if (Object.keys(next).length > 0) overrides[row] = next
        else delete overrides[row]
      }
      return { ...one, [list]: overrides }
    }
    const faulty = new Set(places.map(({ row, column }) => cellName(variant, list, row, column)))
    return {
      ...draft,
      variants: draft.variants.map((one) => (one.id === variant ? reset(one) : one)),
      faults: part(draft.faults, (name) => !faulty.has(name)) as Faults,
    }
  }

/** Moves rows by so many places, as one block where they stand together. */
export const moveRows =
  (list: RowList, ids: readonly string[], by: number): Edit =>
  (draft) => {
    const moved = new Set(ids)
    const rows = [...draft[list]]
    const order = by < 0 ? rows.keys() : [...rows.keys()].toReversed()
    for (const index of order) {
      const row = rows[index]
      const to = index + Math.sign(by)
      const other = rows[to]
      if (!row || !other || !moved.has(row.id) || moved.has(other.id)) continue
      rows[to] = row
      rows[index] = other
    }
    return { ...draft, [list]: rows }
  }

/** Changes fields of the project itself; undefined clears one. */
export const changeHeader =
  (fields: Partial<ProjectDraft>): Edit =>
  (draft) =>
    withoutUndefined({ ...draft, ...fields }) as ProjectDraft

import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { variedRow } from '#vocabulary/varied-rows.ts'
import type { Fields, ProjectDraft, RowDraft, RowList, Variant } from './draft.ts'

/** Fields of rows that a variant may have of its own; all others live once. */
export const overridable: Readonly<Record<RowList, readonly string[]>> = {
  elements: ['construction', 'area', 'count', 'envelopeArea', 'status', 'remainingServiceLife', 'fx', 'fxReason'],
  openings: ['type', 'width', 'height', 'area', 'count', 'status', 'remainingServiceLife', 'fx', 'fxReason'],
  items: ['quantity', 'status', 'remainingServiceLife'],
}

/** What a variant says of a row by itself; undefined where nothing. */
export const overrideOf = (variant: Variant | undefined, list: RowList, id: string): Fields | undefined =>
  variant?.[list]?.[id]

export const variantOf = ({ variants }: Pick<ProjectDraft, 'variants'>, id: string): Variant | undefined =>
  variants.find((one) => one.id === id)

/** A row as a variant has it, with what is its own. */
export type VariedRow<List extends RowList> = {
  readonly row: RowDraft[List]
  /** Fields that differ from the base. */
  readonly own: Fields
  /** The variant leaves it out. */
  readonly excluded: boolean
}

/** The same for every row that is as in the base. */
const nothing: Fields = {}

/** The rows of a list as a variant has them; those of other variants are left out. */
export function variedRows<List extends RowList>(
  draft: ProjectDraft,
  list: List,
  variantId: string,
): readonly VariedRow<List>[] {
  const variant = variantOf(draft, variantId)
  const rows = draft[list] as readonly RowDraft[List][]
  return rows
    .filter(({ only }) => !only || only.includes(variantId))
    .map((row) => {
      const override = overrideOf(variant, list, row.id)
      if (!override) return { row, own: nothing, excluded: false }
      const { excluded = false, ...own } = override
      // the very same row where nothing is its own, so that what is drawn of it stays
      return { row: Object.keys(own).length > 0 ? variedRow(row, own) : row, own, excluded: excluded === true }
    })
}

const same = (one: unknown, other: unknown) => (one ?? null) === (other ?? null)

const without = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

/** The overrides of a row after a change: what is as in the base, or is cleared, is none. */
export function overriddenBy(base: Fields, before: Fields | undefined, change: Fields): Fields {
  const next = { ...before, ...change }
  return without(
    next,
    Object.keys(next).filter((name) => next[name] === undefined || same(next[name], base[name])),
  )
}

/** Whether a variant is the schedule itself. */
export const isBase = (variant: string): boolean => variant === BASE_VARIANT

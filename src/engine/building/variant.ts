import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { variedRow } from '#vocabulary/varied-rows.ts'

/** What a variant changes of a row, by the id of the row. */
type Overrides = Readonly<Record<string, Readonly<Record<string, unknown>>>>

type Rows = readonly { readonly id: string; readonly only?: readonly string[] | undefined }[]

/** A schedule that variants override: areas live once, a variant says what differs. */
type Varied = {
  readonly elements: Rows
  readonly openings: Rows
  readonly items: Rows
  readonly variants?: readonly Variant[] | undefined
}

type Variant = {
  readonly id: string
  readonly elements?: Overrides | undefined
  readonly openings?: Overrides | undefined
  readonly items?: Overrides | undefined
}

/** Blocks that a variant replaces whole. */
const blocks = ['operation', 'services', 'primaryEnergy', 'areas', 'thermalBridges'] as const

function rowsOf<Row extends Rows[number]>(rows: readonly Row[], overrides: Overrides | undefined, id: string): Row[] {
  const kept: Row[] = []
  for (const row of rows) {
    if (row.only && !row.only.includes(id)) continue
    const own = overrides?.[row.id]
    if (own?.['excluded'] === true) continue
    kept.push(variedRow(row, own))
  }
  return kept
}

/**
 * The schedule as a variant has it: rows that are not its own left out, fields overridden, blocks replaced.
 *
 * @param id - `base` is the schedule itself, without the rows of other variants
 * @returns undefined where there is no such variant
 */
export function inVariant<Project extends Varied>(project: Project, id: string): Project | undefined {
  const variant = project.variants?.find((one) => one.id === id)
  if (!variant && id !== BASE_VARIANT) return undefined
  const replaced = Object.fromEntries(
    blocks.flatMap((block) => {
      const own: unknown = variant && (variant as Partial<Record<typeof block, unknown>>)[block]
      return own === undefined ? [] : [[block, own]]
    }),
  )
  return {
    ...project,
    ...replaced,
    elements: rowsOf(project.elements, variant?.elements, id),
    openings: rowsOf(project.openings, variant?.openings, id),
    items: rowsOf(project.items, variant?.items, id),
  }
}

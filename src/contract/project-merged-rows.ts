import { BASE_VARIANT } from '#vocabulary/projects.ts'
import { areasHosted, isFilled, isMeasuredOnce, type OwnFields, variedRow } from '#vocabulary/varied-rows.ts'

type Row = {
  readonly id: string
  readonly only?: readonly string[] | undefined
  readonly area?: number | null | undefined
  readonly count?: number | undefined
  readonly fx?: number | undefined
  readonly fxReason?: string | undefined
}
type Hosting = Row & { readonly areaIs?: 'net' | 'gross' | undefined }
type Sized = Row & {
  readonly host?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
}
type Overrides = Readonly<Record<string, OwnFields>> | undefined
type Varying = {
  readonly id: string
  readonly elements?: Overrides
  readonly openings?: Overrides
  readonly items?: Overrides
}

/** The rows of a project, and what variants make of them. */
export type Merging = {
  readonly elements: readonly Hosting[]
  readonly openings: readonly Sized[]
  readonly items: readonly { readonly id: string; readonly only?: readonly string[] | undefined }[]
  readonly variants: readonly Varying[]
}
type Refuse = (path: (string | number)[], message: string) => void

/** The rows that a variant has, as it has them. */
function rowsIn<One extends Row>(rows: readonly One[], own: Overrides, variant: string): One[] {
  const isIn = ({ id, only }: One) => own?.[id]?.['excluded'] !== true && (only === undefined || only.includes(variant))
  return rows.filter(isIn).map((row) => variedRow(row, own?.[row.id]))
}

/** What variants say of rows, together with what the base says: factors with their reason, openings by one measure. */
function checkOwnFields({ elements, openings, variants }: Merging, refuse: Refuse) {
  if (variants.length === 0) return
  const known = {
    elements: new Map<string, Row>(elements.map((row) => [row.id, row])),
    openings: new Map<string, Sized>(openings.map((row) => [row.id, row])),
  }
  for (const [index, variant] of variants.entries())
    for (const list of ['elements', 'openings'] as const)
      for (const [id, own] of Object.entries(variant[list] ?? {})) {
        const base = known[list].get(id)
        if (!base) continue
        const row = variedRow<Row>(base, own)
        const at = ['variants', index, list, id]
        if (row.fx !== undefined && row.fxReason === undefined) refuse([...at, 'fxReason'], 'required')
        if (list === 'openings' && !isMeasuredOnce(row)) refuse([...at, 'area'], 'contradicts')
      }
}

/** Gross areas that the openings of a variant leave nothing of; of the base where `own` says nothing. */
function checkAreas({ elements, openings }: Merging, { id, ...own }: Varying, refuse: (row: number) => void) {
  const hosted = areasHosted(rowsIn(openings, own.openings, id))
  const filled = rowsIn(elements, own.elements, id).filter((row) => isFilled(row, hosted.get(row.id) ?? 0))
  if (filled.length === 0) return
  const places = new Map(elements.map((row, index) => [row.id, index]))
  for (const row of filled) refuse(places.get(row.id) ?? 0)
}

/** Refuses what is no row any more once a variant has put its own fields over those of the base. */
export function checkMerged(project: Merging, refuse: Refuse): void {
  checkOwnFields(project, refuse)
  const inBase = new Set<number>()
  checkAreas(project, { id: BASE_VARIANT }, (row) => {
    inBase.add(row)
    refuse(['elements', row, 'area'], 'contradicts')
  })
  for (const [index, variant] of project.variants.entries())
    checkAreas(project, variant, (row) => {
      const { id = '' } = project.elements[row] ?? {}
      const says = Object.keys(variant.elements?.[id] ?? {}).length > 0
      // what is wrong in the base already is told once
      if (says || !inBase.has(row)) refuse(['variants', index, 'elements', id, 'area'], 'contradicts')
    })
}

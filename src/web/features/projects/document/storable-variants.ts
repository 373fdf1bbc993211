import { areasHosted, isFilled, isMeasuredOnce, variedRow } from '#vocabulary/varied-rows.ts'
import type { Element, Fields, Opening, ProjectDraft, RowList, Variant } from './draft.ts'

type Stored = { readonly elements: readonly Element[]; readonly openings: readonly Opening[] }
type Ids = Readonly<Record<RowList, ReadonlySet<string>>>
type Overrides = Readonly<Record<string, Fields>>
type Using = Pick<Variant, 'operation'>

const ofRows = (overrides: Overrides | undefined, ids: ReadonlySet<string>): Overrides =>
  Object.fromEntries(Object.entries(overrides ?? {}).filter(([id]) => ids.has(id)))

/** Without a factor that has no reason, neither its own nor that of the base. */
function withReason(row: { readonly id: string } & Fields, own: Fields): Fields {
  const { fx, fxReason } = variedRow(row, own) as Fields
  if (fx === undefined || fxReason !== undefined) return own
  const { fx: _fx, fxReason: _reason, ...rest } = own
  return rest
}

/** By width and height, where the variant gives them and an area. */
function measuredOnce(row: Opening, own: Fields): Fields {
  if (isMeasuredOnce(variedRow(row, own))) return own
  const { area: _area, ...rest } = own
  return rest
}

const mapped = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  overrides: Overrides,
  next: (row: Row, own: Fields) => Fields,
): Overrides => {
  if (Object.keys(overrides).length === 0) return overrides
  const known = new Map(rows.map((row) => [row.id, row]))
  return Object.fromEntries(
    Object.entries(overrides).map(([id, own]) => {
      const row = known.get(id)
      return [id, row ? next(row, own) : own]
    }),
  )
}

const isIn = ({ only }: { readonly only?: readonly string[] | undefined }, variant: string, own: Fields | undefined) =>
  own?.['excluded'] !== true && (!only || only.includes(variant))

/** Elements whose gross area the openings of the variant fill have none there. */
function withoutFilled({ elements, openings }: Stored, variant: string, own: Overrides, ofOpenings: Overrides) {
  const hosted = areasHosted(
    openings.flatMap((row) => (isIn(row, variant, ofOpenings[row.id]) ? [variedRow(row, ofOpenings[row.id])] : [])),
  )
  const filled = elements.filter(
    (row) => isIn(row, variant, own[row.id]) && isFilled(variedRow(row, own[row.id]), hosted.get(row.id) ?? 0),
  )
  if (filled.length === 0) return own
  return { ...own, ...Object.fromEntries(filled.map(({ id }) => [id, { ...own[id], area: null }])) }
}

/** Lists that the variant has already, or says something in now. */
const told = (variant: Variant, own: Readonly<Record<RowList, Overrides>>) =>
  Object.fromEntries(
    Object.entries(own).filter(
      ([list, rows]) => variant[list as RowList] !== undefined || Object.keys(rows).length > 0,
    ),
  )

/** What variants say of the rows that are stored, as far as it can be. @param stored - the rows of the base */
export const storableVariants = (draft: ProjectDraft, stored: Stored, ids: Ids): Variant[] =>
  draft.variants.map((variant): Variant => {
    const openings = mapped(stored.openings, ofRows(variant.openings, ids.openings), (row, own) =>
      withReason(row, measuredOnce(row, own)),
    )
    const elements = mapped(stored.elements, ofRows(variant.elements, ids.elements), withReason)
    const own = {
      elements: withoutFilled(stored, variant.id, elements, openings),
      openings,
      items: ofRows(variant.items, ids.items),
    }
    return { ...withoutFlatUse(variant, draft.use), ...told(variant, own) }
  })

/** Without the flat amount of user electricity, which is one of dwellings, where the building is none. */
export function withoutFlatUse<Of extends Using>(of: Of, use: ProjectDraft['use']): Of {
  if (use === 'residential' || of.operation?.userElectricity?.mode !== 'flat') return of
  const { userElectricity: _flat, ...operation } = of.operation
  return { ...of, operation }
}

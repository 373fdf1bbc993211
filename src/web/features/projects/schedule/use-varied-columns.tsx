import { useMemo } from 'react'
import type { RowList } from '../document/draft.ts'
import type { SheetColumn } from '../sheet/sheet-types.ts'
import type { RowView } from './row-view.ts'
import type { ShownVariant } from './use-schedule-views.ts'
import { columnOf } from './variant-cells.ts'

/** What a row is named and measured by, once for all variants; and what of it each variant may have of its own. */
const shown = {
  elements: { once: ['section', 'code', 'name', 'area'], varied: 'construction' },
  openings: { once: ['name', 'host', 'area'], varied: 'type' },
  items: { once: ['name', 'dataset', 'unit'], varied: 'quantity' },
} as const satisfies Readonly<Record<RowList, { readonly once: readonly string[]; readonly varied: string }>>

/** Width of the figures of one variant [px]. */
const SHARE_WIDTH = 116

/** A column as one variant has it; a row that the variant leaves out is struck through there. */
function inVariant<View extends RowView<RowList>>(
  { key, text, draw, mark, isOwn, fixed: _fixed, card: _card, ...column }: SheetColumn<View>,
  { id, name }: ShownVariant,
): SheetColumn<View> {
  const viewOf = (view: View) => view.inVariants?.[id] as View | undefined
  const textOf = (view: View) => {
    const own = viewOf(view)
    return own ? text(own) : ''
  }
  return {
    ...column,
    key: columnOf(id, key),
    group: name,
    text: textOf,
    draw: (view) => {
      const own = viewOf(view)
      return own && (own.isOut ? <s>{text(own)}</s> : draw?.(own))
    },
    mark: (view) => {
      const own = viewOf(view)
      return own && mark?.(own)
    },
    isOwn: (view) => {
      const own = viewOf(view)
      return own !== undefined && isOwn !== undefined && (own.isOut || isOwn(own))
    },
  }
}

/** The columns of a schedule; where variants are given, what each of them may have of its own, and what it causes. */
export function useVariedColumns<View extends RowView<RowList>>(
  list: RowList,
  columns: readonly SheetColumn<View>[],
  variants: readonly ShownVariant[],
): readonly SheetColumn<View>[] {
  return useMemo(() => {
    if (variants.length === 0) return columns
    const { once, varied } = shown[list] as { readonly once: readonly string[]; readonly varied: string }
    const ofRow = columns.filter(({ key }) => once.includes(key))
    const own = columns.find(({ key }) => key === varied)
    const share = columns.find(({ key }) => key === 'share')
    const ofEach = [...(own ? [own] : []), ...(share ? [{ ...share, width: SHARE_WIDTH }] : [])]
    return [...ofRow, ...variants.flatMap((one) => ofEach.map((column) => inVariant(column, one)))]
  }, [list, columns, variants])
}

import { clsx } from 'clsx'
import type { CSSProperties } from 'react'
import css from './sheet.module.css'
import type { SheetColumn } from './sheet-types.ts'

/** Where each column stands, and where it stays when the sheet scrolls sideways. */
export type Placed<Row> = SheetColumn<Row> & {
  readonly style: CSSProperties
  readonly className: string
  /** Width of its cells [px]; not known in cards. */
  readonly room?: number
  /** Told beside the value, where no head tells it. */
  readonly unitBeside?: string | undefined
}

const cards = { picture: css.picture, title: css.title, note: css.note, value: css.value, figure: css.figure }

/** Columns with their widths and the places where they stay in view; on a narrow window, their places in a card. */
export function placedColumns<Row>(columns: readonly SheetColumn<Row>[], isNarrow: boolean): readonly Placed<Row>[] {
  if (isNarrow)
    return columns.flatMap((column) =>
      column.card
        ? [{ ...column, style: {}, className: clsx(css.cell, cards[column.card]), unitBeside: column.unit }]
        : [],
    )
  let left = 0
  let right = columns.reduce((sum, { fixed, width }) => sum + (fixed === 'right' ? width : 0), 0)
  const lastFixed = columns.findLastIndex(({ fixed }) => fixed === 'left')
  const firstRight = columns.findIndex(({ fixed }) => fixed === 'right')
  return columns.map((column, index) => {
    const { fixed, width, isNumeric } = column
    const className = clsx(
      css.cell,
      isNumeric && css.numeric,
      fixed && css.fixed,
      index === lastFixed && css.edgeLeft,
      index === firstRight && css.edgeRight,
      column.group !== columns[index - 1]?.group && css.groupEdge,
    )
    if (fixed === 'right') {
      right -= width
      return { ...column, className, room: width, style: { right } }
    }
    const style = fixed === 'left' ? { left } : {}
    left += width
    return { ...column, className, room: width, style }
  })
}

/** What a cell is called for who hears it: its column with the unit, after what it is grouped by. */
export const cellLabel = ({ title, unit, group }: Pick<SheetColumn<never>, 'title' | 'unit' | 'group'>): string =>
  `${group === undefined ? '' : `${group}: `}${unit === undefined ? title : `${title} (${unit})`}`

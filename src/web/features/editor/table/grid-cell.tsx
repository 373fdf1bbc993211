import { type ComponentProps, memo, type ReactNode } from 'react'
import { type Column, columns } from '../document/columns.ts'
import css from './layer-table.module.css'

/**
 * A cell of the layer table. One cell of the table is the tab stop. `widget` tells that the cell holds a button that
 * takes the focus in its place; the button must carry `data-focus`. A cell of plain text renders only as that changes.
 */
export const GridCell = memo(function GridCell({
  row,
  column,
  tabStop,
  className,
  widget = false,
  explained = false,
  contained = false,
  span,
  label,
  grip,
  children,
}: {
  row: string
  column: Column
  tabStop: Column | null
  className?: string | undefined
  widget?: boolean
  /** Opens how its figure came about. */
  explained?: boolean
  /** Changes while one types, and then lays out itself and not the table. */
  contained?: boolean
  span?: number
  label?: string | undefined
  /** Of what takes hold of its number. */
  grip?: Pick<ComponentProps<'td'>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`> | undefined
  children: ReactNode
}) {
  return (
    <td
      className={className}
      colSpan={span}
      data-row={row}
      data-column={column}
      aria-label={label}
      aria-haspopup={explained ? 'dialog' : undefined}
      tabIndex={widget ? undefined : tabStop === column ? 0 : -1}
      {...grip}
    >
      {contained ? <span className={css.figure}>{children}</span> : children}
    </td>
  )
})

const find = (table: HTMLElement, row: string, column: Column) =>
  table.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`)

/** The column itself, or where the window has no room for it or a notice stands in its place, the next one shown on that side. */
export function shownColumn(table: HTMLElement, row: string, column: Column, side: 'left' | 'right'): Column {
  const at = columns.indexOf(column)
  const onwards = side === 'left' ? columns.slice(0, at + 1).toReversed() : columns.slice(at)
  const isShown = (one: Column) => {
    const cell = find(table, row, one)
    return cell !== null && getComputedStyle(cell).display !== 'none'
  }
  const others = side === 'left' ? columns.slice(at) : columns.slice(0, at + 1).toReversed()
  return onwards.find(isShown) ?? others.find(isShown) ?? column
}

/** Puts the focus into a cell of the table: into its field when it is to be edited, else on its button or itself. */
export function focusCell(table: HTMLElement, row: string, column: Column, edit: boolean): void {
  const cell = find(table, row, shownColumn(table, row, column, 'left'))
  const field = edit ? cell?.querySelector('input') : undefined
  const target = field ?? cell?.querySelector<HTMLElement>('[data-focus]') ?? cell
  target?.focus()
  field?.select()
  target?.scrollIntoView({ block: 'nearest' })
}

import { clsx } from 'clsx'
import { type CSSProperties, memo, type PointerEvent } from 'react'
import { CellField } from './cell-field.tsx'
import css from './sheet.module.css'
import type { AfterEditing, CellPlace, Editing, SheetColumn, SheetEntry } from './sheet-types.ts'

/** Where each column stands, and where it stays when the sheet scrolls sideways. */
export type Placed<Row> = SheetColumn<Row> & {
  readonly style: CSSProperties
  readonly className: string
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
      return { ...column, className, style: { right } }
    }
    const style = fixed === 'left' ? { left } : {}
    left += width
    return { ...column, className, style }
  })
}

/** What a cell is called for who hears it: its column with the unit, after what it is grouped by. */
export const cellLabel = ({ title, unit, group }: Pick<SheetColumn<never>, 'title' | 'unit' | 'group'>): string =>
  `${group === undefined ? '' : `${group}: `}${unit === undefined ? title : `${title} (${unit})`}`

export type RowHandlers = {
  readonly onPointer: (place: CellPlace, event: PointerEvent) => void
  readonly onEdit: (place: CellPlace) => void
  readonly onEnd: (text: string | null, then: AfterEditing) => void
  readonly onChoose: (value: string, then: AfterEditing) => void
}

type CellProps<Row> = {
  column: Placed<Row>
  index: number
  row: string
  value: Row
  fault: string | undefined
  isActive: boolean
  isSelected: boolean
  editing: Editing | null
  readOnly: boolean
  handlers: RowHandlers
}

function Field<Row>({ column, editing, handlers }: CellProps<Row> & { editing: Editing }) {
  const label = cellLabel(column)
  const { onChoose, onEnd } = handlers
  return (
    column.editor?.({ editing, label, list: column.title, onChoose, onEnd }) ?? (
      <CellField editing={editing} label={label} isNumeric={column.isNumeric ?? false} onEnd={onEnd} />
    )
  )
}

const Text = ({ text }: { text: string }) => (
  <span className={css.text} title={text === '' ? undefined : text}>
    {text}
  </span>
)

function Shown<Row>({ column, value, fault }: Pick<CellProps<Row>, 'column' | 'value' | 'fault'>) {
  if (fault !== undefined)
    return (
      <span>
        {fault}
        <span className={css.reason}> {column.reason?.(fault, value)}</span>
      </span>
    )
  return (
    <>
      {column.draw?.(value) ?? <Text text={column.text(value)} />}
      {column.mark?.(value)}
      {column.unitBeside !== undefined && <span className="unit">&nbsp;{column.unitBeside}</span>}
    </>
  )
}

function Cell<Row>(props: CellProps<Row>) {
  const { column, index, row, value, fault, isActive, isSelected, editing, readOnly, handlers } = props
  const place = { row, column: column.key }
  return (
    <div
      role="gridcell"
      data-column={column.key}
      data-layer={column.fixed}
      aria-colindex={index + 1}
      aria-selected={isSelected}
      aria-invalid={fault === undefined ? undefined : true}
      tabIndex={isActive ? 0 : -1}
      style={column.style}
      title={fault === undefined ? undefined : column.reason?.(fault, value)}
      className={clsx(
        column.className,
        isSelected && css.selected,
        fault !== undefined && css.fault,
        column.isWritten && !readOnly && css.written,
        column.isOwn?.(value) && css.own,
      )}
      onPointerDown={(event) => event.button === 0 && handlers.onPointer(place, event)}
      onPointerEnter={(event) => handlers.onPointer(place, event)}
      onDoubleClick={() => handlers.onEdit(place)}
    >
      {editing ? <Field {...props} editing={editing} /> : <Shown column={column} value={value} fault={fault} />}
    </div>
  )
}

export type SheetRowProps<Row> = {
  entry: SheetEntry<Row>
  /** Among all lines, from 0. */
  index: number
  top: number
  columns: readonly Placed<Row>[]
  /** Widths of the columns; undefined where rows are cards. */
  template: string | undefined
  /** The column with the cursor, where it stands in this row. */
  active: string | null
  /** Columns that are selected in this row. */
  selected: readonly [left: number, right: number] | null
  editing: Editing | null
  readOnly: boolean
  isHighlighted: boolean
  faultOf: (place: CellPlace) => string | undefined
  handlers: RowHandlers
}

/** A line of a sheet: a row of cells, or the head of a group with its sums. */
function Row<Row>(props: SheetRowProps<Row>) {
  const { entry, index, top, columns, template, active, selected, editing, readOnly, isHighlighted, faultOf } = props
  const place = { gridTemplateColumns: template, transform: `translateY(${top}px)` }
  if (entry.kind === 'group')
    return (
      <div role="row" aria-rowindex={index + 2} className={clsx(css.row, css.group)} style={place}>
        {columns.map((column, at) => (
          <div
            key={column.key}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            aria-colindex={at + 1}
            data-layer={column.fixed}
            className={column.className}
            style={column.style}
          >
            {at === 0 ? <b className={css.groupTitle}>{entry.title}</b> : entry.sums[column.key]}
          </div>
        ))}
      </div>
    )
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={entry.id}
      className={clsx(
        css.row,
        active !== null && css.current,
        isHighlighted && css.highlighted,
        entry.isOut && css.out,
      )}
      style={place}
    >
      {columns.map((column, at) => (
        <Cell
          key={column.key}
          column={column}
          index={at}
          row={entry.id}
          value={entry.row}
          fault={faultOf({ row: entry.id, column: column.key })}
          isActive={active === column.key}
          isSelected={selected !== null && at >= selected[0] && at <= selected[1]}
          editing={editing?.column === column.key ? editing : null}
          readOnly={readOnly}
          handlers={props.handlers}
        />
      ))}
    </div>
  )
}

export const SheetRow = memo(Row) as typeof Row

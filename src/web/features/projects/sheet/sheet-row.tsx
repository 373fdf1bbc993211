import { clsx } from 'clsx'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { CellField } from './cell-field.tsx'
import { cellLabel, type Placed } from './placed-columns.ts'
import css from './sheet.module.css'
import type { AfterEditing, CellPlace, Editing, SheetEntry } from './sheet-types.ts'

export type RowHandlers = {
  readonly onPointer: (place: CellPlace, event: PointerEvent) => void
  readonly onEdit: (place: CellPlace) => void
  readonly onType: (text: string) => void
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
  const { onChoose, onType, onEnd } = handlers
  return (
    column.editor?.({ editing, label, list: column.title, onChoose, onEnd }) ?? (
      <CellField editing={editing} label={label} isNumeric={column.isNumeric ?? false} onType={onType} onEnd={onEnd} />
    )
  )
}

/** Most that a letter takes in usual words, the edges of a cell, and a mark beside its text [px]. */
const [LETTER, EDGES, MARK] = [10, 16, 26]

/** A text that may be longer than its column is cut with dots: each box that can be cut takes time in every frame. */
function Text<Row>({ text, column: { room, mark } }: { text: string; column: Placed<Row> }) {
  const isLong = room === undefined || text.length * LETTER > room - EDGES - (mark ? MARK : 0)
  return (
    <span className={clsx(css.text, isLong && css.cut)} title={text === '' ? undefined : text}>
      {text}
    </span>
  )
}

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
      {column.draw?.(value) ?? <Text text={column.text(value)} column={column} />}
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

/** Cells that stay in view together, as one box that does: each of its own would be put together anew in every frame. */
function inSides<Row>(columns: readonly Placed<Row>[], cells: readonly ReactNode[]): ReactNode {
  const left = columns.filter(({ fixed }) => fixed === 'left').length
  const right = columns.length - columns.filter(({ fixed }) => fixed === 'right').length
  const side = (className: string | undefined, own: readonly ReactNode[]) =>
    own.length > 0 && (
      <div className={className} style={{ gridColumn: `span ${own.length}` }}>
        {own}
      </div>
    )
  return (
    <>
      {side(css.left, cells.slice(0, left))}
      {cells.slice(left, right)}
      {side(css.right, cells.slice(right))}
    </>
  )
}

const groupCells = <Row,>(
  columns: readonly Placed<Row>[],
  { title, sums }: Extract<SheetEntry<Row>, { kind: 'group' }>,
): readonly ReactNode[] =>
  columns.map(({ key, fixed, className }, at) => (
    <div
      key={key}
      role={at === 0 ? 'rowheader' : 'gridcell'}
      aria-colindex={at + 1}
      data-layer={fixed}
      className={className}
    >
      {at === 0 ? <b className={css.groupTitle}>{title}</b> : sums[key]}
    </div>
  ))

/** A line of a sheet: a row of cells, or the head of a group with its sums. */
function Row<Row>(props: SheetRowProps<Row>) {
  const { entry, index, top, columns, template, active, selected, editing, readOnly, isHighlighted, faultOf } = props
  const place = { gridTemplateColumns: template, top }
  const inPlace = (cells: readonly ReactNode[]) => (template === undefined ? cells : inSides(columns, cells))
  if (entry.kind === 'group')
    return (
      <div role="row" aria-rowindex={index + 2} className={clsx(css.row, css.group)} style={place}>
        {inPlace(groupCells(columns, entry))}
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
      {inPlace(
        columns.map((column, at) => (
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
        )),
      )}
    </div>
  )
}

export const SheetRow = memo(Row) as typeof Row

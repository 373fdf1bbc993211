import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { readCells, writeCells } from './clipboard.ts'
import { cellsIn, filledDown, pastedInto } from './sheet-changes.ts'
import { type SheetAction, sheetAction } from './sheet-keys.ts'
import type { AfterEditing, CellPlace, CellText, Editing, SheetColumn, SheetEntry, SheetRange } from './sheet-types.ts'
import { type Selection, useSelection } from './use-selection.ts'

export type SheetActions = {
  readonly onWrite: (texts: readonly CellText[]) => void
  /** What stands in the field of a cell after each key, before it is kept or not; null: no field is open any more. */
  readonly onType: (text: CellText | null) => void
  /** @returns the id of the new row, which takes the cursor */
  readonly onInsert: (after: string | null) => string
  readonly onRemove: (rows: readonly string[]) => void
  readonly onMove: (rows: readonly string[], by: 1 | -1) => void
  /** A table was pasted that is more than the cells that were selected. */
  readonly onTable: (text: string, at: CellPlace | null) => void
  readonly onFilter: () => void
  /** Whether something of a row is missing. */
  readonly hasGap: (row: string) => boolean
}

type Options<Row> = SheetActions & {
  readonly box: RefObject<HTMLElement | null>
  readonly columns: readonly SheetColumn<Row>[]
  readonly entries: readonly SheetEntry<Row>[]
  readonly readOnly: boolean
  /** Text of a cell that is not understood. */
  readonly faultOf: (place: CellPlace) => string | undefined
}

export const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

const isAt = ({ row, column }: CellPlace, other: CellPlace | null | undefined) =>
  other?.row === row && other.column === column

/** What was copied last, to know it again: it is put in at once, without a look at it first. */
let copied = ''

/** Changes that keys and clipboard make to what is selected. */
function changing<Row>(options: Options<Row>, cursor: Selection<Row>, textOf: (place: CellPlace) => string) {
  const { columns, readOnly } = options
  const { rows, range, idsIn, firstColumn, select } = cursor
  const change = (kind: 'clear' | 'fill' | 'insert' | 'remove', within: SheetRange | null) => {
    if (readOnly) return
    if (kind === 'insert') {
      const id = options.onInsert(within ? (rows[within.bottom]?.id ?? null) : null)
      select({ row: id, column: firstColumn })
    } else if (!within) return
    else if (kind === 'fill') options.onWrite(filledDown(within, rows, columns, textOf))
    else if (kind === 'remove') options.onRemove(idsIn(within))
    else options.onWrite(cellsIn(within, rows, columns).map((place) => ({ ...place, text: '' })))
  }
  return {
    change,
    /** The cells that are selected and can be written in. */
    selected: (): readonly CellPlace[] => (range ? cellsIn(range, rows, columns) : []),
    onCopy: (event: ClipboardEvent, isCut: boolean) => {
      if (isField(event.target) || !range) return
      event.preventDefault()
      const { left, right } = range
      const cells = idsIn(range).map((row) =>
        columns.slice(left, right + 1).map(({ key }) => textOf({ row, column: key })),
      )
      copied = writeCells(cells)
      event.clipboardData.setData('text/plain', copied)
      if (isCut) change('clear', range)
    },
    onPaste: (event: ClipboardEvent) => {
      if (isField(event.target) || readOnly) return
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain').replaceAll('\r\n', '\n')
      const cells = readCells(text)
      const isOwn = text === copied && copied !== ''
      if (!range || (cells.length > 1 && !isOwn)) options.onTable(text, cursor.selection?.active ?? null)
      else options.onWrite(pastedInto(range, cells, rows, columns))
    },
  }
}

/** The cell that is written in. */
function useEditing<Row>(options: Options<Row>) {
  const [editing, setEditing] = useState<Editing | null>(null)
  // a field that is taken away may still tell that it lost the focus
  const open = useRef<Editing | null>(null)
  const { onType } = options
  const typed = useRef(onType)
  useEffect(() => void (typed.current = onType), [onType])
  // who goes elsewhere by a key leaves a field without a word
  useEffect(() => () => typed.current(null), [])
  return {
    editing,
    begin: (next: Editing) => {
      open.current = next
      setEditing(next)
      if (next.isTyped) options.onType(next)
    },
    type: (text: string) => {
      if (open.current) options.onType({ row: open.current.row, column: open.current.column, text })
    },
    /** @returns the cell that was written in; null where none was any more */
    end: (text: string | null): CellPlace | null => {
      const ended = open.current
      if (!ended) return null
      const { row, column } = ended
      open.current = null
      // with the field its caret would move on: no text of a sheet takes one, and all that follows is searched for one
      getSelection()?.removeAllRanges()
      setEditing(null)
      const isSame = text === ended.text && !ended.isTyped
      if (text !== null && !isSame) options.onWrite([{ row, column, text }])
      options.onType(null)
      return { row, column }
    },
  }
}

/** The cursor of a sheet, what is selected, and what keys and clipboard do with it. */
export function useSheet<Row>(options: Options<Row>) {
  const { box, columns, entries, readOnly, faultOf } = options
  const field = useEditing(options)
  const { editing } = field
  const cursor = useSelection(box, columns, entries, editing !== null)
  const { rows, selection, range, select, idsIn } = cursor
  const isLeaving = useRef(false)
  const textOf = (place: CellPlace): string => {
    const [entry, column] = [cursor.rowAt(place.row), cursor.columnAt(place.column)]
    return entry && column ? (faultOf(place) ?? column.text(entry.row)) : ''
  }
  const startEditing = (place: CellPlace, typed: string | null) => {
    if (readOnly || !cursor.columnAt(place.column)?.isWritten) return
    field.begin({ ...place, text: typed ?? textOf(place), isTyped: typed !== null })
  }
  const { change, ...others } = changing(options, cursor, textOf)
  const nextGap = () => {
    const from = (range?.top ?? -1) + 1
    const gap = [...rows.slice(from), ...rows.slice(0, from)].find(({ id }) => options.hasGap(id))
    if (gap && selection) select({ row: gap.id, column: selection.active.column })
  }
  const perform = (action: SheetAction) => {
    isLeaving.current = action.kind === 'leave'
    switch (action.kind) {
      case 'go':
        return cursor.go([action.rows, action.columns], action.extend)
      case 'tab':
        return cursor.tab(action.by)
      case 'edit':
        return selection && startEditing(selection.active, action.typed)
      case 'move':
        return range && !readOnly && options.onMove(idsIn(range), action.by)
      case 'all':
        return cursor.selectAll()
      case 'filter':
        return options.onFilter()
      case 'gap':
        return nextGap()
      case 'leave':
        return cursor.collapse()
      default:
        return change(action.kind, range)
    }
  }
  const press = (place: CellPlace, extend: boolean) => {
    if (editing && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    if (isAt(place, selection?.active) && !extend && cursor.isMoved) startEditing(place, null)
    else select(place, { extend })
  }

  return {
    selection,
    range,
    editing,
    startEditing,
    type: field.type,
    /** Adds a row at the end, which takes the cursor. */
    append: () => change('insert', null),
    endEditing: (text: string | null, then: AfterEditing): CellPlace | null => {
      const ended = field.end(text)
      if (!ended) return null
      if (then === 'down') cursor.go([1, 0])
      else if (then === 'stay') cursor.stay()
      else if (then !== 'leave') cursor.tab(then === 'right' ? 1 : -1)
      return ended
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (isField(event.target) || event.defaultPrevented) return
      // Escape, then Tab leaves the sheet
      if (event.key === 'Tab' && isLeaving.current) return
      const action = sheetAction(event)
      if (!action) return
      event.preventDefault()
      perform(action)
    },
    onPointer: (place: CellPlace, event: PointerEvent) => {
      if (isAt(place, editing) || isField(event.target)) return
      if (event.type === 'pointerdown') press(place, event.shiftKey)
      else if (event.buttons === 1 && event.pointerType === 'mouse' && !editing) select(place, { extend: true })
    },
    ...others,
  }
}

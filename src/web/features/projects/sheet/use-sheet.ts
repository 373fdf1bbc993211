import {
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { readCells, writeCells } from './clipboard.ts'
import { type SheetAction, sheetAction } from './sheet-keys.ts'
import { movedBy, rangeOf, tabbed } from './sheet-range.ts'
import type { CellPlace, SheetColumn, SheetEntry, SheetRange, SheetSelection } from './sheet-types.ts'

/** Text for a cell, as it was typed, pasted or filled in. */
export type CellText = CellPlace & { readonly text: string }

export type SheetActions = {
  readonly onWrite: (texts: readonly CellText[]) => void
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

/** The cell that is written in; `text` is what its field begins with. */
export type Editing = CellPlace & { readonly text: string; readonly isTyped: boolean }

type Options<Row> = SheetActions & {
  readonly box: RefObject<HTMLElement | null>
  readonly columns: readonly SheetColumn<Row>[]
  readonly entries: readonly SheetEntry<Row>[]
  readonly readOnly: boolean
  /** Text of a cell that is not understood. */
  readonly faultOf: (place: CellPlace) => string | undefined
}

export type AfterEditing = 'down' | 'right' | 'left' | 'stay'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null

const indices = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]))

/** What was copied last, to know it again: it is put in at once, without a look at it first. */
let copied = ''

/** The cursor of a sheet, what is selected, and what keys and clipboard do with it. */
export function useSheet<Row>(options: Options<Row>) {
  const { box, columns, entries, readOnly, faultOf } = options
  const rows = useMemo(() => entries.filter((entry) => entry.kind === 'row'), [entries])
  const rowIndex = useMemo(() => indices(rows.map(({ id }) => id)), [rows])
  const columnIndex = useMemo(() => indices(columns.map(({ key }) => key)), [columns])
  const first = useMemo((): CellPlace | null => {
    const [row] = rows
    const column = columns.find(({ isWritten }) => isWritten) ?? columns[0]
    return row && column ? { row: row.id, column: column.key } : null
  }, [rows, columns])
  const [chosen, setChosen] = useState<SheetSelection | null>(null)
  const [editing, setEditing] = useState<Editing | null>(null)
  const wantsFocus = useRef(false)
  const isLeaving = useRef(false)

  const known = chosen && rowIndex.has(chosen.active.row) && columnIndex.has(chosen.active.column) ? chosen : null
  const selection = useMemo(() => known ?? (first && { active: first, anchor: first }), [known, first])
  const range = useMemo(
    () => (selection ? rangeOf(selection, rowIndex, columnIndex) : null),
    [selection, rowIndex, columnIndex],
  )
  const placeAt = (row: number, column: number): CellPlace | null => {
    const [entry, one] = [rows[row], columns[column]]
    return entry && one ? { row: entry.id, column: one.key } : null
  }
  const select = useCallback((active: CellPlace, { extend = false, focus = true } = {}) => {
    wantsFocus.current = focus
    isLeaving.current = false
    setChosen((before) => ({ active, anchor: extend && before ? before.anchor : active }))
  }, [])
  const textOf = ({ row, column }: CellPlace): string => {
    const entry = rows[rowIndex.get(row) ?? -1]
    const one = columns[columnIndex.get(column) ?? -1]
    return entry && one ? (faultOf({ row, column }) ?? one.text(entry.row)) : ''
  }
  const startEditing = (place: CellPlace, typed: string | null) => {
    if (readOnly || !columns[columnIndex.get(place.column) ?? -1]?.isWritten) return
    setEditing({ ...place, text: typed ?? textOf(place), isTyped: typed !== null })
  }

  useLayoutEffect(() => {
    const place = selection?.active
    if (!wantsFocus.current || editing || !place) return
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(place.row)}"] > [data-column="${CSS.escape(place.column)}"]`,
    )
    wantsFocus.current = false
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [selection, editing, box, rows])

  const go = (step: readonly [number, number], extend: boolean) => {
    const at =
      selection && ([rowIndex.get(selection.active.row) ?? 0, columnIndex.get(selection.active.column) ?? 0] as const)
    const to = at && placeAt(...movedBy(at, step, [rows.length, columns.length]))
    if (to) select(to, { extend })
  }
  const tab = (by: 1 | -1) => {
    const at =
      selection && ([rowIndex.get(selection.active.row) ?? 0, columnIndex.get(selection.active.column) ?? 0] as const)
    const to = at && placeAt(...tabbed(at, by, [rows.length, columns.length]))
    if (to) select(to)
  }
  const idsIn = ({ top, bottom }: SheetRange) => rows.slice(top, bottom + 1).map(({ id }) => id)
  const cellsIn = ({ left, right, ...range }: SheetRange) =>
    idsIn({ left, right, ...range }).flatMap((row) =>
      columns.slice(left, right + 1).flatMap(({ key, isWritten }) => (isWritten ? [{ row, column: key }] : [])),
    )
  const fill = (within: SheetRange) => {
    const isOne = within.top === within.bottom
    const source = rows[isOne ? within.top - 1 : within.top]
    if (!source) return
    const below = cellsIn(isOne ? within : { ...within, top: within.top + 1 })
    options.onWrite(below.map((place) => ({ ...place, text: textOf({ row: source.id, column: place.column }) })))
  }
  const insert = () => {
    const id = options.onInsert(range ? (rows[range.bottom]?.id ?? null) : null)
    if (first || columns[0])
      select({ row: id, column: first?.column ?? columns.find((one) => one.isWritten)?.key ?? '' })
  }
  const nextGap = () => {
    const from = (range?.top ?? -1) + 1
    const order = [...rows.slice(from), ...rows.slice(0, from)]
    const gap = order.find(({ id }) => options.hasGap(id))
    if (gap && selection) select({ row: gap.id, column: selection.active.column })
  }
  const change = (kind: 'clear' | 'fill' | 'insert' | 'remove', within: SheetRange | null) => {
    if (readOnly) return
    if (kind === 'insert') insert()
    else if (!within) return
    else if (kind === 'fill') fill(within)
    else if (kind === 'remove') options.onRemove(idsIn(within))
    else options.onWrite(cellsIn(within).map((place) => ({ ...place, text: '' })))
  }
  const selectAll = () => {
    const [from, to] = [placeAt(0, 0), placeAt(rows.length - 1, columns.length - 1)]
    if (from && to) setChosen({ active: from, anchor: to })
  }
  const perform = (action: SheetAction) => {
    switch (action.kind) {
      case 'go':
        return go([action.rows, action.columns], action.extend)
      case 'tab':
        return tab(action.by)
      case 'edit':
        return selection && startEditing(selection.active, action.typed)
      case 'move':
        return range && !readOnly && options.onMove(idsIn(range), action.by)
      case 'all':
        return selectAll()
      case 'filter':
        return options.onFilter()
      case 'gap':
        return nextGap()
      case 'leave':
        isLeaving.current = true
        return setChosen((before) => before && { active: before.active, anchor: before.active })
      default:
        return change(action.kind, range)
    }
  }

  return {
    selection,
    range,
    editing,
    select,
    startEditing,
    insert,
    /** Rows of what is selected. */
    selectedRows: range ? idsIn(range) : [],
    endEditing: (text: string | null, then: AfterEditing) => {
      if (!editing) return
      wantsFocus.current = true
      setEditing(null)
      if (text !== null && text !== textOf(editing))
        options.onWrite([{ row: editing.row, column: editing.column, text }])
      if (then === 'down') go([1, 0], false)
      else if (then !== 'stay') tab(then === 'right' ? 1 : -1)
      else setChosen((before) => before && { ...before })
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
      if (isField(event.target)) return
      if (event.type === 'pointerdown') {
        const isAgain = selection?.active.row === place.row && selection.active.column === place.column
        if (isAgain && !event.shiftKey && document.activeElement !== document.body && chosen) startEditing(place, null)
        else select(place, { extend: event.shiftKey })
      } else if (event.buttons === 1 && event.pointerType === 'mouse' && !editing) select(place, { extend: true })
    },
    onCopy: (event: ClipboardEvent, isCut: boolean) => {
      if (isField(event.target) || !range) return
      event.preventDefault()
      const cells = idsIn(range).map((row) =>
        columns.slice(range.left, range.right + 1).map(({ key }) => textOf({ row, column: key })),
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
      if (!range || (cells.length > 1 && !isOwn)) return options.onTable(text, selection?.active ?? null)
      options.onWrite(
        pastedInto(
          range,
          cells,
          rows.map(({ id }) => id),
          columns,
        ),
      )
    },
  }
}

/** Cells put in from the first selected one on; a single one fills all that are selected. */
function pastedInto<Row>(
  { top, bottom, left, right }: SheetRange,
  cells: readonly (readonly string[])[],
  rows: readonly string[],
  columns: readonly SheetColumn<Row>[],
): CellText[] {
  const height = Math.max(cells.length, bottom - top + 1)
  const width = Math.max(cells[0]?.length ?? 1, right - left + 1)
  const texts: CellText[] = []
  for (let down = 0; down < height; down += 1)
    for (let across = 0; across < width; across += 1) {
      const line = cells[down % cells.length] ?? []
      const text = line[across % Math.max(1, line.length)]
      const [row, column] = [rows[top + down], columns[left + across]]
      if (text !== undefined && row !== undefined && column?.isWritten) texts.push({ row, column: column.key, text })
    }
  return texts
}

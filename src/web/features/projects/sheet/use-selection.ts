import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { movedBy, rangeOf, tabbed } from './sheet-range.ts'
import type { CellPlace, SheetColumn, SheetEntry, SheetRange, SheetSelection } from './sheet-types.ts'

const indices = (keys: readonly string[]) => new Map(keys.map((key, index) => [key, index]))

type Step = readonly [rows: number, columns: number]

/** The rows and columns of a sheet as the cursor goes along them. */
function usePlaces<Row>(columns: readonly SheetColumn<Row>[], entries: readonly SheetEntry<Row>[]) {
  return useMemo(() => {
    const rows = entries.filter((entry) => entry.kind === 'row')
    const rowIndex = indices(rows.map(({ id }) => id))
    const columnIndex = indices(columns.map(({ key }) => key))
    const firstColumn = columns.find(({ isWritten }) => isWritten) ?? columns[0]
    const [firstRow] = rows
    return {
      rows,
      rowIndex,
      columnIndex,
      /** Column in which a row begins to be written. */
      firstColumn: firstColumn?.key ?? '',
      first: firstRow && firstColumn ? { row: firstRow.id, column: firstColumn.key } : null,
      rowAt: (id: string) => rows[rowIndex.get(id) ?? -1],
      columnAt: (key: string) => columns[columnIndex.get(key) ?? -1],
      placeAt: ([row, column]: Step): CellPlace | null => {
        const [entry, one] = [rows[row], columns[column]]
        return entry && one ? { row: entry.id, column: one.key } : null
      },
      idsIn: ({ top, bottom }: SheetRange) => rows.slice(top, bottom + 1).map(({ id }) => id),
    }
  }, [columns, entries])
}

/** Brings the cursor into view and gives it the focus, where it was moved by the user. */
function useFocus(box: RefObject<HTMLElement | null>, selection: SheetSelection | null, isWriting: boolean) {
  const isWanted = useRef(false)
  useLayoutEffect(() => {
    if (!isWanted.current || isWriting || !selection) return
    const { row, column } = selection.active
    const cell = box.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(row)}"] [data-column="${CSS.escape(column)}"]`,
    )
    isWanted.current = false
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [selection, isWriting, box])
  return useCallback(() => {
    isWanted.current = true
  }, [])
}

/** The cursor of a sheet and what is selected. @param isWriting - a field has the focus */
export function useSelection<Row>(
  box: RefObject<HTMLElement | null>,
  columns: readonly SheetColumn<Row>[],
  entries: readonly SheetEntry<Row>[],
  isWriting: boolean,
) {
  const places = usePlaces(columns, entries)
  const { rows, rowIndex, columnIndex, first, placeAt } = places
  const [chosen, setChosen] = useState<SheetSelection | null>(null)
  const known = chosen && rowIndex.has(chosen.active.row) && columnIndex.has(chosen.active.column) ? chosen : null
  const selection = useMemo(() => known ?? (first && { active: first, anchor: first }), [known, first])
  const range = useMemo(
    () => (selection ? rangeOf(selection, rowIndex, columnIndex) : null),
    [selection, rowIndex, columnIndex],
  )
  const focus = useFocus(box, selection, isWriting)
  const select = useCallback(
    (active: CellPlace, { extend = false } = {}) => {
      focus()
      setChosen((before) => ({ active, anchor: extend && before ? before.anchor : active }))
    },
    [focus],
  )
  const at = (): Step | null =>
    selection && [rowIndex.get(selection.active.row) ?? 0, columnIndex.get(selection.active.column) ?? 0]
  const size: Step = [rows.length, columns.length]
  const goTo = (step: Step | null, extend = false) => {
    const to = step && placeAt(step)
    if (to) select(to, { extend })
  }
  return {
    ...places,
    selection,
    range,
    /** Whether the user has moved the cursor yet. */
    isMoved: chosen !== null,
    select,
    /** Has the cursor keep the focus although it stays. */
    stay: () => {
      focus()
      setChosen((before) => before && { ...before })
    },
    go: (step: Step, extend = false) => {
      const from = at()
      goTo(from && movedBy(from, step, size), extend)
    },
    tab: (by: 1 | -1) => {
      const from = at()
      goTo(from && tabbed(from, by, size))
    },
    selectAll: () => {
      const [from, to] = [placeAt([0, 0]), placeAt([rows.length - 1, columns.length - 1])]
      if (from && to) setChosen({ active: from, anchor: to })
    },
    collapse: () => setChosen((before) => before && { active: before.active, anchor: before.active }),
  }
}
export type Selection<Row> = ReturnType<typeof useSelection<Row>>

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
} from 'react'
import { singleKeysOn } from '#web/lib/single-keys.ts'
import { type Cell, type Column, columns, type FocusRequest, isComputed } from '../document/columns.ts'
import { type EditorControls, useControls } from '../document/editor-state.ts'
import type { NumberField } from '../document/number-fields.ts'
import type { Impact } from '../figures/row-figures.ts'
import { focusCell, shownColumn } from './grid-cell.tsx'
import { type GridAction, gridAction, isSingleKey, reachesTableFromField } from './grid-keys.ts'
import { useRowChanges } from './use-row-changes.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="menu"]') !== null

/** The cell an event happened in. */
const cellOf = (target: EventTarget | null): Cell | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const column = columns.find((one) => one === cell?.dataset['column'])
  const key = cell?.dataset['row']
  return key !== undefined && column ? { key, column } : undefined
}

/** Where a press on a place that takes no focus leads, such as number or hatch of a row, or beside a button. */
const cellBeside = (target: EventTarget | null): Cell | undefined => {
  if (!(target instanceof Element) || target.closest('button, [tabindex]:not(dialog)')) return undefined
  const key = target.closest('tr')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']
  return cellOf(target) ?? (key === undefined ? undefined : { key, column: 'material' })
}

/** The panel in which a column is changed, and its field there. */
const panels: Partial<Record<Column, { readonly kind: 'framing' | 'values'; readonly field?: NumberField }>> = {
  conductivity: { kind: 'values', field: 'conductivity' },
  density: { kind: 'values', field: 'density' },
  serviceLife: { kind: 'values', field: 'serviceLife' },
  framing: { kind: 'framing' },
}

/** Columns of figures that are computed, and the figure each shows. */
const explained = (column: Column, impact: Impact) =>
  column === 'resistance' ? 'layers.resistance' : isComputed(column) ? `lifeCycle.${impact}` : undefined

const edit = (controls: EditorControls, { key, column }: Cell, target: EventTarget | null) => {
  const panel = panels[column]
  if (panel) controls.open({ ...panel, key })
  else if (column === 'material' || column === 'thickness') controls.focus(key, column, true)
  else if (target instanceof Element) target.closest('td')?.querySelector<HTMLElement>('[data-focus]')?.click()
}

type GridOptions = {
  readonly table: RefObject<HTMLTableElement | null>
  readonly request: FocusRequest | null
  readonly readOnly: boolean
  readonly isDragging: () => boolean
  readonly nameOf: (key: string) => string
  /** Text that was pasted, below the row where the keyboard stands or stood last. */
  readonly onPaste: (text: string) => void
  /** Indicator that the table shows. */
  readonly impact: Impact
  /** Index of a row in the result on screen, -1 where it has none. */
  readonly placeOf: (key: string) => number
}

/** Whether pasted text is meant for the table: in its fields and beside it only where it is of several rows or cells. */
const isForTable = (table: HTMLElement, target: EventTarget | null, text: string): boolean => {
  const inside = target instanceof Node && table.contains(target)
  if (isField(target) ? !inside : inside) return inside
  return /[\t\n|]/.test(text.trim())
}

/** Takes in what is pasted anywhere on the screen, so that rows find an empty table too. */
function usePaste({ table, readOnly, onPaste }: Pick<GridOptions, 'table' | 'readOnly' | 'onPaste'>) {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (readOnly || event.defaultPrevented || document.querySelector('dialog[open]')) return
      if (!table.current || !isForTable(table.current, event.target, text)) return
      event.preventDefault()
      onPaste(text)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [table, readOnly, onPaste])
}

/** What a key asks for in a cell; undefined where it is the field's, the button's, or switched off. */
const actionOf = (event: KeyboardEvent, { column }: Cell): GridAction | undefined => {
  if (isField(event.target) && !reachesTableFromField(event)) return undefined
  const action = gridAction(event, column)
  if (!action || (action.kind === 'edit' && event.target instanceof HTMLButtonElement)) return undefined
  return isSingleKey(action) && !singleKeysOn() ? undefined : action
}

/** Keys, clicks and focus of the layer table. */
export function useGrid(options: GridOptions) {
  const { table, request, readOnly, isDragging, nameOf, impact, placeOf } = options
  const controls = useControls()

  useLayoutEffect(() => {
    if (request && table.current) focusCell(table.current, request.key, request.column, request.edit)
  }, [request, table])
  usePaste(options)

  const explain = ({ key, column }: Cell) => {
    const quantity = explained(column, impact)
    const layer = placeOf(key)
    if (quantity && layer >= 0) controls.open({ kind: 'explanation', figure: { quantity, layer } })
  }
  const rows = useRowChanges(controls)
  const go = ({ key, column }: Cell, by: number, to: Column) => {
    const side = columns.indexOf(to) > columns.indexOf(column) ? 'right' : 'left'
    controls.go(key, by, by === 0 && table.current ? shownColumn(table.current, key, to, side) : to)
  }
  const perform = (action: GridAction, cell: Cell, target: EventTarget) => {
    const { key } = cell
    if (action.kind === 'go') return go(cell, action.rows, action.column)
    if (action.kind === 'edit' && isComputed(cell.column)) return explain(cell)
    if (readOnly) return
    const changes: Record<Exclude<GridAction['kind'], 'go'>, () => void> = {
      move: () => action.kind === 'move' && rows.move(cell, action.by, nameOf(key)),
      state: () => action.kind === 'state' && controls.run({ do: 'setLayer', key, change: { state: action.state } }),
      edit: () => {
        if (action.kind === 'edit' && action.typed && table.current) focusCell(table.current, key, cell.column, true)
        else edit(controls, cell, target)
      },
      material: () => controls.focus(key, 'material', true),
      framing: () => controls.open({ kind: 'framing', key }),
      accessories: () => controls.open({ kind: 'accessories', key }),
      insert: () => rows.insertBelow(key),
      duplicate: () => rows.duplicate(key),
      delete: () => rows.remove(key, nameOf(key)),
    }
    changes[action.kind]()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || isDragging() || event.defaultPrevented) return
    const action = actionOf(event, cell)
    if (!action) return
    // A typed digit must reach the field that now takes the focus.
    if (!(action.kind === 'edit' && action.typed)) event.preventDefault()
    perform(action, cell, event.target)
  }
  return {
    onKeyDown,
    onFocus: (event: FocusEvent) => {
      const cell = cellOf(event.target)
      if (cell) controls.select(cell)
    },
    // On press, not on click: the pressed text gives way to a field, and a click needs both ends.
    onMouseDown: (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (event.button !== 0 || isField(event.target)) return
      const beside = cellBeside(event.target)
      if (beside) {
        event.preventDefault()
        controls.focus(beside.key, beside.column)
      }
      if (!cell || readOnly) return
      if (cell.column !== 'material' && cell.column !== 'thickness') return
      event.preventDefault()
      controls.focus(cell.key, cell.column, true)
    },
    onPointerOver: ({ target }: PointerEvent) => {
      const row = target instanceof Element ? target.closest('tr')?.querySelector<HTMLElement>('[data-row]') : null
      controls.pointed.set(row?.dataset['row'] ?? null)
    },
    onPointerLeave: () => controls.pointed.set(null),
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (cell && isComputed(cell.column)) explain(cell)
    },
    onDoubleClick: ({ target }: MouseEvent) => {
      const cell = cellOf(target)
      if (cell && !readOnly && panels[cell.column]?.kind === 'values') edit(controls, cell, target)
    },
  }
}

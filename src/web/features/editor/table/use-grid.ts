import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
} from 'react'
import { MAX_LAYERS } from '#vocabulary/constructions.ts'
import { announce } from '#web/lib/announcer.ts'
import { useTexts } from '#web/lib/i18n/catalogue.ts'
import { singleKeysOn } from '#web/lib/single-keys.ts'
import { type EditorControls, useControls } from '../editor-controls.ts'
import { editorTexts } from '../texts/editor.ts'
import { type Cell, type Column, columns, type FocusRequest, isComputed } from './columns.ts'
import { focusCell } from './grid-cell.tsx'
import { type GridAction, gridAction, isSingleKey, reachesTableFromField } from './grid-keys.ts'
import type { Impact } from './row-figures.ts'

const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, [role="menu"]') !== null

/** The cell an event happened in. */
const cellOf = (target: EventTarget | null): Cell | undefined => {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null
  const column = columns.find((one) => one === cell?.dataset['column'])
  const key = cell?.dataset['row']
  return key !== undefined && column ? { key, column } : undefined
}

const panels: Partial<Record<Column, 'framing' | 'values'>> = {
  conductivity: 'values',
  density: 'values',
  serviceLife: 'values',
  framing: 'framing',
}

/** Columns of figures that are computed, and the figure each shows. */
const explained = (column: Column, impact: Impact) =>
  column === 'resistance' ? 'layers.resistance' : isComputed(column) ? `lifeCycle.${impact}` : undefined

const edit = (controls: EditorControls, { key, column }: Cell, target: EventTarget) => {
  const kind = panels[column]
  if (kind) controls.open({ kind, key })
  else if (column === 'material' || column === 'thickness') controls.focus(key, column, true)
  else if (target instanceof Element) target.closest('td')?.querySelector<HTMLElement>('[data-focus]')?.click()
}

type GridOptions = {
  readonly table: RefObject<HTMLTableElement | null>
  readonly request: FocusRequest | null
  readonly readOnly: boolean
  readonly dragging: RefObject<boolean>
  readonly nameOf: (key: string) => string
  readonly onPaste: (text: string, below: string | null) => void
  /** Indicator that the table shows. */
  readonly impact: Impact
  /** Index of a row in the result on screen, -1 where it has none. */
  readonly placeOf: (key: string) => number
}

/** Changes of rows that are told to those who do not see them. */
function useRowChanges(nameOf: (key: string) => string) {
  const t = useTexts(editorTexts)
  const controls = useControls()
  const room = () => {
    const free = controls.document().layers.length < MAX_LAYERS
    if (!free) announce(t('table.full', { count: MAX_LAYERS }))
    return free
  }
  const move = ({ key, column }: Cell, by: number) => {
    const { layers } = controls.document()
    const from = layers.findIndex((layer) => layer.key === key)
    const to = Math.min(Math.max(from + by, 0), layers.length - 1)
    controls.move(key, to)
    controls.focus(key, column)
    announce(t('sort.dropped', { name: nameOf(key), place: to + 1, count: layers.length }))
  }
  const remove = (key: string) => {
    const name = nameOf(key)
    controls.remove(key)
    announce(t('table.deleted', { name }))
  }
  return { room, move, remove }
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
  const { table, request, readOnly, dragging, nameOf, onPaste, impact, placeOf } = options
  const controls = useControls()

  useLayoutEffect(() => {
    if (request && table.current) focusCell(table.current, request.key, request.column, request.edit)
  }, [request, table])

  const explain = ({ key, column }: Cell) => {
    const quantity = explained(column, impact)
    const layer = placeOf(key)
    if (quantity && layer >= 0) controls.open({ kind: 'explanation', figure: { quantity, layer } })
  }
  const { room, move, remove } = useRowChanges(nameOf)
  const perform = (action: GridAction, cell: Cell, target: EventTarget) => {
    const { key } = cell
    if (action.kind === 'go') return controls.go(key, action.rows, action.column)
    if (action.kind === 'edit' && isComputed(cell.column)) return explain(cell)
    if (readOnly) return
    const changes: Record<Exclude<GridAction['kind'], 'go'>, () => void> = {
      move: () => action.kind === 'move' && move(cell, action.by),
      state: () => action.kind === 'state' && controls.run({ do: 'setLayer', key, change: { state: action.state } }),
      edit: () => {
        if (action.kind === 'edit' && action.typed && table.current) focusCell(table.current, key, cell.column, true)
        else edit(controls, cell, target)
      },
      material: () => controls.focus(key, 'material', true),
      framing: () => controls.open({ kind: 'framing', key }),
      insert: () => room() && controls.insertBelow(key),
      duplicate: () => room() && controls.duplicate(key),
      delete: () => remove(key),
    }
    changes[action.kind]()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellOf(event.target)
    if (!cell || dragging.current || event.defaultPrevented) return
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
      if (!cell || readOnly || event.button !== 0 || isField(event.target)) return
      if (cell.column !== 'material' && cell.column !== 'thickness') return
      event.preventDefault()
      controls.focus(cell.key, cell.column, true)
    },
    onClick: (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (cell && isComputed(cell.column)) explain(cell)
    },
    onDoubleClick: (event: MouseEvent) => {
      const cell = cellOf(event.target)
      if (cell && !readOnly && panels[cell.column] === 'values') controls.open({ kind: 'values', key: cell.key })
    },
    onPaste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (readOnly || (isField(event.target) && !/[\t\n|]/.test(text.trim()))) return
      event.preventDefault()
      onPaste(text, cellOf(event.target)?.key ?? null)
    },
    room,
  }
}

import type { LayerState } from '#vocabulary/life-cycle.ts'
import { type Column, columns, isComputed } from '../document/columns.ts'

export type KeyStroke = {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
}

/** What a key in the layer table asks for. */
export type GridAction =
  | { readonly kind: 'go'; readonly rows: number; readonly column: Column }
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'state'; readonly state: LayerState }
  /** `typed`: the key itself is the first character of the new text. */
  | { readonly kind: 'edit'; readonly typed: boolean }
  | { readonly kind: 'material' | 'framing' | 'accessories' | 'insert' | 'duplicate' | 'delete' }

const states: Readonly<Record<string, LayerState>> = { '1': 'new', '2': 'existing', '3': 'removed' }
const verticals: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, PageUp: -10, PageDown: 10 }
const verbs: Readonly<Record<string, 'insert' | 'delete' | 'material' | 'framing' | 'accessories'>> = {
  insert: 'insert',
  delete: 'delete',
  backspace: 'delete',
  m: 'material',
  s: 'framing',
  b: 'accessories',
}

const beside = (column: Column, by: number): Column => {
  const index = columns.indexOf(column) + by
  return columns[Math.min(Math.max(index, 0), columns.length - 1)] ?? column
}

const withControl = (key: string): GridAction | undefined => {
  if (key === 'enter') return { kind: 'insert' }
  return key === 'd' ? { kind: 'duplicate' } : undefined
}

const horizontal = (key: string, column: Column): Column | undefined => {
  const to: Readonly<Record<string, Column>> = {
    ArrowLeft: beside(column, -1),
    ArrowRight: beside(column, 1),
    Home: 'handle',
    End: 'actions',
  }
  return to[key]
}

const plain = (key: string, column: Column): GridAction | undefined => {
  const rows = verticals[key]
  if (rows !== undefined) return { kind: 'go', rows, column }
  const to = horizontal(key, column)
  if (to) return { kind: 'go', rows: 0, column: to }
  if (key === 'Enter' || key === 'F2' || (key === ' ' && isComputed(column))) return { kind: 'edit', typed: false }
  if (column === 'thickness' && /^[\d.,(]$/.test(key)) return { kind: 'edit', typed: true }
  return single(key)
}

const single = (key: string): GridAction | undefined => {
  const state = states[key]
  if (state) return { kind: 'state', state }
  const kind = verbs[key.toLowerCase()]
  return kind ? { kind } : undefined
}

/**
 * What a key does in the layer table, outside its fields.
 *
 * @param column - the column the focus stands in; digits there are typed where it is the thickness
 */
export const gridAction = (stroke: KeyStroke, column: Column): GridAction | undefined => {
  const { key, altKey, ctrlKey, metaKey } = stroke
  if (altKey) {
    const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined
    return by !== undefined && !ctrlKey && !metaKey ? { kind: 'move', by } : undefined
  }
  return ctrlKey || metaKey ? withControl(key.toLowerCase()) : plain(key, column)
}

/** Whether an action belongs to a letter or digit alone, which the user may switch off. */
export const isSingleKey = ({ kind }: GridAction): boolean =>
  kind === 'material' || kind === 'framing' || kind === 'accessories' || kind === 'state'

/** Keys that keep their meaning for the table while the cursor is in one of its fields. */
export const reachesTableFromField = ({ key, altKey, ctrlKey, metaKey }: KeyStroke): boolean =>
  altKey ? key.startsWith('Arrow') : key === 'Insert' || ((ctrlKey || metaKey) && /^(enter|d)$/i.test(key))

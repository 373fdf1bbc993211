import { createContext, startTransition, use, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Conformity } from '#contract/assessment.ts'
import type { Material } from '#contract/materials.ts'
import type { ExplainedFigure } from '#web/components/explanation/explained-steps.ts'
import { randomKey } from '#web/lib/random-key.ts'
import { createStore, type Store } from '#web/lib/store.ts'
import type { Reference } from '../figures/reference.ts'
import type { Preview } from '../proposals/preview.ts'
import type { SideView } from '../views/side-views.ts'
import { type BorderMoves, borderMoves, type InHand } from './border-moves.ts'
import type { Cell, Column, FocusRequest } from './columns.ts'
import type { Command } from './commands.ts'
import { type ConstructionDocument, emptyLayer, type LayerDraft } from './document.ts'
import { followingAfterPaint, type Later, type Parts } from './following.ts'
import { type History, type HistoryAction, historyReducer, newHistory } from './history.ts'
import { historyOf } from './kept-histories.ts'
import type { NumberField } from './number-fields.ts'

/** A panel over the table: for one layer, for the settings, or for how a figure came about; or a view beside it. */
export type Panel =
  | {
      readonly kind: 'framing' | 'values' | 'corrections' | 'dataset' | 'accessories' | 'alternatives'
      readonly key: string
      /** Field of it that has the focus first. */
      readonly field?: NumberField
    }
  | { readonly kind: 'settings' | SideView }
  | { readonly kind: 'explanation'; readonly figure: ExplainedFigure }
  | { readonly kind: 'requirement'; readonly requirement: Conformity }

/** What components may do to the document and the selection; the same object as long as the editor is open. */
export type EditorControls = {
  readonly run: (command: Command, gather?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  readonly seal: () => void
  readonly cancel: (gather: string) => void
  readonly select: (cell: Cell | null) => void
  readonly focus: (key: string, column: Column, edit?: boolean) => void
  /** Leads from a layer to the one so many rows further, as far as there is one. */
  readonly go: (key: string, rows: number, column: Column) => void
  /** Leads from a thickness that is done to the next; a layer inserted there comes below the one that is done. */
  readonly finish: (key: string) => void
  /** Adds a blank layer below, at the end for null, and opens its material search. */
  readonly insertBelow: (key: string | null) => void
  readonly insertLayers: (layers: readonly LayerDraft[], below: string | null) => void
  readonly duplicate: (key: string) => void
  readonly remove: (key: string) => void
  readonly move: (key: string, to: number) => void
  readonly open: (panel: Panel | null) => void
  /** The document as it is now, for handlers. */
  readonly document: () => ConstructionDocument
  /** Tells of each change of it before the screen follows. @returns stops that */
  readonly watch: Store<History>['subscribe']
  readonly borders: BorderMoves
  /** Let something of the screen follow once what is typed or moved is painted. */
  readonly later: Later
  readonly next: Parts['next']
  /** Key of the layer that is pointed at, in whichever part of the screen; null: none. */
  readonly pointed: Store<string | null>
  /** Another variant that drawing and figures are shown against; null: none. */
  readonly reference: Store<Reference | null>
  /** What is drawn in place of the construction; null: the construction itself. */
  readonly preview: Store<Preview | null>
  /** Material that the open search would choose now. */
  readonly highlighted: Store<Material | null>
}

type Wiring = {
  readonly inHand: Store<InHand | null>
  readonly parts: Parts
  readonly dispatch: (action: HistoryAction) => void
  /** The newest state. */
  readonly document: () => ConstructionDocument
  readonly watch: Store<History>['subscribe']
  readonly select: (cell: Cell | null) => void
  readonly ask: (request: FocusRequest) => void
  readonly open: (panel: Panel | null) => void
}

/** Builds the controls around a document. */
export const editorControls = (wiring: Wiring): EditorControls => {
  const { inHand, parts, dispatch, document, watch, select, ask, open } = wiring
  const pointed = createStore<string | null>(null)
  const reference = createStore<Reference | null>(null)
  let done: { readonly key: string; readonly next: Cell } | null = null
  const run = (command: Command, gather?: string) => {
    if ('key' in command && command.key === done?.next.key) done = null
    dispatch({ type: 'command', command, ...(gather !== undefined && { gather }) })
  }
  const selectCell = (cell: Cell | null) => {
    if (cell?.key !== done?.next.key || cell?.column !== done?.next.column) done = null
    select(cell)
    pointed.set(cell?.key ?? null)
  }
  const focus = (key: string, column: Column, edit = false) => {
    selectCell({ key, column })
    ask({ key, column, edit })
  }
  const placeOf = (key: string | null) => document().layers.findIndex((layer) => layer.key === key)
  const insertLayers = (layers: readonly LayerDraft[], below: string | null) => {
    const place = placeOf(below)
    run({ do: 'insert', at: place < 0 ? document().layers.length : place + 1, layers })
  }
  const go = (key: string, rows: number, column: Column) => {
    const { layers } = document()
    const target = layers[Math.min(Math.max(placeOf(key) + rows, 0), layers.length - 1)]
    if (target) focus(target.key, column)
    return target
  }
  const seal = () => dispatch({ type: 'seal' })
  const cancel = (gather: string) => dispatch({ type: 'cancel', gather })
  return {
    run,
    focus,
    select: selectCell,
    insertLayers,
    open,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    seal,
    cancel,
    borders: borderMoves({ inHand, run, seal, cancel }),
    ...parts,
    pointed,
    reference,
    preview: createStore<Preview | null>(null),
    highlighted: createStore<Material | null>(null),
    document,
    watch,
    go: (key, rows, column) => void go(key, rows, column),
    finish: (key) => {
      const next = go(key, 1, 'thickness')
      done = next ? { key, next: { key: next.key, column: 'thickness' } } : null
    },
    insertBelow: (key) => {
      const layer = emptyLayer(randomKey())
      insertLayers([layer], key !== null && key === done?.next.key ? done.key : key)
      focus(layer.key, 'material', true)
    },
    duplicate: (key) => {
      const newKey = randomKey()
      run({ do: 'duplicate', key, newKey })
      focus(newKey, 'thickness')
    },
    remove: (key) => {
      const place = placeOf(key)
      const { layers } = document()
      const next = layers[place + 1] ?? layers[place - 1]
      run({ do: 'delete', key })
      if (next) focus(next.key, 'material')
      else select(null)
    },
    move: (key, to) => run({ do: 'move', key, to }),
  }
}

export const ControlsContext = createContext<EditorControls | null>(null)

/** The controls of the editor around; only inside of it. */
export const useControls = (): EditorControls => {
  const controls = use(ControlsContext)
  if (!controls) throw new Error('No editor around this component')
  return controls
}

export type Editor = {
  /** As it is on screen. */
  readonly history: History
  /** The newest, for what must not wait. */
  readonly newest: Pick<Store<History>, 'get' | 'subscribe'>
  readonly controls: EditorControls
  readonly dispatch: (action: HistoryAction) => void
  readonly cell: Cell | null
  readonly focusRequest: FocusRequest | null
  readonly panel: Panel | null
}

/** Typing into the table, whose field shows by itself what is typed. */
const isTyping = (action: HistoryAction) =>
  action.type === 'command' &&
  action.gather !== undefined &&
  action.command.do === 'setNumber' &&
  action.command.field === 'thickness'

/** Carries actions out on the store, and shows the outcome: of typing once its figures are painted, of all else at once. */
function dispatcher(store: Store<History>, later: Later, show: () => void) {
  const follow = () => startTransition(show)
  return (action: HistoryAction) => {
    // What is taken back must have been on screen, or the field that is typed into would not notice.
    if (action.type === 'undo' || action.type === 'redo') flushSync(show)
    store.set(historyReducer(store.get(), action))
    if (isTyping(action)) later(follow)
    else show()
  }
}

/**
 * State of the editor: the document with its history, the selection, the open panel.
 *
 * @param id - of the construction: what was done to it before, on this page, can still be undone
 */
export function useEditor(initial: ConstructionDocument, id?: string): Editor {
  const [store] = useState(() => createStore(id === undefined ? newHistory(initial) : historyOf(id, initial)))
  const [history, setHistory] = useState(store.get)
  const [cell, setCell] = useState<Cell | null>(null)
  const [focusRequest, ask] = useState<FocusRequest | null>(null)
  const [panel, open] = useState<Panel | null>(null)
  const { controls, dispatch } = useMemo(() => {
    const inHand = createStore<InHand | null>(null)
    const parts = followingAfterPaint(inHand)
    const dispatch = dispatcher(store, parts.later, () => setHistory(store.get()))
    const select = (next: Cell | null) =>
      setCell((now) => (now?.key === next?.key && now?.column === next?.column ? now : next))
    const document = () => store.get().present
    const wiring = { inHand, parts, dispatch, document, watch: store.subscribe, select, ask, open }
    return { dispatch, controls: editorControls(wiring) }
  }, [store])
  return { history, newest: store, controls, dispatch, cell, focusRequest, panel }
}

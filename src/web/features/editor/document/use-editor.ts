import { startTransition, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { createStore, type Store } from '#web/lib/store.ts'
import type { Cell, FocusRequest } from './columns.ts'
import type { ConstructionDocument } from './document.ts'
import { type EditorControls, editorControls, type Panel } from './editor-controls.ts'
import { type History, type HistoryAction, historyReducer, newHistory } from './history.ts'

export type Editor = {
  /** As on screen: what is typed into the table comes once typing rests, all else at once. */
  readonly history: History
  /** The newest, for what must not wait. */
  readonly newest: Pick<Store<History>, 'get' | 'subscribe'>
  readonly controls: EditorControls
  readonly dispatch: (action: HistoryAction) => void
  readonly cell: Cell | null
  readonly focusRequest: FocusRequest | null
  readonly panel: Panel | null
}

/** Rest after which the screen around the field follows typing: the figures come first [ms]. */
const REST = 120

/** Typing into the table, whose field shows by itself what is typed. */
const isTyping = (action: HistoryAction) =>
  action.type === 'command' &&
  action.gather !== undefined &&
  action.command.do === 'setNumber' &&
  action.command.field === 'thickness'

/** Carries actions out on the store, and shows the outcome: of typing once it rests, of all else at once. */
function dispatcher(store: Store<History>, show: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return (action: HistoryAction) => {
    // What is taken back must have been on screen, or the field that is typed into would not notice.
    if (timer !== undefined && (action.type === 'undo' || action.type === 'redo')) flushSync(show)
    store.set(historyReducer(store.get(), action))
    clearTimeout(timer)
    timer = isTyping(action) ? setTimeout(() => startTransition(show), REST) : undefined
    if (timer === undefined) show()
  }
}

/** State of the editor: the document with its history, the selection, the open panel. */
export function useEditor(initial: ConstructionDocument): Editor {
  const [store] = useState(() => createStore(newHistory(initial)))
  const [history, setHistory] = useState(store.get)
  const [cell, setCell] = useState<Cell | null>(null)
  const [focusRequest, ask] = useState<FocusRequest | null>(null)
  const [panel, open] = useState<Panel | null>(null)
  const { controls, dispatch } = useMemo(() => {
    const dispatch = dispatcher(store, () => setHistory(store.get()))
    const select = (next: Cell | null) =>
      setCell((now) => (now?.key === next?.key && now?.column === next?.column ? now : next))
    const document = () => store.get().present
    return { dispatch, controls: editorControls({ dispatch, document, select, ask, open }) }
  }, [store])
  return { history, newest: store, controls, dispatch, cell, focusRequest, panel }
}

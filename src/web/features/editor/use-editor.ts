import { useMemo, useState } from 'react'
import { createStore, useStore } from '#web/lib/store.ts'
import { type EditorControls, editorControls, type Panel } from './editor-controls.ts'
import type { ConstructionDocument } from './model/document.ts'
import { type History, type HistoryAction, historyReducer, newHistory } from './model/history.ts'
import type { Cell, FocusRequest } from './table/columns.ts'

export type Editor = {
  readonly history: History
  readonly controls: EditorControls
  readonly dispatch: (action: HistoryAction) => void
  readonly cell: Cell | null
  readonly focusRequest: FocusRequest | null
  readonly panel: Panel | null
}

/** State of the editor: the document with its history, the selection, the open panel. */
export function useEditor(initial: ConstructionDocument): Editor {
  const [store] = useState(() => createStore(newHistory(initial)))
  const history = useStore(store)
  const [cell, setCell] = useState<Cell | null>(null)
  const [focusRequest, ask] = useState<FocusRequest | null>(null)
  const [panel, open] = useState<Panel | null>(null)
  const { controls, dispatch } = useMemo(() => {
    const dispatch = (action: HistoryAction) => store.set(historyReducer(store.get(), action))
    const select = (next: Cell | null) =>
      setCell((now) => (now?.key === next?.key && now?.column === next?.column ? now : next))
    const document = () => store.get().present
    return { dispatch, controls: editorControls({ dispatch, document, select, ask, open }) }
  }, [store])
  return { history, controls, dispatch, cell, focusRequest, panel }
}

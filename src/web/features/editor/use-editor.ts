import { useCallback, useMemo, useReducer, useRef, useState } from 'react'
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
  const [history, reduce] = useReducer(historyReducer, initial, newHistory)
  const [cell, setCell] = useState<Cell | null>(null)
  const [focusRequest, ask] = useState<FocusRequest | null>(null)
  const [panel, open] = useState<Panel | null>(null)
  const state = useRef(history)
  const latest = useRef(history.present)
  const dispatch = useCallback((action: HistoryAction) => {
    state.current = historyReducer(state.current, action)
    latest.current = state.current.present
    reduce(action)
  }, [])
  const controls = useMemo(() => {
    const select = (next: Cell | null) =>
      setCell((now) => (now?.key === next?.key && now?.column === next?.column ? now : next))
    return editorControls({ dispatch, latest, select, ask, open })
  }, [dispatch])
  return { history, controls, dispatch, cell, focusRequest, panel }
}

import { useCallback, useMemo, useRef, useState } from 'react'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { edited, newHistory, redone, undone } from '../document/history.ts'

/** Told of a step before the screen is. */
type OnStep = (next: ProjectDraft) => void

/** A project while it is edited, with the way back over all tabs. */
export type Editing = {
  readonly draft: ProjectDraft
  readonly latest: () => ProjectDraft
  readonly edit: (edit: Edit, gather?: string) => void
  readonly undo: () => void
  readonly redo: () => void
  /** Who listens hears of every step before the screen shows it. @returns ends it */
  readonly listen: (listener: OnStep) => () => void
}

/** @param begun - what it begins with */
export function useHistory(begun: () => ProjectDraft): Editing {
  const [history, setHistory] = useState(() => newHistory(begun()))
  // written at every step: two edits within one event go one on the other
  const latest = useRef(history)
  const listeners = useRef(new Set<OnStep>())
  const step = useCallback((next: typeof history) => {
    latest.current = next
    for (const listener of listeners.current) listener(next.present)
    setHistory(next)
  }, [])
  const listen = useCallback((listener: OnStep) => {
    const all = listeners.current.add(listener)
    return () => void all.delete(listener)
  }, [])
  const edit = useCallback((one: Edit, gather?: string) => step(edited(latest.current, one, gather)), [step])
  const undo = useCallback(() => step(undone(latest.current)), [step])
  const redo = useCallback(() => step(redone(latest.current)), [step])
  const read = useCallback(() => latest.current.present, [])
  const draft = history.present
  return useMemo(() => ({ draft, latest: read, edit, undo, redo, listen }), [draft, read, edit, undo, redo, listen])
}

import { useCallback, useMemo, useRef, useState } from 'react'
import { isAlike } from '../document/alike.ts'
import type { ProjectDraft } from '../document/draft.ts'
import type { Edit } from '../document/edits.ts'
import { edited, newHistory, redone, undone } from '../document/history.ts'

/** Told of what happens before the screen is. */
export type EditingListener = {
  readonly onStep: (next: ProjectDraft) => void
  /** What the project would be with what is being written, which is no step yet; null: nothing is any more. */
  readonly onAttempt: (next: ProjectDraft | null) => void
}

/** A project while it is edited, with the way back over all tabs. */
export type Editing = {
  readonly draft: ProjectDraft
  readonly latest: () => ProjectDraft
  readonly edit: (edit: Edit, gather?: string) => void
  /** Tells who listens what an edit would make of the project; the step that follows has the very object they were told. */
  readonly attempt: (edit: Edit | null) => void
  readonly undo: () => void
  readonly redo: () => void
  /** @returns ends it */
  readonly listen: (listener: EditingListener) => () => void
}

/** @param begun - what it begins with */
export function useHistory(begun: () => ProjectDraft): Editing {
  const [history, setHistory] = useState(() => newHistory(begun()))
  // written at every step: two edits within one event go one on the other
  const latest = useRef(history)
  const attempted = useRef<ProjectDraft | null>(null)
  const listeners = useRef(new Set<EditingListener>())
  const step = useCallback((next: typeof history) => {
    const told = attempted.current
    attempted.current = null
    latest.current = told && isAlike(told, next.present) ? { ...next, present: told } : next
    for (const { onStep } of listeners.current) onStep(latest.current.present)
    setHistory(latest.current)
  }, [])
  const attempt = useCallback((one: Edit | null) => {
    if (!one && !attempted.current) return
    attempted.current = one && one(latest.current.present)
    for (const { onAttempt } of listeners.current) onAttempt(attempted.current)
  }, [])
  const listen = useCallback((listener: EditingListener) => {
    const all = listeners.current.add(listener)
    return () => void all.delete(listener)
  }, [])
  const edit = useCallback((one: Edit, gather?: string) => step(edited(latest.current, one, gather)), [step])
  const undo = useCallback(() => step(undone(latest.current)), [step])
  const redo = useCallback(() => step(redone(latest.current)), [step])
  const read = useCallback(() => latest.current.present, [])
  const draft = history.present
  return useMemo(
    () => ({ draft, latest: read, edit, attempt, undo, redo, listen }),
    [draft, read, edit, attempt, undo, redo, listen],
  )
}

import { applied, type Command } from './commands.ts'
import type { ConstructionDocument } from './document.ts'

/** A document with everything that can be undone and redone; without limit. */
export type History = {
  readonly past: readonly ConstructionDocument[]
  readonly present: ConstructionDocument
  readonly future: readonly ConstructionDocument[]
  /** Name of the edit that still gathers changes, such as typing in one field. */
  readonly open: string | null
}

export type HistoryAction =
  /** `gather` names an edit: changes under one name that follow each other are one step. */
  | { readonly type: 'command'; readonly command: Command; readonly gather?: string }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ends the gathering, as on leaving a field. */
  | { readonly type: 'seal' }
  /** Takes the gathered edit of that name back, leaving nothing to redo. */
  | { readonly type: 'cancel'; readonly gather: string }
  /** Puts another document in place, as a step that can be undone. */
  | { readonly type: 'replace'; readonly document: ConstructionDocument }

export const newHistory = (document: ConstructionDocument): History => ({
  past: [],
  present: document,
  future: [],
  open: null,
})

const stepTo = (history: History, present: ConstructionDocument, gather: string | undefined): History => {
  if (present === history.present) return history
  const gathers = gather !== undefined && history.open === gather
  return {
    past: gathers ? history.past : [...history.past, history.present],
    present,
    future: [],
    open: gather ?? null,
  }
}

const undone = (history: History): History => {
  const before = history.past.at(-1)
  if (!before) return history
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    open: null,
  }
}

const redone = (history: History): History => {
  const [after, ...future] = history.future
  return after ? { past: [...history.past, history.present], present: after, future, open: null } : history
}

const cancelled = (history: History, gather: string): History => {
  if (history.open !== gather) return history
  return { ...undone(history), future: [] }
}

/** The history after an action; the very same object where nothing changes. */
export const historyReducer = (history: History, action: HistoryAction): History => {
  switch (action.type) {
    case 'command':
      return stepTo(history, applied(history.present, action.command), action.gather)
    case 'undo':
      return undone(history)
    case 'redo':
      return redone(history)
    case 'seal':
      return history.open === null ? history : { ...history, open: null }
    case 'cancel':
      return cancelled(history, action.gather)
    case 'replace':
      return stepTo(history, action.document, undefined)
  }
}

import type { ProjectDraft } from './draft.ts'
import type { Edit } from './edits.ts'

/** A project with everything that can be undone and redone, over all tabs. */
export type History = {
  readonly past: readonly ProjectDraft[]
  readonly present: ProjectDraft
  readonly future: readonly ProjectDraft[]
  /** Name of the edit that still gathers changes, such as typing in one field. */
  readonly gathering: string | null
}

export const newHistory = (present: ProjectDraft): History => ({ past: [], present, future: [], gathering: null })

/** @param gather - names an edit: changes under one name that follow each other are one step */
export function edited(history: History, edit: Edit, gather: string | null = null): History {
  const present = edit(history.present)
  if (present === history.present) return history
  const gathers = gather !== null && history.gathering === gather
  return {
    past: gathers ? history.past : [...history.past, history.present],
    present,
    future: [],
    gathering: gather,
  }
}

export function undone(history: History): History {
  const before = history.past.at(-1)
  return before
    ? {
        past: history.past.slice(0, -1),
        present: before,
        future: [history.present, ...history.future],
        gathering: null,
      }
    : history
}

export function redone(history: History): History {
  const [after, ...future] = history.future
  return after ? { past: [...history.past, history.present], present: after, future, gathering: null } : history
}

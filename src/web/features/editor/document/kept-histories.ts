import { currentSession, userOf } from '#web/lib/session.ts'
import type { ConstructionDocument } from './document.ts'
import { type History, newHistory } from './history.ts'
import { sameContent } from './stored-layers.ts'

/** Of so many constructions what was done can be undone after one was elsewhere. */
const MOST = 8

const kept = new Map<string, History>()
const nameOf = (id: string) => `${userOf(currentSession())?.userId} ${id}`

/** Keeps what was done to a construction until the page is left, so that one can switch between variants. */
export function keepHistory(id: string, history: History): void {
  kept.delete(nameOf(id))
  kept.set(nameOf(id), { ...history, open: null })
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - MOST))) kept.delete(oldest)
}

/** What was done to a construction as far as it led to the document that is opened; else a history that begins there. */
export function historyOf(id: string, document: ConstructionDocument): History {
  const before = kept.get(nameOf(id))
  return before && sameContent(before.present, document) ? before : newHistory(document)
}

import { storeProject, storeSteps } from '#web/resources/projects/project-mutations.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import { changesBetween, isSentAsSteps } from '../document/changes.ts'
import { documentOf, type ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'

/** What is not stored of a draft, as the steps to there. */
function missingIn({ project }: StoredProject, draft: ProjectDraft) {
  const { document } = storable(draft)
  return { document, changes: changesBetween(documentOf(project), document) }
}

/** Whether what can be stored of a draft is what is stored. */
export const isStoredAs = (stored: StoredProject, draft: ProjectDraft): boolean =>
  missingIn(stored, draft).changes.length === 0

/**
 * Stores what has changed: step by step where that is less, else the whole document.
 *
 * @throws {ApiError} 412 where another version was stored meanwhile
 */
export function storeDraft(before: StoredProject, draft: ProjectDraft): StoredProject | Promise<StoredProject> {
  const { document, changes } = missingIn(before, draft)
  // rows that wait, and texts that are not understood, are no part of it
  if (changes.length === 0) return before
  return isSentAsSteps(changes, document) ? storeSteps(before, changes, document) : storeProject(before, document)
}

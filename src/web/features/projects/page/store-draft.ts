import { storeProject, storeSteps } from '#web/resources/projects/project-mutations.ts'
import type { StoredProject } from '#web/resources/projects/project-queries.ts'
import { changesBetween, isSentAsSteps } from '../document/changes.ts'
import { documentOf, type ProjectDraft } from '../document/draft.ts'
import { storable } from '../document/storable.ts'

/**
 * Stores what has changed: step by step where that is less, else the whole document.
 *
 * @throws {ApiError} 412 where another version was stored meanwhile
 */
export function storeDraft(before: StoredProject, draft: ProjectDraft): StoredProject | Promise<StoredProject> {
  const { document } = storable(draft)
  const changes = changesBetween(documentOf(before.project), document)
  // rows that wait, and texts that are not understood, are no part of it
  if (changes.length === 0) return before
  return isSentAsSteps(changes, document) ? storeSteps(before, changes, document) : storeProject(before, document)
}

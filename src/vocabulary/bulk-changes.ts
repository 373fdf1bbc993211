/** Constructions that one change may be of. */
export const MOST_CHANGED = 1000

/** How long a change of many can be undone as a whole [d]. */
export const UNDO_DAYS = 30

/** How far a change of many has come; one that was undone ends as `undone`. */
export const bulkStates = ['running', 'done', 'failed', 'undoing', 'undone'] as const
export type BulkState = (typeof bulkStates)[number]

/** Why a construction is not changed: may not be edited, is a standard, has nothing to change, cannot be built that way. */
export const bulkRefusals = ['unknown', 'notEditable', 'standard', 'unaffected', 'notPossible', 'changedSince'] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** Changes of many that one person may have under way. */
export const MOST_RUNNING = 3

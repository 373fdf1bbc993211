/** Constructions that one change may be of. */
export const MOST_CHANGED = 1000

/** How long a change of many can be undone as a whole [d]. */
export const UNDO_DAYS = 30

/** How far a change of many has come; one that was undone ends as `undone`. */
export const bulkStates = ['running', 'done', 'failed', 'undoing', 'undone'] as const
export type BulkState = (typeof bulkStates)[number]

/** Steps in which a layer grows that is to keep a U [m]: what insulation is commonly sold in. */
export const SOLD_STEP = 0.02

/**
 * Why a construction is not changed: may not be edited, is not the caller's to give away, is a standard (of which only who
 * maintains them makes a draft, where there is none), has nothing to change, cannot be built that way, or not with the same U.
 */
export const bulkRefusals = [
  'unknown',
  'notEditable',
  'notOwner',
  'standard',
  'draftExists',
  'unaffected',
  'notPossible',
  'notEqual',
  'changedSince',
] as const
export type BulkRefusal = (typeof bulkRefusals)[number]

/** Changes of many that one person may have under way. */
export const MOST_RUNNING = 3

/** Changes of what constructions are made of: instead of changing each, a variant of it can be filed that has the change. */
export const variableChanges = ['replaceMaterial', 'setThickness', 'setDataset'] as const

/** Largest file that is read [bytes]. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024
/** Most constructions taken from one file. */
export const MAX_CONSTRUCTIONS = 2_000
/** Deepest nesting of JSON and XML. */
export const MAX_DEPTH = 100
/** Longest name of a construction. */
export const MAX_NAME = 120
export const MAX_DESCRIPTION = 2_000
/** Most losses told of a construction or a layer. */
export const MAX_LOSSES = 100
/** Longest name of a material that choices are kept for. */
export const MAX_MATERIAL_NAME = 200

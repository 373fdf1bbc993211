/** Figures that questions ask of and sum up: those that are stored with a construction. */
export const questionFigures = ['uValue', 'gwp', 'penrt', 'thickness', 'mass'] as const
export type QuestionFigure = (typeof questionFigures)[number]

/** Whose a construction is, as questions ask: one's own, of one's offices, shared by others, of everybody. */
export const questionOwners = ['own', 'office', 'shared', 'standard', 'thirdParty'] as const
export type QuestionOwner = (typeof questionOwners)[number]

/** Queries that one person, or one office, may save, and how long one may be. */
export const MOST_SAVED_QUERIES = 100
export const LONGEST_QUERY = 8000

/** Conditions that one question may have, those that combine others left out. */
export const MOST_CONDITIONS = 50

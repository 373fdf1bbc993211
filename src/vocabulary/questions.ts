/** Figures that questions ask of and sum up: those that are stored with a construction. */
export const questionFigures = ['uValue', 'gwp', 'penrt', 'thickness', 'mass'] as const
export type QuestionFigure = (typeof questionFigures)[number]

/** Whose a construction is, as questions ask: one's own, of one's offices, shared by others, of everybody. */
export const questionOwners = ['own', 'office', 'shared', 'standard', 'thirdParty'] as const
export type QuestionOwner = (typeof questionOwners)[number]

/** How all, any and not may stand within each other, and how many conditions one question may have. */
export const QUESTION_DEPTH = 3
export const MOST_CONDITIONS = 50

/** Tells the time; tests bring their own. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()

/** The day of a time as ISO date (UTC). */
export const isoDate = (time: Date): string => time.toISOString().slice(0, 10)

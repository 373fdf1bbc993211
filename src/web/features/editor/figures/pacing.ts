/**
 * When the service is asked for figures, in one place: once typing rests where they were computed here; else at once
 * while its answers are quick.
 */

/** Rest after the last change before the service confirms what was computed here [ms]. */
export const CONFIRM_AFTER = 500
/** A quick answer is not worth saying that it is being computed [ms]. */
export const BUSY_AFTER = 100
/** Longest pause between two tries while nobody answers [ms]. */
const LONGEST_RETRY = 30_000

/** Pause between the last change and the calculation when the service is slow or refuses [ms]. */
export const LONGEST_PAUSE = 250
/** Up to this round trip each change is calculated at once [ms]. */
const FAST_ROUND_TRIP = 80
/** Weight of the newest round trip in the running mean. */
const NEWEST = 0.4

/** Running mean of round trips [ms]. */
export type Pace = { readonly roundTrip: number }

export const startingPace: Pace = { roundTrip: 0 }

/** The pace after a calculation took `milliseconds`. */
export const paceAfter = ({ roundTrip }: Pace, milliseconds: number): Pace => ({
  roundTrip: roundTrip === 0 ? milliseconds : roundTrip * (1 - NEWEST) + milliseconds * NEWEST,
})

/** The pace after the service refused or did not answer: the longest pause until it answers quickly again. */
export const paceAfterRefusal: Pace = { roundTrip: LONGEST_PAUSE * 2 }

/** How long to wait after a change before it is sent [ms]: nothing while answers are quick, so that figures follow typing. */
export const pauseAt = ({ roundTrip }: Pace): number =>
  roundTrip <= FAST_ROUND_TRIP ? 0 : Math.min(LONGEST_PAUSE, Math.round(roundTrip - FAST_ROUND_TRIP) + 16)

/** How long to wait after so many tries in vain before the next one [ms]. */
export const retryAfter = (failures: number): number => Math.min(LONGEST_RETRY, 1000 * 2 ** failures)

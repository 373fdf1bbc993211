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

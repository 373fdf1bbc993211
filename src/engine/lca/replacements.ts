import { checkWithin, type Place } from '#engine/engine-error.ts'
import { bounds } from '#vocabulary/bounds.ts'

/** Keeps 50 / 16.666… from counting a replacement at the very end of the period. */
const TOLERANCE = 1e-9

/**
 * Number of replacements of a part within the reference study period.
 *
 * New: n = ⌈RSP / RSL⌉ − 1, whole and rounded up (EN 15978:2011, 9.3.3); a part whose life ends with the period is not
 * replaced any more. Existing: its first replacement falls due after the remaining life, n = ⌈(RSP − remaining) / RSL⌉.
 *
 * @param serviceLife - reference service life RSL [a]
 * @param studyPeriod - reference study period RSP [a]
 * @param remaining - years the part will still serve, where it exists already [a], ≥ 0
 * @throws {EngineError} valueOutOfRange at `place`
 */
export function replacements(
  serviceLife: number,
  studyPeriod: number,
  remaining: number | undefined,
  place: () => Place,
): number {
  checkWithin(bounds.serviceLife, serviceLife, place)
  const cycles = remaining === undefined ? studyPeriod / serviceLife - 1 : (studyPeriod - remaining) / serviceLife
  return Math.max(0, Math.ceil(cycles - TOLERANCE))
}

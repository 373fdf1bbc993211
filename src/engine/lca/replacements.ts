import { EngineError } from '#engine/engine-error.ts'

/** Keeps 50 / 16.666… from counting a replacement at the very end of the period. */
const TOLERANCE = 1e-9
/** More than daily replacement over a study period is a wrong figure. */
const MOST_REPLACEMENTS = 100_000

/**
 * Number of replacements of a part within the reference study period.
 *
 * New: n = ⌈RSP / RSL⌉ − 1, whole and rounded up (EN 15978:2011, 9.3.3); a part whose life ends with the period is not
 * replaced any more. Existing: its first replacement falls due after the remaining life, n = ⌈(RSP − remaining) / RSL⌉.
 *
 * @param serviceLife - reference service life RSL [a], > 0
 * @param studyPeriod - reference study period RSP [a]
 * @param remaining - years the part will still serve, where it exists already [a], ≥ 0
 * @throws {EngineError} valueOutOfRange at `path`
 */
export function replacements(serviceLife: number, studyPeriod: number, remaining: number | undefined, path: string) {
  if (!(serviceLife > 0)) throw new EngineError('valueOutOfRange', path, `service life ${serviceLife} is not above 0`)
  if (remaining !== undefined && !(remaining >= 0))
    throw new EngineError('valueOutOfRange', path, `remaining service life ${remaining} is below 0`)
  const cycles = remaining === undefined ? studyPeriod / serviceLife - 1 : (studyPeriod - remaining) / serviceLife
  if (cycles > MOST_REPLACEMENTS)
    throw new EngineError('valueOutOfRange', path, `service life ${serviceLife} is too short`)
  return Math.max(0, Math.ceil(cycles - TOLERANCE))
}

import { checkWithin, type Place } from '#engine/engine-error.ts'
import { replacementsOfExisting, replacementsOfNew } from '#engine/formulas/life-cycle.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { bounds } from '#vocabulary/bounds.ts'

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
  trace?: Trace,
): number {
  checkWithin(bounds.serviceLife, serviceLife, place)
  return remaining === undefined
    ? figure(trace, 'replacements', replacementsOfNew)(serviceLife, studyPeriod)
    : figure(trace, 'replacements', replacementsOfExisting)(serviceLife, studyPeriod, remaining)
}

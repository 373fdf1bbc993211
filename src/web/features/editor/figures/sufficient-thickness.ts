import type { Conformity, KeyPerformanceIndicators } from '#contract/assessment.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'

const MILLIMETRE = 0.001

/** Figures with a layer of another thickness [m]; undefined where they cannot be computed. */
export type WithThickness = (thickness: number) => Promise<KeyPerformanceIndicators | undefined>

/**
 * What of a layer would be enough for a limit. `exact` is the least whole millimetre [m], `sold` the next thickness that
 * is sold, where that is another. `never`: not even the greatest thickness that can be entered is enough.
 */
export type Sufficient = { readonly exact: number; readonly sold?: number } | 'never'

const isHeld = (kpis: KeyPerformanceIndicators, { requirement }: Pick<Conformity, 'requirement'>) =>
  kpis.conformity.some((one) => one.requirement === requirement && one.fulfilled === true)

/**
 * Finds by bisection the least thickness of a layer with which a limit is held that it misses now. Holds for limits that
 * only grow easier with the thickness, as those of U, R and fRsi do.
 *
 * @param from - thickness now [m]
 * @param market - thicknesses that are sold [m], rising
 * @returns undefined where it cannot be computed
 */
export async function sufficientThickness(
  limit: Pick<Conformity, 'requirement'>,
  { from, market, compute }: { from: number; market: readonly number[]; compute: WithThickness },
): Promise<Sufficient | undefined> {
  const holds = async (thickness: number): Promise<boolean | undefined> => {
    const kpis = await compute(withoutDust(thickness))
    return kpis && isHeld(kpis, limit)
  }
  let missed = Math.floor(from / MILLIMETRE)
  let held = bounds.thickness.maximum / MILLIMETRE
  const most = await holds(bounds.thickness.maximum)
  if (most === undefined) return undefined
  if (!most) return 'never'
  while (held - missed > 1) {
    const middle = Math.floor((missed + held) / 2)
    if (await holds(middle * MILLIMETRE)) held = middle
    else missed = middle
  }
  const exact = withoutDust(held * MILLIMETRE)
  const sold = market.find((one) => one >= exact)
  return { exact, ...(sold !== undefined && sold !== exact && { sold }) }
}

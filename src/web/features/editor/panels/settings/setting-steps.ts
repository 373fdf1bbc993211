import { type Bounds, isWithin } from '#vocabulary/bounds.ts'
import { withoutDust } from '#web/lib/arithmetic.ts'

/** How a setting is shown: in a multiple of its unit, in whole numbers or not. */
export type Shown = { readonly bounds: Bounds; readonly factor: number; readonly whole: boolean }

/** What a range is wide, as shown, that is gone through in whole steps; of a smaller one a step is a tenth. */
const WIDE = 10

const stepOf = ({ bounds, factor, whole }: Shown) =>
  whole || (bounds.maximum - bounds.minimum) * factor > WIDE ? 1 : 0.1

/** A setting so many steps further; undefined where that leaves its range, or where it is not known. */
export function steppedSetting(value: number | undefined, steps: number, shown: Shown): number | undefined {
  if (value === undefined) return undefined
  const next = withoutDust(withoutDust(value * shown.factor + steps * stepOf(shown)) / shown.factor)
  return isWithin(shown.bounds, next) ? next : undefined
}

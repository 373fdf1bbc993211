import type { InsulationCurve } from '#contract/insulation-curve.ts'
import type { ConformityEntry } from '#engine/conformity/conformity-entry.ts'
import type { LayerVariation } from './layer-variation.ts'

type Limit = InsulationCurve['limits'][number]

const limited: readonly string[] = ['uValue', 'thermalResistance'] satisfies ConformityEntry['quantity'][]

/** To which the thinnest that holds a limit is found [m]. */
const NEAR = 1e-7

/** The figure alone against the limit: what a law makes of it, exemptions and all, is told elsewhere. */
const holds = ({ margin }: ConformityEntry): boolean => margin !== null && margin >= -1e-9

/** The thinnest that holds, of two the thicker of which does. */
function thinnestThat(holdsAt: (thickness: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, holdsAt(from) ? from : to]
  while (high - low > NEAR) {
    const middle = (low + high) / 2
    if (holdsAt(middle)) high = middle
    else low = middle
  }
  return high
}

function limitOf({ at }: LayerVariation, entry: ConformityEntry, { from, to }: { from: number; to: number }): Limit {
  const { pack, requirement, quantity, relation, limit } = entry
  const isHeldAt = (thickness: number) => {
    const found = at(thickness)?.assessment.conformity.find(
      (one) => one.requirement === requirement && one.pack === pack && one.quantity === quantity,
    )
    return found !== undefined && holds(found)
  }
  const thinnest = isHeldAt(to) ? thinnestThat(isHeldAt, from, to) : null
  return {
    pack,
    requirement,
    quantity,
    relation,
    limit,
    thickness: thinnest,
    uValue: thinnest === null ? null : (at(thinnest)?.figures.uValue ?? null),
  }
}

/** For each limit of U or of the thermal resistance that applies the thinnest layer that holds it, as the rule rounds. */
export const limitsOf = (variation: LayerVariation, ends: { readonly from: number; readonly to: number }): Limit[] =>
  variation.given.assessment.conformity
    .filter(({ quantity }) => limited.includes(quantity))
    .map((entry) => limitOf(variation, entry, ends))

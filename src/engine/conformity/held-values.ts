import type { Construction } from '#engine/construction.ts'
import type { Moisture, PhysicsResult } from '#engine/physics/physics-result.ts'
import { isTapered, thinnestResistance } from '#engine/physics/taper.ts'
import type { LimitedQuantity, Rule } from './rule-pack.ts'
import { conductivityOf, type Works } from './works.ts'

/** What a rule is held against: the value, and the limit where the construction decides it. */
export type Held = { readonly value: number | null; readonly limit: number }

/**
 * The rated U-value that is held against limits: two decimals, as proofs state it. The one place where the engine
 * rounds; every other figure stays as computed.
 */
export const rated = (uValue: number): number => Number(uValue.toFixed(2))

/** The plane that comes closest to its limit, or goes furthest beyond. */
const criticalPlane = ({ planes }: Moisture) =>
  planes.length === 0
    ? undefined
    : planes.reduce((one, other) => (other.condensate / other.limit > one.condensate / one.limit ? other : one))

/** Resistance of the layers that count, on average of the part or between the members, where it is thinnest [m²·K/W]. */
function resistanceOf({ construction, physics }: Values, { through }: Rule): number | null {
  const { rTotal, rsi, rse } = physics.thermal
  if (through === undefined) return rTotal === null ? null : rTotal - rsi - rse
  let sum = 0
  for (const { layer: index, counted, resistance } of physics.layers) {
    if (!counted) continue
    if (resistance === null) return null
    const layer = construction.layers[index]
    sum += isTapered(layer) ? thinnestResistance(layer, undefined) : resistance
  }
  return sum
}

/** The figures that limits ask for. */
export type Values = {
  readonly construction: Construction
  readonly physics: PhysicsResult
  readonly works: Works
  readonly uValue: number | null
}

export const valuesOf = (construction: Construction, physics: PhysicsResult, works: Works): Values => ({
  construction,
  physics,
  works,
  uValue: physics.thermal.uValue === null ? null : rated(physics.thermal.uValue),
})

/** What each quantity is; undefined where the rule asks nothing of the construction. */
export const heldAgainst: Record<LimitedQuantity, (rule: Rule, values: Values) => Held | undefined> = {
  uValue: ({ limit }, { uValue }) => ({ value: uValue, limit }),
  conductivity: ({ limit }, { works }) =>
    works.insulation.length === 0 ? undefined : { value: conductivityOf(works), limit },
  thermalResistance: (rule, values) => ({ value: resistanceOf(values, rule), limit: rule.limit }),
  fRsi: ({ limit }, { physics: { moisture } }) =>
    moisture.fRsi === null && !moisture.applicable ? undefined : { value: moisture.fRsi, limit },
  condensate({ limit }, { physics: { moisture } }) {
    const plane = criticalPlane(moisture)
    if (plane) return { value: plane.condensate, limit: plane.limit }
    return moisture.applicable ? { value: moisture.condensate, limit } : undefined
  },
  evaporation: (_rule, { physics: { moisture } }) =>
    moisture.condensate !== null && moisture.condensate > 0
      ? { value: moisture.evaporation, limit: moisture.condensate }
      : undefined,
}

import type { Construction } from '#engine/construction.ts'
import type { Moisture, PhysicsResult } from '#engine/physics/physics-result.ts'
import type { Heating, LimitedQuantity, Measure, Rule, RulePack, RuleStatus } from './rule-pack.ts'
import { begEm } from './rule-packs/beg-em.ts'
import { gegAnnex1 } from './rule-packs/geg-annex-1.ts'
import { gegAnnex7 } from './rule-packs/geg-annex-7.ts'
import { din4108Part2, din4108Part3 } from './rule-packs/moisture.ts'
import { passiveHouse } from './rule-packs/passive-house.ts'

/** Limits of single constructions, in the order in which they are shown. */
export const rulePacks: readonly RulePack[] = [gegAnnex7, gegAnnex1, begEm, passiveHouse, din4108Part2, din4108Part3]

/** One figure against one limit. */
export type ConformityEntry = {
  /** Id of the rule, and of its pack. */
  readonly requirement: string
  readonly pack: string
  readonly source: string
  readonly validFrom: string | null
  readonly status: RuleStatus
  readonly quantity: LimitedQuantity
  readonly unit: string
  readonly relation: 'atMost' | 'atLeast'
  readonly limit: number
  /** Rated value; null where the figure cannot be computed. */
  readonly value: number | null
  /** Distance to the limit as a part of it, positive: better than asked. Null without a value or with a limit of 0. */
  readonly margin: number | null
  readonly fulfilled: boolean | null
}

const units: Record<LimitedQuantity, string> = {
  uValue: 'W/(m²·K)',
  fRsi: '1',
  condensate: 'kg/m²',
  evaporation: 'kg/m²',
}

/** What the works are, from the states of the layers. */
export function measureOf({ layers }: Construction): Measure {
  const existing = layers.findLastIndex(({ state }) => state === 'existing')
  if (existing < 0) return 'new'
  const changed = layers.findIndex(({ state }) => state !== 'existing')
  if (changed < 0) return 'none'
  return changed > existing ? 'changeWarmSide' : 'change'
}

/**
 * The rated U-value that is held against limits: two decimals, as proofs state it. The one place where the engine
 * rounds; every other figure stays as computed.
 */
const rated = (uValue: number): number => Number(uValue.toFixed(2))

/** The plane that comes closest to its limit, or goes furthest beyond. */
const criticalPlane = ({ planes }: Moisture) =>
  planes.length === 0
    ? undefined
    : planes.reduce((one, other) => (other.condensate / other.limit > one.condensate / one.limit ? other : one))

/** What a rule is held against: the value, and the limit where the construction decides it. */
type Held = { readonly value: number | null; readonly limit: number }

const heldAgainst: Record<LimitedQuantity, (limit: number, physics: PhysicsResult) => Held | undefined> = {
  uValue: (limit, { thermal: { uValue } }) => ({ value: uValue === null ? null : rated(uValue), limit }),
  fRsi: (limit, { moisture: { fRsi, applicable } }) =>
    fRsi === null && !applicable ? undefined : { value: fRsi, limit },
  condensate: (limit, { moisture }) => {
    const plane = criticalPlane(moisture)
    if (plane) return { value: plane.condensate, limit: plane.limit }
    return moisture.applicable ? { value: moisture.condensate, limit } : undefined
  },
  evaporation: (_, { moisture: { condensate, evaporation } }) =>
    condensate !== null && condensate > 0 ? { value: evaporation, limit: condensate } : undefined,
}

const applies = (rule: Rule, { type }: Construction, measure: Measure, heating: Heating): boolean =>
  rule.types.includes(type) &&
  (rule.measures?.includes(measure) ?? true) &&
  (rule.heating === undefined || rule.heating === heating)

const entry = ({ id, source, validFrom }: RulePack, rule: Rule, { value, limit }: Held): ConformityEntry => {
  const above = value === null ? null : rule.relation === 'atLeast' ? value - limit : limit - value
  return {
    requirement: rule.id,
    pack: id,
    source,
    validFrom,
    status: rule.status,
    quantity: rule.quantity,
    unit: units[rule.quantity],
    relation: rule.relation,
    limit,
    value,
    margin: above === null || limit === 0 ? null : above / limit,
    fulfilled: above === null ? null : above >= 0,
  }
}

/**
 * Holds the figures of a construction against the limits for its type, the works and the heating.
 *
 * Where layers exist and others are added or removed, the limits for changes to existing buildings apply (GEG Anlage 7,
 * BEG EM); where nothing exists yet, the reference building (GEG Anlage 1); where nothing changes, neither. Drying has to
 * match the condensate, where there is any.
 */
export function conformity(
  construction: Construction,
  physics: PhysicsResult,
  heating: Heating = 'normal',
): ConformityEntry[] {
  const measure = measureOf(construction)
  const entries: ConformityEntry[] = []
  for (const pack of rulePacks)
    for (const rule of pack.rules) {
      if (!applies(rule, construction, measure, heating)) continue
      const held = heldAgainst[rule.quantity](rule.limit, physics)
      if (held) entries.push(entry(pack, rule, held))
    }
  return entries
}

import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Heating, Measure } from '#vocabulary/settings.ts'
import { type Circumstances, circumstancesIn } from './circumstances.ts'
import type { Rule, RuleNote, RulePack } from './rule-pack.ts'
import { begEm } from './rule-packs/beg-em.ts'
import { gegAnnex7 } from './rule-packs/geg-annex-7.ts'
import { minimumResistance } from './rule-packs/minimum-resistance.ts'
import { din4108Part2, din4108Part3 } from './rule-packs/moisture.ts'
import { passiveHouse } from './rule-packs/passive-house.ts'
import { gegAnnex1, gegAnnex2 } from './rule-packs/reference-building.ts'

/** Limits of single constructions, in the order in which they are shown. */
export const rulePacks: readonly RulePack[] = [
  gegAnnex7,
  gegAnnex1,
  gegAnnex2,
  begEm,
  passiveHouse,
  minimumResistance,
  din4108Part2,
  din4108Part3,
]

/** A rule with its pack, and what follows from the two alone. */
export type InPack = {
  readonly pack: RulePack
  readonly rule: Rule
  /** All that must hold. */
  readonly when: Circumstances
  /** What both say beside the limit. */
  readonly notes: readonly RuleNote[]
}

export const inPack = (pack: RulePack, rule: Rule): InPack => ({
  pack,
  rule,
  when: circumstancesIn(rule.when ?? []),
  notes: [...(pack.notes ?? []), ...(rule.notes ?? [])],
})

const allRules: readonly InPack[] = rulePacks.flatMap((pack) => pack.rules.map((rule) => inPack(pack, rule)))

/** What can be asked of a type at a heating, by the works; made when first asked for. */
type AskedOf = { readonly all: readonly InPack[]; readonly byMeasure: Map<Measure, readonly InPack[]> }
const asked: Readonly<Record<Heating, Map<ConstructionType, AskedOf>>> = { normal: new Map(), low: new Map() }

function askedOf(type: ConstructionType, heating: Heating): AskedOf {
  let found = asked[heating].get(type)
  if (!found) {
    const isAsked = ({ rule }: InPack) => rule.types.includes(type) && (rule.heating ?? heating) === heating
    found = { all: allRules.filter(isAsked), byMeasure: new Map() }
    asked[heating].set(type, found)
  }
  return found
}

const isFor = ({ rule }: InPack, measures: readonly Measure[]): boolean =>
  rule.measures?.some((measure) => measures.includes(measure)) ?? true

/**
 * The rules that may be asked of works on a component, in the order in which they are shown, whatever its circumstances.
 * Those of one measure are kept: an assessment goes through them at every keystroke.
 */
export function askedRules(type: ConstructionType, heating: Heating, measures: readonly Measure[]): readonly InPack[] {
  const { all, byMeasure } = askedOf(type, heating)
  const [only] = measures
  if (only === undefined || measures.length > 1) return all.filter((one) => isFor(one, measures))
  let rules = byMeasure.get(only)
  if (!rules) byMeasure.set(only, (rules = all.filter((one) => isFor(one, measures))))
  return rules
}

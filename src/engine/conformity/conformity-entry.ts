import type { Construction } from '#engine/construction.ts'
import { unitOfFigure } from '#vocabulary/figures.ts'
import type { Measure } from '#vocabulary/settings.ts'
import type { InPack } from './asked-rules.ts'
import type { Held } from './held-values.ts'
import type { Exemption, LimitedQuantity, RuleKind, RuleNote, RulePack, RuleStatus } from './rule-pack.ts'
import { conductivityOf, heldByThickness, type Works } from './works.ts'

/** One figure against one limit. */
export type ConformityEntry = {
  /** Id of the rule, and of its pack. */
  readonly requirement: string
  readonly pack: string
  readonly row: string | null
  readonly source: string
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly status: RuleStatus
  readonly kind: RuleKind
  readonly quantity: LimitedQuantity
  readonly unit: string
  readonly relation: 'atMost' | 'atLeast'
  readonly limit: number
  /** Rated value; null where the figure cannot be computed. */
  readonly value: number | null
  /** Distance to the limit as a part of it, positive: better than asked. Null without a value or with a limit of 0. */
  readonly margin: number | null
  /** Null where the limit is none to be held, asks for nothing here, or is not well enough documented to decide. */
  readonly fulfilled: boolean | null
  /** What is done that the rule is for; empty where it is for any. */
  readonly measure: readonly Measure[]
  readonly exemptions: readonly Exemption[]
  readonly notes: readonly RuleNote[]
  /** Greatest conductivity of the new insulation, where it decides [W/(m·K)]. */
  readonly conductivity: number | null
}

const units: Record<LimitedQuantity, string> = {
  uValue: unitOfFigure('uValue'),
  conductivity: 'W/(m·K)',
  thermalResistance: 'm²·K/W',
  fRsi: '1',
  condensate: unitOfFigure('condensate'),
  evaporation: unitOfFigure('evaporation'),
}

/** Binary dust of a sum is no distance. */
export const DUST = 1e-9
/** Most of the area of a component group that works may touch without a limit [1] (GEG § 48). */
const SMALL_WORKS = 0.1

const NONE: readonly never[] = []

function exemptionsOf({ pack, rule }: InPack, { settings }: Works): readonly Exemption[] {
  if (!pack.law) return NONE
  const exemptions: Exemption[] = []
  if (settings.shareOfGroup !== undefined && settings.shareOfGroup <= SMALL_WORKS) exemptions.push('areaShare')
  if (rule.before1984 && settings.energyLawSince1984) exemptions.push('energyLaw')
  return exemptions
}

const isComparedAt = ({ validTo }: RulePack, asOf: string | undefined): boolean =>
  validTo === null || asOf === undefined || asOf <= validTo

const kindOf = ({ pack, rule }: InPack, { measures }: Works): RuleKind =>
  rule.orientationUntouched && measures.every((measure) => measure === 'none')
    ? 'orientation'
    : (rule.kind ?? pack.kind)

type Verdict = { readonly fulfilled: boolean | null; readonly notes: readonly RuleNote[] }
const UNDECIDED: Verdict = { fulfilled: null, notes: NONE }
const HELD: Verdict = { fulfilled: true, notes: NONE }
const FAILED: Verdict = { fulfilled: false, notes: NONE }

/** How a rule stands to the construction, whatever its figure. */
type Standing = { readonly kind: RuleKind; readonly exemptions: readonly Exemption[] }

/** What a missed limit leaves open: the greatest thickness, deviation for monuments, proof of the whole building. */
function missed({ pack, rule }: InPack, construction: Construction, works: Works): Verdict {
  if (!pack.law) return FAILED
  const byThickness = rule.byThickness ? heldByThickness(construction, works) : undefined
  if (byThickness) return { fulfilled: true, notes: ['thickness'] }
  const notes: RuleNote[] = byThickness === false ? ['thicknessConductivity', 'wholeBuilding'] : ['wholeBuilding']
  return works.settings.monument ? { fulfilled: null, notes: ['mayDeviate'] } : { fulfilled: false, notes }
}

const decides = ({ pack, rule }: InPack, { kind, exemptions }: Standing, asOf: string | undefined): boolean =>
  (rule.status === 'primary' || rule.status === 'secondary') &&
  kind === 'requirement' &&
  isComparedAt(pack, asOf) &&
  exemptions.length === 0

function notesOf({ pack, rule, notes }: InPack, kind: RuleKind, above: number | null, asOf: string | undefined) {
  const isBelow = rule.orientationUntouched && kind === 'orientation' && above !== null && above < -DUST
  const isCompared = isComparedAt(pack, asOf)
  if (!isBelow && isCompared) return notes
  const more: RuleNote[] = []
  if (isBelow) more.push('belowToday')
  if (!isCompared) more.push('notCompared')
  return [...notes, ...more]
}

const isOfThickness = (note: RuleNote): boolean => note === 'thickness' || note === 'thicknessConductivity'

/** A rule held against the figures. */
export function entry(one: InPack, { value, limit }: Held, construction: Construction, works: Works): ConformityEntry {
  const { pack, rule } = one
  const above = value === null ? null : rule.relation === 'atLeast' ? value - limit : limit - value
  const kind = kindOf(one, works)
  const exemptions = exemptionsOf(one, works)
  const isDecided = above !== null && decides(one, { kind, exemptions }, works.settings.asOf)
  const verdict = !isDecided ? UNDECIDED : above >= -DUST ? HELD : missed(one, construction, works)
  const notes = notesOf(one, kind, above, works.settings.asOf)
  return {
    requirement: rule.id,
    pack: pack.id,
    row: rule.row ?? null,
    source: pack.source,
    validFrom: pack.validFrom,
    validTo: pack.validTo,
    status: rule.status,
    kind,
    quantity: rule.quantity,
    unit: units[rule.quantity],
    relation: rule.relation,
    limit,
    value,
    margin: above === null || limit === 0 ? null : above / limit,
    fulfilled: verdict.fulfilled,
    measure: rule.measures ? works.measures.filter((measure) => rule.measures?.includes(measure)) : NONE,
    exemptions,
    notes: verdict.notes.length > 0 ? [...verdict.notes, ...notes] : notes,
    conductivity: verdict.notes.some(isOfThickness) ? conductivityOf(works) : null,
  }
}

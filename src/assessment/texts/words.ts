import type { Exemption, RuleNote } from '#engine/conformity/rule-pack.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { LifeCycleWarningCode } from '#vocabulary/life-cycle-warnings.ts'
import type {
  ListRow,
  OpenReason,
  ProofAdvice,
  ProofCondition,
  RainSurface,
  SimulationReason,
} from '#vocabulary/moisture-proof.ts'
import type { PlacementRule, PlaceNames } from '#vocabulary/service-life-positions.ts'
import type { PhysicsWarningCode } from '#vocabulary/warnings.ts'
import type { Sentences } from './sentence.ts'

/** Codes of warnings that the service adds to those of the engine. */
export const serviceWarningCodes = [
  'typesDiffer',
  'releaseDiffers',
  'balanceIncomplete',
  'basisDiffers',
  'modulesLeftOut',
  'reinforcementMissing',
] as const
export type ServiceWarningCode = (typeof serviceWarningCodes)[number]
export type WarningCode = PhysicsWarningCode | LifeCycleWarningCode | ServiceWarningCode

type Phrases<Code extends string> = Readonly<Record<Code, string>>

/** Rows and surfaces stand after a colon, conditions after "wenn" and "if". */
export type ProofWords = {
  readonly rows: Phrases<ListRow>
  readonly reasons: Phrases<SimulationReason>
  readonly conditions: Phrases<ProofCondition>
  readonly advice: Phrases<ProofAdvice>
  readonly open: Phrases<OpenReason>
  readonly surfaces: Phrases<RainSurface>
}

export type LimitWords = {
  /** By the id of the rule or of its pack; the rule's own goes first. `{law}` is the act's name of the day. */
  readonly titles: Readonly<Record<string, string>>
  /** Of row `{row}` of annex 7. */
  readonly rowTitle: string
  readonly exemptions: Phrases<Exemption>
  readonly notes: Phrases<RuleNote>
  readonly layer: string
  readonly states: Phrases<LayerState>
}

/** All that an assessment says in one language. Whoever assesses brings it, so that nobody loads the others. */
export type Words = {
  readonly locale: Locale
  readonly warnings: Sentences<WarningCode>
  readonly proof: ProofWords
  readonly limits: LimitWords
  /** What told where a layer stands. */
  readonly placements: Phrases<PlacementRule>
  readonly places: PlaceNames
  /** Climates of the monthly method, by id. */
  readonly climates: Readonly<Record<string, string>>
}

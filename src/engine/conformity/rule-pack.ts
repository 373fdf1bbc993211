import type { ConstructionType } from '#vocabulary/constructions.ts'

/**
 * How well a limit is documented: the legal or primary text was read; several secondary sources agree; one secondary
 * source only, to be shown as unconfirmed.
 */
export type RuleStatus = 'primary' | 'secondary' | 'single'

/** Figure of an assessment that a rule limits. */
export type LimitedQuantity = 'uValue' | 'fRsi' | 'condensate' | 'evaporation'

/**
 * What the works are: `new`, no layer exists yet; `change`, layers are added to or taken from an existing component;
 * `changeWarmSide`, the same where everything new lies on the room side of what exists; `none`, nothing changes.
 */
export type Measure = 'new' | 'change' | 'changeWarmSide' | 'none'

/** To what temperature the room is heated: to 19 °C and above, or to 12 to 19 °C. */
export type Heating = 'normal' | 'low'

export type Rule = {
  readonly id: string
  readonly quantity: LimitedQuantity
  readonly relation: 'atMost' | 'atLeast'
  /** In the unit of the quantity. */
  readonly limit: number
  readonly types: readonly ConstructionType[]
  /** Works the rule is for; any where absent. */
  readonly measures?: readonly Measure[]
  /** Heating the rule is for; any where absent. */
  readonly heating?: Heating
  readonly status: RuleStatus
}

/** Limits of one source, as data. The title belongs to whoever shows it, by `id`. */
export type RulePack = {
  readonly id: string
  /** Day from which the limits hold, ISO 8601; null where not documented. */
  readonly validFrom: string | null
  readonly source: string
  readonly rules: readonly Rule[]
}

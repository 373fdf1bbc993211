import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Heating, Measure } from '#vocabulary/settings.ts'

/**
 * How well a limit is documented: the legal or primary text was read; several secondary sources agree; one secondary
 * source only; from memory. The last two are shown as unconfirmed and never decide.
 */
export type RuleStatus = 'primary' | 'secondary' | 'single' | 'recalled'

/** Whether a limit has to be held, or tells only where a construction stands. */
export type RuleKind = 'requirement' | 'orientation'

/** Figure of an assessment that a rule limits; `conductivity` is that of the new insulation. */
export type LimitedQuantity = 'uValue' | 'conductivity' | 'thermalResistance' | 'fRsi' | 'condensate' | 'evaporation'

/** What a rule says beside its limit. */
export type RuleNote =
  /** What is proven is the whole building. */
  | 'referenceBuilding'
  /** Not met, the whole building may be proven instead (GEG § 50). */
  | 'wholeBuilding'
  /** Met by the greatest thickness possible, with insulation of this conductivity (annex 7, note a). */
  | 'thickness'
  /** The thickness is limited, and the insulation conducts more than it may. */
  | 'thicknessConductivity'
  /** The pack was not compared for days after its last one. */
  | 'notCompared'
  /** The row names claddings and sealings; insulation alone is read into it. */
  | 'interpretation'
  /** No row names it; the conductivity is held as a precaution. */
  | 'noRow'
  /** A question of extent, to be cleared with the authority. */
  | 'clarify'
  /** The requirements of the guideline of 2026 were not compared. */
  | 'guidelineNotCompared'
  /** Monuments may deviate (GEG § 105). */
  | 'mayDeviate'
  /** What stands already falls below what is asked today. */
  | 'belowToday'
  /** Of the undisturbed part; thermal bridges are to be proven apart. */
  | 'undisturbed'
  /** Below 100 kg/m²: the mass class decides. */
  | 'lightPart'
  /** Between the members, and on average of the part. */
  | 'framedPart'
  /** Duty to insulate an accessible top-floor ceiling. */
  | 'topFloorDuty'
  /** No change may worsen the energy quality. */
  | 'worse'

/** Why a row asks for nothing. */
export type Exemption =
  /** At most a tenth of the component group (GEG § 48). */
  | 'areaShare'
  /** Built or renewed under energy law after 1983 (annex 7, notes b and e). */
  | 'energyLaw'

/** Circumstances that a rule is for, beyond type, measure and heating. */
export type Circumstance =
  | 'roofSpace'
  | 'noRoofSpace'
  | 'newSealing'
  | 'monument'
  | 'noMonument'
  | 'halfTimber'
  | 'noHalfTimber'
  | 'cavityAlone'
  | 'notCavityAlone'
  | 'framed'
  | 'light'
  | 'heavy'

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
  /** All of these must hold. */
  readonly when?: readonly Circumstance[]
  readonly status: RuleStatus
  /** That of the pack where absent. */
  readonly kind?: RuleKind
  /** Held between the members, where it is of the thermal resistance; on average of the part where absent. */
  readonly through?: 'bay'
  /** Of parts that the works leave as they are it tells only where they stand. */
  readonly orientationUntouched?: true
  /** Row of the source, such as `1b`. */
  readonly row?: string
  /** The row is held where the thickness is limited and the insulation good (annex 7, note a). */
  readonly byThickness?: true
  /** Not for parts of after 1983 (annex 7, notes b and e). */
  readonly before1984?: true
  readonly notes?: readonly RuleNote[]
}

/** Limits of one source, as data. The title belongs to whoever shows it, by `id`. */
export type RulePack = {
  readonly id: string
  readonly kind: RuleKind
  /** First and last day on which the limits are known to hold, ISO 8601; null where not documented. */
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly source: string
  /** The law that exempts small works and lets whole buildings be proven instead. */
  readonly law?: true
  readonly notes?: readonly RuleNote[]
  readonly rules: readonly Rule[]
}

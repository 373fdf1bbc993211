import type { Locale } from './constructions.ts'
import type { AccessoryKind, AccessoryUnit, FigureStatus } from './materials.ts'

type Localised = Readonly<Record<Locale, string>>

/** What is built in beside layers: reinforcement, studs, fasteners, mesh, joints. */
export type AccessoryDefinition = {
  readonly name: Localised
  readonly kind: AccessoryKind
  readonly unit: AccessoryUnit
  /** In `unit`; absent where only the design or the maker tells. */
  readonly amount?: { readonly low: number; readonly typical: number; readonly high: number }
  /** Metal studs: usual spacing and width of the flange [m], lengths per area of partition [m/m²], masses [kg/m]. */
  readonly studs?: {
    readonly spacing: number
    readonly flange: number
    readonly studLength: number
    readonly studMass: number
    readonly trackLength: number
    readonly trackMass: number
  }
  /** Pieces per area [1/m²], and what ISO 6946, annex F or the point transmittance χ [W/K] asks for. */
  readonly pieces?: {
    readonly perArea?: number
    /** [m²] */
    readonly crossSection?: number
    /** [W/(m·K)] */
    readonly conductivity?: number
    readonly pointTransmittance?: number
  }
  /** Mass of what is counted by its area [kg/m²]. */
  readonly arealMass?: number
  readonly source: Localised
  readonly status: FigureStatus
}

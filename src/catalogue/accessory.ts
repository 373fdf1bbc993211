import type { AccessoryKind, AccessoryUnit, EndOfLifeTreatment, FigureStatus } from '#vocabulary/materials.ts'
import type { Localised } from './material-schema.ts'

/** Datasets of an accessory in a release, as `uuid@version`. */
export type AccessoryDatasets = {
  readonly dataset: string
  /** The accessory is what the dataset has more than this one. */
  readonly without?: string
  /** Mass of that difference [kg per reference quantity]. */
  readonly massOfDifference?: number
  /** Mass of a metre, where the dataset is per metre [kg/m]. */
  readonly massPerMetre?: number
  /** Generic process, per kg; absent where the product declares its own end of life, or nothing is known. */
  readonly endOfLife?: string
  readonly endOfLifeTreatment?: EndOfLifeTreatment
}

/** What is built in beside layers: reinforcement, studs, fasteners, mesh, joints. */
export type Accessory = {
  readonly id: string
  readonly name: Localised
  readonly kind: AccessoryKind
  readonly unit: AccessoryUnit
  /** In `unit`; absent where only the design or the maker tells. */
  readonly amount?: { readonly low: number; readonly typical: number; readonly high: number }
  /** Metal studs: spacing and lengths per area of partition [m, m/m²], mass of the tracks [kg/m]. */
  readonly studs?: {
    readonly spacing: number
    readonly studLength: number
    readonly trackLength: number
    readonly trackMass: number
  }
  /** Pieces per area [1/m²], and what ISO 6946, annex F or the point transmittance χ [W/K] asks for. */
  readonly pieces?: {
    readonly perArea: number
    /** [m²] */
    readonly crossSection?: number
    /** [W/(m·K)] */
    readonly conductivity?: number
    readonly pointTransmittance?: number
  }
  readonly datasets: Readonly<Record<string, AccessoryDatasets>>
  readonly source: Localised
  readonly status: FigureStatus
}

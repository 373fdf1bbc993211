import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ImportedConstruction } from '#contract/imports.ts'
import type { AirCavity, ConstructionType } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { LossCode } from '#vocabulary/losses.ts'

export const foreignFormats = ['lcax', 'elca', 'ifc'] as const
export type ForeignFormat = (typeof foreignFormats)[number]

export type Loss = { readonly code: LossCode; readonly values?: Readonly<Record<string, string | number>> }

/** A material as a file of another program names it. */
export type ForeignMaterial = {
  readonly name: string
  /** Ids the file gives; UUIDs of ÖKOBAUDAT datasets and ids of this catalogue lead to a material directly. */
  readonly ids: readonly string[]
  /** Thermal conductivity [W/(m·K)]. */
  readonly conductivity?: number
  /** [kg/m³] */
  readonly density?: number
}

export type ForeignFraming = {
  readonly material: ForeignMaterial
  /** [m] */
  readonly width: number
  /** Axis to axis [m]. */
  readonly spacing: number
}

/** A quantity in the unit of the file. */
export type Amount = { readonly quantity: number; readonly unit: string }

export type ForeignLayer = {
  readonly material: ForeignMaterial
  /** [m]; absent where the file does not tell. */
  readonly thickness?: number
  readonly framing?: ForeignFraming
  readonly secondFraming?: ForeignFraming
  readonly state?: LayerState
  readonly airCavity?: AirCavity
  /** [a] */
  readonly serviceLife?: number
  /** [km] */
  readonly transportDistance?: number
  /** As the file counts it, for one unit of its construction. */
  readonly amount?: Amount
  /** The layer as this program wrote it, with all it has; it holds for the materials that it names. */
  readonly whole?: ConstructionLayer
  readonly lost: readonly Loss[]
}

/** Where the first layer of the file lies, as far as the file or its format tells. */
export type FirstLayer = 'outside' | 'inside' | 'above' | 'below' | 'unknown'

/** A layered element of a file, layers in the order of the file. */
export type ForeignConstruction = {
  readonly name: string
  readonly description: string
  readonly typeHint?: ConstructionType
  /** What a file of this program says beside the layers. */
  readonly own?: Omit<ImportedConstruction, 'layers'>
  /** Where it stands in the file, such as an id or `#42`. */
  readonly sourceRef: string
  readonly firstLayer: FirstLayer
  /** How much there is of it in the building. */
  readonly amount?: Amount
  /** Codes of its classification. */
  readonly codes?: readonly string[]
  readonly layers: readonly ForeignLayer[]
  readonly lost: readonly Loss[]
}

export type ForeignFile = {
  readonly format: ForeignFormat
  /** Name of the project; empty where the file has none. */
  readonly project: string
  readonly constructions: readonly ForeignConstruction[]
  /** What concerns the file as a whole. */
  readonly lost: readonly Loss[]
}

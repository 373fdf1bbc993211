import type { AirCavity, ConstructionType, FramingDirection } from '#vocabulary/constructions.ts'
import type { AirGapLevel } from '#vocabulary/fasteners.ts'
import type { Generation, Indicator } from '#vocabulary/indicators.ts'
import type { DeclaredModule, LayerState } from '#vocabulary/life-cycle.ts'
import type { AccessoryUnit, MaterialCategory, MaterialTrait, ReferenceUnit } from '#vocabulary/materials.ts'
import type { ProductKind } from '#vocabulary/product-kinds.ts'
import type { ServiceLifePlace } from '#vocabulary/service-life-positions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import type { Taper } from '#vocabulary/taper.ts'
import type { Vehicle } from '#vocabulary/vehicles.ts'

/** Figures of one module of a dataset, per reference quantity. An indicator that is absent is not declared; it is not zero. */
export type ModuleDeclaration = {
  readonly module: DeclaredModule
  /** Scenario of the dataset owner; modules of different scenarios are alternatives, never a sum. */
  readonly scenario?: string
  readonly indicators: Partial<Readonly<Record<Indicator, number>>>
}

/** Life-cycle dataset of a material in one data release. */
export type Dataset = {
  readonly uuid: string
  readonly version: string
  readonly release: string
  readonly generation: Generation
  /** Amount that the figures are for, in `referenceUnit`. */
  readonly referenceQuantity: number
  readonly referenceUnit: ReferenceUnit
  /** Density of the product the dataset describes [kg/m³], for conversion only; the material's own may differ. */
  readonly density?: number
  /** Mass per area of the product the dataset describes [kg/m²]. */
  readonly arealMass?: number
  /** Mass per length of the product the dataset describes [kg/m]. */
  readonly lengthMass?: number
  /** Thickness of the product that an area dataset is for [m], where the dataset names one. */
  readonly referenceThickness?: number
  /** Carbon of biogenic origin in the product, per reference quantity [kg C]. */
  readonly biogenicCarbon?: number
  readonly modules: readonly ModuleDeclaration[]
  /** Separate dataset of the end of life, per kg of material, where the product's own has none. */
  readonly endOfLife?: Omit<Dataset, 'endOfLife'>
}

/** Figures of a vehicle per `referenceQuantity` [t·km], such as the trucks of ÖKOBAUDAT. */
export type TransportDataset = Pick<
  Dataset,
  'uuid' | 'version' | 'release' | 'generation' | 'referenceQuantity' | 'modules'
>

/** How a layer comes to the site. Without a vehicle, or figures of it, the distance scales nothing: none are invented. */
export type Transport = {
  /** [km] */
  readonly distance: number
  readonly vehicle: Vehicle | undefined
  readonly dataset: TransportDataset | undefined
}

/** What a layer or a member is made of. A figure that is absent is unknown; what depends on it cannot be computed. */
export type Material = {
  readonly id: string
  readonly traits: readonly MaterialTrait[]
  /** Group of materials; unknown where absent. */
  readonly category?: MaterialCategory | undefined
  /** Design thermal conductivity λ [W/(m·K)], > 0. */
  readonly conductivity?: number | undefined
  /** Density ρ [kg/m³], > 0. */
  readonly density?: number | undefined
  /** Specific heat capacity c [J/(kg·K)], > 0. */
  readonly specificHeatCapacity?: number | undefined
  /** Water vapour resistance factor μ [1], ≥ 1: dry cup and wet cup (EN ISO 10456). */
  readonly vapourResistanceFactor?: { readonly dry: number; readonly wet: number } | undefined
  /** Reference service life [a], > 0. */
  readonly serviceLife?: number | undefined
  /** The service life is a cap ("≥ 50"), not a life. */
  readonly isServiceLifeOpen?: boolean | undefined
  /** What the product is, where its category does not tell. */
  readonly product?: ProductKind | undefined
  readonly dataset?: Dataset | undefined
  /** Amendment of EN 15804 that its own declaration follows, where it is not that of the release. */
  readonly otherGeneration?: Generation | undefined
}

/**
 * A material with a place for every figure, known or not. All of them have one shape then, and what reads a figure of
 * every layer reads it five times as fast as of materials of many shapes.
 */
export const materialOf = (known: Material): Material => ({
  id: known.id,
  traits: known.traits,
  category: known.category,
  conductivity: known.conductivity,
  density: known.density,
  specificHeatCapacity: known.specificHeatCapacity,
  vapourResistanceFactor: known.vapourResistanceFactor,
  serviceLife: known.serviceLife,
  isServiceLifeOpen: known.isServiceLifeOpen,
  product: known.product,
  dataset: known.dataset,
  otherGeneration: known.otherGeneration,
})

/** Members of another material at regular spacing: studs, rafters, battens. Their share of the area is width / spacing. */
export type Framing = {
  readonly material: Material
  /** Width of a member [m], > 0 and below the spacing. */
  readonly width: number
  /** Distance from axis to axis [m]. */
  readonly spacing: number
  readonly direction: FramingDirection
  /** Share of the area that they take with plates and the like [1], in place of width / spacing. */
  readonly share?: number
}

/** What is built in within a layer besides its material and members: reinforcement, metal studs, fasteners, mesh. */
export type LayerAccessory = {
  /** Its dataset, and its own service life; that of the layer where it has none. */
  readonly material: Material
  readonly unit: AccessoryUnit
  /** In `unit`, ≥ 0. */
  readonly amount: number
  /** Whether the amount is not known; `amount` says nothing then. */
  readonly amountUnknown?: true
  /** Mass of what is counted by its area [kg/m²]. */
  readonly arealMass?: number
  /** Of what comes in pieces [1/m²]; unknown where absent. */
  readonly pieces?: number
}

/** What passes through the insulation: of known χ, or as the approximate procedure takes it (ISO 6946:2017, annex F.5). */
export type Fasteners = {
  /** [1/m²] */
  readonly perArea: number
  /** χ of a piece [W/K]; the others are not asked then. */
  readonly pointTransmittance?: number
  /** λ [W/(m·K)] and cross section [m²]. */
  readonly conductivity?: number
  readonly area?: number
  /** α [1]; 0.8 where absent. */
  readonly factor?: number
  /** Within the insulation [m]; all of its thickness where absent. */
  readonly length?: number
}

export type Layer = {
  /** Thickness d [m], > 0. */
  readonly thickness: number
  readonly material: Material
  readonly state: LayerState
  readonly framing?: Framing
  /** Members of another kind beside the first ones, such as brackets or counter battens. */
  readonly secondFraming?: Framing
  /** Equivalent air layer thickness sd that is declared for it [m]; μ·d where absent. */
  readonly sd?: number
  /** Water absorption coefficient w of its surface [kg/(m²·h^0.5)]; unknown where absent. */
  readonly waterAbsorption?: number
  /** Ventilation of an air layer; `unventilated` where absent. */
  readonly airCavity?: AirCavity
  /** Openings of a slightly ventilated air layer [mm² per m length or per m²]; the middle of the range where absent. */
  readonly openings?: number
  /** Emissivity of the outer and the inner face of an air layer [1]; those of building materials where absent. */
  readonly emissivities?: { readonly outer: number; readonly inner: number }
  /** Rain below the boards of an inverted roof in the heating season [mm/d]; where absent the table of DIN 4108-2 holds. */
  readonly rainBelow?: number
  /** Service life of what lies between the members [a], as somebody says for this layer. */
  readonly serviceLife?: number
  /** Where the layer stands, as somebody says in place of the rules. */
  readonly serviceLifePlace?: ServiceLifePlace
  /** Years an existing layer will still serve [a]. */
  readonly remainingServiceLife?: number
  /** Scenario of C3, C4 and D to count; the dataset's first where absent. */
  readonly endOfLifeScenario?: string
  /** How it comes to the site, in place of the A4 that its datasets declare; as they declare it where absent. */
  readonly transport?: Transport
  /** Off-cuts as a fraction of what is built in (A5). */
  readonly wastage?: number
  readonly accessories?: readonly LayerAccessory[]
  readonly fasteners?: Fasteners
  /** How it tapers; the thickness is the mean then. Not of air layers and framed ones. */
  readonly taper?: Taper
  /** Gaps in the insulation that the layer is; none where absent. */
  readonly airGaps?: AirGapLevel
}

/** A layered construction. Layer 0 faces outside, the ground or the unheated side; the last one faces the room. */
export type Construction = {
  readonly type: ConstructionType
  readonly layers: readonly Layer[]
  /** Circumstances of the works, the room, the balance; all by default where absent. */
  readonly settings?: Settings
}

import type { ConstructionLayer } from '#contract/constructions.ts'
import type { ImportedConstruction } from '#contract/imports.ts'
import type { AirCavity, ConstructionType } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'

export const foreignFormats = ['lcax', 'elca', 'ifc'] as const
export type ForeignFormat = (typeof foreignFormats)[number]

/** What a file says and a construction here cannot keep, or what had to be assumed. Screens have a sentence for each. */
export const lossCodes = [
  /** Life-cycle figures within the file: those of the mapped materials take their place. `count` */
  'embeddedFigures',
  /** Results that the file holds. */
  'storedResults',
  /** A part without a layer: nails, windows, equipment. `name`, `amount` */
  'partWithoutLayer',
  /** A reference to something outside the file. `uri` */
  'outsideReference',
  /** An element that is referred to and not in the file. `id` */
  'missingElement',
  /** Neither the width nor the spacing of members is in the file, their share alone. `share`, `spacing` */
  'framingSpacingAssumed',
  /** Shares of the materials in a layer do not fill it. `share` */
  'openShare',
  /** More than two materials share a layer; only the first two are kept. `name` */
  'thirdMaterial',
  /** Members are of another thickness in the file; they are taken as thick as their layer. `name`, `value` [mm] */
  'memberThickness',
  /** A layer that does not cover the whole area is taken as if it did. `length`, `width` */
  'partialExtent',
  /** A delayed start of service. `years` */
  'serviceDelay',
  /** Left out of the assessment in the file. */
  'notAssessed',
  /** A figure of the material in the file. `figure`, `value` */
  'materialFigure',
  /** A category or function of the layer or material. `name` */
  'layerCategory',
  /** The file names no unit of length; metres are taken. */
  'unitAssumed',
  /** The file does not say which of its materials lies outside. */
  'orderUnknown',
  /** Elements without layers, materials without thickness. `count` */
  'elementsWithoutLayers',
  /** The same layers under the same name occur again; they are one construction. `count` */
  'repeated',
  /** More layers than a construction may have. `count`, `maximum` */
  'tooManyLayers',
  /** The text was not in the encoding the format asks for. `encoding` */
  'otherEncoding',
  /** An attribute of the element. `name` */
  'attribute',
  /** The quantity of the element in the building. `value`, `unit` */
  'quantity',
  /** What this program wrote of a layer or construction is not well formed; material and thickness alone are taken. */
  'ownUnread',
  /** Versions of datasets that it was assessed with; those of today count. */
  'assessedWith',
  /** The data release it was assessed with is not here. `name` */
  'unknownRelease',
  /** More was lost than is listed. `count` */
  'moreLost',
  /** The text was longer than it may be here. */
  'textCut',
] as const
export type LossCode = (typeof lossCodes)[number]
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

import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { ReferenceUnit } from '#vocabulary/materials.ts'
import type { FirstLayer, ForeignLayer, ForeignMaterial, Loss } from '../../foreign/foreign-construction.ts'

/** What is to be minded of a row that was read, with the figures before and after where there are two. */
export const ifcRowNotes = [
  /** A quantity of the file contradicts the others and was not used. `name`, `told`, `used` [m²] */
  'quantityContradicts',
  /** What is called gross is net already. `used` */
  'grossIsNet',
  /** From length, height and openings. `used` */
  'areaFromDimensions',
  /** The whole surface, sides and both faces: to be checked. `used` */
  'wholeSurface',
  /** No area is told. */
  'noArea',
  /** The file does not say whether it is outside. */
  'adjacencyAssumed',
] as const
export type IfcRowNoteCode = (typeof ifcRowNotes)[number]
export type IfcRowNote = { readonly code: IfcRowNoteCode; readonly values?: Readonly<Record<string, string | number>> }

type Row = {
  /** GlobalId, by which a second import knows it again. */
  readonly sourceId: string
  readonly name: string
  /** [m²]; null where the file tells none. */
  readonly area: number | null
  /** Undefined where the file does not say. */
  readonly external: boolean | undefined
  readonly storey: string | undefined
  readonly status: LayerState | undefined
  readonly notes: readonly IfcRowNote[]
}

/** Layers as elements of the building name them. */
export type IfcBuildingLayers = {
  /** Such as `#42`. */
  readonly id: string
  readonly name: string
  readonly firstLayer: FirstLayer
  readonly layers: readonly ForeignLayer[]
}

/** A wall, floor, roof, covering or curtain wall. */
export type IfcBuildingElement = Row & {
  /** Such as `IFCWALL`. */
  readonly entity: string
  /** Its layer set, such as `#42`; undefined without one. */
  readonly layers: string | undefined
  readonly type: ConstructionType
  /** Group of DIN 276 that it is classified as. */
  readonly costGroup?: string
  /** Stays a row of its own, whatever others are like it. */
  readonly ownRow?: boolean
}

/** A part of a building that is counted by its amount. */
export type ForeignItem = {
  readonly sourceId: string
  readonly name: string
  /** Of its dataset, among them UUIDs. */
  readonly ids: readonly string[]
  readonly quantity: number
  /** Undefined where the file counts in another one. */
  readonly unit: ReferenceUnit | undefined
  readonly costGroup: string | undefined
}

/** A column, beam or another part that makes no row, of one material and with its volume. */
export type IfcBulk = {
  readonly sourceId: string
  /** Such as `IFCCOLUMN`. */
  readonly entity: string
  readonly material: ForeignMaterial
  /** [m³] */
  readonly volume: number
  readonly external: boolean | undefined
  /** Group of DIN 276 that it is classified as. */
  readonly costGroup: string | undefined
}

/** What a file says and a project does not keep; null: of the file as a whole. */
export type BuildingLoss = { readonly sourceId: string | null; readonly name: string | null; readonly loss: Loss }

/** A window or a door. */
export type IfcBuildingOpening = Row & {
  readonly kind: 'window' | 'door'
  readonly typeName: string
  /** [m] */
  readonly width: number | undefined
  /** [m] */
  readonly height: number | undefined
  /** GlobalId of the element that it is in. */
  readonly host: string | undefined
  /** [W/(m²·K)], within 0.3 to 7. */
  readonly uValue: number | undefined
}

export type IfcSpace = { readonly sourceId: string; readonly name: string; readonly area: number | null }

/** A building as an IFC file tells it by quantities; geometry is not read. */
export type IfcBuilding = {
  readonly project: string
  /** Metres and square metres per unit of the file; undefined where it names none. */
  readonly units: { readonly length: number | undefined; readonly area: number | undefined }
  readonly storeys: readonly string[]
  /** Every layer set that an element names. */
  readonly layers: readonly IfcBuildingLayers[]
  readonly elements: readonly IfcBuildingElement[]
  readonly openings: readonly IfcBuildingOpening[]
  /** Σ of their areas is a proposal for the net room area. */
  readonly spaces: readonly IfcSpace[]
  /** [m²] */
  readonly grossFloorArea: number | undefined
  /** Elements that make no row, by their entity. */
  readonly notTaken: Readonly<Record<string, number>>
  readonly items?: readonly ForeignItem[]
  /** Of those that make no row, what can be items. */
  readonly bulks?: readonly IfcBulk[]
  readonly lost?: readonly BuildingLoss[]
}

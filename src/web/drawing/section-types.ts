import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import type { Hatch } from '#vocabulary/materials.ts'
import type { Taper } from '#vocabulary/taper.ts'

/** Members within a layer: studs, rafters, battens. */
export interface DrawnFraming {
  readonly hatch: Hatch
  /** [m] */
  readonly width: number
  /** Centre to centre [m]. */
  readonly spacing: number
}

/** One layer as it is drawn. Layers are ordered from outside to inside. */
export interface DrawnLayer {
  readonly hatch: Hatch
  /** [m]; undefined, or not a positive number, while nobody has said it: drawn as a gap. */
  readonly thickness: number | undefined
  readonly framing?: DrawnFraming | undefined
  /** Members of another kind between the first ones. */
  readonly secondFraming?: DrawnFraming | undefined
  /** How it tapers; the thickness is the mean then, and its band is drawn so. */
  readonly taper?: Taper | undefined
  readonly state?: LayerState | undefined
  /** Name beside the number where the section lies. */
  readonly name?: string | undefined
}

/** How a section is laid on the sheet: walls upright with outside left, roofs and floors lying as they are built. */
export type SectionOrientation = 'standing' | 'outsideAbove' | 'outsideBelow'

const orientations: Readonly<Record<ConstructionType, SectionOrientation>> = {
  outerWall: 'standing',
  outerWallGround: 'standing',
  innerWall: 'standing',
  partitionToUnheated: 'standing',
  pitchedRoof: 'outsideAbove',
  flatRoof: 'outsideAbove',
  topFloorCeiling: 'outsideAbove',
  internalFloor: 'outsideBelow',
  basementCeiling: 'outsideBelow',
  groundSlab: 'outsideBelow',
  floorAboveOutdoorAir: 'outsideBelow',
}

/** How the section of a construction type is laid on the sheet. */
export const orientationOf = (type: ConstructionType): SectionOrientation => orientations[type]

/** Temperatures and dew points to be drawn over the section, all in °C. */
export interface SectionClimate {
  /** Of the air. */
  readonly outside: number
  readonly inside: number
  /** At the layer faces, outside surface first: one more than there are layers. Null where not computed. */
  readonly temperatures: readonly (number | null)[]
  /** Dew points at the same faces. */
  readonly dewPoints?: readonly (number | null)[] | undefined
}

/** The words of a section drawing, in the reader's language. */
export interface SectionLabels {
  /** The whole drawing in one sentence, for those who hear it. */
  readonly description: string
  /** Each layer, for those who hear it: number, material, thickness. Same order as the layers. */
  readonly layers: readonly string[]
  readonly outside: string
  readonly inside: string
  /** Lines under the two, such as temperature and humidity. */
  readonly outsideAir?: readonly string[] | undefined
  readonly insideAir?: readonly string[] | undefined
  /** At the curves, such as `Temperatur θ`. */
  readonly temperature?: string | undefined
  readonly dewPoint?: string | undefined
  /** In the frame of a construction without layers. */
  readonly empty: string
}

/** How numbers are written, in the reader's language. */
export interface SectionNumbers {
  /** A thickness in m as a number of mm, without its unit: `12,5`. */
  readonly thickness: (metres: number) => string
  /** A temperature in °C with one decimal, without its unit: `−4,6`. */
  readonly temperature: (celsius: number) => string
  /** A whole number on an axis: `−5`, `1 000`. */
  readonly tick: (value: number) => string
}

/** Hues by which layers are tinted, one for each meaning. */
export type TintHue = 'heat' | 'gwp' | 'penrt' | 'vapour' | 'mass'

/** A layer's share of a whole, as it tints the layer. */
export interface LayerTint {
  readonly hue: TintHue
  /** Signed. */
  readonly share: number
  readonly text: string
}

/** What the parts of a section drawing share: its layers, words and numbers, and where all of it lies on the sheet. */
export interface SheetProps<Geometry> {
  readonly layers: readonly DrawnLayer[]
  readonly geometry: Geometry
  readonly selected: number | undefined
  readonly seed: string
  readonly labels: SectionLabels
  readonly numbers: SectionNumbers
  readonly climate: SectionClimate | undefined
  /** In the order of the layers. */
  readonly tints?: readonly (LayerTint | undefined)[] | undefined
}

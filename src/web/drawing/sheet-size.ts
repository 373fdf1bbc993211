import { drawable, GAP_SIZE, type HeldSection, knownThickness } from './section-layout.ts'
import type { DrawnLayer, SectionOrientation } from './section-types.ts'

/** Ratios at which a section can be printed, the largest drawing first. */
export const printRatios = [5, 10, 20] as const

/** The n of a true scale 1:n. */
export type PrintRatio = (typeof printRatios)[number]

/** px of CSS in a millimetre of paper. */
const PX_PER_MM = 96 / 25.4

/** Scale of a section drawn 1:n [px/m]. */
export const printScale = (ratio: PrintRatio): number => (1000 / ratio) * PX_PER_MM

/** A length on paper [mm] of a length on the sheet [px]. */
export const toMillimetres = (px: number): number => px / PX_PER_MM

/** Measures of a sheet around the section it shows [px]. */
export interface SheetSize {
  readonly width: number
  /** Between the edge of the sheet and texts at its sides. */
  readonly margin: number
  /** Cut by break lines. */
  readonly standingLength: number
  readonly standingHeadroom: number
  readonly standingHeight: number
  /** From the section to its dimension chain, and from there to the total. */
  readonly chainGap: number
  readonly totalGap: number
  /** A lying section between its break lines, and the numbers right of it. */
  readonly lying: { readonly left: number; readonly right: number; readonly numbers: number }
  readonly lyingHeadroom: number
  readonly lyingFootroom: number
  /** Of dimensions beside a lying section. */
  readonly column: number
  /** Radius of a layer's number, and the distances of its leader's two bends from a standing section. */
  readonly circle: number
  readonly bends: readonly [number, number]
  readonly numberPitch: number
  /** Of dimensions and sides. */
  readonly text: 'x11' | 'x12'
  readonly fontSize: number
  /** On paper the scale is written, and axes, names of curves and layers stay out. */
  readonly paper: PrintRatio | undefined
  /** While a border is moved. */
  readonly held?: HeldSection | undefined
}

/** The editor's sheet. */
export const screenSheet: SheetSize = {
  width: 1028,
  margin: 20,
  standingLength: 320,
  standingHeadroom: 58,
  standingHeight: 468,
  chainGap: 34,
  totalGap: 30,
  lying: { left: 170, right: 650, numbers: 704 },
  lyingHeadroom: 52,
  lyingFootroom: 76,
  column: 40,
  circle: 10,
  bends: [14, 24],
  numberPitch: 24,
  text: 'x12',
  fontSize: 12,
  paper: undefined,
}

/** The drawing's place on the report, as wide as the left column of an A4 page. */
export const printSheet = (ratio: PrintRatio): SheetSize => ({
  width: 384,
  margin: 0,
  standingLength: 212,
  standingHeadroom: 34,
  standingHeight: 300,
  chainGap: 24,
  totalGap: 22,
  lying: { left: 96, right: 320, numbers: 358 },
  lyingHeadroom: 40,
  lyingFootroom: 44,
  column: 34,
  circle: 8,
  bends: [8, 14],
  numberPitch: 18,
  text: 'x11',
  fontSize: 11,
  paper: ratio,
})

/** Room for the sides' names and the curves' ends beside a printed standing section, both sides [px]. */
export const BESIDE_STANDING = 108
/** Highest printed lying section [px]. */
const HIGHEST = 380

/** The ratios at which a section has room in its place on the report; the smallest always has. */
export function fittingRatios(layers: readonly DrawnLayer[], orientation: SectionOrientation): PrintRatio[] {
  const gaps = layers.filter((layer) => drawable(layer) === undefined).length * GAP_SIZE
  const room = orientation === 'standing' ? printSheet(5).width - BESIDE_STANDING : HIGHEST
  return printRatios.filter(
    (ratio) => ratio === printRatios.at(-1) || knownThickness(layers) * printScale(ratio) + gaps <= room,
  )
}

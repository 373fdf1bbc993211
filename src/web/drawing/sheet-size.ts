import { drawable, GAP_SIZE, type HeldSection, knownThickness } from './section-layout.ts'
import type { DrawnLayer, SectionOrientation } from './section-types.ts'

/** Ratios at which a section can be printed, the largest drawing first. */
export const printRatios = [5, 10, 20] as const

/** The n of a true scale 1:n. */
export type PrintRatio = (typeof printRatios)[number]

/** Room for the sides' names and the curves' ends beside a printed standing section, both sides [px]. */
export const BESIDE_STANDING = 108

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
  /** Room outside and inside of a standing section that fills its sheet. */
  readonly beside: { readonly outside: number; readonly inside: number }
  /** Where the sides of a standing section are named: beside it, in the corners above it, or in one line above. */
  readonly sides: 'beside' | 'corners' | 'line'
  /** From a standing section to its temperature axis. */
  readonly axisGap: number
  /** Cut by break lines; on a sheet that fills its place it gives way to what stands around it. */
  readonly fills: boolean
  readonly standingLength: number
  readonly standingHeadroom: number
  readonly standingHeight: number
  /** From the section to its dimension chain, and from there to the total. */
  readonly chainGap: number
  readonly totalGap: number
  /** A lying section between its break lines, and the numbers right of it. */
  readonly lying: { readonly left: number; readonly right: number; readonly numbers: number }
  /** Between the first number and the last one, or more where there are more. */
  readonly lyingHeight: number
  readonly lyingHeadroom: number
  readonly lyingFootroom: number
  /** Of dimensions beside a lying section. */
  readonly column: number
  /** Radius of a layer's number, how far its middle is from the top of a standing sheet, and the distances of its leader's two bends from the section. */
  readonly circle: number
  readonly circleTop: number
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

/** A sheet on screen whose size nothing prescribes. */
export const screenSheet: SheetSize = {
  width: 1028,
  margin: 20,
  beside: { outside: 158, inside: 130 },
  sides: 'beside',
  axisGap: 38,
  fills: false,
  standingLength: 320,
  standingHeadroom: 58,
  standingHeight: 468,
  chainGap: 34,
  totalGap: 30,
  lying: { left: 170, right: 650, numbers: 704 },
  lyingHeight: 340,
  lyingHeadroom: 52,
  lyingFootroom: 76,
  column: 40,
  circle: 10,
  circleTop: 24,
  bends: [14, 24],
  numberPitch: 24,
  text: 'x12',
  fontSize: 12,
  paper: undefined,
}

/** A place on screen that a sheet fills [px]. */
export interface Place {
  readonly width: number
  readonly height: number
}

/** A place as large as the sheet whose size nothing prescribes. */
export const screenPlace: Place = { width: screenSheet.width, height: screenSheet.standingHeight }

/** Widths below which the sides are named in the corners, and below which in one line. */
const CORNERS = 760
const LINE = 480

/** What stands beside the sections on a sheet of a width; the section has the rest. */
const besides = (width: number) => {
  const lying = (left: number, names: number, gap: number) => ({
    left,
    right: width - names - gap,
    numbers: width - names,
  })
  if (width < LINE) {
    return {
      margin: 8,
      beside: { outside: 36, inside: 46 },
      sides: 'line',
      axisGap: 8,
      lying: lying(104, 138, 36),
      column: 28,
    } as const
  }
  if (width < CORNERS) {
    return {
      margin: 12,
      beside: { outside: 112, inside: 70 },
      sides: 'corners',
      axisGap: 28,
      lying: lying(136, 230, 46),
      column: 40,
    } as const
  }
  return {
    margin: 16,
    beside: { outside: 146, inside: 118 },
    sides: 'beside',
    axisGap: 38,
    lying: lying(170, 324, 54),
    column: 40,
  } as const
}

/** Below this height what stands above and below the sections moves closer. */
const LOW = 400

/** The sheet that fills a place on screen, its letters as large as anywhere. */
export function fittedSheet({ width, height }: Place): SheetSize {
  const low = height < LOW
  const wide = besides(width)
  const headroom = low ? (wide.sides === 'line' ? 62 : 46) : screenSheet.standingHeadroom
  const closer = { chainGap: 28, totalGap: 22, bends: [6, 10], lyingHeadroom: 44, lyingFootroom: 70 } as const
  const foot = low ? closer.chainGap + closer.totalGap + 12 : 90
  const sheet = {
    ...screenSheet,
    ...wide,
    width,
    ...(low && closer),
    standingHeadroom: headroom,
    standingHeight: height,
  }
  return {
    ...sheet,
    fills: true,
    standingLength: Math.max(80, height - headroom - foot),
    lyingHeight: Math.max(80, height - sheet.lyingHeadroom - sheet.lyingFootroom),
    circleTop: low ? headroom - 24 : screenSheet.circleTop,
  }
}

/** The drawing's place on the report, as wide as the left column of an A4 page. */
export const printSheet = (ratio: PrintRatio): SheetSize => ({
  width: 384,
  margin: 0,
  beside: { outside: BESIDE_STANDING / 2, inside: BESIDE_STANDING / 2 },
  sides: 'beside',
  axisGap: 28,
  fills: false,
  standingLength: 212,
  standingHeadroom: 34,
  standingHeight: 300,
  chainGap: 24,
  totalGap: 22,
  lying: { left: 96, right: 320, numbers: 358 },
  lyingHeight: 0,
  lyingHeadroom: 40,
  lyingFootroom: 44,
  column: 34,
  circle: 8,
  circleTop: 12,
  bends: [8, 14],
  numberPitch: 18,
  text: 'x11',
  fontSize: 11,
  paper: ratio,
})

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

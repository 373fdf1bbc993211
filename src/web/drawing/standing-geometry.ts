import { placeDimensions } from './dimension-labels.ts'
import { placeInLanes } from './label-placement.ts'
import { drawable, facesOf, fittingScale, knownThickness, layOut } from './section-layout.ts'
import { bandRect, toHundredth } from './section-place.ts'
import type { DrawnLayer, SectionNumbers } from './section-types.ts'

/** Sheet of the editor's drawing [px]. */
export const SHEET_WIDTH = 1028
const SECTION_WIDTH = 740
const SECTION_HEIGHT = 320
const HEADROOM = 58
/** Sections stand a little right of the middle, beside the temperature axis. */
const OFF_CENTRE = 14
/** Thin constructions are drawn no larger than about full size [px/m]. */
export const LARGEST_SCALE = 4_000
/** Distance of neighbouring layer numbers [px]. */
export const NUMBER_PITCH = 24
const NUMBER_ROW = 26
const LANE = 14

/** All positions of a standing section on its sheet, without ink [px]. */
export function standingGeometry(layers: readonly DrawnLayer[], numbers: SectionNumbers, zoom: number) {
  const available = SECTION_WIDTH * zoom
  const layout = layOut(layers, fittingScale(layers, SECTION_WIDTH, LARGEST_SCALE) * zoom)
  const width = Math.max(SHEET_WIDTH + available - SECTION_WIDTH, layout.size + SHEET_WIDTH - SECTION_WIDTH)
  const left = toHundredth(width / 2 + OFF_CENTRE - layout.size / 2)
  const right = toHundredth(left + layout.size)
  const circles = placeInLanes(
    layout.spans.map((span) => ({ centre: left + span.from + span.size / 2, width: NUMBER_PITCH })),
    NUMBER_PITCH / 4,
    width - NUMBER_PITCH / 4,
  )
  const rows = circles.reduce((most, { lane }) => Math.max(most, lane + 1), 1)
  const top = HEADROOM + (rows - 1) * NUMBER_ROW
  const bottom = top + SECTION_HEIGHT
  const texts = layers.map((layer) => dimensionText(layer, numbers))
  const spans = layout.spans.map((span) => ({ ...span, from: left + span.from }))
  const { labels, lanes } = placeDimensions(spans, texts, { from: 20, to: width - 20 })
  const chain = bottom + 34
  const totalLine = chain + (lanes === 0 ? 30 : 26 + LANE * lanes)
  return {
    layout,
    width,
    height: Math.max(468, totalLine + 16),
    left,
    right,
    top,
    bottom,
    length: SECTION_HEIGHT,
    faces: facesOf(layout).map((face) => toHundredth(left + face)),
    bands: layout.spans.map((span) => bandRect({ x: left, y: top, lying: false }, span, [0, SECTION_HEIGHT])),
    circles: circles.map(({ centre, lane }) => ({ x: toHundredth(centre), y: 24 + (rows - 1 - lane) * NUMBER_ROW })),
    labels,
    chain,
    totalLine,
    total: totalText(layers, numbers),
  }
}

export type StandingGeometry = ReturnType<typeof standingGeometry>

/** The number of a layer in the dimension chain; a dash where the thickness is not known. */
export function dimensionText(layer: DrawnLayer, numbers: SectionNumbers): string {
  const thickness = drawable(layer)
  return thickness === undefined ? '–' : numbers.thickness(thickness)
}

/** The number of the whole construction; a dash where one of the thicknesses is not known. */
export function totalText(layers: readonly DrawnLayer[], numbers: SectionNumbers): string {
  return layers.every((layer) => drawable(layer) !== undefined)
    ? `${numbers.thickness(knownThickness(layers))} mm`
    : '–'
}

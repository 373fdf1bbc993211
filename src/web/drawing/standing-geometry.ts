import { thinnestOf } from '#vocabulary/taper.ts'
import { placeDimensions } from './dimension-labels.ts'
import { placeInLanes, textWidth } from './label-placement.ts'
import {
  drawable,
  facesOf,
  fittingScale,
  knownThickness,
  layOut,
  layOutHeld,
  remaining,
  remainingSpan,
} from './section-layout.ts'
import { bandRect, toHundredth } from './section-place.ts'
import type { DrawnLayer, SectionNumbers } from './section-types.ts'
import { BESIDE_STANDING, printScale, type SheetSize, screenSheet } from './sheet-size.ts'

/** Thin constructions are drawn no larger than about full size [px/m]. */
export const LARGEST_SCALE = 4_000
const LANE = 14
/** A section gives way no further than to this [px]. */
const SHORTEST = 40

/** Layers at the scale of the sheet, and the width of the sheet that holds them and what stands beside them [px]. */
function laidOnSheet(layers: readonly DrawnLayer[], zoom: number, sheet: SheetSize) {
  const least = sheet.width
  if (sheet.paper) {
    const layout = layOut(layers, printScale(sheet.paper))
    return { layout, width: Math.max(least, layout.size + BESIDE_STANDING) }
  }
  if (sheet.held) return { layout: layOutHeld(layers, sheet.held), width: sheet.held.extent }
  const around = sheet.beside.outside + sheet.beside.inside
  const layout = layOut(layers, fittingScale(layers, least - around, LARGEST_SCALE) * zoom)
  return { layout, width: toHundredth(Math.max((least - around) * zoom, layout.size) + around) }
}

/** All positions of a standing section on its sheet, without ink [px]. */
export function standingGeometry(
  layers: readonly DrawnLayer[],
  numbers: SectionNumbers,
  zoom: number,
  sheet: SheetSize = screenSheet,
) {
  const { layout, width } = laidOnSheet(layers, zoom, sheet)
  const middle = (width + sheet.beside.outside - sheet.beside.inside) / 2
  const left = toHundredth((sheet.held?.inner ?? middle + layout.size / 2) - layout.size)
  const right = toHundredth(left + layout.size)
  const circles = placeInLanes(
    layout.spans.map((span) => ({ centre: left + span.from + span.size / 2, width: sheet.numberPitch })),
    sheet.numberPitch / 4,
    width - sheet.numberPitch / 4,
  )
  const texts = layers.map((layer) => dimensionText(layer, numbers))
  const spans = layout.spans.map((span) => ({ ...span, from: left + span.from }))
  const { labels, lanes } = placeDimensions(spans, texts, {
    from: sheet.margin,
    to: width - sheet.margin,
    sizeOf: (text) => textWidth(text, sheet.fontSize),
  })
  const row = sheet.numberPitch + 2
  const above = row * circles.reduce((most, { lane }) => Math.max(most, lane), 0)
  const below = lanes === 0 ? sheet.totalGap : Math.max(sheet.totalGap, 26 + LANE * lanes)
  const beyond = sheet.fills ? above + below - sheet.totalGap : 0
  const length = Math.max(Math.min(SHORTEST, sheet.standingLength), sheet.standingLength - beyond)
  const top = sheet.standingHeadroom + above
  const bottom = top + length
  const chain = bottom + sheet.chainGap
  const totalLine = chain + below
  return {
    sheet,
    layout,
    width,
    lying: false,
    outward: -1 as const,
    extent: width,
    height: Math.max(sheet.standingHeight, totalLine + (sheet.paper ? 8 : 10)),
    left,
    right,
    top,
    bottom,
    length,
    faces: facesOf(layout).map((face) => toHundredth(left + face)),
    bands: layout.spans.map((span) => bandRect({ x: left, y: top, lying: false }, span, [0, length])),
    circles: circles.map(({ centre, lane }) => ({
      x: toHundredth(centre),
      y: top - sheet.standingHeadroom + sheet.circleTop - lane * row,
    })),
    labels,
    chain,
    totalLine,
    total: totalText(layers, numbers),
    totalEnds: remainingSpan(layers, layout).map((at) => toHundredth(left + at)),
  }
}

export type StandingGeometry = ReturnType<typeof standingGeometry>

/** The number of a layer in the dimension chain, of a tapered one both; a dash where the thickness is not known. */
export function dimensionText(layer: DrawnLayer, { thickness: write }: SectionNumbers): string {
  const thickness = drawable(layer)
  if (thickness === undefined) return '–'
  if (!layer.taper) return write(thickness)
  const thinnest = Math.max(0, thinnestOf(thickness, layer.taper))
  return `${write(thinnest)}–${write(thinnest + layer.taper.rise)}`
}

/**
 * The number of the whole construction without what is removed, on average where a layer tapers; a dash where a thickness
 * is not known.
 */
export function totalText(all: readonly DrawnLayer[], numbers: SectionNumbers): string {
  const layers = remaining(all)
  const mean = layers.some(({ taper }) => taper) ? 'ø\u00a0' : ''
  return layers.every((layer) => drawable(layer) !== undefined)
    ? `${mean}${numbers.thickness(knownThickness(layers))} mm`
    : '–'
}

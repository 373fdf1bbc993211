import { placeInLanes, spread, textWidth } from './label-placement.ts'
import { drawable, facesOf, fittingScale, layOut, layOutHeld, remainingSpan } from './section-layout.ts'
import { bandRect, toHundredth } from './section-place.ts'
import type { DrawnLayer, SectionNumbers } from './section-types.ts'
import { printScale, type SheetSize, screenSheet } from './sheet-size.ts'
import { dimensionText, LARGEST_SCALE, totalText } from './standing-geometry.ts'

/** Of numbers in the dimension chain. */
const LINE = 14
/** Between a number and the name beside it [px]. */
const NAME_GAP = 38

/** From the column of numbers to the edges of the sheet [px]. */
const EDGE = 20

/** Numbers stand no closer than this: the names beside them can be read [px]. */
const CLOSEST = 15

/** The sheet with its numbers closer where the place that it fills is not high enough for them. */
function crowded(sheet: SheetSize, layers: number, zoom: number): SheetSize {
  const room = (sheet.standingHeight * Math.max(1, zoom) - 2 * EDGE) / layers
  if (!sheet.fills || room >= sheet.numberPitch) return sheet
  const numberPitch = Math.max(CLOSEST, room)
  return { ...sheet, numberPitch, circle: Math.min(sheet.circle, numberPitch / 2 - 0.5) }
}

/** Layers at the scale of the sheet, and the height kept for them [px]. */
function laidOnSheet(layers: readonly DrawnLayer[], zoom: number, outsideBelow: boolean, sheet: SheetSize) {
  const numbers = layers.length * sheet.numberPitch
  if (sheet.paper) {
    const layout = layOut(layers, printScale(sheet.paper), outsideBelow)
    return { layout, available: Math.max(layout.size, numbers - 40) }
  }
  const numbered = numbers + 2 * EDGE - sheet.lyingHeadroom - sheet.lyingFootroom
  const available = Math.max(sheet.lyingHeight, numbered)
  if (sheet.held) return { layout: layOutHeld(layers, sheet.held, outsideBelow), available: available * zoom }
  const layout = layOut(layers, fittingScale(layers, available, LARGEST_SCALE) * zoom, outsideBelow)
  return { layout, available: available * zoom }
}

/** All positions of a lying section on its sheet, without ink [px]. */
export function lyingGeometry(
  layers: readonly DrawnLayer[],
  numbers: SectionNumbers,
  zoom: number,
  outsideBelow: boolean,
  given: SheetSize = screenSheet,
) {
  const sheet = crowded(given, layers.length, zoom)
  const { layout, available } = laidOnSheet(layers, zoom, outsideBelow, sheet)
  const { held } = sheet
  const height = held?.extent ?? sheet.lyingHeadroom + Math.max(available, layout.size) + sheet.lyingFootroom
  const centred = sheet.lyingHeadroom + Math.max(0, available - layout.size) / 2
  const top = toHundredth(held ? held.inner - (outsideBelow ? 0 : layout.size) : centred)
  const bottom = toHundredth(top + layout.size)
  const downwards = [...layout.spans].sort((left, right) => left.from - right.from)
  const middles = downwards.map((span) => top + span.from + span.size / 2)
  const wishes = (width: number) => middles.map((centre) => ({ centre, width }))
  const rows = spread(wishes(sheet.numberPitch), EDGE, height - EDGE)
  const places = placeInLanes(wishes(LINE), 12, height - 12)
  const lanes = places.reduce((most, { lane }) => Math.max(most, lane + 1), 1)
  const { left, right, numbers: numbersX } = sheet.lying
  const chain = left - sheet.chainGap
  const length = right - left
  const place = { x: left, y: top, lying: true }
  const names = sheet.paper ? [] : layers.map((layer) => nameOf(layer, numbers))
  return {
    sheet,
    layout,
    width: sheet.width,
    height,
    lying: true,
    outward: outsideBelow ? (1 as const) : (-1 as const),
    extent: height,
    left,
    right,
    top,
    bottom,
    length,
    faces: facesOf(layout, outsideBelow).map((face) => toHundredth(top + face)),
    bands: layout.spans.map((span) => bandRect(place, span, [0, length])),
    circles: inLayerOrder(downwards, (position) => ({ x: numbersX, y: rows[position] ?? 0 })),
    names: names.map((name) => shortened(name, sheet.width - numbersX - NAME_GAP)),
    dimensions: downwards.map((span, position) => {
      const text = dimensionText(layers[span.index] as DrawnLayer, numbers)
      // both numbers of a taper fill the column
      const gap = textWidth(text, sheet.fontSize) > sheet.column ? 12 : 16
      const { centre, lane } = places[position] ?? { centre: 0, lane: 0 }
      return { index: span.index, text, from: middles[position] ?? 0, centre, x: chain - gap - sheet.column * lane }
    }),
    chain,
    totalLine: chain - 24 - sheet.column * lanes,
    total: totalText(layers, numbers),
    totalEnds: remainingSpan(layers, layout).map((at) => toHundredth(top + at)),
    outsideBelow,
  }
}

export type LyingGeometry = ReturnType<typeof lyingGeometry>

const inLayerOrder = <T>(downwards: readonly { readonly index: number }[], at: (position: number) => T): T[] => {
  const placed: T[] = []
  for (const [position, { index }] of downwards.entries()) placed[index] = at(position)
  return placed
}

const nameOf = (layer: DrawnLayer, numbers: SectionNumbers): string =>
  `${layer.name ?? ''} ${drawable(layer) === undefined ? '' : dimensionText(layer, numbers)}`.trim()

/** A text cut to a width [px] at 12 px, with an ellipsis. */
function shortened(text: string, width: number): string {
  if (textWidth(text, 12) <= width) return text
  let kept = text
  while (kept.length > 1 && textWidth(`${kept}…`, 12) > width) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

import { placeInLanes, spread, textWidth } from './label-placement.ts'
import { drawable, facesOf, fittingScale, layOut } from './section-layout.ts'
import { bandRect, toHundredth } from './section-place.ts'
import type { DrawnLayer, SectionNumbers } from './section-types.ts'
import { dimensionText, LARGEST_SCALE, NUMBER_PITCH, SHEET_WIDTH, totalText } from './standing-geometry.ts'

const SECTION = { left: 170, right: 650 }
const SECTION_HEIGHT = 340
const HEADROOM = 52
/** Below the section: temperature axis and the name of the side. */
const FOOTROOM = 76
const NUMBERS_X = 704
const CHAIN_GAP = 34
/** Of numbers in the dimension chain. */
const LINE = 14
const COLUMN = 40
const NAMES_WIDTH = SHEET_WIDTH - NUMBERS_X - 38

/** All positions of a lying section on its sheet, without ink [px]. */
export function lyingGeometry(
  layers: readonly DrawnLayer[],
  numbers: SectionNumbers,
  zoom: number,
  outsideBelow: boolean,
) {
  const available = Math.max(SECTION_HEIGHT, layers.length * NUMBER_PITCH - 40) * zoom
  const scale = fittingScale(layers, available / zoom, LARGEST_SCALE) * zoom
  const layout = layOut(layers, scale, outsideBelow)
  const height = HEADROOM + Math.max(available, layout.size) + FOOTROOM
  const top = toHundredth(HEADROOM + Math.max(0, available - layout.size) / 2)
  const bottom = toHundredth(top + layout.size)
  const downwards = [...layout.spans].sort((left, right) => left.from - right.from)
  const middles = downwards.map((span) => top + span.from + span.size / 2)
  const wishes = (width: number) => middles.map((centre) => ({ centre, width }))
  const rows = spread(wishes(NUMBER_PITCH), 20, height - 20)
  const places = placeInLanes(wishes(LINE), 12, height - 12)
  const lanes = places.reduce((most, { lane }) => Math.max(most, lane + 1), 1)
  const chain = SECTION.left - CHAIN_GAP
  const length = SECTION.right - SECTION.left
  const place = { x: SECTION.left, y: top, lying: true }
  return {
    layout,
    width: SHEET_WIDTH,
    height,
    ...SECTION,
    top,
    bottom,
    length,
    faces: facesOf(layout, outsideBelow).map((face) => toHundredth(top + face)),
    bands: layout.spans.map((span) => bandRect(place, span, [0, length])),
    circles: inLayerOrder(downwards, (position) => ({ x: NUMBERS_X, y: rows[position] ?? 0 })),
    names: layers.map((layer) => shortened(nameOf(layer, numbers), NAMES_WIDTH)),
    dimensions: downwards.map((span, position) => ({
      index: span.index,
      text: dimensionText(layers[span.index] as DrawnLayer, numbers),
      from: middles[position] ?? 0,
      centre: places[position]?.centre ?? 0,
      x: chain - 16 - COLUMN * (places[position]?.lane ?? 0),
    })),
    chain,
    totalLine: chain - 24 - COLUMN * lanes,
    total: totalText(layers, numbers),
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

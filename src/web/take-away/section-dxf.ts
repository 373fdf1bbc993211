import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from '@tarikjabiri/dxf'
import { hatchMarks } from '#web/drawing/hatch.ts'
import { bandOf, type LayerSpan, layOut, membersAlong, secondOffset } from '#web/drawing/section-layout.ts'
import { bandRect, type Rect, type SectionPlace } from '#web/drawing/section-place.ts'
import type { DrawnFraming, DrawnLayer, SectionOrientation } from '#web/drawing/section-types.ts'
import { printScale } from '#web/drawing/sheet-size.ts'
import { cutLine, type Place, pathLines } from './path-lines.ts'

/** Of the construction that is drawn [mm]. */
const LENGTH = 1000
/** Hatches are as dense as on a print at this ratio. */
const HATCH_RATIO = 10
const TEXT_HEIGHT = 12
const DIMENSION_GAP = 60
const TICK = 6

const px = printScale(HATCH_RATIO)
/** px of the sheet in mm of the building. */
const toMm = (length: number) => (length / px) * 1000

/** What a drawing says besides its lines. */
export type DxfWords = {
  readonly hatch: string
  readonly dimensions: string
  readonly write: (metres: number) => string
}

const forbidden = /[<>/\\":;?*|=,'`\p{Cc}]/gu
/** Name of a layer of the drawing: characters that AutoCAD refuses are left out. */
const layerName = (index: number, name: string) =>
  `${String(index + 1).padStart(2, '0')} ${name}`
    .replaceAll(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 200)

const stateColours = { existing: 8, new: Colors.Red, removed: Colors.Yellow } as const

/** Draws into the file, upwards instead of downwards. */
class Sheet {
  readonly dxf = new DxfWriter()

  constructor() {
    this.dxf.setUnits(Units.Millimeters)
    this.dxf.setVariable('$ACADVER', { 1: 'AC1024' })
    this.dxf.setVariable('$MEASUREMENT', { 70: 1 })
  }

  layer(name: string, colour: number): string {
    this.dxf.addLayer(name, colour)
    return name
  }

  line(layer: string, [x0, y0]: Place, [x1, y1]: Place): void {
    this.dxf.addLine(point3d(toMm(x0), -toMm(y0)), point3d(toMm(x1), -toMm(y1)), { layerName: layer })
  }

  rect(layer: string, { x, y, width, height }: Rect): void {
    const corners = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ] as const
    this.dxf.addLWPolyline(
      corners.map(([cx, cy]) => ({ point: point2d(toMm(cx), -toMm(cy)) })),
      { layerName: layer, flags: LWPolylineFlags.Closed },
    )
  }

  /** Hatch marks of a rectangle as lines, cut at its sides. */
  marks(layer: string, { x, y, width, height }: Rect, marks: readonly { readonly path: string }[]): void {
    const box = { x: 0, y: 0, width, height }
    for (const { path } of marks) {
      for (const stroke of pathLines(path)) {
        for (const [index, place] of stroke.slice(1).entries()) {
          const cut = cutLine(stroke[index] ?? place, place, box)
          if (cut) this.line(layer, [x + cut[0][0], y + cut[0][1]], [x + cut[1][0], y + cut[1][1]])
        }
      }
    }
  }

  text(layer: string, x: number, y: number, text: string): void {
    this.dxf.addText(point3d(toMm(x), -toMm(y)), TEXT_HEIGHT, text, { layerName: layer })
  }
}

type Filled = { readonly sheet: Sheet; readonly place: SectionPlace; readonly contour: string; readonly hatch: string }

function fill({ sheet, place, hatch }: Filled, kind: DrawnLayer['hatch'], rect: Rect, seed: string): void {
  const [thickness, length] = place.lying ? [rect.height, rect.width] : [rect.width, rect.height]
  sheet.marks(hatch, rect, hatchMarks({ hatch: kind, thickness, length, density: 1, lying: place.lying, seed }))
}

function members(filled: Filled, framing: DrawnFraming | undefined, span: LayerSpan, from: number, mark: string): void {
  const { place, sheet, contour } = filled
  for (const [index, along] of membersAlong(framing, place.layout.scale, from, place.length).entries()) {
    const rect = bandRect(place, span, along)
    sheet.rect(contour, rect)
    fill(filled, framing?.hatch ?? 'timber', rect, `${place.seed}${span.index}${mark}${index}`)
  }
}

/** A chain of thicknesses beside the section, ends marked by strokes at 45°. */
function dimensions(sheet: Sheet, place: SectionPlace, { dimensions: layer, write }: DxfWords): void {
  sheet.layer(layer, Colors.White)
  const gap = (DIMENSION_GAP / 1000) * px
  const tick = (TICK / 1000) * px
  const at = place.length + gap
  const point = (across: number, along: number): Place => (place.lying ? [along, across] : [across, along])
  const mark = (across: number) => sheet.line(layer, point(across - tick, at + tick), point(across + tick, at - tick))
  sheet.line(layer, point(0, at), point(place.layout.size, at))
  mark(0)
  for (const [row, { from, size, index }] of place.layout.spans.entries()) {
    mark(from)
    mark(from + size)
    const [x, y] = point(from + size / 2, at + gap / 2 + (row % 2) * gap * 0.4)
    sheet.text(layer, x, y, write(place.layers[index]?.thickness ?? 0))
  }
}

/**
 * The section of a construction as DXF (R2010, ASCII) in mm at true size: a layer for the outline of each layer of the
 * construction, one for its hatch as lines, one for the dimensions. Sheets that a drawing shows as symbols keep their
 * true thickness, their symbol is wider. Outside is left, or above or below as it is built.
 *
 * @param layers - outside first; those without a thickness are left out
 */
export function sectionDxf(
  layers: readonly DrawnLayer[],
  orientation: SectionOrientation,
  seed: string,
  words: DxfWords,
): string {
  const known = layers.filter(({ thickness }) => thickness !== undefined && thickness > 0)
  const sheet = new Sheet()
  const place: SectionPlace = {
    layers: known,
    layout: layOut(known, px, orientation === 'outsideBelow'),
    x: 0,
    y: 0,
    length: (LENGTH / 1000) * px,
    lying: orientation !== 'standing',
    density: 1,
    seed,
    memberOffset: 0.3 * px,
  }
  for (const span of place.layout.spans) {
    const layer = known[span.index]
    if (!layer) continue
    const name = layerName(span.index, layer.name ?? layer.hatch)
    const colour = layer.state ? stateColours[layer.state] : Colors.White
    const filled = { sheet, place, contour: sheet.layer(name, colour), hatch: sheet.layer(`${name} ${words.hatch}`, 8) }
    sheet.rect(filled.contour, bandRect(place, span, [0, place.length]))
    fill(filled, layer.hatch, bandRect(place, bandOf(span, layer.hatch), [0, place.length]), `${seed}${span.index}`)
    members(filled, layer.secondFraming, span, secondOffset(layer, px, place.memberOffset), 'n')
    members(filled, layer.framing, span, place.memberOffset, 'm')
  }
  dimensions(sheet, place, words)
  return sheet.dxf.stringify()
}

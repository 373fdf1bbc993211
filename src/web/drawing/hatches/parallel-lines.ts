import { Pen } from '../pen.ts'
import type { HatchArea, HatchDrawer, HatchMark } from './hatch-area.ts'

/** A straight stroke in layer coordinates: from across, along to across, along. */
type Stroke = readonly [number, number, number, number]

const SHORTEST = 0.6

/** The part of the line `from + t·direction` that lies within 0..limit, as bounds of t. */
function within(from: number, direction: number, limit: number): readonly [number, number] {
  if (Math.abs(direction) < 1e-9) return from < 0 || from > limit ? [1, 0] : [-Infinity, Infinity]
  const first = -from / direction
  const second = (limit - from) / direction
  return first < second ? [first, second] : [second, first]
}

/**
 * Parallel lines through a rectangle, cut at its sides, in order.
 *
 * @param degrees - against the across axis, rising towards the start of the layer
 * @param spacing - measured square to the lines [px]
 */
function parallelStrokes(area: HatchArea, degrees: number, spacing: number): Stroke[] {
  const { thickness, length } = area
  const angle = (degrees * Math.PI) / 180
  const [da, dl] = [Math.cos(angle), -Math.sin(angle)]
  const [na, nl] = [-dl, da]
  const corners = [0, na * thickness, nl * length, na * thickness + nl * length]
  const strokes: Stroke[] = []
  const last = Math.max(...corners)
  for (let step = Math.floor(Math.min(...corners) / spacing) + 1; step * spacing < last; step += 1) {
    const [a, l] = [na * step * spacing, nl * step * spacing]
    const [a0, a1] = within(a, da, thickness)
    const [l0, l1] = within(l, dl, length)
    const [from, to] = [Math.max(a0, l0), Math.min(a1, l1)]
    if (to - from > SHORTEST) strokes.push([a + from * da, l + from * dl, a + to * da, l + to * dl])
  }
  return strokes
}

const draw = (area: HatchArea, strokes: readonly Stroke[], className = 'h'): HatchMark => {
  const pen = new Pen(area.lying)
  for (const [a0, l0, a1, l1] of strokes) pen.move(a0, l0).line(a1, l1)
  return { className, path: pen.data }
}

/** Lines at an angle of the sheet; the angle stays when the layer lies. */
const lines =
  (degrees: number, spacing: number, className?: string): HatchDrawer =>
  (area) => [draw(area, parallelStrokes(area, area.lying ? 90 - degrees : degrees, spacing * area.density), className)]

/** Reinforced concrete: 45°, solid and dashed lines in turn. */
export const reinforcedConcrete: HatchDrawer = (area) => {
  const strokes = parallelStrokes(area, 45, 5.2 * area.density)
  return [
    draw(
      area,
      strokes.filter((_, index) => index % 2 === 0),
    ),
    draw(
      area,
      strokes.filter((_, index) => index % 2 === 1),
      'h h-da',
    ),
  ]
}

/** Concrete without reinforcement: 45°, dashed. */
export const concrete = lines(45, 5.6, 'h h-da')

/** Sand-lime and other masonry: 45°. */
export const sandLime = lines(45, 7)

/** Brick: 135°, mirrored against sand-lime. */
export const brick = lines(135, 7)

/** Tile: 60°, tight. */
export const tile = lines(60, 3.4)

/** Metal: 45°, very tight. */
export const metal = lines(45, 2.2)

/** Glass: pairs of light diagonals. */
export const glass: HatchDrawer = (area) => {
  const pitch = 11 * area.density
  const gap = 2.4 * area.density
  const strokes = parallelStrokes(area, 45, gap).filter((_, index) => index % Math.round(pitch / gap) < 2)
  return [draw(area, strokes, 'h h-lt')]
}

/** Soil: triplets of short strokes, crossed in turn. */
export const soil: HatchDrawer = (area) => {
  const size = 15 * area.density
  const pitch = size * 1.28
  const reach = size * 0.3
  const strokes: Stroke[] = []
  for (let row = 0; row * pitch - size < area.length + size; row += 1) {
    for (let column = 0; column * pitch - size < area.thickness + size; column += 1) {
      const [a, l] = [column * pitch - size, row * pitch - size]
      for (const part of [1 / 6, 1 / 2, 5 / 6]) {
        if ((row + column) % 2 === 0) {
          const [ca, cl] = [a + part * size, l + size / 2]
          strokes.push([ca - reach, cl + reach, ca + reach, cl - reach])
        } else {
          const [ca, cl] = [a + size / 2, l + part * size]
          strokes.push([ca - reach, cl - reach, ca + reach, cl + reach])
        }
      }
    }
  }
  return [
    draw(
      area,
      strokes.flatMap((stroke) => cut(stroke, area)),
    ),
  ]
}

function cut([a0, l0, a1, l1]: Stroke, { thickness, length }: HatchArea): Stroke[] {
  const [da, dl] = [a1 - a0, l1 - l0]
  const [fromA, toA] = within(a0, da, thickness)
  const [fromL, toL] = within(l0, dl, length)
  const [from, to] = [Math.max(0, fromA, fromL), Math.min(1, toA, toL)]
  return to > from ? [[a0 + from * da, l0 + from * dl, a0 + to * da, l0 + to * dl]] : []
}

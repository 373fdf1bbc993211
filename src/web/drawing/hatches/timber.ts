import { Pen } from '../pen.ts'
import { between } from '../random.ts'
import type { HatchArea, HatchDrawer } from './hatch-area.ts'

/** A rectangle in layer coordinates. */
interface Board {
  readonly across: number
  readonly along: number
  readonly thickness: number
  readonly length: number
}

/** Angles at which a circle crosses the sides of a board, and the full turn, in order. */
function crossings(board: Board, centreAcross: number, centreAlong: number, radius: number): number[] {
  const angles = [0, 2 * Math.PI]
  const add = (angle: number) => angles.push((angle + 4 * Math.PI) % (2 * Math.PI))
  for (const side of [board.across, board.across + board.thickness]) {
    const cosine = (side - centreAcross) / radius
    if (Math.abs(cosine) < 1) angles.push(Math.acos(cosine), 2 * Math.PI - Math.acos(cosine))
  }
  for (const side of [board.along, board.along + board.length]) {
    const sine = (side - centreAlong) / radius
    if (Math.abs(sine) < 1) {
      add(Math.asin(sine))
      add(Math.PI - Math.asin(sine))
    }
  }
  return angles.sort((left, right) => left - right)
}

const holds = (board: Board, across: number, along: number): boolean =>
  across >= board.across &&
  across <= board.across + board.thickness &&
  along >= board.along &&
  along <= board.along + board.length

/** The arcs of one ring that lie within the board. */
function ring(pen: Pen, board: Board, centreAcross: number, centreAlong: number, radius: number): void {
  const angles = crossings(board, centreAcross, centreAlong, radius)
  const at = (angle: number) =>
    [centreAcross + radius * Math.cos(angle), centreAlong + radius * Math.sin(angle)] as const
  for (const [index, from] of angles.entries()) {
    const to = angles[index + 1]
    if (to === undefined || (to - from) * radius < 0.4 || !holds(board, ...at((from + to) / 2))) continue
    const whole = to - from > 2 * Math.PI - 1e-9
    pen.move(...at(from))
    if (whole) pen.arc(radius, false, true, ...at(from + Math.PI))
    pen.arc(radius, !whole && to - from > Math.PI, true, ...at(to))
  }
}

/** Growth rings round a pith near the inner corner, with two radial checks. */
function rings(pen: Pen, board: Board, { density, random }: HatchArea): void {
  const spacing = Math.max(density, 0.85)
  const centreAcross = board.across + board.thickness * between(random, -0.25, 0.2)
  const centreAlong = board.along + board.length * between(random, 0.85, 1.25)
  const farAcross = Math.max(centreAcross - board.across, board.across + board.thickness - centreAcross)
  const farAlong = Math.max(centreAlong - board.along, board.along + board.length - centreAlong)
  const reach = Math.hypot(farAcross, farAlong)
  for (let radius = 3 * spacing, index = 0; radius < reach; index += 1) {
    ring(pen, board, centreAcross, centreAlong, radius)
    radius += (5.6 + 1.8 * Math.sin(index * 1.7) + between(random, -0.5, 0.5)) * spacing
  }
  const angles: number[] = []
  for (let tries = 0; tries < 8 && angles.length < 2; tries += 1) {
    const angle = -Math.PI / 2 + between(random, -0.3, 1.1)
    if (angles.some((other) => Math.abs(other - angle) < 0.4)) continue
    const at = (share: number): readonly [number, number] => [
      centreAcross + reach * share * Math.cos(angle),
      centreAlong + reach * share * Math.sin(angle),
    ]
    if (!holds(board, ...at(0.3)) || !holds(board, ...at(0.6))) continue
    pen.move(...at(0.3)).line(...at(0.6))
    angles.push(angle)
  }
}

const whole = (area: HatchArea): Board => ({ across: 0, along: 0, thickness: area.thickness, length: area.length })

/** Timber, end grain. */
export const timber: HatchDrawer = (area) => {
  const pen = new Pen(area.lying)
  rings(pen, whole(area), area)
  return [{ className: 'h h-wd', path: pen.data }]
}

/** Wavy lines along a board, some of them broken. */
function grain(pen: Pen, board: Board, { density, random }: HatchArea): void {
  const count = Math.max(1, Math.floor(board.thickness / (3.4 * density)))
  const pitch = board.thickness / count
  const swing = Math.min(0.9, pitch * 0.28)
  for (let line = 0; line < count; line += 1) {
    const phase = between(random, 0, 6)
    const gap = between(random, 0.2, 0.9) * board.length
    const centre = board.across + (line + 0.5) * pitch
    let drawing = false
    for (let step = 0; step < board.length + 8; step += 8) {
      const along = Math.min(step, board.length)
      const broken = line % 3 === 1 && Math.abs(along - gap) < 9
      const across = centre + swing * (Math.sin(along / 17 + phase) + 0.3 * Math.sin(along / 5.3 + phase * 2))
      if (!broken) {
        if (drawing) pen.line(across, board.along + along)
        else pen.move(across, board.along + along)
      }
      drawing = !broken
    }
  }
}

/** Timber, long grain. */
export const timberLong: HatchDrawer = (area) => {
  const pen = new Pen(area.lying)
  grain(pen, whole(area), area)
  return [{ className: 'h h-wd', path: pen.data }]
}

/**
 * Short strands along the layer as path data.
 *
 * @param rowHeight - per row of 2.9 [1]
 * @param frequency - 1 is close, less leaves longer gaps
 */
export function strands(area: HatchArea, rowHeight: number, frequency: number): string {
  const { thickness, length, random, lying } = area
  const rows = Math.max(1, Math.floor(thickness / (2.9 * rowHeight)))
  const pitch = thickness / rows
  const pen = new Pen(lying)
  for (let row = 0; row < rows; row += 1) {
    const centre = (row + 0.5) * pitch
    let along = between(random, -8, 0)
    while (along < length) {
      const end = along + between(random, 5, 13) * rowHeight
      const slope = between(random, -0.9, 0.9) * Math.min(1, pitch * 0.35)
      if (end > 0) pen.move(centre - slope, Math.max(0, along)).line(centre + slope, Math.min(length, end))
      along = end + (between(random, 2.5, 6) * rowHeight) / frequency
    }
  }
  return pen.data
}

/** Wood panel: short strands along the layer. */
export const woodPanel: HatchDrawer = (area) => [{ className: 'h h-wd', path: strands(area, area.density, 1) }]

/** Cross-laminated timber: three or five lamellas, long and cross grain in turn, with the joints of the boards. */
export const crossLaminatedTimber: HatchDrawer = (area) => {
  const { thickness, length, density, random, lying } = area
  const count = thickness > 34 * density ? 5 : 3
  const lamella = thickness / count
  const boardLength = Math.max(lamella * 3.2, 14 * density)
  const [grains, joints] = [new Pen(lying), new Pen(lying)]
  for (let index = 0; index < count; index += 1) {
    const across = index * lamella
    if (index > 0) joints.move(across, 0).line(across, length)
    if (index % 2 === 0) {
      grain(grains, { across, along: 0, thickness: lamella, length }, area)
      continue
    }
    for (let along = between(random, -0.6, 0) * boardLength; along < length; along += boardLength) {
      const from = Math.max(0, along)
      const board = { across, along: from, thickness: lamella, length: Math.min(length, along + boardLength) - from }
      rings(grains, board, { ...area, density: density * 0.9 })
      if (along > 0) joints.move(across, along).line(across + lamella, along)
    }
  }
  return [
    { className: 'h h-wd', path: grains.data },
    { className: 'h h-jt', path: joints.data },
  ]
}

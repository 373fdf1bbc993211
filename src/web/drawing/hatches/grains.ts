import { Pen } from '../pen.ts'
import { between } from '../random.ts'
import type { HatchArea, HatchDrawer, HatchMark } from './hatch-area.ts'

/** Across and along [px]. */
type Point = readonly [number, number]

/**
 * Points in offset rows, each moved at random.
 *
 * @param spacing - between neighbours [px]
 * @param jitter - share of the spacing a point may move
 * @param margin - kept free at all sides [px]
 */
export function scatter(area: HatchArea, spacing: number, jitter = 0.42, margin = 0.4): Point[] {
  const { thickness, length, random } = area
  const points: Point[] = []
  for (let row = 0; (row * 0.86 + 0.35) * spacing < length; row += 1) {
    for (let a = (row % 2 === 0 ? 0.3 : 0.8) * spacing; a < thickness; a += spacing) {
      const across = a + between(random, -jitter, jitter) * spacing
      const along = (row * 0.86 + 0.35) * spacing + between(random, -jitter, jitter) * spacing
      const inside = across > margin && across < thickness - margin && along > margin && along < length - margin
      if (inside) points.push([across, along])
    }
  }
  return points
}

function dots(area: HatchArea, spacing: number): HatchMark {
  const pen = new Pen(area.lying)
  for (const [across, along] of scatter(area, spacing)) pen.dot(across, along)
  return { className: 'h h-dot', path: pen.data }
}

/** Plaster and mortar: fine dots. */
export const plaster: HatchDrawer = (area) => [
  dots(area, (area.thickness < 10 ? 3.4 : 4.2) * Math.max(area.density, 0.72)),
]

/** Screed: dots and small triangles. */
export const screed: HatchDrawer = (area) => {
  const { thickness, density, lying } = area
  const marks = [dots(area, 4.6 * Math.max(density, 0.75))]
  if (thickness <= 9 * density) return marks
  const pen = new Pen(lying)
  const size = 1.9 * density
  for (const [across, along] of scatter(area, 17 * density, 0.35, 2.6 * size)) {
    const [tip, base] = [-size, size * 0.8]
    const corners: Point[] = lying
      ? [
          [tip, 0],
          [base, size],
          [base, -size],
        ]
      : [
          [0, tip],
          [size, base],
          [-size, base],
        ]
    const [first, second, third] = corners as [Point, Point, Point]
    pen.move(across + first[0], along + first[1])
    pen.line(across + second[0], along + second[1])
    pen.line(across + third[0], along + third[1]).close()
  }
  return [...marks, { className: 'h', path: pen.data }]
}

/** Gypsum board: sparse dots, the paper at both faces. */
export const gypsumBoard: HatchDrawer = (area) => {
  const { thickness, length, density, lying } = area
  const marks = [dots(area, 6.2 * Math.max(density, 0.75))]
  if (thickness <= 7) return marks
  const pen = new Pen(lying)
  for (const across of [1.7, thickness - 1.7]) pen.move(across, 0).line(across, length)
  return [...marks, { className: 'h', path: pen.data }]
}

interface Pebble {
  readonly across: number
  readonly along: number
  readonly radius: number
}

/** Least distance of two pebbles [px]. */
const GAP = 0.5
const SIZES = [1, 0.8, 0.62, 0.45, 0.34] as const

/** Finds neighbours among circles of at most a given radius: a grid whose cells no circle can overreach. */
class PebbleGrid {
  readonly #cell: number
  readonly #columns: number
  readonly #cells: Pebble[][] = []

  constructor(thickness: number, largest: number) {
    this.#cell = 2 * largest + GAP
    this.#columns = Math.ceil(thickness / this.#cell) + 2
  }

  #index({ across, along }: Pebble): number {
    return (Math.floor(along / this.#cell) + 1) * this.#columns + Math.floor(across / this.#cell) + 1
  }

  add(pebble: Pebble): void {
    const index = this.#index(pebble)
    const cell = this.#cells[index]
    if (cell) cell.push(pebble)
    else this.#cells[index] = [pebble]
  }

  hasRoomFor(pebble: Pebble): boolean {
    const centre = this.#index(pebble)
    for (let row = -1; row <= 1; row += 1) {
      for (let column = -1; column <= 1; column += 1) {
        for (const other of this.#cells[centre + row * this.#columns + column] ?? []) {
          const reach = other.radius + pebble.radius + GAP
          if ((other.across - pebble.across) ** 2 + (other.along - pebble.along) ** 2 <= reach * reach) return false
        }
      }
    }
    return true
  }
}

/** Circles of five sizes, thrown at random; those that meet another are left out. */
function throwPebbles({ thickness, length, random }: HatchArea, largest: number, throws: number): Pebble[] {
  const grid = new PebbleGrid(thickness, largest)
  const pebbles: Pebble[] = []
  for (let count = 0; count < throws; count += 1) {
    const radius = largest * (SIZES[Math.floor(random() * SIZES.length)] ?? 1)
    const across = between(random, radius, thickness - radius)
    const pebble = { across, along: between(random, radius, length - radius), radius }
    if (!grid.hasRoomFor(pebble)) continue
    grid.add(pebble)
    pebbles.push(pebble)
  }
  return pebbles
}

function outline(pen: Pen, { across, along, radius }: Pebble, { random, lying }: HatchArea): void {
  const sides = radius < 3 ? 6 : 8
  const turn = random() * 2 * Math.PI
  const flat = between(random, 0.72, 0.95)
  const [wide, high] = lying ? [flat, 1] : [1, flat]
  const corners = Array.from({ length: sides }, (_, index): Point => {
    const angle = turn + (index * 2 * Math.PI) / sides
    const reach = radius * between(random, 0.86, 1)
    return [across + reach * wide * Math.cos(angle), along + reach * high * Math.sin(angle)]
  })
  const middle = (index: number): Point => {
    const [a, b] = [corners[index % sides] ?? [0, 0], corners[(index + 1) % sides] ?? [0, 0]]
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  }
  pen.move(...middle(sides - 1))
  for (const [index, corner] of corners.entries()) pen.curve(...corner, ...middle(index))
}

/** Gravel and loose fill: rounded polygons of five sizes. */
export const gravel: HatchDrawer = (area) => {
  const { thickness, length, density, lying } = area
  const largest = Math.min(7 * density, length / 2 - 0.4, thickness / 2 - 0.4)
  if (largest < 1.2) return [dots(area, 3)]
  const throws = Math.min(12_000, Math.floor((thickness * length) / (largest * largest * 1.2)) * 10)
  const pen = new Pen(lying)
  for (const pebble of throwPebbles(area, largest, throws)) outline(pen, pebble, area)
  return [{ className: 'h h-peb', path: pen.data }]
}

/** A rectangle [px]. */
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** What has a size; what is below zero takes the room of its amount. */
export type Sized = { readonly value: number }
export type Tile<Item extends Sized> = { readonly item: Item; readonly area: Area }

const sizeOf = ({ value }: Sized) => Math.abs(value)
const sum = (items: readonly Sized[]) => items.reduce((total, item) => total + sizeOf(item), 0)

/** Of all, less than this is no part of a pixel. */
const SMALLEST_SHARE = 1e-9

/** The worst ratio of sides among tiles of these sizes, laid along a side [px² and px]. */
function worst(sizes: readonly number[], side: number): number {
  const total = sizes.reduce((all, size) => all + size, 0)
  const depth = total / side
  return Math.max(...sizes.map((size) => Math.max((depth * depth) / size, size / (depth * depth))))
}

/** How many of the items make the best line along the shorter side. */
function lineLength(sizes: readonly number[], side: number): number {
  let count = 1
  while (count < sizes.length && worst(sizes.slice(0, count + 1), side) <= worst(sizes.slice(0, count), side)) count++
  return count
}

/**
 * Rectangles in proportion to the amounts of the items, as square as can be (squarified treemap, Bruls, Huizing and van
 * Wijk 2000), the largest first.
 *
 * @returns none for items of nothing, or of so little that no pixel is left for them
 */
export function treemap<Item extends Sized>(items: readonly Item[], area: Area): Tile<Item>[] {
  const least = sum(items) * SMALLEST_SHARE
  const ordered = items.filter((item) => sizeOf(item) > least).toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const tiles: Tile<Item>[] = []
  let rest = area
  let left = ordered
  while (left.length > 0 && rest.width > 0 && rest.height > 0) {
    const perAmount = (rest.width * rest.height) / sum(left)
    const stands = rest.width >= rest.height
    const side = stands ? rest.height : rest.width
    const count = lineLength(
      left.map((item) => sizeOf(item) * perAmount),
      side,
    )
    const line = left.slice(0, count)
    const depth = count === left.length ? (stands ? rest.width : rest.height) : (sum(line) * perAmount) / side
    let at = 0
    for (const item of line) {
      const length = (sizeOf(item) / sum(line)) * side
      tiles.push({
        item,
        area: stands
          ? { x: rest.x, y: rest.y + at, width: depth, height: length }
          : { x: rest.x + at, y: rest.y, width: length, height: depth },
      })
      at += length
    }
    rest = stands
      ? { ...rest, x: rest.x + depth, width: Math.max(0, rest.width - depth) }
      : { ...rest, y: rest.y + depth, height: Math.max(0, rest.height - depth) }
    left = left.slice(count)
  }
  return tiles
}

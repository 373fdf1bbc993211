import { textWidth } from '#web/drawing/label-placement.ts'

/** Something on the sheet that names keep clear of [px]. */
export type Obstacle = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Whether two of them cover a place in common. */
export const overlap = (one: Obstacle, other: Obstacle): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** A point and what it is called [px]. */
export type Called = { readonly x: number; readonly y: number; readonly text: string }
/** A name beside its point: where its line begins, or ends where it stands before the point [px]. */
export type PlacedName = { readonly x: number; readonly y: number; readonly before: boolean; readonly box: Obstacle }

const GAP = 11
const FONT = 12
const HEIGHT = 16
/** From the point to the middle of its name, tried in this order: level, above, below [px]. */
const heights = [0, -14, 14] as const

/** Room that the dot itself takes. */
export const dotBox = ({ x, y }: Pick<Called, 'x' | 'y'>): Obstacle => ({
  x: x - 8,
  y: y - 8,
  width: 16,
  height: 16,
})

/**
 * Names beside their points: after them, else before them, level where they can be, none over another name or dot.
 *
 * @param right - end of the sheet [px]
 */
export function placeNames(points: readonly Called[], right: number): PlacedName[] {
  const dots = points.map(dotBox)
  const placed: PlacedName[] = []
  for (const [index, { x, y, text }] of points.entries()) {
    const width = textWidth(text, FONT)
    const candidates = heights.flatMap((height) =>
      [false, true].map((before): PlacedName => {
        const at = before ? x - GAP : x + GAP
        const box = { x: before ? at - width : at, y: y + height - HEIGHT / 2, width, height: HEIGHT }
        return { x: at, y: y + height + 4, before, box }
      }),
    )
    const onSheet = candidates.filter(({ box }) => box.x >= 0 && box.x + box.width <= right)
    const isFree = ({ box }: PlacedName) =>
      !dots.some((dot, other) => other !== index && overlap(dot, box)) && !placed.some((name) => overlap(name.box, box))
    const found = onSheet.find(isFree) ?? onSheet[0] ?? candidates[0]
    if (found) placed.push(found)
  }
  return placed
}

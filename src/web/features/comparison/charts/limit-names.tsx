import { useXAxisScale } from 'recharts'
import { textWidth } from '#web/drawing/label-placement.ts'
import type { Limit } from './limits.ts'

/** Baselines of the names, above the field where no point can be; the second is for what the first has no room for [px]. */
const ROWS = [23, 10] as const
const FONT = 11
const GAP = 8

type PlacedName = { readonly name: string; readonly x: number; readonly y: number }

/**
 * Names over the lines of limits, none on another: those that stand close take the row above, and one that would leave
 * the sheet ends at its line.
 *
 * @param limits - with the place of their lines [px]
 * @param right - end of the sheet [px]
 */
export function placeLimitNames(
  limits: readonly { readonly name: string; readonly at: number }[],
  right: number,
): PlacedName[] {
  const ends: number[] = ROWS.map(() => Number.NEGATIVE_INFINITY)
  return limits
    .toSorted((one, other) => one.at - other.at)
    .map(({ name, at }) => {
      const width = textWidth(name, FONT)
      const x = Math.min(at, right - width)
      const free = ends.findIndex((end) => x >= end + GAP)
      const row = free === -1 ? 0 : free
      ends[row] = x + width
      return { name, x, y: ROWS[row] ?? ROWS[0] }
    })
}

/** What the lines of the limits are called. */
export function LimitNames({ limits, right }: { limits: readonly Limit[]; right: number }) {
  const scale = useXAxisScale()
  if (!scale) return null
  return placeLimitNames(
    limits.map(({ name, value }) => ({ name, at: scale(value) ?? 0 })),
    right,
  ).map(({ name, x, y }) => (
    <text key={name} x={x} y={y} className="x11 q">
      {name}
    </text>
  ))
}

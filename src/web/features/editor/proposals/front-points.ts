import type { Optimisation } from '#contract/optimisation.ts'
import type { ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { quantities } from '#web/lib/format.ts'
import { axisOf } from '../views/axes.ts'
import { objectiveDisplays } from './asked.ts'

export const HEIGHT = 250
/** Edges of the field in which the points lie [px]. */
export const field = { left: 48, top: 24, bottom: HEIGHT - 34 } as const
/** Radius of a dot at the thinnest and at the thickest [px]. */
const DOTS = [3, 8] as const

/** An entry of the front, today's construction, or a proposal beside the front. */
export type FrontPoint = {
  readonly kind: 'today' | 'front' | 'proposal'
  /** In units of the screen. */
  readonly x: number
  readonly y: number
  /** [m] */
  readonly thickness: number
  readonly proposal: number | undefined
}

/** What lies upwards, and what across. */
export type Axes = { readonly first: ObjectiveQuantity; readonly second: ObjectiveQuantity }

/** The points that have both figures: the front by its first objective across its second. */
export function frontPoints(
  { given, front, proposals }: Pick<Optimisation, 'given' | 'front' | 'proposals'>,
  { first, second }: Axes,
): FrontPoint[] {
  const point = (
    kind: FrontPoint['kind'],
    figures: Optimisation['front'][number],
    proposal: number | undefined,
  ): FrontPoint[] => {
    const [x, y] = [figures[second], figures[first]]
    if (x === null || y === null) return []
    const [across, upward] = [quantities[objectiveDisplays[second]].factor, quantities[objectiveDisplays[first]].factor]
    return [{ kind, x: x * across, y: y * upward, thickness: figures.thickness ?? 0, proposal }]
  }
  return [
    ...point('today', given.figures, undefined),
    ...front.flatMap((one) => point('front', one, one.proposal)),
    ...proposals.flatMap(({ figures, onFront }, index) => (onFront ? [] : point('proposal', figures, index))),
  ]
}

/** Where the points lie on a chart so wide [px]. */
export function placedPoints(points: readonly FrontPoint[], width: number) {
  const right = width - 12
  const x = axisOf(
    points.map((one) => one.x),
    width < 480 ? 4 : 8,
    field.left,
    right,
  )
  const y = axisOf(
    points.map((one) => one.y),
    5,
    field.bottom,
    field.top,
  )
  const thicknesses = points.map(({ thickness }) => thickness)
  const [thinnest, thickest] = [Math.min(...thicknesses), Math.max(...thicknesses)]
  const radius = (thickness: number) =>
    DOTS[0] + ((DOTS[1] - DOTS[0]) * (thickness - thinnest)) / Math.max(thickest - thinnest, 1e-9)
  return { points, x, y, right, radius }
}

import type { Optimisation } from '#contract/optimisation.ts'
import type { Goal, ObjectiveQuantity } from '#vocabulary/optimisation.ts'
import { quantities } from '#web/lib/format.ts'
import { type Axis, axisOf } from '../views/axes.ts'
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

/** Rules hold the rated U-value against their limit: up to half of its last decimal more keeps it [W/(m²·K)]. */
const RATED_UP_TO = 0.5 * 10 ** -quantities.uValueRated.maximum

/** A limit of a figure on an axis, in the unit of the screen, and on which side of it the goal is missed. */
export type AxisLimit = { readonly at: number; readonly missed: 'above' | 'below' }

/**
 * The strictest limit of a figure among the goals.
 *
 * @param packLimit - what rules that are to be kept ask of U [W/(m²·K)]
 */
export function limitOn(
  figure: ObjectiveQuantity,
  goals: readonly Goal[],
  packLimit: number | undefined,
): AxisLimit | undefined {
  const limits = goals.flatMap((goal): { readonly relation: 'atMost' | 'atLeast'; readonly limit: number }[] => {
    if ('quantity' in goal) return goal.quantity === figure ? [goal] : []
    return 'pack' in goal && figure === 'uValue' && packLimit !== undefined
      ? [{ relation: 'atMost', limit: packLimit + RATED_UP_TO }]
      : []
  })
  const relation = limits[0]?.relation
  if (!relation) return undefined
  const alike = limits.filter((one) => one.relation === relation).map(({ limit }) => limit)
  const at = relation === 'atMost' ? Math.min(...alike) : Math.max(...alike)
  return {
    at: at * quantities[objectiveDisplays[figure]].factor,
    missed: relation === 'atMost' ? 'above' : 'below',
  }
}

/** The part of an axis on which a goal is missed [px]; undefined where all of the axis keeps it. */
export function missedSpan({ at, ticks }: Axis, limit: AxisLimit | undefined): readonly [number, number] | undefined {
  const [least, greatest] = [ticks[0] ?? 0, ticks.at(-1) ?? 0]
  if (!limit || limit.at <= least || limit.at >= greatest) return undefined
  return [at(limit.at), at(limit.missed === 'above' ? greatest : least)]
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

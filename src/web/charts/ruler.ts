import type { Conformity } from '#contract/assessment.ts'

type Tick = { readonly at: number; readonly named: boolean }
export type Ruler = { readonly end: number; readonly ticks: readonly Tick[] }

/** Ends of a ruler from 0 and the distance of its ticks [W/(m²·K)]; each fifth tick is long. */
const ends = [
  [0.3, 0.01],
  [0.4, 0.01],
  [0.6, 0.02],
  [1, 0.05],
  [2, 0.1],
  [3, 0.1],
  [6, 0.2],
] as const
const LONG_EVERY = 5
/** Room right of the last limit for its name. */
const ROOM = 1.1

/** The shortest ruler that holds the values with some room. */
export const rulerOf = (values: readonly number[]): Ruler => {
  const largest = Math.max(0, ...values) * ROOM
  const [end, step] = ends.find(([limit]) => limit >= largest) ?? [6, 0.2]
  const count = Math.round(end / step)
  return {
    end,
    ticks: Array.from({ length: count + 1 }, (_, index) => ({ at: index * step, named: index % LONG_EVERY === 0 })),
  }
}

/** Names that are said in short on the ruler; any other requirement goes by its first word. */
export const shortName = (title: string): string =>
  /passi(v|ve)[\s-]?ha?us/i.test(title) || /passive house/i.test(title)
    ? 'PH'
    : (/^[\p{L}\d]+/u.exec(title)?.[0] ?? title)

export type PlacedLimit = Conformity & {
  readonly name: string
  /** Of its tick, and of the middle of its name, which stands whole beside the edge [px]. */
  readonly at: number
  readonly nameAt: number
  readonly labelled: boolean
}

const APART = 30
/** Half a name, which may not run over the edge of the drawing; with the number of the end beside it, that too. */
const NAME_ROOM = 22
const NUMBER_ROOM = 13
const END_ROOM = 48
const ZERO_ROOM = 28

/** Limits from the lowest, at most one name where two would touch, none over an end of the ruler. */
export const placedLimits = (
  limits: readonly Conformity[],
  x: (value: number) => number,
  end: number,
): readonly PlacedLimit[] => {
  let last = Number.NEGATIVE_INFINITY
  return limits
    .toSorted((one, other) => one.limit - other.limit)
    .map((limit) => {
      const at = x(limit.limit)
      const nameAt = Math.max(at, x(0) + NUMBER_ROOM)
      const labelled = nameAt - last >= APART && at <= end - NAME_ROOM
      if (labelled) last = nameAt
      return { ...limit, name: shortName(limit.title), at, nameAt, labelled }
    })
}

/** Whether the zero at the beginning of the ruler touches no name. */
export const isStartFree = (limits: readonly PlacedLimit[]): boolean =>
  limits.every(({ nameAt, labelled }) => !labelled || nameAt >= ZERO_ROOM)

/** Whether the number at the end of the ruler touches no name. */
export const isEndFree = (limits: readonly PlacedLimit[], end: number): boolean =>
  limits.every(({ at, labelled }) => !labelled || at <= end - END_ROOM)

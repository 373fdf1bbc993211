import type { ConstructionListItem } from '#contract/constructions.ts'
import { roundTicks } from '#web/charts/ticks.ts'
import type { Span } from '#web/lib/address.ts'
import type { LibrarySearch } from './library-search.ts'

type Brush = Pick<LibrarySearch, 'u' | 'gwp'>

const within = (value: number | null, span: Span | null) =>
  span === null || (value !== null && value >= span[0] && value <= span[1])

/** Those that the map leaves; what lacks a figure that is narrowed is left out. */
export const brushed = <T extends Pick<ConstructionListItem, 'uValue' | 'gwp'>>(
  items: readonly T[],
  { u, gwp }: Brush,
) => items.filter((item) => within(item.uValue, u) && within(item.gwp, gwp))

/** A construction on the map [px]. */
export type MapPoint = { readonly item: ConstructionListItem; readonly x: number; readonly y: number }

/** Place of the field in the drawing [px]. */
export type Field = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

const uSteps = [0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3, 5, 7, 10] as const

/** From here to there in a drawing and back. */
export type MapScale = {
  readonly at: (value: number) => number
  readonly value: (px: number) => number
  readonly ticks: readonly number[]
}

/** U [W/(m²·K)] along the map: each step the same share more, because most lie between 0.1 and 0.3. */
export function uScale(values: readonly number[], { left, right }: Field): MapScale {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const first = uSteps.findLast((step) => step <= lowest) ?? uSteps[0]
  const last = uSteps.find((step) => step >= highest && step > first) ?? Math.max(highest, uSteps[14])
  const ratio = Math.log(last / first)
  const width = right - left
  return {
    at: (value) => left + (Math.log(Math.max(value, first) / first) / ratio) * width,
    value: (px) => first * Math.exp(((px - left) / width) * ratio),
    ticks: uSteps.filter((step) => step >= first && step <= last),
  }
}

/** GWP [kg CO₂e/m²] up the map, zero always on it. */
export function gwpScale(values: readonly number[], { top, bottom }: Field): MapScale {
  const ticks = roundTicks(Math.min(0, ...values), Math.max(1, ...values), 6)
  const [lowest, highest] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const perPx = (highest - lowest) / (bottom - top)
  return { at: (value) => bottom - (value - lowest) / perPx, value: (px) => lowest + (bottom - px) * perPx, ticks }
}

/** Those of the ticks that have room for their figure: none nearer than `room` [px] to the one before. */
export function labelled({ ticks, at }: MapScale, room: number): readonly number[] {
  const shown: number[] = []
  for (const tick of ticks) {
    const before = shown.at(-1)
    if (before === undefined || Math.abs(at(tick) - at(before)) >= room) shown.push(tick)
  }
  return shown
}

/** The point nearest to a place, none farther away than `reach` [px]. */
export function nearest(points: readonly MapPoint[], x: number, y: number, reach: number): MapPoint | undefined {
  let [found, least] = [undefined as MapPoint | undefined, reach]
  for (const point of points) {
    const distance = Math.hypot(point.x - x, point.y - y)
    if (distance <= least) [found, least] = [point, distance]
  }
  return found
}

/** The next point with a higher U, or with a lower one; the first where none is chosen. */
export function neighbour(points: readonly MapPoint[], id: string | undefined, step: 1 | -1): MapPoint | undefined {
  const ordered = points.toSorted((one, other) => one.x - other.x || one.y - other.y)
  const at = ordered.findIndex(({ item }) => item.id === id)
  if (at === -1) return step === 1 ? ordered[0] : ordered.at(-1)
  return ordered[Math.min(ordered.length - 1, Math.max(0, at + step))]
}

/** Two places as a span of values, rounded so that it can be read: three decimals of U, one of GWP. */
export function spanOf(scale: MapScale, from: number, to: number, decimals: number): Span {
  const ends = [scale.value(from), scale.value(to)].map((value) => Number(value.toFixed(decimals)))
  return [Math.min(...ends), Math.max(...ends)]
}

import type { ClimateMonth, MonthlyClimate } from '#engine/climate/climate.ts'
import {
  heatFlux,
  monthWater,
  pressureAtSurface,
  saturationInMonth,
  sumOfNodes,
  temperatureInMonth,
} from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { maybeWetMonths } from './dry-months.ts'
import { slicedPath, type TellNodes, tellNodes } from './monthly-nodes.ts'
import { noWetNodes, type WetNodes, wetNodes } from './monthly-planes.ts'
import { type Course, dryCourse, dryTotalsOf, type Totals, totalsOf } from './monthly-totals.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { tautString } from './taut-string.ts'
import { indexAt, numberAt, valueAt } from './value-at.ts'
import type { VapourBodies, VapourPath } from './vapour-path.ts'

/** Seconds of each month of a year of 365 days, January first. */
export const monthSeconds: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].map(
  (days) => days * 86_400,
)

/** Scratch buffers a year is worked out on. Used again by the next one, as no result keeps any of it. */
type Scratch = {
  /** Vapour pressures of each month at the nodes [Pa]. */
  readonly pressures: readonly number[][]
  /** Water at the nodes [kg/m²]. */
  readonly water: number[]
  /** Nodes that the string touches. */
  readonly touched: number[]
}

const scratch: Scratch = { pressures: monthSeconds.map(() => []), water: [], touched: [] }

/** Saturation pressure at the inner nodes, at both ends the vapour pressure of the air, capped by saturation [Pa]. */
const monthPressures = (
  { count, resistance }: VapourPath,
  { rsi, rse }: SurfaceResistances,
  air: ClimateMonth,
  month: number,
): readonly number[] => {
  const pressures = scratch.pressures[month] ?? []
  const last = count - 1
  const { insideTemperature, outsideTemperature } = air
  const flux = heatFlux.of(insideTemperature, outsideTemperature, rsi + valueAt(resistance, last) + rse)
  for (let node = 0; node < count; node += 1) {
    const temperature = temperatureInMonth.of(insideTemperature, flux, rsi + (resistance[node] ?? 0))
    const saturation = saturationInMonth.of(temperature)
    if (node < pressures.length) pressures[node] = saturation
    else pressures.push(saturation)
  }
  pressures[0] = pressureAtSurface.of(air.insidePressure, valueAt(pressures, 0))
  pressures[last] = pressureAtSurface.of(air.outsidePressure, valueAt(pressures, last))
  return pressures
}

/** Without water, nothing condenses while the straight line between the ends stays below saturation everywhere. */
const staysDry = ({ count, sd }: VapourPath, pressures: readonly number[]): boolean => {
  const last = count - 1
  const start = valueAt(pressures, 0)
  const slope = (valueAt(pressures, last) - start) / (sd[last] ?? 1)
  for (let node = 1; node < last; node += 1) {
    if (start + slope * (sd[node] ?? 0) > (pressures[node] ?? 0)) return false
  }
  return true
}

/** Pulls the string over the month; where there is water already it is pinned to saturation. */
const touchedNodes = (path: VapourPath, pressures: readonly number[], { water, touched }: Scratch): number => {
  const last = path.count - 1
  let count = 0
  let start = 0
  for (let node = 1; node <= last; node += 1) {
    if (node < last && water[node] === 0) continue
    count = tautString(path.sd, pressures, start, node, touched, count === 0 ? 0 : count - 1)
    start = node
  }
  return count
}

/**
 * Adds what a month brings to the water at every touched node; what dries more than is there leaves nothing.
 *
 * @param tell - tells of the touched nodes before
 */
const balanceMonth = (path: VapourPath, month: number, trace: Trace | undefined, tell: TellNodes | undefined): void => {
  const { water, touched } = scratch
  const pressures = scratch.pressures[month] ?? []
  const seconds = numberAt(monthSeconds, month)
  const count = touchedNodes(path, pressures, scratch)
  tell?.(month, touched.slice(0, count))
  const { sd } = path
  const afterMonth = figure(trace, 'monthWater', monthWater)
  for (let at = 1; at < count - 1; at += 1) {
    const before = indexAt(touched, at - 1)
    const node = indexAt(touched, at)
    const after = indexAt(touched, at + 1)
    water[node] = afterMonth(
      water[node] ?? 0,
      seconds,
      pressures[before] ?? 0,
      pressures[node] ?? 0,
      pressures[after] ?? 0,
      sd[before] ?? 0,
      sd[node] ?? 0,
      sd[after] ?? 0,
    )
  }
}

/** First month that condenses after a dry one; January where all condense; -1 where none does. */
const startMonth = (dry: readonly boolean[]): number => {
  const start = dry.findIndex((isDry, month) => !isDry && dry[(month + 11) % 12] === true)
  if (start >= 0) return start
  return dry[0] === true ? -1 : 0
}

const isWet = (amount: number) => amount > 0

/** The water at as many nodes, none yet. */
const emptied = (count: number): number[] => {
  const { water } = scratch
  if (water.length > count) water.length = count
  while (water.length < count) water.push(0)
  return water.fill(0)
}

/** All the water; a step tells of the wet nodes, and of a month without. The others add nothing. */
const waterOf = (water: readonly number[], trace: Trace | undefined): number =>
  figure(trace, 'monthAccumulated', sumOfNodes)(trace ? water.filter(isWet) : water)

const courseOfYear = (
  vapour: VapourBodies,
  climate: MonthlyClimate,
  surfaces: SurfaceResistances,
  sliced: () => VapourPath,
  trace: Trace | undefined,
): Course => {
  const maybeWet = maybeWetMonths(vapour, climate, surfaces)
  if (!maybeWet) return dryCourse
  const { months } = climate
  const path = sliced()
  const dry = months.map((air, month) => !maybeWet[month] || staysDry(path, monthPressures(path, surfaces, air, month)))
  const start = startMonth(dry)
  if (start < 0) return dryCourse
  const water = emptied(path.count)
  const tell = trace && tellNodes(vapour, path, climate, surfaces, trace)
  const accumulated: number[] = []
  let present = 0
  let most = 0
  let wet = noWetNodes
  for (let step = 0; step < 12; step += 1) {
    const month = (start + step) % 12
    const air = months[month]
    if (present > 0 && air && !maybeWet[month]) monthPressures(path, surfaces, air, month)
    if (present > 0 || dry[month] !== true) {
      balanceMonth(path, month, trace, tell)
      present = waterOf(water, trace)
    } else if (trace) waterOf(water, trace)
    accumulated.push(present)
    if (present <= most) continue
    most = present
    wet = wetNodes(water)
  }
  return { accumulated, start, wet }
}

/** A year, and the nodes that hold the peak. */
export type Year = { readonly totals: Totals; readonly wet: WetNodes }

/**
 * Water in the construction over a year (ISO 13788:2012), month by month from the first that condenses after a dry one.
 *
 * Planes with water stay pinned to saturation until they are dry. A plane that dries within a month ends the month dry.
 * Where every month condenses the year starts in January and the water remains.
 *
 * @param vapour - from inside to outside
 * @param sliced - gives its slices, asked for where a month may be wet
 */
export function monthlyBalance(
  vapour: VapourBodies,
  climate: MonthlyClimate,
  surfaces: SurfaceResistances,
  sliced: () => VapourPath = () => slicedPath(vapour),
  trace?: Trace,
): Year {
  const own = trace && about(trace, null, `ISO 13788:2012, ${climate.title ?? climate.id}`)
  const course = courseOfYear(vapour, climate, surfaces, sliced, own)
  const isShared = course === dryCourse && own === undefined
  return { totals: isShared ? dryTotalsOf(climate) : totalsOf(climate, course, own), wet: course.wet }
}

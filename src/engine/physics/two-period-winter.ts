import type { StationaryClimate } from '#engine/climate/climate.ts'
import { saturationPressure, temperatureAt } from '#engine/formulas/moisture.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { tautString } from './taut-string.ts'
import { indexAt, valueAt } from './value-at.ts'
import type { VapourPath } from './vapour-path.ts'

/** Temperature difference across a layer above which points inside it are looked at too [K] (DIN 4108-3, annex A). */
export const LARGEST_STEP = 10

/** Temperatures and pressures at the nodes in the condensation period, and where the string touches. */
export type Winter = {
  readonly temperatures: readonly number[]
  readonly saturation: readonly number[]
  readonly pressures: readonly number[]
  readonly touched: readonly number[]
  readonly touches: number
  readonly surfaceCondensation: boolean
}

/** The condensation period: the string over the saturation pressures of the nodes. */
export const winter = (path: VapourPath, climate: StationaryClimate, { rsi, rse }: SurfaceResistances): Winter => {
  const { count, resistance, sd } = path
  const temperatures: number[] = []
  const saturation: number[] = []
  const last = count - 1
  const { insideTemperature, outsideTemperature } = climate
  const total = rsi + valueAt(resistance, last) + rse
  for (let node = 0; node < count; node += 1) {
    const inside = rsi + valueAt(resistance, node)
    const temperature = temperatureAt.of(insideTemperature, outsideTemperature, inside, total)
    temperatures.push(temperature)
    saturation.push(saturationPressure.of(temperature))
  }
  const pressures = saturation.slice()
  const surfaceCondensation = climate.insidePressure > valueAt(saturation, 0)
  pressures[0] = Math.min(climate.insidePressure, valueAt(saturation, 0))
  pressures[last] = Math.min(climate.outsidePressure, valueAt(saturation, last))
  const touched: number[] = []
  const touches = tautString(sd, pressures, 0, last, touched, 0)
  fillBetween(sd, pressures, touched, touches)
  return { temperatures, saturation, pressures, touched, touches, surfaceCondensation }
}

/** Puts the nodes between two that the string touches onto the string. */
const fillBetween = (sd: readonly number[], pressures: number[], touched: readonly number[], touches: number) => {
  for (let at = 1; at < touches; at += 1) {
    const start = indexAt(touched, at - 1)
    const end = indexAt(touched, at)
    const from = valueAt(pressures, start)
    const slope = (valueAt(pressures, end) - from) / (valueAt(sd, end) - valueAt(sd, start))
    for (let node = start + 1; node < end; node += 1) {
      pressures[node] = from + slope * (valueAt(sd, node) - valueAt(sd, start))
    }
  }
}

/** Touched nodes side by side are one zone; `ends` holds the first and last node of each, the surfaces excluded. */
export const zones = ({ touched, touches }: Winter): number[] => {
  const ends: number[] = []
  for (let at = 1; at < touches - 1; at += 1) {
    const node = indexAt(touched, at)
    if (ends.length > 0 && ends[ends.length - 1] === node - 1) ends[ends.length - 1] = node
    else ends.push(node, node)
  }
  return ends
}

/** Of the planes inside, the one where the vapour pressure comes closest to saturation. */
export const closestNode = (path: VapourPath, { pressures, saturation }: Winter): number | null => {
  let closest: number | null = null
  let highest = 0
  for (let node = 1; node < path.count - 1; node += 1) {
    const humidity = valueAt(pressures, node) / (saturation[node] ?? 1)
    if (humidity > highest) {
      highest = humidity
      closest = node
    }
  }
  return closest
}

import type { MonthlyClimate } from '#engine/climate/climate.ts'
import {
  heatFlux,
  pressureAtNode,
  pressureAtSurface,
  resistanceToNode,
  saturationInMonth,
  sdToPlane,
  temperatureInMonth,
} from '#engine/formulas/moisture.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { SurfaceResistances } from './surface-resistance.ts'
import { indexAt, valueAt } from './value-at.ts'
import { type VapourBodies, type VapourPath, vapourPath } from './vapour-path.ts'

/** Tells where nodes lie, how warm they are in a month and what vapour pressure is there. */
export type TellNodes = (month: number, nodes: readonly number[]) => void

/** How many equal parts of its body lie between the body's inner face and the node, and how many there are. */
const partsOf = ({ body }: VapourPath, node: number): readonly [part: number, parts: number] => {
  if (node === 0) return [0, 1]
  const first = Math.max(1, body.indexOf(indexAt(body, node), 1))
  return [node - first + 1, body.lastIndexOf(indexAt(body, node)) - first + 1]
}

/**
 * Makes what tells a trace of the nodes of a year, each by the formulas that the year is computed with: the balance of a
 * month begins with their pressures.
 */
export function tellNodes(
  { bodies }: VapourBodies,
  path: VapourPath,
  { months }: MonthlyClimate,
  { rsi, rse }: SurfaceResistances,
  trace: Trace,
): TellNodes {
  const last = path.count - 1
  const resistances = bodies.map(({ resistance }) => resistance)
  return (month, nodes) => {
    const air = months[month]
    if (!air) return
    const { insideTemperature, outsideTemperature, insidePressure, outsidePressure } = air
    const across = rsi + valueAt(path.resistance, last) + rse
    const flux = figure(trace, 'monthFlux', heatFlux)(insideTemperature, outsideTemperature, across)
    for (const node of nodes) {
      const whole = indexAt(path.body, node)
      figure(trace, 'nodeSd', sdToPlane)(path.bodySd, whole, path.fraction[node] ?? 1)
      const [part, parts] = partsOf(path, node)
      const inside = figure(trace, 'nodeResistance', resistanceToNode)(rsi, resistances, whole, part, parts)
      const temperature = figure(trace, 'nodeTemperature', temperatureInMonth)(insideTemperature, flux, inside)
      const saturation = figure(trace, 'nodeSaturation', saturationInMonth)(temperature)
      if (node === 0) figure(trace, 'nodePressure', pressureAtSurface)(insidePressure, saturation)
      else if (node === last) figure(trace, 'nodePressure', pressureAtSurface)(outsidePressure, saturation)
      else figure(trace, 'nodePressure', pressureAtNode)(saturation)
    }
  }
}

/** Most thermal resistance of a slice [m²·K/W] (ISO 13788:2012). */
export const LARGEST_SLICE = 0.25
/** Beyond 250 m²·K/W slices are thicker, so that no input makes the year take long. */
const MOST_SLICES = 1000

/** Slices of at most 0.25 m²·K/W. */
export const slicedPath = (vapour: VapourBodies): VapourPath => {
  let resistance = 0
  for (const body of vapour.bodies) resistance += body.resistance
  return vapourPath(vapour, Math.max(LARGEST_SLICE, resistance / MOST_SLICES))
}

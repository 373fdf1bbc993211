import type { Climate, MonthlyClimate } from '#engine/climate/climate.ts'
import { sumOfLayers } from '#engine/formulas/heat.ts'
import { figure, type Trace } from '#engine/trace.ts'
import { isCovered } from './applicable-layers.ts'
import { type Balance, balanceOf, unknownBalance } from './condensation.ts'
import { type Found, innerSurface, type Surface } from './inner-surface.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { slicedPath } from './monthly-nodes.ts'
import { monthlyPlanes } from './monthly-planes.ts'
import type { Moisture, MonthlyMoisture, PhysicsWarning } from './physics-result.ts'
import { layerAtNode } from './plane-place.ts'
import type { Section } from './section.ts'
import {
  EXTERNAL_SURFACE_RESISTANCE,
  internalSurfaceResistance,
  mouldSide,
  mouldSurfaceResistances,
} from './surface-resistance.ts'
import type { VapourAlongPath } from './temperatures.ts'
import { DRYING_SATURATION, twoPeriodBalance } from './two-period-balance.ts'
import { LARGEST_STEP } from './two-period-winter.ts'
import { valueAt } from './value-at.ts'
import { type Body, bodies } from './vapour-bodies.ts'
import {
  type BodySd,
  bodySd,
  type LayerSd,
  layerSd,
  type VapourBodies,
  type VapourPath,
  vapourBodies,
  vapourPath,
} from './vapour-path.ts'

/** What the moisture methods say, and what they found on the way. */
export type MoistureAssessment = {
  readonly moisture: Moisture
  readonly layerSd: LayerSd
  /** For dew points; null where the methods do not apply. */
  readonly vapour: VapourAlongPath | null
}

/** Why the two-period balance and the monthly method do not apply (DIN 4108-3; ISO 13788:2012). */
const exclusion = ({ construction, adjacency }: Section): PhysicsWarning | null => {
  if (adjacency === 'heated') return { code: 'moistureNoClimateDifference' }
  if (adjacency === 'ground') return { code: 'moistureGroundContact' }
  return mouldSide(construction) === 'unheated' ? { code: 'moistureUnheatedSpace' } : null
}

const NONE: readonly number[] = []

const warnOfUnknownFactors = (all: readonly Body[], sd: BodySd, warnings: PhysicsWarning[]) => {
  for (let at = 0; at < all.length; at += 1)
    if (sd[at] === null) warnings.push({ code: 'vapourResistanceUnknown', path: `/layers/${all[at]?.inner ?? 0}` })
}

/** Vapour pressure on the string, between nodes linear over the equivalent air layer thickness. */
const pressureOnString = (path: VapourPath, pressures: readonly number[], sd: number): number => {
  let node = 1
  while (node < path.count - 1 && valueAt(path.sd, node) < sd) node += 1
  const start = valueAt(path.sd, node - 1)
  const share = Math.min(1, Math.max(0, (sd - start) / (valueAt(path.sd, node) - start)))
  const from = valueAt(pressures, node - 1)
  return from + share * (valueAt(pressures, node) - from)
}

/** What saturates a wet plane in summer [Pa]: roofs get warmer than walls, unless shaded, light or covered. */
const dryingSaturation = ({ construction: { type, layers, settings } }: Section): number => {
  if (type !== 'pitchedRoof' && type !== 'flatRoof') return DRYING_SATURATION.wall
  return settings?.roofShaded || isCovered(layers) ? DRYING_SATURATION.wall : DRYING_SATURATION.roof
}

/** A year by the monthly method, with the mould criterion of its critical month. */
const yearOf = (
  { current, warnings, trace }: Found,
  vapour: VapourBodies,
  climate: MonthlyClimate,
  fRsi: number | null,
  sliced: () => VapourPath,
): MonthlyMoisture => {
  const surfaces = { rsi: internalSurfaceResistance[current.heatFlow], rse: EXTERNAL_SURFACE_RESISTANCE }
  const { totals, wet } = monthlyBalance(vapour, climate, surfaces, sliced, trace)
  const { fRsiMin } = totals
  const surfaceMould = fRsi === null || fRsiMin === null ? null : fRsi < fRsiMin
  if (surfaceMould && !warnings.some(({ code }) => code === 'mouldRisk'))
    warnings.push({ code: 'mouldRisk', values: { fRsi: fRsi ?? 0, fRsiMin: fRsiMin ?? 0 } })
  const planes = wet.nodes.length === 0 ? [] : monthlyPlanes(current, vapour, sliced(), wet)
  return { ...totals, planes, surfaceMould }
}

/** Written out field by field: spreading three objects costs more than the balance. */
const moistureOf = (
  { fRsi, surfaceMould, surfaceTemperature }: Surface,
  balance: Balance,
  sdTotal: number,
  monthly: MonthlyMoisture[],
): Moisture => ({
  applicable: true,
  fRsi,
  surfaceMould,
  surfaceTemperature,
  condensate: balance.condensate,
  evaporation: balance.evaporation,
  dries: balance.dries,
  fulfilled: balance.fulfilled,
  limit: balance.limit,
  dryingReserve: balance.dryingReserve,
  planes: balance.planes,
  sdInside: balance.sdInside,
  sdOutside: balance.sdOutside,
  sdTotal,
  monthly,
})

const applied = (found: Found, vapour: VapourBodies, surface: Surface, sd: LayerSd): MoistureAssessment => {
  const { current, climate, trace } = found
  const surfaces = mouldSurfaceResistances(current.construction)
  const { stationary } = climate
  let resistance = surfaces.rsi + surfaces.rse
  for (const body of vapour.bodies) resistance += body.resistance
  const difference = Math.abs(stationary.insideTemperature - stationary.outsideTemperature)
  const path = vapourPath(vapour, (resistance * LARGEST_STEP) / difference)
  const saturation = dryingSaturation(current)
  const told = trace && { trace, layerAt: (node: number) => layerAtNode(current, vapour, path, node) }
  const periods = twoPeriodBalance(path, stationary, surfaces, saturation, told)
  const balance = balanceOf(found, vapour, path, periods)
  let slices: VapourPath | undefined
  const sliced = () => (slices ??= slicedPath(vapour))
  const monthly = climate.monthly.map((year) => yearOf(found, vapour, year, surface.fRsi, sliced))
  return {
    moisture: moistureOf(surface, balance, vapour.total, monthly),
    layerSd: sd,
    vapour: {
      layerSd: current.applicable.counted.map((index) => sd[index] ?? 0),
      total: vapour.total,
      pressureAt: (at) => pressureOnString(path, periods.pressures, at),
    },
  }
}

/**
 * Moisture of a construction: temperature factor and mould at the inner surface (DIN 4108-2), two-period balance
 * (DIN 4108-3, annex A) and monthly method (ISO 13788:2012), along the path between the members.
 *
 * The temperature factor is that of the straight path with the least resistance, so members are on the safe side. A
 * slightly ventilated layer counts as closed.
 *
 * @param isComputable - false where the resistance of the construction cannot be told
 */
export function assessMoisture(
  current: Section,
  climate: Climate,
  isComputable: boolean,
  warnings: PhysicsWarning[],
  trace: Trace | undefined,
): MoistureAssessment {
  const found: Found = { current, climate, warnings, trace }
  const { layers } = current.construction
  const { counted } = current.applicable
  const surface = innerSurface(found, isComputable)
  const all = bodies(layers, counted, current.bays ?? NONE)
  const sdByLayer = layerSd(layers, counted, all, trace)
  const sd = bodySd(all, counted, sdByLayer)
  const vapour = vapourBodies(all, sd)
  const reason = exclusion(current)
  if (reason) warnings.push(reason)
  else warnOfUnknownFactors(all, sd, warnings)
  const sdTotal = vapour && all.length > 0 ? figure(trace, 'sdTotal', sumOfLayers)(vapour.sd) : null
  if (reason === null && vapour !== null && current.bays !== null && all.length > 0)
    return applied(found, vapour, surface, sdByLayer)
  const moisture = { applicable: reason === null, ...surface, ...unknownBalance, sdTotal, monthly: [] }
  return { moisture, layerSd: sdByLayer, vapour: null }
}

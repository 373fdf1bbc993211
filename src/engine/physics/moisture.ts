import type { Climate } from '#engine/climate/climate.ts'
import type { Trace } from '#engine/trace.ts'
import { has } from './applicable-layers.ts'
import { totalResistance } from './combined-method.ts'
import { condensateLimit, GENERAL_LIMIT } from './condensate-limit.ts'
import { monthlyBalance } from './monthly-balance.ts'
import { mouldMayGrow, temperatureFactor } from './mould.ts'
import type { CondensationPlane, Moisture, PhysicsWarning } from './physics-result.ts'
import type { Section } from './section.ts'
import {
  EXTERNAL_SURFACE_RESISTANCE,
  internalSurfaceResistance,
  mouldSurfaceResistances,
} from './surface-resistance.ts'
import { facePositions, type VapourAlongPath } from './temperatures.ts'
import {
  DRYING_SATURATION,
  LARGEST_STEP,
  type TwoPeriodBalance,
  twoPeriodBalance,
  type Wetting,
} from './two-period-balance.ts'
import { valueAt } from './value-at.ts'
import {
  type Body,
  bodies,
  bodySd,
  layerSd,
  type VapourBodies,
  type VapourPath,
  vapourBodies,
  vapourPath,
} from './vapour-path.ts'

/** Drying reserve that timber constructions closed on both sides need [kg/m²] (DIN 68800-2). */
export const DRYING_RESERVE = 0.25

/** What the moisture methods say, and what they found on the way. */
export type MoistureAssessment = {
  readonly moisture: Moisture
  /** By index of the layer [m]. */
  readonly layerSd: readonly (number | null)[]
  /** For dew points; null where the methods do not apply. */
  readonly vapour: VapourAlongPath | null
}

type Found = { readonly current: Section; readonly climate: Climate; readonly warnings: PhysicsWarning[] }

/** Why the two-period balance and the monthly method do not apply (DIN 4108-3, 1 and annex A; ISO 13788:2012, 1). */
const exclusion = ({ construction, adjacency, applicable }: Section): PhysicsWarning | null => {
  if (adjacency === 'heated') return { code: 'moistureNoClimateDifference' }
  if (adjacency === 'ground') return { code: 'moistureGroundContact' }
  if (adjacency === 'unheated' && construction.type !== 'topFloorCeiling') return { code: 'moistureUnheatedSpace' }
  const substrate = applicable.present.find((index) => has(construction.layers[index], 'vegetation'))
  return substrate === undefined ? null : { code: 'moistureVegetation', path: `/layers/${substrate}` }
}

type Surface = Pick<Moisture, 'fRsi' | 'surfaceMould' | 'surfaceTemperature'>
const noSurface: Surface = { fRsi: null, surfaceMould: null, surfaceTemperature: null }

const innerSurface = ({ current, climate, warnings }: Found, isComputable: boolean, trace?: Trace): Surface => {
  if (!isComputable || current.known === null || current.adjacency === 'heated') return noSurface
  const surfaces = mouldSurfaceResistances(current.construction.type)
  const { weakest } = totalResistance(current.known, surfaces)
  const fRsi = temperatureFactor(weakest, surfaces.rsi)
  const { outsideTemperature, insideTemperature, insidePressure } = climate.stationary
  const surfaceTemperature = outsideTemperature + fRsi * (insideTemperature - outsideTemperature)
  const surfaceMould = mouldMayGrow(surfaceTemperature, insidePressure)
  if (surfaceMould) warnings.push({ code: 'mouldRisk', values: { fRsi } })
  if (current.adjacency === 'ground' || current.adjacency === 'unheated') warnings.push({ code: 'mouldAsOutdoors' })
  const inputs = { rsi: surfaces.rsi, rse: surfaces.rse, R: weakest }
  const clause = 'DIN 4108-2, 6.2'
  trace?.push({
    quantity: 'moisture.fRsi',
    formula: 'temperatureFactor',
    clause,
    layer: null,
    inputs,
    value: fRsi,
    unit: '1',
  })
  return { fRsi, surfaceMould, surfaceTemperature }
}

const unknownFactors = (all: readonly Body[], sd: readonly (number | null)[]): PhysicsWarning[] =>
  all.flatMap((body, at) =>
    sd[at] === null ? [{ code: 'vapourResistanceUnknown' as const, path: `/layers/${body.inner}` }] : [],
  )

/** Distance of a node from the outermost face [m], and the layer on its room side. */
const place = (current: Section, positions: readonly number[], body: Body, fraction: number) => {
  const { layers } = current.construction
  let rest = fraction * body.thickness
  const own = current.applicable.counted.filter((index) => index <= body.inner && index >= body.outer).reverse()
  for (const index of own) {
    const thickness = layers[index]?.thickness ?? 0
    if (rest <= thickness * (1 + 1e-9) || index === body.outer) {
      return { position: valueAt(positions, index) + thickness - rest, layer: index }
    }
    rest -= thickness
  }
  return { position: valueAt(positions, body.outer), layer: body.outer }
}

const planeOf = (current: Section, vapour: VapourBodies, path: VapourPath, wetting: Wetting): CondensationPlane => {
  const { layers } = current.construction
  const positions = facePositions(current)
  const firstBody = valueAt(path.body, wetting.first)
  const lastBody = valueAt(path.body, wetting.last)
  const inner = vapour.bodies[firstBody]
  const outer = vapour.bodies[lastBody]
  const outerFraction = path.fraction[wetting.last] ?? 1
  const none = { position: 0, layer: 0 }
  const from = inner ? place(current, positions, inner, path.fraction[wetting.first] ?? 1) : none
  const to = outer ? place(current, positions, outer, outerFraction) : none
  const touchedLast = outerFraction === 1 ? lastBody + 1 : lastBody
  const { limit, reason } = condensateLimit(layers, vapour.bodies, firstBody, touchedLast)
  return {
    position: (from.position + to.position) / 2,
    from: to.position,
    to: from.position,
    layer: from.layer,
    condensate: wetting.condensate,
    evaporation: wetting.evaporation,
    limit,
    limitReason: reason,
  }
}

const governing = (planes: readonly CondensationPlane[]): number =>
  planes.reduce(
    (worst, plane) => (plane.condensate * worst.limit > worst.condensate * plane.limit ? plane : worst),
    planes[0] ?? { condensate: 0, limit: GENERAL_LIMIT },
  ).limit

const holdsWood = ({ construction, applicable }: Section): boolean =>
  applicable.counted.some((index) => {
    const layer = construction.layers[index]
    const member = layer?.framing?.material.traits
    return has(layer, 'wood') || has(layer, 'woodBased') || (member?.includes('wood') ?? false)
  })

type Balance = Pick<
  Moisture,
  'condensate' | 'evaporation' | 'dries' | 'limit' | 'dryingReserve' | 'fulfilled' | 'planes' | 'sdInside' | 'sdOutside'
>

const unknownBalance: Balance = {
  condensate: null,
  evaporation: null,
  dries: null,
  limit: null,
  dryingReserve: null,
  fulfilled: null,
  planes: [],
  sdInside: null,
  sdOutside: null,
}

const verdict = (found: Found, balance: TwoPeriodBalance, planes: CondensationPlane[]) => {
  const { condensate, evaporation } = balance
  if (condensate === null) return { dries: null, fulfilled: null }
  const dries = condensate === 0 || condensate <= (evaporation ?? 0)
  const over = planes.filter((plane) => plane.condensate > plane.limit)
  for (const { layer, condensate: amount, limit } of over)
    found.warnings.push({
      code: 'condensateExceedsLimit',
      path: `/layers/${layer}`,
      values: { condensate: amount, limit },
    })
  if (!dries) found.warnings.push({ code: 'condensateRemains', values: { condensate, evaporation: evaporation ?? 0 } })
  return { dries, fulfilled: dries && over.length === 0 && condensate <= GENERAL_LIMIT }
}

const reserve = (found: Found, { condensate, evaporation }: TwoPeriodBalance): number | null => {
  if (condensate === null || evaporation === null || !holdsWood(found.current)) return null
  const dryingReserve = evaporation - condensate
  if (dryingReserve < DRYING_RESERVE)
    found.warnings.push({ code: 'dryingReserveLow', values: { reserve: dryingReserve, required: DRYING_RESERVE } })
  return dryingReserve
}

const balanceOf = (found: Found, vapour: VapourBodies, path: VapourPath, balance: TwoPeriodBalance): Balance => {
  const { current, warnings } = found
  if (balance.surfaceCondensation) warnings.push({ code: 'surfaceCondensation' })
  if (balance.planes > 2) warnings.push({ code: 'tooManyPlanes', values: { planes: balance.planes } })
  const planes = balance.wettings.map((wetting) => planeOf(current, vapour, path, wetting))
  const first = balance.wettings[0]
  const last = balance.wettings.at(-1)
  return {
    condensate: balance.condensate,
    evaporation: balance.evaporation,
    ...verdict(found, balance, planes),
    limit: balance.condensate === null ? null : governing(planes),
    dryingReserve: reserve(found, balance),
    planes,
    sdInside: first ? (path.sd[first.first] ?? null) : vapour.total,
    sdOutside: last ? vapour.total - valueAt(path.sd, last.last) : null,
  }
}

/** Vapour pressure on the string, between nodes linear over the equivalent air layer thickness. */
const pressureOnString = (path: VapourPath, pressures: Float64Array, sd: number): number => {
  let node = 1
  while (node < path.count - 1 && valueAt(path.sd, node) < sd) node += 1
  const start = valueAt(path.sd, node - 1)
  const share = Math.min(1, Math.max(0, (sd - start) / (valueAt(path.sd, node) - start)))
  const from = valueAt(pressures, node - 1)
  return from + share * (valueAt(pressures, node) - from)
}

const tracedBalance = (trace: Trace, balance: Balance, vapour: VapourBodies): void => {
  const step = { clause: 'DIN 4108-3, annex A', layer: null, unit: 'kg/m²' } as const
  const inputs = { sdInside: balance.sdInside ?? 0, sdTotal: vapour.total, planes: balance.planes.length }
  trace.push({ ...step, quantity: 'moisture.condensate', formula: 'condensate', inputs, value: balance.condensate })
  trace.push({ ...step, quantity: 'moisture.evaporation', formula: 'evaporation', inputs, value: balance.evaporation })
}

const isRoof = ({ construction: { type } }: Section) => type === 'pitchedRoof' || type === 'flatRoof'

const applied = (
  found: Found,
  vapour: VapourBodies,
  surface: Surface,
  sd: readonly (number | null)[],
  trace?: Trace,
): MoistureAssessment => {
  const { current, climate } = found
  const surfaces = mouldSurfaceResistances(current.construction.type)
  const { stationary } = climate
  const resistance = vapour.bodies.reduce((sum, body) => sum + body.resistance, surfaces.rsi + surfaces.rse)
  const difference = Math.abs(stationary.insideTemperature - stationary.outsideTemperature)
  const path = vapourPath(vapour, (resistance * LARGEST_STEP) / difference)
  const saturation = isRoof(current) ? DRYING_SATURATION.roof : DRYING_SATURATION.wall
  const periods = twoPeriodBalance(path, stationary, surfaces, saturation)
  const balance = balanceOf(found, vapour, path, periods)
  if (trace) tracedBalance(trace, balance, vapour)
  const yearly = { rsi: internalSurfaceResistance[current.heatFlow], rse: EXTERNAL_SURFACE_RESISTANCE }
  const monthly = climate.monthly.map((year) => monthlyBalance(vapour, year, yearly))
  return {
    moisture: { applicable: true, ...surface, ...balance, sdTotal: vapour.total, monthly },
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
 * The temperature factor is that of the straight path with the least resistance, so members are on the safe side.
 *
 * @param isComputable - false where the resistance of the construction cannot be told
 */
export function assessMoisture(
  current: Section,
  climate: Climate,
  isComputable: boolean,
  warnings: PhysicsWarning[],
  trace?: Trace,
): MoistureAssessment {
  const found: Found = { current, climate, warnings }
  const { layers } = current.construction
  const { counted } = current.applicable
  const surface = innerSurface(found, isComputable, trace)
  const all = bodies(layers, counted, current.bays ?? counted.map(() => 0))
  const sd = bodySd(all)
  const vapour = vapourBodies(all, sd)
  const sdByLayer = layerSd(layers, counted, all, sd)
  const reason = exclusion(current)
  if (reason) warnings.push(reason)
  else warnings.push(...unknownFactors(all, sd))
  if (reason === null && vapour !== null && current.bays !== null && all.length > 0)
    return applied(found, vapour, surface, sdByLayer, trace)
  const sdTotal = vapour && all.length > 0 ? vapour.total : null
  const moisture = { applicable: reason === null, ...surface, ...unknownBalance, sdTotal, monthly: [] }
  return { moisture, layerSd: sdByLayer, vapour: null }
}

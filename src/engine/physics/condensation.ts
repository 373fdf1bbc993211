import { sumOfLayers } from '#engine/formulas/heat.ts'
import { dryingReserve, GENERAL_LIMIT, governingLimit, sdBehindPlane, sdToPlane } from '#engine/formulas/moisture.ts'
import { about, figure, type Trace } from '#engine/trace.ts'
import { condensateLimit } from './condensate-limit.ts'
import { holdsWood, requiredReserve } from './drying-reserve.ts'
import type { CondensationPlane, Moisture, PhysicsWarning } from './physics-result.ts'
import { placeOfNodes } from './plane-place.ts'
import type { Section } from './section.ts'
import type { TwoPeriodBalance, Wetting } from './two-period-balance.ts'
import { indexAt } from './value-at.ts'
import type { VapourBodies, VapourPath } from './vapour-path.ts'

type Found = {
  readonly current: Section
  readonly warnings: PhysicsWarning[]
  readonly trace: Trace | undefined
}

const planeOf = (
  { current, trace }: Found,
  vapour: VapourBodies,
  path: VapourPath,
  wetting: Wetting,
): CondensationPlane => {
  const { layers } = current.construction
  const { firstBody, lastBody, isAtFace, ...where } = placeOfNodes(current, vapour, path, wetting)
  const touchedLast = isAtFace ? lastBody + 1 : lastBody
  const { limit, reason } = condensateLimit(layers, vapour.bodies, [firstBody, touchedLast], about(trace, where.layer))
  return {
    ...where,
    condensate: wetting.condensate,
    evaporation: wetting.evaporation,
    limit,
    limitReason: reason,
  }
}

/** Limit of the plane that comes closest to it. */
const governing = (planes: readonly CondensationPlane[], trace: Trace | undefined): number => {
  const condensates = planes.map(({ condensate }) => condensate)
  const limits = planes.map(({ limit }) => limit)
  return figure(trace, 'condensateLimit', governingLimit)(condensates, limits)
}

/** What the two-period balance says of the construction. */
export type Balance = Pick<
  Moisture,
  'condensate' | 'evaporation' | 'dries' | 'limit' | 'dryingReserve' | 'fulfilled' | 'planes' | 'sdInside' | 'sdOutside'
>

export const unknownBalance: Balance = {
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
  const reserved = figure(found.trace, 'dryingReserve', dryingReserve)(evaporation, condensate)
  const required = requiredReserve(found.current)
  if (required !== null && reserved < required)
    found.warnings.push({ code: 'dryingReserveLow', values: { reserve: reserved, required } })
  return reserved
}

/** From the room to the first plane, else through the whole, and from the last plane outwards. */
const sdAround = (
  { sd, total }: VapourBodies,
  path: VapourPath,
  { wettings }: TwoPeriodBalance,
  trace: Trace | undefined,
) => {
  const [first, last] = [wettings[0], wettings.at(-1)]
  if (!first || !last) return { sdInside: figure(trace, 'sdInside', sumOfLayers)(sd), sdOutside: null }
  const { body, fraction } = path
  const outer = sdToPlane.of(sd, indexAt(body, last.last), fraction[last.last] ?? 1)
  return {
    sdInside: figure(trace, 'sdInside', sdToPlane)(sd, indexAt(body, first.first), fraction[first.first] ?? 1),
    sdOutside: figure(trace, 'sdOutside', sdBehindPlane)(total, outer),
  }
}

export const balanceOf = (found: Found, vapour: VapourBodies, path: VapourPath, balance: TwoPeriodBalance): Balance => {
  const { warnings, trace } = found
  if (balance.surfaceCondensation) warnings.push({ code: 'surfaceCondensation' })
  if (balance.planes > 2) warnings.push({ code: 'tooManyPlanes', values: { planes: balance.planes } })
  const planes = balance.wettings.map((wetting) => planeOf(found, vapour, path, wetting))
  const { dries, fulfilled } = verdict(found, balance, planes)
  const limit = balance.condensate === null ? null : governing(planes, trace)
  const reserved = reserve(found, balance)
  const { sdInside, sdOutside } = sdAround(vapour, path, balance, trace)
  return {
    condensate: balance.condensate,
    evaporation: balance.evaporation,
    dries,
    fulfilled,
    limit,
    dryingReserve: reserved,
    planes,
    sdInside,
    sdOutside,
  }
}

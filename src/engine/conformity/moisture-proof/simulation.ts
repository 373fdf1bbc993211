import { isHalfTimber, isOf, type Placed } from '#engine/layer-places.ts'
import { has, isCovered } from '#engine/physics/applicable-layers.ts'
import type { SimulationReason } from '#vocabulary/moisture-proof.ts'
import { isUnlikeDwellings } from '#vocabulary/room-humidity.ts'
import type { RuleStatus } from '../rule-pack.ts'
import type { DrivingRain } from './driving-rain.ts'
import { MOST_INSIDE } from './list-walls.ts'
import { hasTimberBetween, insulationInside, type Reading, sdInside } from './reading.ts'

/** How well each reason is documented. */
export const reasonStatus: Readonly<Record<SimulationReason, RuleStatus>> = {
  greened: 'secondary',
  ballastOnTimber: 'recalled',
  indoorClimate: 'secondary',
  insideInsulation: 'secondary',
  capillaryActive: 'secondary',
  timberFlatRoof: 'secondary',
  rainIntoFacing: 'secondary',
}

/** Less than this inside of insulation that takes up water leaves it open to the room [m]. */
const RETARDED = 2

const isRoof = ({ construction: { type } }: Reading): boolean => type === 'flatRoof' || type === 'pitchedRoof'

const isGreened = ({ construction: { layers } }: Reading): boolean =>
  layers.some((layer) => layer.state !== 'removed' && has(layer, 'vegetation'))

const isBallasted = ({ construction: { layers } }: Reading): boolean => isCovered(layers)

function ofRoof(reading: Reading): SimulationReason[] {
  const reasons: SimulationReason[] = []
  const isInsulated = reading.main >= 0
  const isClosed = isInsulated && reading.sealing >= 0 && reading.cavity < 0 && hasTimberBetween(reading)
  if (isGreened(reading)) reasons.push('greened')
  else if (isClosed && isBallasted(reading)) reasons.push('ballastOnTimber')
  if (isClosed && reading.construction.type === 'flatRoof') reasons.push('timberFlatRoof')
  return reasons
}

/** Masonry, concrete or half-timber: insulation inside leaves it in the cold. */
const isLeaf = (core: Placed): boolean =>
  isHalfTimber(core) || (core.layer.framing === undefined && isOf(core.layer, 'masonry', 'concrete'))

/** Insulation inside that is the main one: capillary-active, or beyond what is proven without simulation. */
function ofInsideInsulation(reading: Reading): SimulationReason[] {
  const { core, main, construction } = reading
  if (core === undefined || !isLeaf(core) || main <= core.index) return []
  const isActive = !has(construction.layers[main], 'nonAbsorbing') && (sdInside(reading) ?? 0) < RETARDED
  if (isActive) return ['capillaryActive']
  return insulationInside(reading) > MOST_INSIDE ? ['insideInsulation'] : []
}

/**
 * Why a simulation is required; empty where list or balance may answer.
 *
 * @param isListed - whether the part is on the list, which has room for little insulation inside
 */
export function simulationReasonsOf(
  reading: Reading,
  rain: DrivingRain | null,
  isListed: boolean,
): readonly SimulationReason[] {
  const { type, settings } = reading.construction
  const reasons: SimulationReason[] = isRoof(reading) ? ofRoof(reading) : []
  if (isUnlikeDwellings(settings?.humidityClass)) reasons.push('indoorClimate')
  if (type === 'outerWall' && !isListed) reasons.push(...ofInsideInsulation(reading))
  if (rain?.surface === 'facing' && rain.fulfilled === false) reasons.push('rainIntoFacing')
  return reasons
}

/** Whether a simulation is advised: a roof that the sun warms less. */
export const isSimulationAdvised = (reading: Reading): boolean =>
  isRoof(reading) && reading.cavity < 0 && (reading.construction.settings?.roofShaded === true || isBallasted(reading))

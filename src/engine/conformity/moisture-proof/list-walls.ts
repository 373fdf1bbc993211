import type { Layer } from '#engine/construction.ts'
import { isFrameOf, isHalfTimber, isInsulation, isOf } from '#engine/layer-places.ts'
import { has } from '#engine/physics/applicable-layers.ts'
import type { ListRow, ProofCondition } from '#vocabulary/moisture-proof.ts'
import { isRepellent, renderOf } from './driving-rain.ts'
import {
  hasTimberMembers,
  insulationInside,
  isInsulating,
  isInsulatingMasonry,
  type Reading,
  sdInside,
  sdOutside,
  sumOf,
} from './reading.ts'

/** A row of the list that a part is on, with what its layers do not show. */
export type ListHit = { readonly row: ListRow; readonly conditions: readonly ProofCondition[] }
/** @returns undefined where the part is not on the row */
export type ListRule = (reading: Reading) => ListHit | undefined

const hit = (row: ListRow, ...conditions: readonly ProofCondition[]): ListHit => ({ row, conditions })

/** Insulation inside needs no more up to here, and with sd inside up to the second [m²·K/W]. */
const LITTLE_INSIDE = 0.5
export const MOST_INSIDE = 1
/** Insulation by whose factor vapour passes easily: mineral wool, wood fibre; foams hold it back. */
const OPEN_FACTOR = 10

const isWithin = (value: number | null, least: number, most: number): boolean =>
  value !== null && value >= least && value <= most

const some = ({ construction: { layers } }: Reading, from: number, to: number, is: (layer: Layer) => boolean) =>
  layers.some((layer, index) => index >= from && index < to && layer.state !== 'removed' && is(layer))

const isMineral = ({ core }: Reading): boolean =>
  core !== undefined && core.layer.framing === undefined && isOf(core.layer, 'masonry', 'concrete')

/** Timber members with insulation between. */
export const isTimberFrame = ({ core }: Reading): boolean =>
  core !== undefined && isFrameOf(core) && hasTimberMembers(core.layer) && !isHalfTimber(core)

export const isSolidTimber = ({ core }: Reading): boolean =>
  core !== undefined && core.layer.framing === undefined && isOf(core.layer, 'wood')

/** What keeps rain and cold off a solid wall; undefined where nothing of the row does. */
function facingOf(reading: Reading, core: number): readonly ProofCondition[] | undefined {
  const { cavity } = reading
  if (cavity >= 0 && cavity < core) return ['claddingOpenings']
  if (some(reading, 0, core, (layer) => isInsulating(layer) || isOf(layer, 'masonry'))) return []
  const render = renderOf(reading)
  const isAdhered = some(reading, 0, core, (layer) => isOf(layer, 'facade', 'flooring'))
  if (isAdhered) return ['jointShare']
  if (!render.isRendered || render.behind !== core) return undefined
  const repels = isRepellent(render.waterAbsorption, render.sd)
  if (repels === null) return ['renderRepellent']
  return repels ? [] : undefined
}

const masonryWall: ListRule = (reading) => {
  const { core, construction } = reading
  if (core === undefined || !isMineral(reading) || insulationInside(reading) > 0) return undefined
  if (!some(reading, core.index + 1, construction.layers.length, (layer) => isOf(layer, 'plaster'))) return undefined
  const conditions = facingOf(reading, core.index)
  return conditions && hit('masonryWall', ...conditions)
}

/** Equivalent air layer thickness of all that lies inside of the core [m]. */
const sdInsideCore = (reading: Reading): number | null =>
  sumOf(reading, 'sd', (reading.core?.index ?? -1) + 1, reading.construction.layers.length)

/** That of the insulation inside of the core and of what lines it [m]. */
function sdOfInsulation(reading: Reading): number | null {
  const { layers } = reading.construction
  const first = layers.findIndex((layer, index) => index > (reading.core?.index ?? -1) && isInsulating(layer))
  return sumOf(reading, 'sd', first, layers.length)
}

const insideInsulation: ListRule = (reading) => {
  const inside = isMineral(reading) ? insulationInside(reading) : 0
  if (inside === 0) return undefined
  const isOn =
    inside <= LITTLE_INSIDE ||
    (inside <= MOST_INSIDE && isWithin(sdOfInsulation(reading), 0.5, Number.POSITIVE_INFINITY))
  return isOn ? hit('insideInsulation') : undefined
}

const timberVentilated: ListRule = (reading) => {
  const { cavity, main } = reading
  if (!isTimberFrame(reading) || cavity < 0 || cavity > main) return undefined
  const isOn = isWithin(sdInside(reading), 2, Number.POSITIVE_INFINITY) && isWithin(sdOutside(reading), 0, 0.3)
  return isOn ? hit('timberVentilated', 'claddingOpenings') : undefined
}

/** The insulating board that carries the render; -1 where none does. */
export function renderedBoard(reading: Reading): number {
  const { isRendered, behind } = renderOf(reading)
  const layer = behind < 0 ? undefined : reading.construction.layers[behind]
  return isRendered && layer !== undefined && isInsulation(layer) && layer.framing === undefined ? behind : -1
}

export const isOpenBoard = ({ material }: Layer): boolean =>
  (material.vapourResistanceFactor?.dry ?? Number.POSITIVE_INFINITY) <= OPEN_FACTOR

const timberRendered: ListRule = (reading) => {
  const board = isTimberFrame(reading) ? renderedBoard(reading) : -1
  const layer = board < 0 ? undefined : reading.construction.layers[board]
  if (!layer || !isOpenBoard(layer)) return undefined
  const isOn =
    isWithin(sdInside(reading), 2, Number.POSITIVE_INFINITY) && isWithin(sumOf(reading, 'sd', 0, board), 0, 0.7)
  return isOn ? hit('timberRendered') : undefined
}

const halfTimberInside: ListRule = (reading) => {
  const inside = insulationInside(reading)
  const isOn = inside <= LITTLE_INSIDE || (inside <= MOST_INSIDE && isWithin(sdOfInsulation(reading), 1, 2))
  return isOn ? hit('halfTimberInside') : undefined
}

const halfTimberOutside: ListRule = (reading) => {
  const { cavity, main } = reading
  if (cavity >= 0 && cavity < main) return hit('halfTimberOutside', 'claddingOpenings')
  return isWithin(sdOutside(reading), 0, 2) ? hit('halfTimberOutside') : undefined
}

const halfTimber: ListRule = (reading) => {
  const { core, main } = reading
  if (core === undefined || !isHalfTimber(core)) return undefined
  if (insulationInside(reading) > 0) return halfTimberInside(reading)
  if (main >= 0 && main < core.index) return halfTimberOutside(reading)
  return isWithin(sdInsideCore(reading), 1, 2) ? hit('halfTimberInfill') : undefined
}

export const wallRules: readonly ListRule[] = [
  masonryWall,
  insideInsulation,
  timberVentilated,
  timberRendered,
  halfTimber,
]

/** Against the ground: sealed, and insulating masonry or perimeter insulation. */
export const cellarWall: ListRule = ({ construction, sealing, core, main }) => {
  if (core === undefined || sealing < 0 || sealing > core.index) return undefined
  const isPerimeter = main >= 0 && main < core.index && has(construction.layers[main], 'insulatesWet')
  return isPerimeter || isInsulatingMasonry(core.layer) ? hit('cellarWall') : undefined
}

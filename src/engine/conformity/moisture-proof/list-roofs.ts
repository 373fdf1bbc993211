import { isOf } from '#engine/layer-places.ts'
import { has } from '#engine/physics/applicable-layers.ts'
import type { ListHit, ListRule } from './list-walls.ts'
import {
  hasTimberBetween,
  hasTimberMembers,
  isInsulating,
  type Reading,
  sdInside,
  sdOutside,
  sumOf,
} from './reading.ts'

const on = (row: ListHit['row'], ...conditions: ListHit['conditions']): ListHit => ({ row, conditions })

/** Most of R that may lie on the room side of the retarder or the sealing. */
const SHARE_INSIDE = 0.2
/** Sealed above and below. */
const TIGHT = 100
/** Least height of a ventilated gap, below and from a slope of 5° [m]; flat roofs count as below. */
const GAP = { flat: 0.05, sloped: 0.02 } as const
const DUST = 1e-9

/** Whether at most a fifth of R lies inside of a layer. */
function isLittleInside(reading: Reading, layer: number): boolean {
  const end = reading.construction.layers.length
  const total = sumOf(reading, 'resistance', 0, end)
  const inside = sumOf(reading, 'resistance', layer + 1, end)
  return total !== null && inside !== null && inside <= SHARE_INSIDE * total + DUST
}

/** Whether air moves right on the insulation, and not only below the covering. */
const isVentilatedOnInsulation = ({ physics: { layers }, cavity, main }: Reading): boolean =>
  cavity >= 0 && main > cavity && !layers.some(({ counted }, index) => counted && index < main)

/** Whether insulation lies between members. */
const isBetweenRafters = ({ construction: { layers }, physics }: Reading): boolean =>
  layers.some((layer, index) => physics.layers[index]?.counted && hasTimberMembers(layer) && isInsulating(layer))

/** Least sd inside that a roof asks for by its sd outside [m]; beyond 2 m it is not on the list. */
export function leastInside(outside: number): number {
  if (outside <= 0.1) return 1
  if (outside <= 0.3) return 2
  return outside <= 2 ? 6 * outside : Number.POSITIVE_INFINITY
}

const unventilatedRoof: ListRule = (reading) => {
  const { main, retarder } = reading
  const [inside, outside] = [sdInside(reading), sdOutside(reading)]
  if (main < 0 || retarder < 0 || inside === null || outside === null) return undefined
  if (isVentilatedOnInsulation(reading) || !isBetweenRafters(reading) || !isLittleInside(reading, retarder))
    return undefined
  return inside >= leastInside(outside) - DUST ? on('unventilatedRoof') : undefined
}

const aboveRafters: ListRule = (reading) => {
  const [inside, outside] = [sdInside(reading), sdOutside(reading)]
  if (reading.main < 0 || inside === null || outside === null || isBetweenRafters(reading)) return undefined
  const isOn = outside <= 0.5 ? inside >= 10 : inside >= TIGHT && !hasTimberBetween(reading)
  return isOn ? on('aboveRafters') : undefined
}

/** A film whose two factors are known, new below what stays, laid from outside over the rafters. */
const variableRetarder: ListRule = ({ construction: { layers }, main }) => {
  const isOn = layers.some((layer, index) => {
    const { thickness, material, state, sd } = layer
    const factor = material.vapourResistanceFactor
    if (index <= main || state !== 'new' || sd !== undefined || !factor || !isOf(layer, 'membrane')) return false
    const dry = factor.dry * thickness
    const staysInside = layers.slice(index + 1).some((inner) => inner.state === 'existing')
    return staysInside && factor.wet * thickness <= 0.5 + DUST && dry >= 2 - DUST && dry <= 10 + DUST
  })
  return main >= 0 && isOn ? on('variableRetarder') : undefined
}

const sealedRoof: ListRule = (reading) => {
  const { sealing, cavity, main } = reading
  if (sealing < 0 || cavity > sealing || main < 0 || hasTimberBetween(reading)) return undefined
  return (sdInside(reading) ?? 0) >= TIGHT ? on('sealedRoof') : undefined
}

const gapOf = ({ construction: { layers }, cavity }: Reading): number => layers[cavity]?.thickness ?? 0

/** Whatever lies between the air space and the insulation. */
const ventilatedFlatRoof: ListRule = (reading) => {
  const { cavity, main } = reading
  const isOn = cavity >= 0 && main > cavity && (sdInside(reading) ?? 0) >= TIGHT && gapOf(reading) >= GAP.flat - DUST
  return isOn ? on('ventilatedFlatRoof', 'flatRoofOpenings') : undefined
}

const ventilatedRoof: ListRule = (reading) => {
  const isCold = isVentilatedOnInsulation(reading) && isBetweenRafters(reading)
  const isOn = isCold && (sdInside(reading) ?? 0) >= 2 && gapOf(reading) >= GAP.sloped - DUST
  return isOn ? on('ventilatedRoof', 'roofOpenings') : undefined
}

export const pitchedRoofRules: readonly ListRule[] = [
  unventilatedRoof,
  ventilatedRoof,
  aboveRafters,
  variableRetarder,
  sealedRoof,
]
export const flatRoofRules: readonly ListRule[] = [
  sealedRoof,
  ventilatedFlatRoof,
  (reading) => (reading.cavity < 0 ? unventilatedRoof(reading) : undefined),
]

/** Against the ground: insulated outside of the sealing. */
export const perimeterSlab: ListRule = (reading) => {
  const { construction, sealing, main } = reading
  const isPerimeter = main >= 0 && main < sealing && has(construction.layers[main], 'insulatesWet')
  return isPerimeter && isLittleInside(reading, sealing) ? on('perimeterSlab') : undefined
}

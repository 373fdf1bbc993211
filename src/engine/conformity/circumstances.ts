import type { Construction } from '#engine/construction.ts'
import { isExposed, isFrameOf, isHalfTimber, isSealing, type Placed } from '#engine/layer-places.ts'
import type { Measure, Settings } from '#vocabulary/settings.ts'
import type { Circumstance } from './rule-pack.ts'

/** A set of circumstances, a bit for each. */
export type Circumstances = number

const bitOf = {
  roofSpace: 1,
  noRoofSpace: 2,
  newSealing: 4,
  monument: 8,
  noMonument: 16,
  halfTimber: 32,
  noHalfTimber: 64,
  cavityAlone: 128,
  notCavityAlone: 256,
  framed: 512,
  light: 1024,
  heavy: 2048,
} as const satisfies Record<Circumstance, number>

export const circumstancesIn = (named: readonly Circumstance[]): Circumstances =>
  named.reduce((bits, one) => bits | bitOf[one], 0)

/** Lighter parts need a greater resistance [kg/m²] (DIN 4108-2:2013-02, 5.1.2). */
const LIGHT = 100

type Asked = {
  readonly measures: readonly Measure[]
  readonly settings: Settings
  readonly core: Placed | undefined
}

const isCavityAlone = ({ measures }: Asked): boolean =>
  measures.includes('cavityFilled') && !measures.includes('outsideInsulated') && !measures.includes('insideInsulated')

function massClass({ core }: Asked, mass: number | null): number {
  if (isFrameOf(core) && !isHalfTimber(core)) return bitOf.framed
  return mass !== null && mass < LIGHT ? bitOf.light : bitOf.heavy
}

/** Half-timber that shows, and is insulated from inside or filled anew. */
const isFachwerk = (construction: Construction, { measures, core }: Asked): boolean =>
  isHalfTimber(core) &&
  (measures.includes('insideInsulated') || measures.includes('infillRenewed')) &&
  isExposed(construction, core)

const hasNewSealing = ({ layers }: Construction): boolean =>
  layers.some((layer) => layer.state === 'new' && isSealing(layer))

/**
 * What rules ask of a construction beyond type, works and heating.
 *
 * @param mass - of the construction [kg/m²]; null where unknown
 */
export function circumstancesOf(construction: Construction, asked: Asked, mass: number | null): Circumstances {
  const { settings } = asked
  return (
    (settings.unheatedSide === 'roofSpace' ? bitOf.roofSpace : bitOf.noRoofSpace) |
    (settings.monument ? bitOf.monument : bitOf.noMonument) |
    (isFachwerk(construction, asked) ? bitOf.halfTimber : bitOf.noHalfTimber) |
    (isCavityAlone(asked) ? bitOf.cavityAlone : bitOf.notCavityAlone) |
    massClass(asked, mass) |
    (hasNewSealing(construction) ? bitOf.newSealing : 0)
  )
}

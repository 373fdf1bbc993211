import type { AccessoryDefinition } from './accessory.ts'
import { accessoryDefinitions } from './accessory-definitions.ts'
import type { Bounds } from './bounds.ts'
import type { ConstructionType } from './constructions.ts'
import type { AccessoryUnit } from './materials.ts'

export type AccessoryId = keyof typeof accessoryDefinitions

export const isAccessoryId = (id: string): id is AccessoryId => Object.hasOwn(accessoryDefinitions, id)
export const accessoryIds: readonly AccessoryId[] = Object.keys(accessoryDefinitions).filter(isAccessoryId)

/** What is known of an accessory beside its datasets. */
export const accessoryOf = (id: AccessoryId): AccessoryDefinition => accessoryDefinitions[id]

/**
 * Accessories that a layer may have. Mortar takes the place of the stones it joins, heating pipes belong to the
 * services, and the reinforcement of precast parts is in their dataset: none of them is added to a layer.
 */
export const layerAccessoryIds: readonly AccessoryId[] = accessoryIds.filter((id) => {
  const { kind, amount } = accessoryOf(id)
  return kind !== 'mortar' && kind !== 'services' && amount?.high !== 0
})

/** An accessory as a layer names it. */
export type NamedAccessory = {
  readonly accessoryId: AccessoryId
  /** In the unit of the accessory; the typical amount where absent. */
  readonly amount?: number | undefined
  /** Of studs, from axis to axis [m]; the usual spacing where absent. */
  readonly spacing?: number | undefined
}

/** What an own amount may be, in its unit. */
export const accessoryAmounts: Readonly<Record<AccessoryUnit, Bounds>> = {
  'kg/m³': { unit: 'kg/m³', minimum: 0, maximum: 1_000 },
  'kg/m²': { unit: 'kg/m²', minimum: 0, maximum: 500 },
  'm²/m²': { unit: 'm²/m²', minimum: 0, maximum: 10 },
  'm³/m³': { unit: 'm³/m³', minimum: 0, maximum: 1 },
}

/** Length of the wall that the usual amount of studs is for [m]. */
const WALL_LENGTH = 4
/** Length of studs per area of a wall of 4 m, the last one included [m/m²]. */
const studLength = (spacing: number) => (Math.ceil(WALL_LENGTH / spacing - 1e-9) + 1) / WALL_LENGTH

/** Amount that counts, in the unit of the accessory; undefined where it is asked for and not told. */
export function amountOfAccessory({ accessoryId, amount, spacing }: NamedAccessory): number | undefined {
  if (amount !== undefined) return amount
  const { amount: usual, studs } = accessoryOf(accessoryId)
  if (!usual || !studs || spacing === undefined) return usual?.typical
  return usual.typical + (studLength(spacing) - studs.studLength) * studs.studMass
}

const reinforcement: Partial<Record<ConstructionType, AccessoryId>> = {
  outerWall: 'reinforcementWall',
  innerWall: 'reinforcementWall',
  partitionToUnheated: 'reinforcementWall',
  outerWallGround: 'reinforcementWatertightWall',
  groundSlab: 'reinforcementGroundSlab',
}

/** Metal studs among what is built in as they are drawn: flange and spacing [m]; undefined where there are none. */
export function studsOf(accessories: readonly NamedAccessory[] = []) {
  for (const { accessoryId, spacing } of accessories) {
    const { studs } = accessoryOf(accessoryId)
    if (studs) return { hatch: 'metal' as const, width: studs.flange, spacing: spacing ?? studs.spacing }
  }
  return undefined
}

/** Materials whose datasets hold the concrete alone: their reinforcement is an accessory. */
const concreteAlone: readonly string[] = [
  'reinforced_concrete_c25_30',
  'reinforced_concrete_c30_37',
  'reinforced_concrete_c30_37_2pct',
]
export const needsReinforcement = (materialId: string): boolean => concreteAlone.includes(materialId)

/** Whether an accessory is reinforcement, of whatever component. */
export const isReinforcement = ({ accessoryId }: NamedAccessory): boolean =>
  accessoryOf(accessoryId).kind === 'reinforcement'

/** The reinforcement that concrete of a component usually has: as a slab where it is no wall and not on the ground. */
export const usualReinforcement = (type: ConstructionType): AccessoryId => reinforcement[type] ?? 'reinforcementSlab'

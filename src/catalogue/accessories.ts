import type { ConstructionType } from '#vocabulary/constructions.ts'
import { accessories } from './accessories-data.ts'
import type { Accessory } from './accessory.ts'
import { type CatalogueDataset, composeDataset, type MaterialDataset } from './compose-dataset.ts'

export type AccessoryId = (typeof accessories)[number]['id']

const byId: ReadonlyMap<string, Accessory> = new Map(accessories.map((one) => [one.id, one]))

/** @throws {RangeError} for an id that is none; the type keeps it away */
export function accessoryOf(id: AccessoryId): Accessory {
  const found = byId.get(id)
  if (!found) throw new RangeError(`no accessory ${id}`)
  return found
}

export const allAccessories: readonly Accessory[] = accessories

const reinforcement: Partial<Record<ConstructionType, AccessoryId>> = {
  outerWall: 'reinforcementWall',
  innerWall: 'reinforcementWall',
  partitionToUnheated: 'reinforcementWall',
  outerWallGround: 'reinforcementWatertightWall',
  groundSlab: 'reinforcementGroundSlab',
}

/** The reinforcement that concrete of a component usually has: as a slab where it is no wall and not on the ground. */
export const usualReinforcement = (type: ConstructionType): Accessory =>
  accessoryOf(reinforcement[type] ?? 'reinforcementSlab')

/** Keys of all datasets that accessories have in a release. */
export const accessoryKeys = (release: string): string[] =>
  allAccessories.flatMap(({ datasets }) => {
    const { dataset, without, endOfLife } = datasets[release] ?? {}
    return [dataset, without, endOfLife].filter((key) => key !== undefined)
  })

type Modules = CatalogueDataset['modules']

/** Module by module and indicator by indicator what the first has more; what only one declares is not known. */
const difference = (one: Modules, other: Modules): Modules =>
  one.flatMap((figures) => {
    const same = other.find(({ module, scenario }) => module === figures.module && scenario === figures.scenario)
    if (!same) return []
    const values = new Map(Object.entries(same.indicators))
    const indicators = Object.fromEntries(
      Object.entries(figures.indicators).flatMap(([name, value]) => {
        const base = values.get(name)
        return base === undefined ? [] : [[name, value - base]]
      }),
    )
    return [{ ...figures, indicators }]
  })

/**
 * The dataset of an accessory as it counts, by mass where its mass is known.
 *
 * @param find - a dataset of the release by its key
 * @returns undefined where the accessory has none in the release
 */
export function accessoryDataset(
  accessory: Accessory,
  release: string,
  find: (key: string) => CatalogueDataset | undefined,
): MaterialDataset | undefined {
  const keys = accessory.datasets[release]
  const own = keys && find(keys.dataset)
  if (!own) return undefined
  const base = keys.without === undefined ? undefined : find(keys.without)
  const more: CatalogueDataset = base ? { ...own, modules: difference(own.modules, base.modules) } : own
  const mass = keys.massPerMetre ?? keys.massOfDifference
  const dataset: CatalogueDataset =
    mass === undefined ? more : { ...more, referenceUnit: 'kg', referenceQuantity: own.referenceQuantity * mass }
  const endOfLife = keys.endOfLife === undefined ? undefined : find(keys.endOfLife)
  const treatment = keys.endOfLifeTreatment && { endOfLifeTreatment: { [own.generation]: keys.endOfLifeTreatment } }
  return composeDataset(treatment, { dataset, endOfLife })
}

import type { CatalogueDataset, MaterialDataset, Release } from '#catalogue/catalogue.ts'
import { composeDataset } from '#catalogue/compose-dataset.ts'
import type { AssessedWith, ConstructionLayer } from '#contract/constructions.ts'
import type { DataInUse } from './data-in-use.ts'
import type { DatasetKey } from './dataset-store.ts'
import type { EngineMaterials } from './engine-materials.ts'
import { ownDataset, ownDatasetKey } from './own-datasets.ts'
import type { ReadOwnMaterials, UserMaterial } from './own-material.ts'

/** What parts are resolved from. */
export type ResolveSources = {
  readonly data: DataInUse
  readonly engine: EngineMaterials
  readonly readOwn: ReadOwnMaterials
}

type Pin = AssessedWith['datasets'][number]
/** What a layer, or its members, is of. */
export type Part = Pick<ConstructionLayer, 'materialId' | 'dataset'>

type Choice = NonNullable<ConstructionLayer['dataset']>

const keyOf = ({ uuid, version }: DatasetKey) => (version === undefined ? uuid : `${uuid}@${version}`)
const isPinned = (current: MaterialDataset | undefined, { uuid, version, endOfLife }: Pin) =>
  current?.uuid === uuid &&
  current.version === version &&
  current.endOfLife?.uuid === endOfLife?.uuid &&
  current.endOfLife?.version === endOfLife?.version

/** Everything about the release that the parts are resolved with. */
export type Context = ResolveSources & {
  readonly release: Release
  readonly pins: readonly Pin[] | undefined
  readonly settled: readonly string[]
  readonly own: ReadonlyMap<string, UserMaterial>
}

const pinnedChoice = ({ pins }: Context, { uuid, version }: Choice): DatasetKey => ({
  uuid,
  version: version ?? pins?.find((pin) => pin.replaced && pin.uuid === uuid)?.version,
})

/** The kept version of a material of the catalogue, where it is another than today's. */
function otherPin({ pins, data, release }: Context, materialId: string): Pin | undefined {
  const pin = pins?.find((one) => one.materialId === materialId && !one.replaced)
  return pin && !isPinned(data.currentOf(materialId, release.id), pin) ? pin : undefined
}

const isUnpinned = ({ pins, settled }: Context, materialId: string) =>
  pins !== undefined &&
  settled.includes(materialId) &&
  !pins.some((one) => one.materialId === materialId && !one.replaced)

/** What was kept of a dataset that is chosen on a layer. */
const choicePin = ({ pins }: Context, materialId: string, { uuid, version }: DatasetKey) =>
  pins?.find((pin) => pin.replaced && pin.materialId === materialId && pin.uuid === uuid && pin.version === version)

function chosenKeys(context: Context, materialId: string, chosen: DatasetKey): DatasetKey[] {
  const endOfLife = choicePin(context, materialId, chosen)?.endOfLife
  return endOfLife ? [chosen, endOfLife] : [chosen]
}

/** Keys of datasets that are not at hand for sure. */
export function wantedKeys(context: Context, { materialId, dataset: choice }: Part): DatasetKey[] {
  const chosen = choice ? chosenKeys(context, materialId, pinnedChoice(context, choice)) : []
  const own = context.own.get(materialId)
  if (own) return [...chosen, ...ownDatasetKey(own, context.release)]
  const pin = otherPin(context, materialId)
  return [...chosen, ...(pin ? [pin, ...(pin.endOfLife ? [pin.endOfLife] : [])] : [])]
}

/** Datasets by key. */
export type Found = ReadonlyMap<string, CatalogueDataset>

/** Those that were wanted, by key. */
export const byKey = (wanted: readonly DatasetKey[], found: readonly CatalogueDataset[]): Found =>
  new Map(
    wanted.flatMap((key) => {
      const dataset = found.find(
        ({ uuid, version }) => uuid === key.uuid && (key.version === undefined || key.version === version),
      )
      return dataset ? [[keyOf(key), dataset] as const] : []
    }),
  )

/** The material's own dataset: that of a user's material, the version that is kept, or that of today. */
export function ownOf(context: Context, materialId: string, found: Found): MaterialDataset | undefined {
  const { data, release, engine } = context
  const own = context.own.get(materialId)
  if (own) {
    const [key] = ownDatasetKey(own, release)
    return key
      ? found.get(keyOf(key))
      : engine.once(`${materialId} ${own.version} ${release.id}`, () => ownDataset(own, release))
  }
  const pin = otherPin(context, materialId)
  if (!pin) return isUnpinned(context, materialId) ? undefined : data.currentOf(materialId, release.id)
  const dataset = found.get(keyOf(pin))
  if (!dataset) return undefined
  const endOfLife = pin.endOfLife && found.get(keyOf(pin.endOfLife))
  const material = data.catalogue.materials.get(materialId)
  const byMass = material?.byMass?.includes(release.id)
  return engine.once(`${release.id} ${materialId} ${keyOf(pin)} ${endOfLife ? keyOf(endOfLife) : ''}`, () =>
    composeDataset(material, { dataset, endOfLife, byMass }),
  )
}

/**
 * A chosen dataset; where it declares no end of life, the generic one of the material stays: that which was kept, else
 * that of the material as it is now.
 */
export function chosenOf(
  context: Context,
  { materialId, dataset: choice }: Part,
  found: Found,
): MaterialDataset | undefined {
  const { data, engine } = context
  const chosen = choice && found.get(keyOf(pinnedChoice(context, choice)))
  if (!chosen) return undefined
  const pin = choicePin(context, materialId, chosen)
  const kept = pin?.endOfLife && found.get(keyOf(pin.endOfLife))
  const usual = pin ? undefined : ownOf(context, materialId, found)
  const endOfLife = pin ? kept : (usual?.process ?? usual?.endOfLife)
  if (!endOfLife) return chosen
  const key = `${chosen.release} ${materialId} ${keyOf(chosen)} ${keyOf(endOfLife)}`
  return engine.once(key, () =>
    composeDataset(data.catalogue.materials.get(materialId), { dataset: chosen, endOfLife }),
  )
}

import {
  type DatasetRef,
  energyRefs,
  type NamedEnergy,
  productRefs,
  type ResolvedBuilding,
  refKey,
} from '#assessment/building/resolved-building.ts'
import type { NamedDataset } from '#assessment/resolved.ts'
import type { ReleasedDataset } from '#catalogue/catalogue.ts'
import { isLayerable } from '#catalogue/dataset-schema.ts'
import type { AssessedWith } from '#contract/constructions.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { MJ_PER_KWH } from '#vocabulary/quantities.ts'
import type { Assessor } from './assessor.ts'
import type { DataInUse } from './data-in-use.ts'
import type { MaterialReader } from './own-material.ts'

/** [MJ] in one of the unit. */
const energyUnits: Readonly<Record<string, number>> = { MJ: 1, kWh: MJ_PER_KWH }

function toEnergy(dataset: ReleasedDataset): NamedEnergy | undefined {
  const { referenceUnit, referenceQuantity, modules } = dataset
  const unit = energyUnits[referenceUnit]
  if (unit === undefined || referenceQuantity === undefined || !modules.some(({ module }) => module === 'B6'))
    return undefined
  const { uuid, version, release, generation, name } = dataset
  return { uuid, version, release, generation, name, modules, referenceQuantity: referenceQuantity * unit }
}

const toProduct = (dataset: ReleasedDataset): NamedDataset | undefined =>
  isLayerable(dataset) ? { ...dataset, release: dataset.release, generation: dataset.generation } : undefined

const made = new WeakMap<ReleasedDataset, NamedDataset | undefined>()
/** The same object every time: the engine prepares a dataset by its identity. */
function productOf(dataset: ReleasedDataset): NamedDataset | undefined {
  if (!made.has(dataset)) made.set(dataset, toProduct(dataset))
  return made.get(dataset)
}

function byRef<Found>(
  refs: readonly DatasetRef[],
  datasets: readonly ReleasedDataset[],
  of: (dataset: ReleasedDataset) => Found | undefined,
): Map<string, Found> {
  return new Map(
    refs.flatMap((ref) => {
      const found = datasets.find(
        ({ uuid, version }) =>
          uuid === ref.uuid.toLowerCase() && (ref.version === undefined || ref.version === version),
      )
      const value = found && of(found)
      return value === undefined ? [] : [[refKey(ref), value] as const]
    }),
  )
}

/** Who sees materials of users, and the versions that are kept. */
type Reading = {
  readonly reader: MaterialReader | undefined
  readonly assessedWith: AssessedWith | null
}

/**
 * Finds everything that a project names: the materials of all its constructions with one query, its products and carriers
 * with another.
 *
 * @throws {ServiceError} `invalidRequest` naming `/release`, where there is no such release
 */
export async function resolveBuilding(
  { assessor, data }: { readonly assessor: Assessor; readonly data: DataInUse },
  project: Pick<ProjectDocument, 'release' | 'constructions' | 'openingTypes' | 'items' | 'operation' | 'variants'>,
  { reader, assessedWith }: Reading,
): Promise<ResolvedBuilding> {
  const entries = Object.entries(project.constructions)
  const layers = entries.flatMap(([, construction]) => construction.layers)
  const { release, catalogue, serviceLives, ...found } = await assessor.resolve(
    { layers, release: project.release, assessedWith, reader },
    { layers: '', release: '/release' },
  )
  const constructions = new Map<string, typeof found.layers>()
  let from = 0
  for (const [key, construction] of entries) {
    constructions.set(key, found.layers.slice(from, from + construction.layers.length))
    from += construction.layers.length
  }
  const [products, energy] = [productRefs(project), energyRefs(project)]
  const keys = [...products, ...energy].map(({ uuid, version }) => ({ uuid: uuid.toLowerCase(), version }))
  const datasets = keys.length > 0 ? await data.findDeclared(release.id, keys) : []
  return {
    release,
    catalogue,
    serviceLives,
    constructions,
    products: byRef(products, datasets, productOf),
    energy: byRef(energy, datasets, toEnergy),
  }
}

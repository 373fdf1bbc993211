import type { CatalogueDataset, Release } from '#catalogue/catalogue.ts'
import type { DatasetKey } from './dataset-store.ts'
import { type UserMaterial, uuidOfOwnMaterial } from './own-material.ts'

/**
 * The dataset that a user's material refers to; none where it does not. In the release it was chosen from it is the
 * version that was chosen, in another one the newest under the same UUID.
 */
export function ownDatasetKey({ content: { dataset } }: UserMaterial, release: Release): DatasetKey[] {
  if (!dataset) return []
  const { uuid, version } = dataset
  return [dataset.release === release.id ? { uuid, version } : { uuid }]
}

/** The declared figures of a user's material as a dataset of the release; undefined where they are of another generation. */
export function ownDataset(
  { id, version, content: { name, declaration } }: UserMaterial,
  release: Release,
): CatalogueDataset | undefined {
  if (!declaration || declaration.generation !== release.generation) return undefined
  const { name: product, type = 'specific', number: _number, modules, ...figures } = declaration
  const named = {
    ...(name.de_DE !== undefined && { de_DE: name.de_DE }),
    ...(name.en_GB !== undefined && { en_GB: name.en_GB }),
  }
  const defined = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as Pick<
    CatalogueDataset,
    'generation' | 'referenceQuantity' | 'referenceUnit'
  >
  return {
    ...defined,
    uuid: uuidOfOwnMaterial(id),
    version: String(version),
    release: release.id,
    name: product === undefined ? named : { de_DE: product },
    category: [],
    type,
    conformity: [declaration.generation],
    modules: modules.map(({ module, scenario, indicators }) => ({
      module,
      ...(scenario !== undefined && { scenario }),
      indicators,
    })),
  }
}

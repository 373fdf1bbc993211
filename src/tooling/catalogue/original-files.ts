import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { datasetKey, gatherDatasets, type OekobaudatDataset } from '#catalogue/oekobaudat-datasets.ts'
import { NEWER, OLDER } from './material-record.ts'
import { oekobaudatRows } from './oekobaudat-file.ts'

type Originals = ReadonlyMap<string, ReturnType<typeof read>>

/** Datasets of a release, from its original file. */
export const read = (path: string) => gatherDatasets(oekobaudatRows(path))

/** The dataset that a record names. */
export function find(
  originals: ReadonlyMap<string, ReturnType<typeof read>>,
  release: string,
  key: string,
): OekobaudatDataset {
  const original = originals.get(release)
  const dataset = original?.datasets.get(key)
  if (dataset) return dataset
  const refused = original?.refused.find((one) => one.key === key)
  throw new Error(`${release} has no dataset ${key}${refused ? `: ${refused.reason}` : ''}`)
}

/**
 * Assigns the end of life that the links propose in the older release too, where the product's dataset there declares
 * neither C3 nor C4 nor D and the release has the process under the same name.
 */
export function withOlderEndOfLife(material: CatalogueMaterial, originals: Originals): CatalogueMaterial {
  const key = material.datasets[OLDER]
  const process = material.endOfLife?.[NEWER]
  if (key === undefined || process === undefined) return material
  const name = find(originals, NEWER, process).name.de_DE
  const declared = find(originals, OLDER, key).modules.map(({ module }) => module)
  if (declared.some((module) => module === 'C3' || module === 'C4' || module === 'D')) return material
  const processes = [...(originals.get(OLDER)?.datasets.values() ?? [])].filter(
    (dataset) => dataset.name.de_DE === name && dataset.referenceUnit === 'kg',
  )
  const [older] = processes
  if (older === undefined || processes.length > 1) return material
  return { ...material, endOfLife: { [OLDER]: datasetKey(older), ...material.endOfLife } }
}

/** Densities further apart than this are of different products. */
const SAME_PRODUCT = 1.25

/** Marks datasets per m³ or m² that are wanted scaled by mass, or whose density is another product's. */
export function withConversion(material: CatalogueMaterial, wanted: boolean, originals: Originals): CatalogueMaterial {
  const byMass = Object.entries(material.datasets).flatMap(([release, key]) => {
    const { referenceUnit, density, arealMass } = find(originals, release, key)
    if (wanted && referenceUnit === 'm2' && arealMass !== undefined) return [release]
    if (referenceUnit !== 'm3' || density === undefined || material.density === undefined) return []
    const ratio = Math.max(density / material.density, material.density / density)
    return ratio > SAME_PRODUCT || (wanted && ratio !== 1) ? [release] : []
  })
  return byMass.length > 0 ? { ...material, byMass } : material
}

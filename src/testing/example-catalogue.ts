import type { Catalogue, MaterialDataset, ReleasedDataset } from '#catalogue/catalogue.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { testCatalogue } from './assessor.ts'
import {
  exampleDataset,
  exampleMaterialDataset,
  exampleTraits,
  type Given,
  readBuildingExample,
} from './building-example.ts'
import { firstGeneration } from './life-cycle-builders.ts'

const { release: RELEASE, generation } = firstGeneration

/** The material with the figures of the example, whatever the catalogue has for it now. */
function withFigures(material: CatalogueMaterial, given: Given['materials'][string] | undefined): CatalogueMaterial {
  if (!given) return material
  const { conductivity: _conductivity, density: _density, serviceLife: _life, ...rest } = material
  const { byMass: _byMass, endOfLifeTreatment: _treatment, datasetThicknesses: _thicknesses, ...own } = rest
  const { conductivity, density, serviceLife } = given
  return {
    ...own,
    name: { de_DE: given.name, en_GB: given.name },
    traits: [...(exampleTraits[material.id] ?? [])],
    ...(conductivity !== null && { conductivity }),
    ...(density !== null && { density }),
    ...(serviceLife !== null && { serviceLife }),
  }
}

const named = (example: Given, name: string) => ({
  name: { de_DE: example.datasets[name]?.name ?? name, en_GB: example.datasets[name]?.name ?? name },
})

/** Datasets of the example by material. */
function materialDatasets(example: Given): ReadonlyMap<string, MaterialDataset> {
  const found = new Map<string, MaterialDataset>()
  for (const [id, given] of Object.entries(example.materials)) {
    const dataset = exampleMaterialDataset(example, given)
    if (!dataset || given.dataset === null) continue
    const { endOfLife, ...own } = dataset
    const shape = { release: RELEASE, generation }
    found.set(id, {
      ...own,
      ...named(example, given.dataset),
      ...shape,
      ...(endOfLife && { endOfLife: { ...endOfLife, ...named(example, given.endOfLife ?? ''), ...shape } }),
    } as MaterialDataset)
  }
  return found
}

/** The catalogue with the materials and datasets of the worked example, and nothing that has been corrected since. */
export function exampleCatalogue(): Catalogue {
  const catalogue = testCatalogue()
  const example = readBuildingExample()
  const datasets = materialDatasets(example)
  const asGiven = (one: ReleasedDataset): ReleasedDataset => {
    const name = `${one.uuid}@${one.version}`
    if (!example.datasets[name]) return one
    return { ...one, ...exampleDataset(example, name), referenceUnit: one.referenceUnit } as ReleasedDataset
  }
  return {
    ...catalogue,
    version: 'worked example',
    materials: new Map([...catalogue.materials].map(([id, one]) => [id, withFigures(one, example.materials[id])])),
    datasetOf: (id, release) =>
      release === RELEASE && example.materials[id] ? datasets.get(id) : catalogue.datasetOf(id, release),
    declaredOf: (release) =>
      release === RELEASE ? catalogue.declaredOf(release).map(asGiven) : catalogue.declaredOf(release),
  }
}

import type { Catalogue, MaterialDataset } from '#catalogue/catalogue.ts'
import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Material } from '#engine/construction.ts'

type Overrides = NonNullable<ConstructionLayer['overrides']>

/** Materials of the catalogue as the engine takes them. */
export type EngineMaterials = {
  /** With the dataset of the release; the same object every time. Undefined where the catalogue has no such material. */
  readonly find: (id: string, release: string) => Material | undefined
  readonly catalogue: Catalogue
}

function toMaterial(material: CatalogueMaterial, dataset: MaterialDataset | undefined): Material {
  const { id, traits, conductivity, density, specificHeatCapacity, vapourResistanceFactor, serviceLife } = material
  return {
    id,
    traits,
    ...(conductivity !== undefined && { conductivity }),
    ...(density !== undefined && { density }),
    ...(specificHeatCapacity !== undefined && { specificHeatCapacity }),
    ...(vapourResistanceFactor && { vapourResistanceFactor }),
    ...(serviceLife !== undefined && { serviceLife }),
    ...(dataset && { dataset }),
  }
}

/** Converts each material once per release: the engine prepares a dataset by its identity. */
export function engineMaterials(catalogue: Catalogue): EngineMaterials {
  const byRelease = new Map<string, Map<string, Material>>()
  return {
    catalogue,
    find(id, release) {
      let known = byRelease.get(release)
      if (!known) byRelease.set(release, (known = new Map()))
      const found = known.get(id)
      if (found) return found
      const material = catalogue.materials.get(id)
      if (!material) return undefined
      const made = toMaterial(material, catalogue.datasetOf(id, release))
      known.set(id, made)
      return made
    },
  }
}

/** A material the catalogue does not hold: nothing is known of it, and the engine says so. */
export const unknownMaterial = (id: string): Material => ({ id, traits: [] })

/** A material with the figures of a product at hand in place of its own; μ of a data sheet stands for dry and wet. */
export function overridden(material: Material, overrides: Overrides | undefined): Material {
  if (!overrides) return material
  const { conductivity, density, specificHeatCapacity, vapourResistanceFactor, serviceLife } = overrides
  return {
    ...material,
    ...(conductivity !== undefined && { conductivity }),
    ...(density !== undefined && { density }),
    ...(specificHeatCapacity !== undefined && { specificHeatCapacity }),
    ...(vapourResistanceFactor !== undefined && {
      vapourResistanceFactor: { dry: vapourResistanceFactor, wet: vapourResistanceFactor },
    }),
    ...(serviceLife !== undefined && { serviceLife }),
  }
}

/** End-of-life scenarios that a material's dataset offers. */
export function scenariosOf({ dataset }: Material): readonly string[] {
  const modules = [...(dataset?.modules ?? []), ...(dataset?.endOfLife?.modules ?? [])]
  return [...new Set(modules.map(({ scenario }) => scenario).filter((scenario) => scenario !== undefined))]
}

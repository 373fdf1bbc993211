import { datasetAttribution, datasetName, noteOf } from '#catalogue/attribution.ts'
import type { Catalogue, CatalogueDataset, MaterialDataset, Release } from '#catalogue/catalogue.ts'
import { type CatalogueMaterial, figureNames } from '#catalogue/material-schema.ts'
import type { Material, MaterialDetail } from '#contract/materials.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { mainClimateIndicator } from '#vocabulary/indicators.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'

type DatasetDto = NonNullable<Material['dataset']>

const identityOf = (dataset: CatalogueDataset, locale: Locale) => ({
  uuid: dataset.uuid,
  version: dataset.version,
  release: dataset.release,
  generation: dataset.generation,
  name: datasetName(dataset, locale),
  type: dataset.type,
  referenceQuantity: dataset.referenceQuantity,
  referenceUnit: dataset.referenceUnit,
  url: dataset.url ?? null,
  validUntil: dataset.validUntil ?? null,
  owner: dataset.owner ?? null,
})

/** Climate change of the production: A1-A3, or A1 + A2 + A3 where only those are declared; null where one is missing. */
function productionClimate({ generation, modules }: CatalogueDataset): number | null {
  const indicator = mainClimateIndicator[generation]
  const figure = (name: string) => modules.find(({ module }) => module === name)?.indicators[indicator]
  const whole = figure('A1-A3')
  if (whole !== undefined) return whole
  const parts = ['A1', 'A2', 'A3'].map(figure)
  return parts.reduce<number | null>((sum, part) => (sum === null || part === undefined ? null : sum + part), 0)
}

function toDataset(dataset: MaterialDataset, locale: Locale): DatasetDto {
  const modules = [...dataset.modules, ...(dataset.endOfLife?.modules ?? [])]
  const scenarios = modules.map(({ scenario }) => scenario).filter((scenario) => scenario !== undefined)
  return {
    ...identityOf(dataset, locale),
    endOfLife: dataset.endOfLife ? identityOf(dataset.endOfLife, locale) : null,
    modules: declaredModules.filter((name) => modules.some(({ module }) => module === name)),
    scenarios: [...new Set(scenarios)],
    gwpA1A3: productionClimate(dataset),
  }
}

/** A material as the interface shows it, with its dataset in the release. */
export function toMaterial(
  catalogue: Catalogue,
  material: CatalogueMaterial,
  release: Release,
  locale: Locale,
): Material {
  const dataset = catalogue.datasetOf(material.id, release.id)
  return {
    id: material.id,
    name: material.name[locale],
    category: material.category,
    hatch: material.hatch,
    traits: material.traits,
    conductivity: material.conductivity ?? null,
    density: material.density ?? null,
    specificHeatCapacity: material.specificHeatCapacity ?? null,
    vapourResistanceFactor: material.vapourResistanceFactor ?? null,
    serviceLife: material.serviceLife ?? null,
    defaultThickness: material.defaultThickness ?? null,
    note: noteOf(material, release.id, locale) ?? null,
    dataset: dataset ? toDataset(dataset, locale) : null,
  }
}

const declarations = (dataset: CatalogueDataset): MaterialDetail['indicators'] =>
  dataset.modules.map(({ module, scenario, indicators }) => ({
    module,
    scenario: scenario ?? null,
    dataset: dataset.uuid,
    indicators,
  }))

/** As `toMaterial`, with the declared indicators and the source of each figure. */
export function toMaterialDetail(
  catalogue: Catalogue,
  material: CatalogueMaterial,
  release: Release,
  locale: Locale,
): MaterialDetail {
  const dataset = catalogue.datasetOf(material.id, release.id)
  const sources: MaterialDetail['sources'] = {}
  for (const figure of figureNames) {
    const source = catalogue.sourceOf(material.id, figure, locale)
    if (source !== undefined) sources[figure] = source
  }
  if (dataset) sources.dataset = datasetAttribution(dataset, locale)
  return {
    ...toMaterial(catalogue, material, release, locale),
    indicators: dataset
      ? [...declarations(dataset), ...(dataset.endOfLife ? declarations(dataset.endOfLife) : [])]
      : [],
    sources,
  }
}

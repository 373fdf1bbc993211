import { datasetAttribution, datasetName, noteOf } from '#catalogue/attribution.ts'
import type { CatalogueDataset, MaterialDataset, Release } from '#catalogue/catalogue.ts'
import { type CatalogueMaterial, type FigureName, sourcedFigures } from '#catalogue/material-schema.ts'
import type { Material, MaterialDetail } from '#contract/materials.ts'
import type { OwnMaterialInput } from '#contract/own-materials.ts'
import type { DataInUse } from '#service/assessment/data-in-use.ts'
import type { UserMaterial } from '#service/assessment/own-material.ts'
import type { Locale } from '#vocabulary/constructions.ts'
import { declaredModules } from '#vocabulary/life-cycle.ts'
import { productionClimate } from '../datasets/production-climate.ts'

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

type Shown = Partial<Pick<OwnMaterialInput, FigureName | 'defaultThickness'>> &
  Partial<Pick<CatalogueMaterial, 'sd' | 'marketThicknesses' | 'densityClass' | 'uses'>>

const shownFigures = (figures: Shown) => ({
  conductivity: figures.conductivity ?? null,
  density: figures.density ?? null,
  specificHeatCapacity: figures.specificHeatCapacity ?? null,
  vapourResistanceFactor: figures.vapourResistanceFactor ?? null,
  serviceLife: figures.serviceLife ?? null,
  sd: figures.sd ?? null,
  defaultThickness: figures.defaultThickness ?? null,
  marketThicknesses: figures.marketThicknesses ?? [],
  densityClass: figures.densityClass ?? null,
  uses: figures.uses ?? [],
})

/** How well each figure of a material of the catalogue is founded. */
function statusesOf({ catalogue }: DataInUse, { id }: CatalogueMaterial): Material['statuses'] {
  const statuses: Material['statuses'] = {}
  for (const figure of sourcedFigures) {
    const status = catalogue.statusOf(id, figure)
    if (status !== undefined) statuses[figure] = status
  }
  return statuses
}

/** A material of the catalogue as the interface shows it, with its dataset in the release. */
export function toMaterial(data: DataInUse, material: CatalogueMaterial, release: Release, locale: Locale): Material {
  const dataset = data.currentOf(material.id, release.id)
  return {
    id: material.id,
    name: material.name[locale],
    category: material.category,
    hatch: material.hatch,
    traits: material.traits,
    ...(material.airCavity && { airCavity: material.airCavity }),
    ...shownFigures(material),
    statuses: statusesOf(data, material),
    note: noteOf(material, release.id, locale) ?? null,
    synonyms: material.synonyms[locale],
    dataset: dataset ? toDataset(dataset, locale) : null,
    own: false,
  }
}

/** A material of a user as the interface shows it, with the dataset that it has in the release. */
export function toOwnListed(
  { id, content }: Pick<UserMaterial, 'id' | 'content'>,
  dataset: MaterialDataset | undefined,
  locale: Locale,
): Material {
  return {
    id,
    name: content.name[locale] ?? content.name.de_DE ?? content.name.en_GB ?? id,
    category: content.category,
    hatch: content.hatch,
    traits: content.traits ?? [],
    ...shownFigures(content),
    statuses: {},
    note: content.note ?? null,
    dataset: dataset ? toDataset(dataset, locale) : null,
    own: true,
  }
}

const declarations = (dataset: CatalogueDataset): MaterialDetail['indicators'] =>
  dataset.modules.map(({ module, scenario, indicators }) => ({
    module,
    scenario: scenario ?? null,
    dataset: dataset.uuid,
    indicators,
  }))

const allDeclarations = (dataset: MaterialDataset | undefined): MaterialDetail['indicators'] =>
  dataset ? [...declarations(dataset), ...(dataset.endOfLife ? declarations(dataset.endOfLife) : [])] : []

/** As `toMaterial`, with the declared indicators and the source of each figure. */
export function toMaterialDetail(
  data: DataInUse,
  material: CatalogueMaterial,
  release: Release,
  locale: Locale,
): MaterialDetail {
  const dataset = data.currentOf(material.id, release.id)
  const sources: MaterialDetail['sources'] = {}
  for (const figure of sourcedFigures) {
    const source = data.catalogue.sourceOf(material.id, figure, locale)
    if (source !== undefined) sources[figure] = source
  }
  if (dataset) sources.dataset = datasetAttribution(dataset, locale)
  return {
    ...toMaterial(data, material, release, locale),
    indicators: allDeclarations(dataset),
    synonyms: material.synonyms[locale],
    sources,
  }
}

/** As `toOwnListed`, with the indicators and what its owner says of the sources. */
export function toOwnDetail(row: UserMaterial, dataset: MaterialDataset | undefined, locale: Locale): MaterialDetail {
  const { sources = {}, dataset: chosen } = row.content
  return {
    ...toOwnListed(row, dataset, locale),
    indicators: allDeclarations(dataset),
    synonyms: [],
    sources: { ...(chosen && dataset && { dataset: datasetAttribution(dataset, locale) }), ...sources },
  }
}

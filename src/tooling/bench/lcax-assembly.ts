import type { Assembly, CalculationOptions, EPD, ImpactCategoryKey, LifeCycleModule, ProductReference } from 'lcax'
import type { Construction, Dataset, Layer } from '#engine/construction.ts'
import { layerParts } from '#engine/lca/layer-parts.ts'
import { referenceFlow } from '#engine/lca/reference-flow.ts'
import { lcaxCategories, lcaxModules } from '#interchange/lcax/lcax-impacts.ts'
import { belongsTo, type Indicator } from '#vocabulary/indicators.ts'
import type { DeclaredModule } from '#vocabulary/life-cycle.ts'

const modules: Partial<Record<DeclaredModule, LifeCycleModule>> = lcaxModules
const categories = (Object.entries(lcaxCategories) as [Indicator, ImpactCategoryKey][]).filter(([indicator]) =>
  belongsTo(indicator, 'EN 15804+A1'),
)

/** What lcax is asked for: the modules and indicators of the datasets, without the replacements it does not add. */
export const lcaxOptions: CalculationOptions = {
  referenceStudyPeriod: 50,
  lifeCycleModules: Object.values(lcaxModules).filter((module) => module !== lcaxModules.B4),
  impactCategories: categories.map(([, category]) => category),
  overwriteExistingResults: true,
}

const impactsOf = (dataset: Dataset): EPD['impacts'] => {
  const impacts: Partial<Record<ImpactCategoryKey, Partial<Record<LifeCycleModule, number>>>> = {}
  for (const { module, indicators } of dataset.modules) {
    const target = modules[module]
    if (target === undefined) continue
    for (const [indicator, category] of categories) {
      const value = indicators[indicator]
      if (value === undefined) continue
      impacts[category] ??= {}
      impacts[category][target] ??= value
    }
  }
  return impacts as EPD['impacts']
}

const epd = (dataset: Dataset): EPD => ({
  id: dataset.uuid,
  name: dataset.uuid,
  declaredUnit: dataset.referenceUnit === 'm3' ? 'm3' : dataset.referenceUnit === 'm2' ? 'm2' : 'kg',
  version: dataset.version,
  publishedDate: new Date('2020-01-01'),
  validUntil: new Date('2025-01-01'),
  source: null,
  referenceServiceLife: null,
  standard: 'en15804a1',
  comment: null,
  location: 'deu',
  subtype: 'generic',
  conversions: null,
  impacts: impactsOf(dataset),
  metaData: null,
})

const productsOf = (layer: Layer, index: number): ProductReference[] =>
  layerParts(layer, { material: undefined, members: undefined }).flatMap((part) => {
    const { dataset, serviceLife } = part.material
    const flow = dataset && referenceFlow(part, dataset)
    if (!dataset || !flow) return []
    const impactData = { type: 'EPD' as const, ...epd(dataset) }
    return [
      {
        type: 'product' as const,
        id: [index, ...part.at].join('.'),
        name: part.material.id,
        description: null,
        referenceServiceLife: serviceLife ?? 50,
        impactData: [impactData],
        quantity: flow.amount * dataset.referenceQuantity,
        unit: impactData.declaredUnit,
        transport: null,
        results: null,
        metaData: null,
      },
    ]
  })

/**
 * A construction as lcax wants it: one product per part of a layer, quantities converted beforehand. lcax adds no
 * replacements, keeps no layers apart and chooses no scenario (the first counts), so it is asked for less.
 */
export const lcaxAssembly = ({ layers }: Construction): Assembly => ({
  id: 'bench',
  name: 'bench',
  description: null,
  comment: null,
  quantity: 1,
  unit: 'm2',
  classification: null,
  products: layers.flatMap(productsOf),
  results: null,
  metaData: null,
})

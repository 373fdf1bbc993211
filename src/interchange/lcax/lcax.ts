import type { ConstructionExport } from '#contract/interchange.ts'
import { type Generation, indicators } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { builtInText } from '../tables/built-in-table.ts'
import { indicatorsOf } from '../tables/indicator-rows.ts'
import { impactsOf, lcaxCategories, lcaxModules } from './lcax-impacts.ts'
import { headOf, materialsOfLayer } from './own-metadata.ts'

/** Version of the format that is written. */
const FORMAT_VERSION = '3.4.3'

/** Constructions with their figures and what their layers are made of. */
type Assessed = Pick<ConstructionExport, 'construction' | 'materials' | 'kpis' | 'indicators'>
type Layer = Assessed['construction']['layers'][number]

/** The name of the layer's material, that of its members after a slash. */
const nameOf = ({ materials }: Assessed, layer: Layer) =>
  materialsOfLayer(layer, materials)
    .map(({ name }) => name)
    .join(' / ')

const methods: Readonly<Record<Generation, string>> = {
  'EN 15804+A1': 'EN 15804+A1 (CML, indicators of EN 15804:2012+A1:2013)',
  'EN 15804+A2': 'EN 15804+A2 (EF, indicators of EN 15804:2012+A2:2019)',
}

/**
 * What the layer adds to one m² of construction over the study period, as generic data per m²: the format knows no
 * replacements of its own, no framing and no separate end of life, so that figures of the datasets themselves would not
 * add up to the result.
 */
function generic(assessed: Assessed, index: number, name: string) {
  const { kpis, indicators: rows, construction } = assessed
  const { release, generation, referenceStudyPeriod } = kpis.lifeCycle
  const figures = kpis.layers.find(({ layer }) => layer === index)
  const datasets = figures?.datasets ?? []
  return {
    type: 'EPD',
    id: `${construction.id}/layers/${index}`,
    name,
    declaredUnit: 'm2',
    source: { name: `ÖKOBAUDAT ${release}`, url: null },
    comment: `Computed from the datasets in metaData for one m² of the construction over ${referenceStudyPeriod} years, replacements (B4) included; not the figures of one EPD.`,
    conversions: null,
    impacts: impactsOf(rows, (row) => row.layers.find(({ layer }) => layer === index)?.indicators),
    metaData: {
      release,
      generation,
      datasets: datasets.map(({ uuid, version, name, part }) => ({ uuid, version, name, part })),
    },
  }
}

function productOf(assessed: Assessed, index: number, layer: Layer) {
  const { kpis, indicators: rows, construction, materials } = assessed
  const figures = kpis.layers.find((one) => one.layer === index)
  const name = nameOf(assessed, layer)
  const data = generic(assessed, index, name)
  const { materialId, thickness, accessories = [] } = layer
  const builtIn = accessories.map((one) => builtInText(one, construction.locale)).join(', ')
  const life = figures?.serviceLife
  const serviceLife = life?.years ?? null
  const missing = rows.flatMap(({ module, missing: gaps }) =>
    module === 'total' ? [] : gaps.filter((gap) => gap.layer === index).map(({ reason }) => `${module}: ${reason}`),
  )
  return {
    type: 'product',
    id: `${construction.id}/layers/${index}`,
    name,
    description: builtIn === '' ? null : builtIn,
    // a whole number in the format; the exact one stands in metaData
    referenceServiceLife: Math.max(1, Math.floor(serviceLife ?? kpis.lifeCycle.referenceStudyPeriod)),
    impactData: [data],
    quantity: 1,
    unit: 'm2',
    transport: null,
    results: data.impacts,
    metaData: {
      layer: index,
      materialId,
      thickness,
      serviceLife,
      ...(life && {
        serviceLifeBasis: life.basis,
        serviceLifePosition: life.position,
        serviceLifeEdition: life.edition,
      }),
      ...(figures && { mass: figures.mass, replacements: figures.replacements, complete: figures.complete }),
      missing,
      // the layer itself and what it is made of, so that it can be read again without loss
      constructionLayer: layer,
      materials: materialsOfLayer(layer, materials),
    },
  }
}

function assemblyOf(assessed: Assessed) {
  const { construction, kpis, indicators: rows } = assessed
  const { id, name, code, description, layers, type, assessedWith } = construction
  return {
    type: 'assembly',
    id,
    name: code === undefined ? name : `${code} ${name}`,
    description: description === '' ? null : description,
    comment: kpis.lifeCycle.complete
      ? null
      : 'Data is missing for some layers or modules: sums are lower bounds. Each product names what is missing.',
    quantity: 1,
    unit: 'm2',
    classification: null,
    products: layers.map((layer, index) => productOf(assessed, index, layer)),
    results: impactsOf(rows, ({ indicators: figures }) => figures),
    metaData: {
      constructionType: type,
      orderOfProducts: 'outside to inside',
      complete: kpis.lifeCycle.complete,
      uValue: kpis.thermal.uValue,
      construction: headOf(construction),
      ...(assessedWith && { assessedWith }),
    },
  }
}

/** Constructions as a project of the LCAx format, an assembly of one m² each; differences are its readers' business. */
export function lcaxOf(name: string, constructions: readonly Assessed[]) {
  const [first] = constructions
  const lifeCycle = first?.kpis.lifeCycle
  const generation = lifeCycle?.generation ?? 'EN 15804+A2'
  return {
    id: first?.construction.id ?? '',
    name,
    description: null,
    comment:
      'Figures per m² of construction over the reference study period. What is absent is not declared, not zero.',
    location: { country: 'unknown', city: null, address: null },
    owner: null,
    formatVersion: FORMAT_VERSION,
    lciaMethod: methods[generation],
    classificationSystems: null,
    referenceStudyPeriod: lifeCycle?.referenceStudyPeriod ?? null,
    lifeCycleModules: lifeCycleModules.map((module) => lcaxModules[module]),
    impactCategories: indicators
      .filter((indicator) => indicatorsOf(generation).includes(indicator))
      .map((indicator) => lcaxCategories[indicator]),
    assemblies: constructions.map(assemblyOf),
    results: null,
    projectInfo: null,
    projectPhase: 'other',
    softwareInfo: {
      lcaSoftware: 'Aufbau',
      lcaSoftwareVersion: null,
      goalAndScopeDefinition: null,
      calculationType: null,
    },
    metaData: { release: lifeCycle?.release ?? '', generation },
  }
}
export type LcaxFile = ReturnType<typeof lcaxOf>

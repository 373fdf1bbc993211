import type { EnvironmentalIndicators, KeyPerformanceIndicators } from '#contract/assessment.ts'
import type { ConstructionComparison } from '#contract/constructions.ts'
import type { ConstructionExport } from '#contract/interchange.ts'
import type { AssessmentSettings } from '#contract/settings.ts'
import { type Generation, indicators } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { indicatorsOf } from '../tables/indicator-rows.ts'
import { impactsOf, lcaxCategories, lcaxModules } from './lcax-impacts.ts'

/** Version of the format that is written. */
const FORMAT_VERSION = '3.4.3'

type Layer = {
  readonly material: string
  readonly materialId: string
  /** [m]; undefined where the source of the export does not tell. */
  readonly thickness: number | undefined
  /** [a] */
  readonly serviceLife: number | undefined
}

/** A construction as the format needs it. */
type Assessed = {
  readonly id: string
  readonly name: string
  readonly code: string | null
  readonly description: string
  readonly type: string
  readonly settings?: AssessmentSettings | undefined
  readonly layers: readonly Layer[]
  readonly kpis: KeyPerformanceIndicators
  readonly indicators: readonly EnvironmentalIndicators[]
}

const methods: Readonly<Record<Generation, string>> = {
  'EN 15804+A1': 'EN 15804+A1 (CML, indicators of EN 15804:2012+A1:2013)',
  'EN 15804+A2': 'EN 15804+A2 (EF, indicators of EN 15804:2012+A2:2019)',
}

/**
 * What the layer adds to one m² of construction over the study period, as generic data per m²: the format knows no
 * replacements of its own, no framing and no separate end of life, so that figures of the datasets themselves would not
 * add up to the result.
 */
function generic({ kpis, indicators: rows, id }: Assessed, index: number, { material }: Layer) {
  const { release, generation, referenceStudyPeriod } = kpis.lifeCycle
  const figures = kpis.layers.find(({ layer }) => layer === index)
  const datasets = figures?.datasets ?? []
  return {
    type: 'EPD',
    id: `${id}/layers/${index}`,
    name: material,
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
  const { kpis, indicators: rows, id } = assessed
  const figures = kpis.layers.find((one) => one.layer === index)
  const data = generic(assessed, index, layer)
  const missing = rows.flatMap(({ module, missing: gaps }) =>
    module === 'total' ? [] : gaps.filter((gap) => gap.layer === index).map(({ reason }) => `${module}: ${reason}`),
  )
  return {
    type: 'product',
    id: `${id}/layers/${index}`,
    name: layer.material,
    description: null,
    // a whole number in the format; the exact one stands in metaData
    referenceServiceLife: Math.max(1, Math.floor(layer.serviceLife ?? kpis.lifeCycle.referenceStudyPeriod)),
    impactData: [data],
    quantity: 1,
    unit: 'm2',
    transport: null,
    results: data.impacts,
    metaData: {
      layer: index,
      materialId: layer.materialId,
      ...(layer.thickness !== undefined && { thickness: layer.thickness }),
      serviceLife: layer.serviceLife ?? null,
      ...(figures && { mass: figures.mass, replacements: figures.replacements, complete: figures.complete }),
      missing,
    },
  }
}

function assemblyOf(assessed: Assessed) {
  const { id, name, code, description, kpis, indicators: rows, layers, type, settings } = assessed
  return {
    type: 'assembly',
    id,
    name: code === null ? name : `${code} ${name}`,
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
      ...(settings && { settings }),
    },
  }
}

/** Constructions as a project of the LCAx format, an assembly of one m² each. */
function projectOf(name: string, constructions: readonly Assessed[]) {
  const [first] = constructions
  const lifeCycle = first?.kpis.lifeCycle
  const generation = lifeCycle?.generation ?? 'EN 15804+A2'
  return {
    id: first?.id ?? '',
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
export type LcaxFile = ReturnType<typeof projectOf>

const nameIn = (materials: ConstructionExport['materials'], id: string) =>
  materials.find((material) => material.id === id)?.name ?? id

/** A construction as a project of the LCAx format. */
export function lcaxOfConstruction({ construction, materials, kpis, indicators: rows }: ConstructionExport): LcaxFile {
  const layers = construction.layers.map(({ materialId, thickness, framing, overrides }): Layer => {
    const ids = framing ? [materialId, framing.materialId] : [materialId]
    const material = materials.find(({ id }) => id === materialId)
    return {
      material: ids.map((id) => nameIn(materials, id)).join(' / '),
      materialId,
      thickness,
      serviceLife: overrides?.serviceLife ?? material?.serviceLife ?? undefined,
    }
  })
  const { id, name, code = null, description, type, settings } = construction
  return projectOf(name, [{ id, name, code, description, type, settings, layers, kpis, indicators: rows }])
}

/** A comparison as a project of the LCAx format; differences are its readers' business. */
export function lcaxOfComparison({ items }: ConstructionComparison, name: string): LcaxFile {
  return projectOf(
    name,
    items.map(({ layers, section, ...item }) => ({
      ...item,
      description: '',
      layers: layers.map(({ materialId, name: material }, index) => ({
        material,
        materialId,
        thickness: section[index]?.thickness,
        serviceLife: undefined,
      })),
    })),
  )
}

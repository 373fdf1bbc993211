import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { type Indicator, indicators } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { lcaxCategories, lcaxModules } from '../lcax/lcax-impacts.ts'
import { asMetadata } from '../projects-in/own-project.ts'

const FORMAT_VERSION = '3.4.3'
const CLASSIFICATION = 'DIN 276:2018-12'

type Modules = ProjectIndicators['modules']
type Impacts = Record<string, Record<string, number>>

const moduleNames: Readonly<Record<string, string>> = { ...lcaxModules, B6: 'b6' }

/** Category, then module, then figure; what is not declared is left out, sums are their readers' business. */
function impactsOf(modules: readonly Pick<Modules[number], 'module' | 'indicators'>[]): Impacts {
  const impacts: Impacts = {}
  for (const { module, indicators: figures } of modules) {
    const name = moduleNames[module]
    if (name === undefined) continue
    for (const [indicator, value] of Object.entries(figures) as [Indicator, number][]) {
      const category = (impacts[lcaxCategories[indicator]] ??= {})
      category[name] = value
    }
  }
  return impacts
}

const buildingTypes = { newBuild: 'new', fullModernisation: 'renovation', partialRenovation: 'renovation' } as const
const typologies = { residential: 'residential', nonResidential: 'other' } as const

/** What a row is made of, each with every indicator for one m² of the row, or for the whole where it has no area. */
export type RowProducts = {
  readonly kind: string
  readonly id: string
  readonly products: readonly {
    readonly place: number | undefined
    readonly materials: readonly string[]
    readonly modules: readonly Pick<Modules[number], 'module' | 'indicators'>[]
  }[]
}

/** The layers of a row, or the parts of an opening, for one unit of its assembly; replacements (B4) are in it. */
function productsOf(
  { kpis }: ProjectExport,
  { kind, id, products }: RowProducts,
  { unit, names }: { readonly unit: string; readonly names: ReadonlyMap<string, string> },
) {
  const { release, generation, referenceStudyPeriod } = kpis
  return products.map(({ place, materials, modules }) => {
    const own = `${kind}/${id}/parts/${place ?? 0}`
    const name = materials.map((material) => names.get(material) ?? material).join(' / ')
    const impacts = impactsOf(modules)
    const data = {
      type: 'EPD',
      id: own,
      name,
      declaredUnit: unit,
      source: { name: `ÖKOBAUDAT ${release}`, url: null },
      comment: `Computed for one unit of the assembly over ${referenceStudyPeriod} years, replacements (B4) included; not the figures of one EPD.`,
      conversions: null,
      impacts,
      metaData: { release, generation },
    }
    return {
      type: 'product',
      id: own,
      name,
      description: null,
      referenceServiceLife: referenceStudyPeriod,
      impactData: [data],
      quantity: 1,
      unit,
      transport: null,
      results: impacts,
      metaData: { materials: [...materials], ...(place !== undefined && { place }) },
    }
  })
}

/** An assembly for each row with its products; its results are those of the whole row: products times its quantity. */
function assembliesOf(told: ProjectExport, schedule: ProjectDocument, made: readonly RowProducts[]) {
  const { indicators: all, kpis } = told
  const names = new Map(kpis.byMaterial.map(({ material, name }) => [material, name]))
  const madeOf = new Map(made.map((one) => [`${one.kind} ${one.id}`, one]))
  const named = new Map<string, string>([
    ...schedule.elements.map(
      ({ id, name, construction }) =>
        [`element ${id}`, name ?? schedule.constructions[construction]?.name ?? id] as const,
    ),
    ...schedule.openings.map(
      ({ id, name, type }) => [`opening ${id}`, name ?? schedule.openingTypes[type]?.name ?? id] as const,
    ),
    ...schedule.items.map(({ id, name }) => [`item ${id}`, name] as const),
  ])
  const modulesOf = new Map(all.rows?.map(({ kind, id, modules }) => [`${kind} ${id}`, modules]))
  const productsIn = (key: string, unit: string) => {
    const own = madeOf.get(key)
    return own ? productsOf(told, own, { unit, names }) : []
  }
  return kpis.rows.map(({ kind, id, costGroup, area, complete }) => ({
    type: 'assembly',
    id: `${kind}/${id}`,
    name: named.get(`${kind} ${id}`) ?? id,
    description: null,
    comment: complete.gwp && complete.penrt ? null : 'Data is missing: sums are not whole.',
    quantity: area ?? 1,
    unit: area === null ? 'pcs' : 'm2',
    classification: [{ system: CLASSIFICATION, code: costGroup, name: costGroup }],
    products: productsIn(`${kind} ${id}`, area === null ? 'pcs' : 'm2'),
    results: impactsOf(modulesOf.get(`${kind} ${id}`) ?? []),
    metaData: { kind, row: id },
  }))
}

const besideRow = { type: 'assembly', description: null, quantity: 1, unit: 'pcs', products: [] } as const

/** Services by their flat rate, which is of no module, and the operation, which is B6 alone. */
function besideRows({ kpis: { servicesFlatRate: rate }, indicators: { modules } }: ProjectExport) {
  const operation = modules.filter(({ module }) => module === 'B6')
  return [
    ...(rate
      ? [
          {
            ...besideRow,
            id: 'services/flatRate',
            name: 'Technik, Pauschalwert',
            comment: 'A lump of A1-A3, B4, C3 and C4: its sums stand in metaData, not in a module.',
            classification: [{ system: CLASSIFICATION, code: '400', name: '400' }],
            results: {},
            metaData: { kind: 'servicesFlatRate', ...rate },
          },
        ]
      : []),
    ...(operation.length > 0
      ? [
          {
            ...besideRow,
            id: 'operation',
            name: 'Betrieb',
            comment: null,
            classification: [],
            results: impactsOf(operation),
            metaData: { kind: 'operation' },
          },
        ]
      : []),
  ]
}

/**
 * A building in one variant as a project of the LCAx format; the document stands in the metadata, so that it comes back
 * without loss.
 *
 * @param made - what the rows are made of; none where that would make the file too large
 */
export function projectLcax(told: ProjectExport, schedule: ProjectDocument, made: readonly RowProducts[]) {
  const { project, kpis, indicators: all } = told
  const { areas, use, measure } = schedule
  const areaOf = (value: number | undefined, definition: string) =>
    value === undefined ? null : { value, unit: 'm2', definition }
  return {
    id: project.id,
    name: project.name,
    description: project.description ?? null,
    comment: 'Results are totals of the whole row over the study period. What is absent is not declared, not zero.',
    location: { country: 'unknown', city: project.location?.city ?? null, address: null },
    owner: null,
    formatVersion: FORMAT_VERSION,
    lciaMethod: kpis.generation,
    classificationSystems: [CLASSIFICATION],
    referenceStudyPeriod: kpis.referenceStudyPeriod,
    lifeCycleModules: [...lifeCycleModules.map((module) => lcaxModules[module]), 'b6'],
    impactCategories: indicators
      .filter((indicator) => all.modules.some((one) => one.indicators[indicator] !== undefined))
      .map((indicator) => lcaxCategories[indicator]),
    assemblies: [...assembliesOf(told, schedule, made), ...besideRows(told)],
    results: impactsOf(all.modules),
    projectInfo: {
      type: 'buildingInfo',
      buildingType: buildingTypes[measure],
      buildingTypology: [typologies[use]],
      grossFloorArea: areaOf(areas.grossFloorArea, 'BGF, DIN 277'),
      heatedFloorArea: areaOf(areas.heatedNetRoomArea ?? areas.netRoomArea, 'NRF(R), DIN 277'),
      floorsAboveGround: project.storeysAboveGround ?? 0,
      floorsBelowGround: project.storeysBelowGround ?? null,
    },
    projectPhase: 'other',
    softwareInfo: {
      lcaSoftware: 'Aufbau',
      lcaSoftwareVersion: null,
      goalAndScopeDefinition: null,
      calculationType: null,
    },
    metaData: {
      release: kpis.release,
      generation: kpis.generation,
      variant: kpis.variant,
      aufbau: asMetadata(told),
    },
  }
}

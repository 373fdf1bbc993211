import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectIndicators } from '#contract/project-indicators.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { type Indicator, indicators } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { lcaxCategories, lcaxModules } from '../lcax/lcax-impacts.ts'

const FORMAT_VERSION = '3.4.3'
const CLASSIFICATION = 'DIN 276:2018-12'

type Modules = ProjectIndicators['modules']
type Impacts = Record<string, Record<string, number>>

const moduleNames: Readonly<Record<string, string>> = { ...lcaxModules, B6: 'b6' }

/** Category, then module, then figure; what is not declared is left out, sums are their readers' business. */
function impactsOf(modules: Modules): Impacts {
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

/** An assembly for each row: its products are the row's business in `metaData`, its results are those of the whole row. */
function assembliesOf({ indicators: told, kpis }: ProjectExport, schedule: ProjectDocument) {
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
  const modulesOf = new Map(told.rows?.map(({ kind, id, modules }) => [`${kind} ${id}`, modules]))
  return kpis.rows.map(({ kind, id, costGroup, area, complete }) => ({
    type: 'assembly',
    id: `${kind}/${id}`,
    name: named.get(`${kind} ${id}`) ?? id,
    description: null,
    comment: complete.gwp && complete.penrt ? null : 'Data is missing: sums are not whole.',
    quantity: area ?? 1,
    unit: area === null ? 'pcs' : 'm2',
    classification: [{ system: CLASSIFICATION, code: costGroup, name: costGroup }],
    products: [],
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
 */
export function projectLcax(told: ProjectExport, schedule: ProjectDocument) {
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
    assemblies: [...assembliesOf(told, schedule), ...besideRows(told)],
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
      aufbau: { format: told.format, formatVersion: told.formatVersion, project },
    },
  }
}

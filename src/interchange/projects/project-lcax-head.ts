import type { ProjectExport } from '#contract/project-export.ts'
import type { ProjectDocument } from '#contract/projects.ts'
import { indicators } from '#vocabulary/indicators.ts'
import { lifeCycleModules } from '#vocabulary/life-cycle.ts'
import { lcaxCountry } from '../lcax/lcax-countries.ts'
import { lcaxCategories, lcaxModules } from '../lcax/lcax-impacts.ts'
import { asMetadata } from '../projects-in/own-project.ts'

const FORMAT_VERSION = '3.4.3'
export const CLASSIFICATION = 'DIN 276:2018-12'

const buildingTypes = {
  newBuild: 'new_construction_works',
  fullModernisation: 'retrofit_works',
  partialRenovation: 'retrofit_works',
} as const satisfies Record<ProjectDocument['measure'], string>
const typologies = { residential: 'residential', nonResidential: 'other' } as const
const phases = {
  concept: 'concept_design',
  technical: 'technical_design',
  construction: 'construction',
  asBuilt: 'post_completion',
} as const satisfies Record<NonNullable<ProjectDocument['phase']>, string>

/** What the format asks of a building and a project does not tell. */
const untold = {
  certifications: null,
  buildingMass: null,
  buildingHeight: null,
  buildingFootprint: null,
  roofType: null,
  frameType: null,
  buildingCompletionYear: null,
  buildingPermitYear: null,
  energyDemandHeating: null,
  energySupplyHeating: null,
  energyDemandElectricity: null,
  energySupplyElectricity: null,
  exportedElectricity: null,
  generalEnergyClass: 'unknown',
  localEnergyClass: null,
  buildingUsers: null,
  buildingModelScope: null,
} as const

/** Results of a whole building by category and module. */
type Results = Readonly<Record<string, Readonly<Record<string, number>>>>

function locationOf(location: ProjectExport['project']['location']) {
  const place = [location?.postalCode, location?.city].filter((part) => part !== undefined).join(' ')
  return {
    country: lcaxCountry(location?.country ?? 'DE'),
    city: place === '' ? null : place,
    address: location?.street ?? null,
  }
}

/** All of a project in the LCAx format but its assemblies. */
export function projectHead(told: ProjectExport, schedule: ProjectDocument, results: Results) {
  const { project, kpis, indicators: all } = told
  const { areas, use, measure } = schedule
  const { phase } = project
  const areaOf = (value: number | undefined, definition: string) =>
    value === undefined ? null : { value, unit: 'm2', definition }
  return {
    id: project.id,
    name: project.name,
    description: project.description ?? null,
    comment: 'Results are totals of the whole row over the study period. What is absent is not declared, not zero.',
    location: locationOf(project.location),
    owner: null,
    formatVersion: FORMAT_VERSION,
    lciaMethod: kpis.generation,
    classificationSystems: [CLASSIFICATION],
    referenceStudyPeriod: kpis.referenceStudyPeriod,
    lifeCycleModules: [...lifeCycleModules.map((module) => lcaxModules[module]), 'b6'],
    impactCategories: indicators
      .filter((indicator) => all.modules.some((one) => one.indicators[indicator] !== undefined))
      .map((indicator) => lcaxCategories[indicator]),
    results,
    projectInfo: {
      type: 'buildingInfo',
      ...untold,
      buildingType: buildingTypes[measure],
      buildingTypology: [typologies[use]],
      grossFloorArea: areaOf(areas.grossFloorArea, 'BGF, DIN 277'),
      heatedFloorArea: areaOf(areas.heatedNetRoomArea ?? areas.netRoomArea, 'NRF(R), DIN 277'),
      floorsAboveGround: project.storeysAboveGround ?? 0,
      floorsBelowGround: project.storeysBelowGround ?? null,
    },
    projectPhase: phase === undefined ? 'other' : phases[phase],
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

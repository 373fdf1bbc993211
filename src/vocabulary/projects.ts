import type { ConstructionType } from './constructions.ts'
import { type MissingReason, missingReasons } from './life-cycle.ts'

/** What a building is for; decides which limits it is held against. */
export const projectUses = ['residential', 'nonResidential'] as const
export type ProjectUse = (typeof projectUses)[number]

export const projectMeasures = ['newBuild', 'fullModernisation', 'partialRenovation'] as const
export type ProjectMeasure = (typeof projectMeasures)[number]

export const projectPhases = ['concept', 'technical', 'construction', 'asBuilt'] as const

/** How a building stands to the levels of QNG; `open`: something lacks, `notApplicable`: the seal has no limits for it. */
export const qngStandings = ['PREMIUM', 'PLUS', 'missed', 'open', 'notApplicable'] as const
export type QngStanding = (typeof qngStandings)[number]

/** What lies beyond an element or an opening; `heated` belongs to no envelope. */
export const rowAdjacencies = [
  'outsideAir',
  'unheatedAttic',
  'kneeWall',
  'unheatedRoom',
  'lowHeatedRoom',
  'ventilatedCrawlSpace',
  'ground',
  'unheatedBasement',
  'heated',
] as const
export type RowAdjacency = (typeof rowAdjacencies)[number]

/** Addition for thermal bridges of the reference building [W/(m²·K)] (GEG, annex 1). */
export const REFERENCE_DELTA_U = 0.05

/** Insulation along the edge of a slab, 5 m horizontal or 2 m vertical (DIN V 4108-6). */
export const edgeInsulations = ['none', 'horizontal', 'vertical'] as const
export type EdgeInsulation = (typeof edgeInsulations)[number]

export const openingKinds = ['window', 'roofWindow', 'door', 'dome', 'curtainWall'] as const
export type OpeningKind = (typeof openingKinds)[number]

/** What a part of an opening is counted by: its area, the length around it, or pieces. */
export const partMeasures = ['area', 'perimeter', 'piece'] as const
export type PartMeasure = (typeof partMeasures)[number]

export const carrierPurposes = [
  'heating',
  'hotWater',
  'cooling',
  'ventilation',
  'lighting',
  'auxiliary',
  'other',
] as const
export type CarrierPurpose = (typeof carrierPurposes)[number]

export const servicesModes = ['flatRate', 'itemised', 'none'] as const
export const servicesRates = ['auto', 'standard', 'efficient'] as const
export const userElectricityModes = ['flat', 'own', 'none'] as const
export const photovoltaicCovers = ['regulated', 'regulatedAndUser'] as const

/** Lists of rows of a project, in the order in which figures name them. */
export const rowKinds = ['element', 'opening', 'item'] as const
export type RowKind = (typeof rowKinds)[number]

/** Why a row of a building counts too little: as a layer does, or because its area or its perimeter is not known. */
export const rowGapReasons = [...missingReasons, 'noArea', 'noPerimeter'] as const
export type RowGapReason = MissingReason | 'noArea' | 'noPerimeter'

/** Cost group of DIN 276:2018-12 that an element of a type belongs to unless it says otherwise. */
export const costGroupOfType: Readonly<Record<ConstructionType, string>> = {
  outerWall: '330',
  outerWallGround: '330',
  innerWall: '340',
  partitionToUnheated: '340',
  pitchedRoof: '360',
  flatRoof: '360',
  topFloorCeiling: '350',
  internalFloor: '350',
  basementCeiling: '350',
  floorAboveOutdoorAir: '350',
  groundSlab: '320',
}

/** What lies beyond an element of a type unless it says otherwise. */
export const adjacencyOfType: Readonly<Record<ConstructionType, RowAdjacency>> = {
  outerWall: 'outsideAir',
  outerWallGround: 'ground',
  innerWall: 'heated',
  partitionToUnheated: 'unheatedRoom',
  pitchedRoof: 'outsideAir',
  flatRoof: 'outsideAir',
  topFloorCeiling: 'unheatedAttic',
  internalFloor: 'heated',
  basementCeiling: 'unheatedBasement',
  floorAboveOutdoorAir: 'outsideAir',
  groundSlab: 'ground',
}

const costGroupOfKind: Readonly<Record<OpeningKind, string>> = {
  window: '334',
  roofWindow: '362',
  door: '334',
  dome: '362',
  curtainWall: '337',
}
const COST_GROUP_OF_INNER_OPENINGS = '344'

/**
 * Cost group of an opening unless it says otherwise: in walls and roofs of the envelope by its kind, in inner walls 344.
 *
 * @param host - type of what it is in; undefined where that is not told
 */
export const costGroupOfOpening = (kind: OpeningKind, host: ConstructionType | undefined): string =>
  host === 'innerWall' && kind !== 'curtainWall' ? COST_GROUP_OF_INNER_OPENINGS : costGroupOfKind[kind]

/** Whether the quality seal counts a cost group: 3xx without 31x and 39x, 4xx without 49x; 5xx never by itself. */
export const countsForQng = (costGroup: string): boolean =>
  /^3[2-8]|^4[1-8]/.test(costGroup) || /^[34]00$/.test(costGroup)

/** What the reader of a building's figures must know. */
export const projectWarningCodes = [
  'heatedAreaAssumed',
  'servicesRateAssumed',
  'flatRateOtherGeneration',
  'fxMiddle',
  'ownUseAboveDemand',
  'usefulEnergyDataset',
  'noEnergyData',
  'qngNotApplicable',
  'qngValueNotKnown',
  'areaUnusual',
  'doubleServices',
  'noEnvelope',
  'slabEdgeNotTold',
  'openingLargerThanHost',
  'newerData',
] as const
export type ProjectWarningCode = (typeof projectWarningCodes)[number]

/** How far the rows of a building are told: their sums, by module too, by material besides. */
export const projectDetails = ['rows', 'modules', 'materials'] as const
export type ProjectDetail = (typeof projectDetails)[number]

/** Stages of a building's life that its sums are told by, in their order. */
export const buildingStages = [
  'product',
  'construction',
  'replacement',
  'servicesFlatRate',
  'operation',
  'endOfLife',
] as const
export type BuildingStage = (typeof buildingStages)[number]

/** Id of the schedule itself among the variants. */
export const BASE_VARIANT = 'base'

/** Most rows, library entries and variants of a project. */
export const projectLimits = {
  constructions: 300,
  openingTypes: 200,
  openingParts: 12,
  elements: 2_000,
  openings: 2_000,
  items: 1_000,
  carriers: 20,
  /** Beside the base. */
  variants: 19,
  tags: 20,
  /** Steps that are saved at once. */
  changes: 500,
  /** Datasets that are asked for at once. */
  datasets: 500,
  /** Last versions that are kept by themselves. */
  keptVersions: 20,
  namedStates: 50,
  /** Elements of a file by which a row that they were merged into is known again, beside the first. */
  mergedSources: 100,
} as const

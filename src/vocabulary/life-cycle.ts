/**
 * Life-cycle modules a result is reported by (EN 15978, EN 15804), in the order of the life cycle.
 * B1 to B3 and B5 to B7 belong to the use of a building, not to a construction, and are not assessed.
 */
export const lifeCycleModules = ['A1-A3', 'A4', 'A5', 'B4', 'C1', 'C2', 'C3', 'C4', 'D'] as const
export type LifeCycleModule = (typeof lifeCycleModules)[number]

/** Modules inside the system boundary: everything but D, which lies beyond it (EN 15804, 6.2). */
export const modulesInTotal = [
  'A1-A3',
  'A4',
  'A5',
  'B4',
  'C1',
  'C2',
  'C3',
  'C4',
] as const satisfies readonly LifeCycleModule[]

/**
 * What a sum counts: A to C by EN 15978 as declared, the modules of QNG, or the product alone. D is in none of them. A
 * replacement repeats whatever is counted of a layer.
 */
export const boundaries = ['full', 'qng', 'product'] as const
export type Boundary = (typeof boundaries)[number]

export const modulesWithin: Readonly<Record<Boundary, readonly LifeCycleModule[]>> = {
  full: modulesInTotal,
  qng: ['A1-A3', 'B4', 'C3', 'C4'],
  product: ['A1-A3'],
}

/** Modules in words: A to C where all are counted. */
export const scopeName = (modules: readonly LifeCycleModule[]): string =>
  modules.length === modulesInTotal.length ? 'A–C' : modules.map((module) => module.replace('-', '–')).join(', ')

/** What a row of results may stand for: one module, or the sum A to C. */
export const resultModules = [...lifeCycleModules, 'total'] as const
export type ResultModule = (typeof resultModules)[number]

/** Modules of a building's life: of its rows, the energy of its operation, and A to C with it. */
export const buildingModules = [...lifeCycleModules, 'B6', 'total'] as const
export type BuildingModule = (typeof buildingModules)[number]

/** Modules a dataset may declare. A1, A2, A3 singly are summed to A1-A3 only where the aggregate is absent. */
export const declaredModules = [
  'A1',
  'A2',
  'A3',
  'A1-A3',
  'A4',
  'A5',
  'B1',
  'B2',
  'B3',
  'B4',
  'B5',
  'B6',
  'B7',
  'C1',
  'C2',
  'C3',
  'C4',
  'D',
] as const
export type DeclaredModule = (typeof declaredModules)[number]

/**
 * Why a layer that should count in a module cannot, or counts too little: `otherGeneration`, its own declaration follows
 * another amendment of EN 15804; `uptakeHeld`, its end of life keeps carbon that production took up.
 */
export const missingReasons = [
  'noDataset',
  'otherGeneration',
  'noAccessoryDataset',
  'notDeclared',
  'noConversion',
  'noServiceLife',
  'noMaterial',
  'uptakeHeld',
] as const
export type MissingReason = (typeof missingReasons)[number]

/** What a layer is in the works at hand: built in now, already there, or taken out. */
export const layerStates = ['new', 'existing', 'removed'] as const
export type LayerState = (typeof layerStates)[number]

/** Reference study period [a] (EN 15978, 7.3; QNG and BNB: 50 years). */
export const REFERENCE_STUDY_PERIOD = 50

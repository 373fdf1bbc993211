import type {
  Construction,
  Dataset,
  Layer,
  Material,
  ModuleDeclaration,
  TransportDataset,
} from '#engine/construction.ts'
import { assessLifeCycle } from '#engine/lca/assess-life-cycle.ts'
import type { LifeCycleOptions, LifeCycleResult } from '#engine/lca/life-cycle-result.ts'
import { belongsTo, type Generation, type Indicator, indicators } from '#vocabulary/indicators.ts'
import type { DeclaredModule, ResultModule } from '#vocabulary/life-cycle.ts'

export const firstGeneration: LifeCycleOptions = {
  release: 'OBD_2020_II',
  generation: 'EN 15804+A1',
  referenceStudyPeriod: 50,
}
export const secondGeneration: LifeCycleOptions = {
  release: 'OBD_2024_I',
  generation: 'EN 15804+A2',
  referenceStudyPeriod: 50,
}

type Figures = Partial<Record<Indicator, number>>

/** A declaration of one module, without a scenario unless named. */
export const declare = (module: DeclaredModule, indicators: Figures, scenario?: string): ModuleDeclaration =>
  scenario === undefined ? { module, indicators } : { module, indicators, scenario }

/** Every indicator of the generation, each the same amount. */
export const allIndicators = (generation: Generation, amount: number): Figures =>
  Object.fromEntries(
    indicators.filter((indicator) => belongsTo(indicator, generation)).map((indicator) => [indicator, amount]),
  )

/** A dataset of the first generation per m³ that declares A1-A3, C2, C3 and D. */
export const buildDataset = (overrides: Partial<Dataset> = {}): Dataset => ({
  uuid: '00000000-0000-0000-0000-000000000001',
  version: '00.00.001',
  release: 'OBD_2020_II',
  generation: 'EN 15804+A1',
  referenceQuantity: 1,
  referenceUnit: 'm3',
  modules: [
    declare('A1-A3', { gwpA1: 100, penrt: 1000, pert: 50 }),
    declare('C2', { gwpA1: 3, penrt: 30, pert: 1 }),
    declare('C3', { gwpA1: 5, penrt: 60, pert: 2 }),
    declare('D', { gwpA1: -20, penrt: -200, pert: -10 }),
  ],
  ...overrides,
})

/** A dataset of the second generation per m³ that declares A1-A3 and C3. */
export const buildSecondGenerationDataset = (overrides: Partial<Dataset> = {}): Dataset =>
  buildDataset({
    release: 'OBD_2024_I',
    generation: 'EN 15804+A2',
    modules: [
      declare('A1-A3', { gwpTotal: 100, gwpFossil: 99, gwpBiogenic: 0, gwpLuluc: 1, penrt: 1000, pert: 50 }),
      declare('C3', { gwpTotal: 5, gwpFossil: 5, gwpBiogenic: 0, gwpLuluc: 0, penrt: 60, pert: 2 }),
    ],
    ...overrides,
  })

const truck: TransportDataset = {
  uuid: 'f54f1e4c-07e2-4045-9f1b-fb28ef8adf13',
  version: '20.19.120',
  release: 'OBD_2020_II',
  generation: 'EN 15804+A1',
  referenceQuantity: 1,
  modules: [declare('A4', { gwpA1: 0.0896859880375202, penrt: 1.20780490840873, pert: 0.0721861025121244 })],
}
/** Truck of OBD_2020_II, per t·km; the same object every time. */
export const buildTruck = (): TransportDataset => truck

/** A mineral material with every figure, λ 1, 1000 kg/m³, 50 years. */
export const buildMaterial = (overrides: Partial<Material> = {}): Material => ({
  id: 'material',
  traits: [],
  conductivity: 1,
  density: 1000,
  specificHeatCapacity: 1000,
  vapourResistanceFactor: { dry: 10, wet: 10 },
  serviceLife: 50,
  dataset: buildDataset(),
  ...overrides,
})

/** 0.1 m of the material, new. */
export const buildLayer = (overrides: Partial<Layer> = {}): Layer => ({
  thickness: 0.1,
  material: buildMaterial(),
  state: 'new',
  ...overrides,
})

/** An outer wall of the layers, from outside to inside. */
export const buildConstruction = (...layers: Layer[]): Construction => ({ type: 'outerWall', layers })

/** Row of a module in a result. */
export const row = (result: LifeCycleResult, module: ResultModule) => {
  const found = result.indicators().find((entry) => entry.module === module)
  if (!found) throw new Error(`no row ${module}`)
  return found
}
/** Sum of an indicator in a module; undefined where not declared. */
export const figure = (result: LifeCycleResult, module: ResultModule, indicator: Indicator = 'gwpA1') =>
  row(result, module).indicators[indicator]
/** Life cycle of an outer wall of one layer. */
export const assessed = (layer: Partial<Layer>, options: LifeCycleOptions = firstGeneration) =>
  assessLifeCycle(buildConstruction(buildLayer(layer)), options)
export const withDataset = (overrides: Partial<Dataset>) => buildMaterial({ dataset: buildDataset(overrides) })
export const warningCodes = ({ warnings }: LifeCycleResult) => warnings.map(({ code }) => code)

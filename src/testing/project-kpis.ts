import type { ProjectKpis } from '#contract/project-figures.ts'

type Booking = NonNullable<ProjectKpis['qng']>['gwp']
type Row = ProjectKpis['rows'][number]

const nothing = { gwp: 0, penrt: 0, pert: 0 }
const all = { gwp: true, penrt: true, pert: true }
const only = (gwp: number) => ({ gwp, penrt: gwp * 10, pert: 0 })

/** Climate change of the worked example of a house, per m² NRF and year. */
export const buildBooking = (overrides: Partial<Booking> = {}): Booking => ({
  byModule: [
    { module: 'A1-A3', value: 2.147 },
    { module: 'B4', value: 1.0068 },
    { module: 'C3', value: 1.5265 },
    { module: 'C4', value: 0.5 },
  ],
  fabricAndItems: 5.1803,
  servicesFlatRate: 1.3,
  regulated: 7.1619,
  userElectricity: 9.0036,
  value: 22.6458,
  open: [],
  verdicts: {
    PLUS: { limit: 24, fulfilled: true, margin: 0.0564 },
    PREMIUM: { limit: 20, fulfilled: false, margin: -0.132 },
  },
  ...overrides,
})

export const buildRowFigures = (overrides: Partial<Row> = {}): Row => ({
  kind: 'element',
  id: 'E1',
  costGroup: '330',
  status: 'new',
  area: 50,
  perimeter: null,
  mass: 10_000,
  uValue: 0.2,
  total: only(4_000),
  perArea: only(80),
  complete: all,
  modules: [
    { module: 'A1-A3', ...only(2_500) },
    { module: 'A4', ...only(500) },
    { module: 'C3', ...only(1_000) },
  ],
  materials: [
    { material: 'brick', ...only(3_000) },
    { material: 'mineral_wool', ...only(1_000) },
  ],
  ...overrides,
})

/** Figures of a house of 200 m² with a wall and a window of it. */
export const buildProjectKpis = (overrides: Partial<ProjectKpis> = {}): ProjectKpis => ({
  variant: 'base',
  release: 'OBD_2020_II',
  generation: 'EN 15804+A1',
  referenceStudyPeriod: 50,
  complete: all,
  bound: { gwp: null, penrt: null, pert: null },
  missing: [],
  byModule: [
    { module: 'A1-A3', ...only(3_000) },
    { module: 'A4', ...only(500) },
    { module: 'C3', ...only(1_500) },
    { module: 'D', ...only(-700) },
  ],
  byStage: [],
  byCostGroup: [{ costGroup: '330', ...only(4_000) }],
  byMainCostGroup: [{ costGroup: '330', ...only(5_000) }],
  byMaterial: [],
  rows: [buildRowFigures(), buildRowFigures({ kind: 'opening', id: 'O1', costGroup: '334', total: only(1_000) })],
  ranking: ['E1', 'O1'],
  totals: {
    fabricAndItems: only(5_000),
    total: only(125_000),
    perAreaYear: only(12.5),
    penrtKwhPerAreaYear: 34.7,
  },
  moduleD: { fabricAndItems: only(-700), services: null, exportedElectricity: only(-300) },
  servicesFlatRate: {
    rate: 'efficient',
    perAreaYear: { gwp: 1.3, penrtKwh: 4.7 },
    total: { gwp: 13_000, penrt: 169_200, pert: null },
    counted: true,
    status: 'single',
  },
  operation: {
    carriers: [],
    regulatedPerYear: only(1_300),
    userElectricity: { finalEnergy: 1_600, fromOwn: 0, perYear: only(840) },
    ownUseCounted: 0,
    exported: 0,
    exportCreditPerYear: null,
  },
  mass: { installed: 10_000, materialInput: 9_000, perNrf: 50, shareWithFullData: 1, shareWithEndOfLife: 1 },
  endOfLife: { reuse: 0, recycling: 8_000, energy: 500, landfill: 1_000, treatmentUnspecified: 500, unknown: 0 },
  biogenicCarbonStored: { value: 1_200, atLeast: 1_200 },
  qng: {
    gwp: buildBooking(),
    penrtKwh: buildBooking(),
    level: 'PLUS',
    outsideModules: nothing,
    outsideCostGroups: [],
  },
  transmission: {
    lines: [
      { kind: 'element', id: 'E1', area: 50, uValue: 0.2, fx: 1, fxUA: 10, uReference: 0.28 },
      { kind: 'opening', id: 'O1', area: 10, uValue: 0.9, fx: 1, fxUA: 9, uReference: 1.3 },
    ],
    envelopeArea: 60,
    characteristicDimension: null,
    deltaU: 0.05,
    ht: 22,
    htPrime: 22 / 60,
    meanU: 19 / 60,
    htPrimeReference: 30 / 60,
    ratioToReference: 22 / 30,
    open: [],
  },
  conformity: [],
  warnings: [],
  ...overrides,
})

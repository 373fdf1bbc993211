export const energyCarriers = ['gas', 'oil', 'districtHeat', 'electricity', 'pellets', 'woodChips'] as const
export type EnergyCarrier = (typeof energyCarriers)[number]

/** Of one kWh of final energy, over its life cycle: same family of data as the layers. */
export type LifeCycleFactor = {
  /** [kg CO₂e/kWh] */
  readonly gwp: number
  /** Non-renewable primary energy [kWh/kWh]. */
  readonly penrt: number
  /** Dataset of ÖKOBAUDAT 2020-II, module B6. */
  readonly dataset: string
}

const MJ_IN_KWH = 3.6
const b6 = (dataset: string, gwp: number, penrtInMJ: number): LifeCycleFactor => ({
  dataset,
  gwp,
  penrt: penrtInMJ / MJ_IN_KWH,
})

/** Where the life-cycle factors come from: EN 15804+A1, reference year 2018, expired at the end of 2022, base of QNG. */
export const LIFE_CYCLE_FACTOR_SOURCE = 'ÖKOBAUDAT 2020-II, B6 (2018)'

/** Life-cycle factors as ÖKOBAUDAT 2020-II declares them; its file was read. */
export const lifeCycleFactors = {
  gas: b6('6167bec3-0bc2-425a-9c87-479fa310f8f2', 0.234804943755714, 3.92559015305065),
  oil: b6('63854c13-11d1-4f97-ad97-052ecd3e6e3d', 0.299567670454337, 4.19155068315519),
  districtHeat: b6('a41fb265-cb84-42ef-9940-f76c475805ce', 0.247217010286321, 2.81426831970725),
  electricity: b6('9e7304a1-d99a-4181-a941-aaeb590e5f63', 0.532029922651341, 6.70203519251886),
  pellets: b6('fb11f8ce-d3c7-4823-ba13-0c1f4a304799', 0.021082440450087, 0.272246901752956),
  woodChips: b6('7f3b568f-5f70-41b1-a4d0-556349661d7a', 0.00764689750205662, 0.0662345558974644),
} as const satisfies Record<EnergyCarrier, LifeCycleFactor>

/** Scenarios of the German grid in ÖKOBAUDAT 2020-II, by year; older and higher than what the grid became. */
export const electricityScenarios = [
  { year: 2020, factor: b6('c869c47e-ce43-45b4-b640-b0cd1746e450', 0.589417720917556, 6.59571970540076) },
  { year: 2030, factor: b6('e114e6be-30fc-4cce-9e27-d7f8232384cf', 0.502802318470164, 5.30758208304228) },
  { year: 2040, factor: b6('ffeaa284-6f4a-452d-81c9-de28ab3b1dd7', 0.413594411766224, 4.69910823271211) },
  { year: 2050, factor: b6('42c62a2d-fa52-4d3c-97aa-e766a7bbf1f6', 0.353807088823575, 3.98109978659389) },
] as const

/** Factors that a law fixes for certificates; never in one sum with life-cycle factors. */
export type ProofPack = {
  readonly id: 'geg' | 'gmodg'
  readonly source: string
  /** Days from and to which it holds, ISO 8601; null where open. */
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly status: 'read' | 'agreed'
  /**
   * By kWh of final energy: [kg CO₂e/kWh] and non-renewable primary energy [kWh/kWh]; null where the law refers to the
   * figure of the network.
   */
  readonly factors: Readonly<Record<EnergyCarrier, { readonly gwp: number | null; readonly penrt: number | null }>>
}

/** Pellets and wood chips are bought wood: solid biomass from the site has a factor of its own. */
const fossilAndWood = (wood: number) =>
  ({
    gas: { gwp: 0.24, penrt: 1.1 },
    oil: { gwp: 0.31, penrt: 1.1 },
    pellets: { gwp: 0.02, penrt: wood },
    woodChips: { gwp: 0.02, penrt: wood },
  }) as const

export const proofPacks = [
  {
    id: 'geg',
    source: 'GEG, Anlagen 4 und 9',
    validFrom: null,
    validTo: '2026-12-31',
    status: 'read',
    factors: {
      ...fossilAndWood(0.2),
      districtHeat: { gwp: null, penrt: null },
      electricity: { gwp: 0.56, penrt: 1.8 },
    },
  },
  {
    id: 'gmodg',
    source: 'GModG',
    validFrom: '2027-01-01',
    validTo: null,
    status: 'agreed',
    factors: {
      ...fossilAndWood(0.7),
      districtHeat: { gwp: null, penrt: 0.7 },
      electricity: { gwp: 0.1, penrt: 1.5 },
    },
  },
] as const satisfies readonly ProofPack[]

/** What electricity of the grid causes in a year, linear between the scenarios and constant beyond them. */
export function electricityInYear(year: number): { readonly gwp: number; readonly penrt: number } {
  const later = electricityScenarios.findIndex((scenario) => scenario.year >= year)
  const [first, last] = [electricityScenarios[0], electricityScenarios[electricityScenarios.length - 1]]
  const upper = electricityScenarios[later]
  const lower = electricityScenarios[later - 1]
  if (upper === undefined) return (last ?? first).factor
  if (lower === undefined) return first.factor
  const share = (year - lower.year) / (upper.year - lower.year)
  const between = (key: 'gwp' | 'penrt') => lower.factor[key] + share * (upper.factor[key] - lower.factor[key])
  return { gwp: between('gwp'), penrt: between('penrt') }
}

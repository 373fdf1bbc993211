import { MJ_PER_KWH } from './quantities.ts'

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

const b6 = (dataset: string, gwp: number, penrtInMJ: number): LifeCycleFactor => ({
  dataset,
  gwp,
  penrt: penrtInMJ / MJ_PER_KWH,
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

type Supply = { readonly carrier: EnergyCarrier; readonly factor: LifeCycleFactor }
const supply = (carrier: EnergyCarrier, dataset: string, gwp: number, penrtInMJ: number): Supply => ({
  carrier,
  factor: b6(dataset, gwp, penrtInMJ),
})

/** What may be supplied in place of the usual mix of a carrier, as ÖKOBAUDAT 2020-II declares it; its file was read. */
export const otherSupplies = {
  windPower: supply('electricity', '394b2abb-1165-4456-ba50-acbe5964f605', 0.0104843572665241, 0.131555772456419),
  networkOfGas: supply('districtHeat', 'a1652514-2a39-4d69-b312-37fcadaa296f', 0.147765622612485, 2.4563571017406),
  networkOfOil: supply('districtHeat', 'c50aa019-1945-4942-9364-e0525c98b7ba', 0.188819721849982, 2.51939827083477),
  networkOfWaste: supply('districtHeat', '27ba4ec7-c967-4e52-8a71-032fe73c14af', 0.217480785174869, 0.318007783865947),
  networkOfBiogas: supply('districtHeat', 'a30e7aac-b4d1-4112-ada3-ba09c4ebc7e7', 0.056292194167284, 0.273462111760133),
  networkOfBiomass: supply(
    'districtHeat',
    '9adc2b1c-99d8-4bb2-944a-1cff285784eb',
    0.011525879814926,
    0.116806093412682,
  ),
  networkOfHardCoal: supply(
    'districtHeat',
    '8b9a3ae8-3154-4946-90de-6e728302e204',
    0.284130227218801,
    2.89136470946007,
  ),
  networkOfLignite: supply('districtHeat', '3ba46f50-4287-4802-ac14-0074793e1e06', 0.30622312275304, 2.715849742965),
} as const satisfies Readonly<Record<string, Supply>>
export type SupplyKey = keyof typeof otherSupplies
export const supplyKeys = Object.keys(otherSupplies) as readonly SupplyKey[]

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

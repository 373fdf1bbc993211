/** Amendment of EN 15804 an indicator is defined by; the two are never summed together. */
export const generations = ['EN 15804+A1', 'EN 15804+A2'] as const
export type Generation = (typeof generations)[number]

type Definition = { readonly unit: string; readonly generation: Generation | 'shared' }

/**
 * Every indicator of a result: unit and the generation that defines it. `shared` ones are defined alike by both
 * (resources, waste, output flows). Figures are per m² of construction in results, per reference quantity in datasets.
 * Source: EN 15804+A1 tables 3 to 6, EN 15804+A2 tables 3 and 5 to 7.
 */
export const indicatorDefinitions = {
  gwpTotal: { unit: 'kg CO₂e', generation: 'EN 15804+A2' },
  gwpFossil: { unit: 'kg CO₂e', generation: 'EN 15804+A2' },
  gwpBiogenic: { unit: 'kg CO₂e', generation: 'EN 15804+A2' },
  gwpLuluc: { unit: 'kg CO₂e', generation: 'EN 15804+A2' },
  odp: { unit: 'kg CFC-11e', generation: 'EN 15804+A2' },
  ap: { unit: 'mol H⁺e', generation: 'EN 15804+A2' },
  epFreshwater: { unit: 'kg Pe', generation: 'EN 15804+A2' },
  epMarine: { unit: 'kg Ne', generation: 'EN 15804+A2' },
  epTerrestrial: { unit: 'mol Ne', generation: 'EN 15804+A2' },
  pocp: { unit: 'kg NMVOCe', generation: 'EN 15804+A2' },
  adpe: { unit: 'kg Sbe', generation: 'EN 15804+A2' },
  adpf: { unit: 'MJ', generation: 'EN 15804+A2' },
  wdp: { unit: 'm³ world eq.', generation: 'EN 15804+A2' },
  gwpA1: { unit: 'kg CO₂e', generation: 'EN 15804+A1' },
  odpA1: { unit: 'kg R11e', generation: 'EN 15804+A1' },
  pocpA1: { unit: 'kg ethene e', generation: 'EN 15804+A1' },
  apA1: { unit: 'kg SO₂e', generation: 'EN 15804+A1' },
  epA1: { unit: 'kg PO₄e', generation: 'EN 15804+A1' },
  adpeA1: { unit: 'kg Sbe', generation: 'EN 15804+A1' },
  adpfA1: { unit: 'MJ', generation: 'EN 15804+A1' },
  pere: { unit: 'MJ', generation: 'shared' },
  perm: { unit: 'MJ', generation: 'shared' },
  pert: { unit: 'MJ', generation: 'shared' },
  penre: { unit: 'MJ', generation: 'shared' },
  penrm: { unit: 'MJ', generation: 'shared' },
  penrt: { unit: 'MJ', generation: 'shared' },
  sm: { unit: 'kg', generation: 'shared' },
  rsf: { unit: 'MJ', generation: 'shared' },
  nrsf: { unit: 'MJ', generation: 'shared' },
  fw: { unit: 'm³', generation: 'shared' },
  hwd: { unit: 'kg', generation: 'shared' },
  nhwd: { unit: 'kg', generation: 'shared' },
  rwd: { unit: 'kg', generation: 'shared' },
  cru: { unit: 'kg', generation: 'shared' },
  mfr: { unit: 'kg', generation: 'shared' },
  mer: { unit: 'kg', generation: 'shared' },
  eee: { unit: 'MJ', generation: 'shared' },
  eet: { unit: 'MJ', generation: 'shared' },
} as const satisfies Record<string, Definition>

export type Indicator = keyof typeof indicatorDefinitions
export const indicators = Object.keys(indicatorDefinitions) as Indicator[]

/** Whether an indicator may appear in a result of the generation. */
export const belongsTo = (indicator: Indicator, generation: Generation): boolean => {
  const own = indicatorDefinitions[indicator].generation
  return own === 'shared' || own === generation
}

/** The climate-change indicator that stands for the whole: gwpTotal, or gwpA1 in an A1 release. */
export const mainClimateIndicator = { 'EN 15804+A1': 'gwpA1', 'EN 15804+A2': 'gwpTotal' } as const satisfies Record<
  Generation,
  Indicator
>

import type { EnergyCarrier } from './energy-carriers.ts'

export const heatGeneratorKinds = [
  'gasCondensing',
  'gasLowTemperature',
  'oilCondensing',
  'oilLowTemperature',
  'districtHeat',
  'airHeatPump',
  'brineHeatPump',
  'waterHeatPump',
  'directElectric',
  'pellets',
  'woodChips',
] as const
export type HeatGeneratorKind = (typeof heatGeneratorKinds)[number]

export type HeatGenerator = {
  /** As it stands in addresses. */
  readonly id: string
  readonly kind: HeatGeneratorKind
  readonly carrier: EnergyCarrier
  /** Power, and of heat pumps the temperatures of source and heating water [°C]; empty where there is one alone. */
  readonly size: string
  /** Heat for a unit of final energy; of heat pumps the performance factor. */
  readonly efficiency: number
}

const of = (
  kind: HeatGeneratorKind,
  carrier: EnergyCarrier,
  sizes: readonly (readonly [id: string, size: string, efficiency: number])[],
): HeatGenerator[] => sizes.map(([id, size, efficiency]) => ({ id: `${kind}${id}`, kind, carrier, size, efficiency }))

const boilers = (kind: HeatGeneratorKind, carrier: EnergyCarrier, efficiencies: readonly number[]) =>
  of(
    kind,
    carrier,
    efficiencies.map((efficiency, step) => [
      ['20', '120', '400'][step] ?? '',
      ['< 20 kW', '20–120 kW', '120–400 kW'][step] ?? '',
      efficiency,
    ]),
  )

/** Without being told: the commonest generator of existing houses. */
const usualGenerator: HeatGenerator = {
  id: 'gasCondensing20',
  kind: 'gasCondensing',
  carrier: 'gas',
  size: '< 20 kW',
  efficiency: 0.99,
}

/**
 * Generators of heat. Efficiencies follow from ÖKOBAUDAT 2020-II, module B6: the set per kWh of heat over the set per
 * kWh of final energy, for heat pumps by PENRT. Distribution, storage and control are not in them.
 */
export const heatGenerators: readonly HeatGenerator[] = [
  usualGenerator,
  ...of('gasCondensing', 'gas', [
    ['120', '20–120 kW', 1.01],
    ['400', '120–400 kW', 1.02],
  ]),
  ...boilers('gasLowTemperature', 'gas', [0.88, 0.9, 0.91]),
  ...boilers('oilCondensing', 'oil', [0.99, 1.01, 1.02]),
  ...boilers('oilLowTemperature', 'oil', [0.88, 0.9, 0.91]),
  ...of('districtHeat', 'districtHeat', [['', '', 0.9]]),
  ...of('airHeatPump', 'electricity', [
    ['7', '7 kW (2/35)', 3.5],
    ['10', '10 kW (2/35)', 3.4],
    ['14', '14 kW (2/35)', 3.3],
  ]),
  ...of('brineHeatPump', 'electricity', [
    ['35', '(0/35)', 4.4],
    ['50', '(0/50)', 3],
    ['55', '(5/55)', 2.35],
  ]),
  ...of('waterHeatPump', 'electricity', [
    ['35', '(10/35)', 5.5],
    ['50', '(10/50)', 3.75],
    ['55', '(7/55)', 3],
  ]),
  ...of('directElectric', 'electricity', [['', '', 1]]),
  ...boilers('pellets', 'pellets', [0.84, 0.86]),
  ...boilers('woodChips', 'woodChips', [0.78, 0.81, 0.82]),
]

/** The generator of that id, the usual one where there is none. */
export const generatorOf = (id: string | null): HeatGenerator =>
  heatGenerators.find((one) => one.id === id) ?? usualGenerator

/** One generator of each carrier, the commonest in houses, to set side by side. */
export const comparedGenerators: Readonly<Record<EnergyCarrier, string>> = {
  gas: usualGenerator.id,
  oil: 'oilCondensing20',
  districtHeat: 'districtHeat',
  electricity: 'airHeatPump10',
  pellets: 'pellets20',
  woodChips: 'woodChips20',
}

/** A kind of quantity: its unit on the wire, the decimals it is shown with, and how a screen writes it. */
type Definition = {
  /** SI or as the norm has it; `1` for a pure number. */
  readonly unit: string
  /** Decimals shown in any case, and at most where that differs; of the unit on screen. */
  readonly decimals: number
  readonly atMost?: number
  /** At most for less than one of the unit on screen, of which rounding would leave little or nothing. */
  readonly belowOne?: number
  /** Unit on screen and how many of them one on the wire is, where the screen shows another. */
  readonly screen?: { readonly unit: string; readonly factor: number }
}

/** [MJ/kWh] */
export const MJ_PER_KWH = 3.6
export const KWH_PER_MJ = 1 / MJ_PER_KWH
const millimetres = { unit: 'mm', factor: 1000 } as const

/** Every kind of quantity of a construction, its materials and its figures. */
export const quantityDefinitions = {
  uValue: { unit: 'W/(m²·K)', decimals: 3 },
  uValueRated: { unit: 'W/(m²·K)', decimals: 2 },
  resistance: { unit: 'm²·K/W', decimals: 2 },
  conductivity: { unit: 'W/(m·K)', decimals: 3, atMost: 4 },
  thickness: { unit: 'm', decimals: 0, atMost: 1, belowOne: 3, screen: millimetres },
  width: { unit: 'm', decimals: 0, atMost: 1, belowOne: 3, screen: millimetres },
  pointTransmittance: { unit: 'W/K', decimals: 3, atMost: 4 },
  crossSection: { unit: 'm²', decimals: 1, atMost: 2, screen: { unit: 'mm²', factor: 1_000_000 } },
  perArea: { unit: '1/m²', decimals: 0, atMost: 2 },
  rain: { unit: 'mm/d', decimals: 1, atMost: 2 },
  sd: { unit: 'm', decimals: 2 },
  length: { unit: 'm/m²', decimals: 2 },
  distance: { unit: 'km', decimals: 0, atMost: 1 },
  density: { unit: 'kg/m³', decimals: 0 },
  specificHeatCapacity: { unit: 'J/(kg·K)', decimals: 0 },
  vapourResistanceFactor: { unit: '1', decimals: 0, atMost: 1 },
  mass: { unit: 'kg/m²', decimals: 0 },
  gwp: { unit: 'kg CO₂e/m²', decimals: 1 },
  carbonStored: { unit: 'kg CO₂/m²', decimals: 1 },
  gwpPerYear: { unit: 'kg CO₂e/(m²·a)', decimals: 2 },
  primaryEnergy: { unit: 'MJ/m²', decimals: 0, screen: { unit: 'kWh/m²', factor: KWH_PER_MJ } },
  primaryEnergyPerYear: { unit: 'MJ/(m²·a)', decimals: 1, screen: { unit: 'kWh/(m²·a)', factor: KWH_PER_MJ } },
  temperature: { unit: '°C', decimals: 1 },
  pressure: { unit: 'Pa', decimals: 0 },
  heatFlux: { unit: 'W/m²', decimals: 2 },
  percentage: { unit: '1', decimals: 0, screen: { unit: '%', factor: 100 } },
  factor: { unit: '1', decimals: 2 },
  seconds: { unit: 's', decimals: 0 },
  hours: { unit: 'h', decimals: 1 },
  condensate: { unit: 'kg/m²', decimals: 0, screen: { unit: 'g/m²', factor: 1000 } },
  heatCapacity: { unit: 'kJ/(m²·K)', decimals: 0 },
  layerHeatCapacity: { unit: 'J/(m²·K)', decimals: 0 },
  openings: { unit: 'mm²/m', decimals: 0 },
  cost: { unit: '€/m²', decimals: 2 },
  rate: { unit: '1/a', decimals: 1, atMost: 2, screen: { unit: '%/a', factor: 100 } },
  years: { unit: 'a', decimals: 0 },
  count: { unit: '1', decimals: 0 },
} as const satisfies Record<string, Definition>

export type Quantity = keyof typeof quantityDefinitions

/** Unit of a quantity on the wire. */
export const unitOfQuantity = (quantity: Quantity): string => quantityDefinitions[quantity].unit

type Display = {
  /** Empty for pure numbers. */
  readonly unit: string
  /** The unit under a heading that names the substance: `kg/m²` under GWP. */
  readonly unitAlone: string
  /** Screen units per unit on the wire. */
  readonly factor: number
  readonly minimum: number
  readonly maximum: number
  /** In place of `maximum` for less than one. */
  readonly belowOne: number
}

const displayOf = ({ unit, decimals, atMost = decimals, belowOne = atMost, screen }: Definition): Display => {
  const shown = screen ?? { unit, factor: 1 }
  const written = shown.unit === '1' ? '' : shown.unit.replaceAll('·', '')
  return {
    unit: written,
    unitAlone: written.replace(/ CO₂e?/, ''),
    factor: shown.factor,
    minimum: decimals,
    maximum: atMost,
    belowOne,
  }
}

/** How each quantity stands on a screen: unit, screen units per unit on the wire, decimals in any case and at most. */
export const displays = Object.fromEntries(
  Object.entries(quantityDefinitions).map(([quantity, definition]) => [quantity, displayOf(definition)]),
) as Readonly<Record<Quantity, Display>>

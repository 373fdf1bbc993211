/** What a figure may be, in its unit; both ends are allowed. */
export type Bounds = { readonly unit: string; readonly minimum: number; readonly maximum: number }

const length = { unit: 'm', minimum: 1e-6, maximum: 5 } as const

/**
 * What figures of layers, materials and datasets may be, on every way in and in every calculation: wide enough for
 * every building material, narrow enough that no intermediate value over- or underflows.
 */
export const bounds = {
  thickness: length,
  /** Of a member, and from axis to axis. */
  width: length,
  spacing: length,
  /** Fasteners: pieces per area, χ of one, α, diameter and length within the insulation. */
  fastenersPerArea: { unit: '1/m²', minimum: 0.01, maximum: 100 },
  pointTransmittance: { unit: 'W/K', minimum: 0, maximum: 1 },
  fastenerFactor: { unit: '1', minimum: 0.01, maximum: 2 },
  fastenerDiameter: { unit: 'm', minimum: 0.0005, maximum: 0.1 },
  fastenerLength: { unit: 'm', minimum: 0.001, maximum: 5 },
  /** Of a tapered layer: thickest less thinnest point, and middle corner less thinnest. */
  taperRise: { unit: 'm', minimum: 0.001, maximum: 2 },
  /** Share of the area that members take. */
  memberShare: { unit: '1', minimum: 0.001, maximum: 0.99 },
  /** Of a slightly ventilated air layer, between closed and open (ISO 6946, 6.9). */
  openings: { unit: 'mm²/m', minimum: 500, maximum: 1500 },
  emissivity: { unit: '1', minimum: 0.01, maximum: 1 },
  rainBelow: { unit: 'mm/d', minimum: 0, maximum: 20 },
  conductivity: { unit: 'W/(m·K)', minimum: 1e-4, maximum: 500 },
  density: { unit: 'kg/m³', minimum: 0.01, maximum: 25_000 },
  specificHeatCapacity: { unit: 'J/(kg·K)', minimum: 1, maximum: 10_000 },
  vapourResistanceFactor: { unit: '1', minimum: 1, maximum: 10_000_000 },
  /** Equivalent air layer thickness of a layer, declared for a film or coating. */
  sd: { unit: 'm', minimum: 0.001, maximum: 100_000 },
  /** Coefficient w (EN 1062-3, EN ISO 15148). */
  waterAbsorption: { unit: 'kg/(m²·h^0.5)', minimum: 0, maximum: 100 },
  serviceLife: { unit: 'a', minimum: 0.01, maximum: 1_000 },
  remainingServiceLife: { unit: 'a', minimum: 0, maximum: 1_000 },
  transportDistance: { unit: 'km', minimum: 0, maximum: 25_000 },
  /** Off-cuts as a fraction. */
  wastage: { unit: '1', minimum: 0, maximum: 1 },
  /** Of what is built in within a layer, in the unit of the accessory; `accessoryAmounts` says it for each unit. */
  accessoryAmount: { unit: 'unit of the accessory', minimum: 0, maximum: 1_000 },
  /** Of metal studs, from axis to axis. */
  studSpacing: { unit: 'm', minimum: 0.1, maximum: 2 },
  /** Of the area of a component group in the building, as a fraction. */
  shareOfGroup: { unit: '1', minimum: 0, maximum: 1 },
  referenceStudyPeriod: { unit: 'a', minimum: 20, maximum: 120 },
  /** Of a dataset: the amount that its figures are for, and what it is converted by. */
  referenceQuantity: { unit: 'reference unit', minimum: 1e-6, maximum: 1_000_000 },
  arealMass: { unit: 'kg/m²', minimum: 1e-6, maximum: 100_000 },
  referenceThickness: { unit: 'm', minimum: 1e-6, maximum: 100 },
  biogenicCarbon: { unit: 'kg C', minimum: 0, maximum: 1_000_000 },
  /** Of a building: net room area, areas and counts of rows, lengths of openings, perimeters of floors. */
  netRoomArea: { unit: 'm²', minimum: 1, maximum: 1_000_000 },
  buildingArea: { unit: 'm²', minimum: 0.0001, maximum: 1_000_000 },
  rowArea: { unit: 'm²', minimum: 0.0001, maximum: 100_000 },
  rowCount: { unit: '1', minimum: 1, maximum: 10_000 },
  openingLength: { unit: 'm', minimum: 0.01, maximum: 100 },
  floorPerimeter: { unit: 'm', minimum: 0.1, maximum: 100_000 },
  /** Pieces, masses, lengths and so on of an item, or of a part of an opening per measure. */
  itemQuantity: { unit: 'unit of the row', minimum: 0, maximum: 1_000_000_000 },
  openingTransmittance: { unit: 'W/(m²·K)', minimum: 0.3, maximum: 7 },
  energyTransmittance: { unit: '1', minimum: 0, maximum: 1 },
  correctionFactor: { unit: '1', minimum: 0, maximum: 1 },
  thermalBridges: { unit: 'W/(m²·K)', minimum: 0, maximum: 0.2 },
  orientation: { unit: '°', minimum: 0, maximum: 360 },
  tilt: { unit: '°', minimum: 0, maximum: 180 },
  finalEnergy: { unit: 'kWh/a', minimum: 0, maximum: 1_000_000_000 },
  primaryEnergy: { unit: 'kWh/(m²·a)', minimum: 0, maximum: 10_000 },
  buildingParts: { unit: '1', minimum: 0, maximum: 10_000 },
  /** Net price of a material, per its unit; 0 is what something else includes. */
  price: { unit: '€', minimum: 0, maximum: 1_000_000 },
  discountRate: { unit: '1/a', minimum: 0, maximum: 0.2 },
  /** Of any indicator, in its own unit. */
  indicator: { unit: '', minimum: -1e12, maximum: 1e12 },
} as const satisfies Record<string, Bounds>
export type BoundedFigure = keyof typeof bounds

/** Whether a value is one that the figure may have; NaN is none. */
export const isWithin = ({ minimum, maximum }: Bounds, value: number): boolean => value >= minimum && value <= maximum

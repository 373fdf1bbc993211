/** Figures of a building that limits are for, and their units. */
export const limitedBuildingUnits = {
  /** Booking of the quality seal: climate change, non-renewable primary energy. */
  qngGwp: 'kg CO₂e/(m²·a)',
  qngPenrt: 'kWh/(m²·a)',
  /** A1-A3, C3 and C4 of the fabric (cost group 300). */
  fabricGwp: 'kg CO₂e/(m²·a)',
  /** A1-A3 of the fabric. */
  fabricProductGwp: 'kg CO₂e/(m²·a)',
  htPrime: 'W/(m²·K)',
  /** H′T as a part of that of the reference building. */
  htPrimeShare: '1',
  meanUOpaque: 'W/(m²·K)',
  meanUTransparent: 'W/(m²·K)',
  meanUCurtainWall: 'W/(m²·K)',
  meanUDome: 'W/(m²·K)',
  /** Primary energy as a part of that of the reference building. */
  primaryEnergyShare: '1',
  /** Life cycle over the study period, per useful floor area. */
  usefulAreaGwp: 'kg CO₂e/m²',
} as const
export type LimitedBuildingQuantity = keyof typeof limitedBuildingUnits
export const limitedBuildingQuantities = Object.keys(limitedBuildingUnits) as [
  LimitedBuildingQuantity,
  ...LimitedBuildingQuantity[],
]

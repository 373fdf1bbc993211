import type { Bounds } from './bounds.ts'

/** What assumptions of heating may be: wide enough for every site and generator, also outside of Germany. */
export const heatBounds = {
  degreeHours: { unit: 'kKh/a', minimum: 1, maximum: 300 },
  /** F_x. */
  correction: { unit: '1', minimum: 0.05, maximum: 1.2 },
  /** Of final energy. */
  emissionFactor: { unit: 'kg/kWh', minimum: 0, maximum: 3 },
  primaryFactor: { unit: 'kWh/kWh', minimum: 0, maximum: 10 },
  /** Heat for a unit of final energy; of heat pumps the performance factor. */
  efficiency: { unit: '1', minimum: 0.1, maximum: 10 },
  systemEfficiency: { unit: '1', minimum: 0.1, maximum: 1 },
} as const satisfies Record<string, Bounds>

/** Latest year by which heat may be free of emissions. */
export const LATEST_YEAR = 2_200

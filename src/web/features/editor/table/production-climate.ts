import type { Material } from '#contract/materials.ts'

/** Climate change of the production, and what it refers to. */
export type ProductionClimate = { readonly value: number; readonly per: 'm3' | 'm2' | 'm' | 'piece' | 'kg' }

/**
 * Climate change of the production (A1-A3) [kg CO₂e] of a material per m³ where its dataset allows that, so that
 * materials can be compared; else per the unit of the dataset.
 *
 * @returns undefined where the dataset or the figure is missing
 */
export const productionClimate = ({ dataset, density }: Material): ProductionClimate | undefined => {
  if (!dataset || dataset.gwpA1A3 === null || dataset.referenceQuantity <= 0) return undefined
  const perUnit = dataset.gwpA1A3 / dataset.referenceQuantity
  switch (dataset.referenceUnit) {
    case 'm3':
      return { value: perUnit, per: 'm3' }
    case 'kg':
      return density === null ? { value: perUnit, per: 'kg' } : { value: perUnit * density, per: 'm3' }
    case 't':
      return density === null ? { value: perUnit / 1000, per: 'kg' } : { value: (perUnit / 1000) * density, per: 'm3' }
    default:
      return { value: perUnit, per: dataset.referenceUnit }
  }
}

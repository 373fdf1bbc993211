import type { Material } from '#contract/materials.ts'

/**
 * Climate change of the production of 1 m³ of a material [kg CO₂e/m³].
 *
 * @returns null where the dataset declares none, or refers to an area, a length or a piece, or to a mass of a material
 *   without a density
 */
export function productionPerCubicMetre({ dataset, density }: Pick<Material, 'dataset' | 'density'>): number | null {
  if (!dataset || dataset.gwpA1A3 === null || dataset.referenceQuantity === 0) return null
  const perUnit = dataset.gwpA1A3 / dataset.referenceQuantity
  switch (dataset.referenceUnit) {
    case 'm3':
      return perUnit
    case 'kg':
      return density === null ? null : perUnit * density
    case 't':
      return density === null ? null : (perUnit * density) / 1000
    default:
      return null
  }
}

import type { CatalogueDataset } from '#catalogue/catalogue.ts'

/**
 * The dataset of a volume as one of its mass: 2000 kg for 1 m³, its figures the same. As it is where it cannot be told
 * by mass.
 */
export function perMass(dataset: CatalogueDataset): CatalogueDataset {
  const { referenceUnit, referenceQuantity, density } = dataset
  if (referenceUnit !== 'm3' || density === undefined) return dataset
  return { ...dataset, referenceUnit: 'kg', referenceQuantity: referenceQuantity * density }
}

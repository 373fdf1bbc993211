import type { ResolvedPart } from './resolve-part.ts'

/** CO₂ per carbon, by molar mass [kg/kg]. */
const CO2_PER_CARBON = 44 / 12
/** EN 16449:2014: carbon of dry wood [1] and the moisture of wood as delivered [1]. */
const CARBON_FRACTION = 0.5
const WOOD_MOISTURE = 0.12

/** Carbon stored in a part, and whether it is declared, estimated or unknown. */
export type StoredCarbon =
  | { readonly basis: 'declared' | 'estimated' | 'notGrown' /** [kg CO₂/m²] */; readonly amount: number }
  | { readonly basis: 'unknown' }

const isWood = ({ part: { material } }: ResolvedPart) =>
  material.traits.includes('wood') || material.traits.includes('woodBased')

/**
 * Carbon of biogenic origin in a part, as CO₂.
 *
 * As the dataset declares it; else for wood 44/12 · 0.5 · ρ·V / (1 + 12 %), by the density of the material or else of
 * the dataset. Of wood-based boards the glue counts as wood. Other grown materials are unknown.
 *
 * @see EN 16449:2014; EN 15804+A2 (declaration per unit)
 */
export function storedCarbon(resolved: ResolvedPart): StoredCarbon {
  const { part, sources } = resolved
  const { dataset, density = dataset?.density, traits } = part.material
  if (dataset?.biogenicCarbon !== undefined && sources)
    return { basis: 'declared', amount: dataset.biogenicCarbon * sources.flow.amount * CO2_PER_CARBON }
  if (isWood(resolved) && density !== undefined) {
    const dryMass = (density * part.thickness * part.share) / (1 + WOOD_MOISTURE)
    return { basis: 'estimated', amount: dryMass * CARBON_FRACTION * CO2_PER_CARBON }
  }
  if (isWood(resolved) || traits.includes('biogenic')) return { basis: 'unknown' }
  return { basis: 'notGrown', amount: 0 }
}

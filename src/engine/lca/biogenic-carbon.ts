import { carbonDeclared, carbonEstimated } from '#engine/formulas/life-cycle.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { ResolvedPart } from './resolve-part.ts'

/** Carbon stored in a part, and whether it is declared, estimated or unknown. */
export type StoredCarbon =
  | { readonly basis: 'declared' | 'estimated' | 'notGrown' /** [kg CO₂/m²] */; readonly amount: number }
  | { readonly basis: 'unknown' }

const unknown: StoredCarbon = { basis: 'unknown' }
const notGrown: StoredCarbon = { basis: 'notGrown', amount: 0 }

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
export function storedCarbon(resolved: ResolvedPart, trace?: Trace): StoredCarbon {
  const { part, sources } = resolved
  const { dataset, density = dataset?.density, traits } = part.material
  if (dataset?.biogenicCarbon !== undefined && sources) {
    const { amount } = sources.flow
    return { basis: 'declared', amount: figure(trace, 'partCarbon', carbonDeclared)(dataset.biogenicCarbon, amount) }
  }
  if (isWood(resolved)) {
    if (density === undefined) return unknown
    const amount = figure(trace, 'partCarbon', carbonEstimated)(density, part.thickness, part.share)
    return { basis: 'estimated', amount }
  }
  return traits.includes('biogenic') ? unknown : notGrown
}

import { massOfAccessory } from '#engine/accessory-mass.ts'
import { costByArea, costByMass, costByPieces, costByVolume } from '#engine/formulas/cost.ts'
import { massOfPart } from '#engine/formulas/life-cycle.ts'
import type { LayerPart } from '#engine/lca/layer-parts.ts'
import { figure, type Trace } from '#engine/trace.ts'
import type { Price } from '#vocabulary/prices.ts'

/** By the density of the material, else of the product that its dataset describes; what is built in by its amount. */
function massOf(part: LayerPart, trace: Trace | undefined): number | undefined {
  const { material, thickness, share, accessory } = part
  if (accessory) return massOfAccessory(accessory, part, trace, 'pricedMass') ?? undefined
  const density = material.density ?? material.dataset?.density
  return density === undefined ? undefined : figure(trace, 'pricedMass', massOfPart)(density, thickness, share)
}

/** Share of the volume of the layer that a part takes [1]; undefined for what is built in by mass or area. */
const volumeShareOf = ({ share, accessory }: LayerPart): number | undefined =>
  accessory ? (accessory.unit === 'm³/m³' ? accessory.amount * share : undefined) : share

/** Area of a part per m² of construction [1]; undefined for what is built in by mass or volume. */
const areaOf = ({ share, accessory }: LayerPart): number | undefined =>
  accessory ? (accessory.unit === 'm²/m²' ? accessory.amount : undefined) : share

/** Thicknesses that differ by less are one [m]. */
const SAME = 1e-4

/** Whether a price holds for another thickness than that of a layer [m]. */
export const isOfOther = ({ per, thickness }: Price, ofLayer: number): boolean =>
  per === 'm2' && thickness !== undefined && Math.abs(thickness - ofLayer) >= SAME

/**
 * Cost of a part once, with its off-cuts [€/m²]: by the volume, the area or the mass that it takes in the layer, or by
 * its pieces. A price per area holds for any thickness, unless it names one.
 *
 * @param wastage - off-cuts as a fraction of what is built in
 * @returns undefined where the unit of the price cannot be told of the part
 */
export function costOfPart(
  part: LayerPart,
  { amount, per }: Price,
  wastage: number,
  trace: Trace | undefined,
): number | undefined {
  switch (per) {
    case 'm3': {
      const share = volumeShareOf(part)
      return share === undefined
        ? undefined
        : figure(trace, 'partCost', costByVolume)(amount, part.thickness, share, wastage)
    }
    case 'm2': {
      const area = areaOf(part)
      return area === undefined ? undefined : figure(trace, 'partCost', costByArea)(amount, area, wastage)
    }
    case 'kg': {
      const mass = massOf(part, trace)
      return mass === undefined ? undefined : figure(trace, 'partCost', costByMass)(amount, mass, wastage)
    }
    case 'piece': {
      const pieces = part.accessory?.pieces
      return pieces === undefined ? undefined : figure(trace, 'partCost', costByPieces)(amount, pieces, wastage)
    }
  }
}

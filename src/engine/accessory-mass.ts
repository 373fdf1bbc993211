import type { LayerAccessory } from './construction.ts'
import { massOfSheet, massPerArea, massPerVolume } from './formulas/heat.ts'
import { figure, type Trace } from './trace.ts'

/** Where an accessory is built in. */
type Place = {
  /** Thickness of the layer [m]. */
  readonly thickness: number
  /** Share of the area between the members of the layer [1]. */
  readonly share: number
}

/**
 * Mass of an accessory per m² of construction [kg/m²]: by the volume between the members, by the area, or of a sheet by
 * its own mass per area.
 *
 * @returns null where it cannot be told
 */
export function massOfAccessory(
  { unit, amount, arealMass }: Pick<LayerAccessory, 'unit' | 'amount' | 'arealMass'>,
  { thickness, share }: Place,
  trace: Trace | undefined,
  key: 'accessoryMass' | 'partMass' | 'transportMass' | 'pricedMass',
): number | null {
  if (unit === 'kg/m³') return figure(trace, key, massPerVolume)(amount, thickness, share)
  if (unit === 'kg/m²') return figure(trace, key, massPerArea)(amount)
  return unit === 'm²/m²' && arealMass !== undefined ? figure(trace, key, massOfSheet)(amount, arealMass) : null
}

import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { transportOf } from '#vocabulary/transport.ts'
import { type Vehicle, vehicleNames } from '#vocabulary/vehicles.ts'
import type { ResolvedPart, ResolvedTransport, ToldPart, VehicleDataset } from './resolved.ts'

/** A layer that may be brought to the site. */
type Brought = {
  readonly layer: ConstructionLayer
  /** What it is made of; members last. */
  readonly parts: readonly (ResolvedPart | undefined)[]
  readonly settings: Settings | undefined
}

const isSubstance = (part: ResolvedPart | undefined) => part !== undefined && !part.material.traits.includes('air')

const vehiclePart = (vehicle: Vehicle, dataset: VehicleDataset | undefined): ToldPart => ({
  materialId: vehicle,
  named: { name: vehicleNames(vehicle), hatch: 'air' },
  dataset,
  replaced: false,
  unknownDataset: undefined,
})

/**
 * How a layer comes to the site, with the figures of the vehicle; undefined where it does not, as air.
 *
 * @param figuresOf - of a vehicle in the release
 */
export function resolvedTransport(
  { layer, parts, settings }: Brought,
  figuresOf: (vehicle: Vehicle) => VehicleDataset | undefined,
): ResolvedTransport | undefined {
  const asked = parts.some(isSubstance) ? transportOf(layer, settings) : undefined
  if (!asked) return undefined
  const { distance, vehicle } = asked
  const dataset = vehicle && figuresOf(vehicle)
  return { distance, vehicle, dataset, ...(vehicle && { part: vehiclePart(vehicle, dataset) }) }
}

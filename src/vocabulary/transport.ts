import { type LayerState, modulesWithin } from './life-cycle.ts'
import type { Settings } from './settings.ts'
import type { Vehicle } from './vehicles.ts'

type Carried = {
  readonly state?: LayerState | undefined
  readonly transportDistance?: number | undefined
  readonly transportVehicle?: Vehicle | undefined
}

/**
 * Distance [km] and vehicle that a layer comes to the site by: its own before those of the construction. Undefined where
 * no distance is given, of what is taken out, and where the boundary leaves A4 out.
 */
export function transportOf({ state, transportDistance, transportVehicle }: Carried, settings: Settings = {}) {
  const distance = transportDistance ?? settings.transportDistance
  const isCounted = modulesWithin[settings.boundary ?? 'full'].includes('A4')
  if (distance === undefined || state === 'removed' || !isCounted) return undefined
  return { distance, vehicle: transportVehicle ?? settings.transportVehicle }
}

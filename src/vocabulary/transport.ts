import { type LayerState, type LifeCycleModule, modulesInTotal, modulesWithin } from './life-cycle.ts'
import type { Settings } from './settings.ts'
import type { Vehicle } from './vehicles.ts'

type Carried = {
  readonly state?: LayerState | undefined
  readonly transportDistance?: number | undefined
  readonly transportVehicle?: Vehicle | undefined
}

/** Whether sums of these modules count how a layer comes to the site: what is taken out is brought by nobody. */
export const isTransportCounted = (
  state: LayerState | undefined,
  modules: readonly LifeCycleModule[] = modulesInTotal,
): boolean => state !== 'removed' && modules.includes('A4')

/**
 * Distance [km] and vehicle that a layer comes to the site by: its own before those of the construction. Undefined where
 * no distance is given, and where it is not counted.
 */
export function transportOf({ state, transportDistance, transportVehicle }: Carried, settings: Settings = {}) {
  const distance = transportDistance ?? settings.transportDistance
  const isCounted = isTransportCounted(state, modulesWithin[settings.boundary ?? 'full'])
  if (distance === undefined || !isCounted) return undefined
  return { distance, vehicle: transportVehicle ?? settings.transportVehicle }
}

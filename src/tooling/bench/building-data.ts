import type { ElementRow } from '#engine/building/building.ts'
import { kpiLayers } from './kpi-servers.ts'

export const ELEMENTS = 1_000
export const SNAPSHOTS = 300

/** Keys of its constructions. */
export const keys = Array.from({ length: SNAPSHOTS }, (_, index) => `W${index}`)
/** Its rows, each of the next construction. */
export const elements: ElementRow[] = Array.from({ length: ELEMENTS }, (_, index) => ({
  id: `E${index}`,
  construction: keys[index % SNAPSHOTS] ?? '',
  area: 10 + index / 10,
}))

/** A building of a thousand rows in three hundred constructions, as it is sent. */
export const buildingOfBench = {
  name: 'Bench',
  use: 'residential',
  measure: 'newBuild',
  areas: { netRoomArea: 5_000 },
  constructions: Object.fromEntries(
    keys.map((key, index) => {
      const layers = kpiLayers.map((layer, at) => (at === 3 ? { ...layer, thickness: 0.1 + index / 1000 } : layer))
      return [key, { type: 'outerWall', name: key, layers }]
    }),
  ),
  elements,
  services: { mode: 'flatRate' },
} as const

import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Layer } from '#engine/construction.ts'
import { knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'

/** What of a layer corrects U. Fasteners that lack a figure count nothing; where they are typed they are refused. */
export function correctionsOf(given: ConstructionLayer): Pick<Layer, 'fasteners' | 'airGaps' | 'taper'> {
  const { airGaps, taper } = given
  const stated = statedFasteners(given)
  const known = stated && knownFasteners(stated)
  return {
    ...(known && !('missing' in known) && { fasteners: known }),
    ...(airGaps && { airGaps }),
    ...(taper && { taper }),
  }
}

import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Layer } from '#engine/construction.ts'
import { knownFasteners, statedFasteners } from '#vocabulary/fasteners.ts'

type Corrections = 'fasteners' | 'airGaps' | 'taper' | 'openings' | 'emissivities' | 'rainBelow'

/** What of a layer corrects U. Fasteners that lack a figure count nothing; where they are typed they are refused. */
export function correctionsOf(given: ConstructionLayer): Pick<Layer, Corrections> {
  const { airGaps, taper, openings, emissivities, rainBelow } = given
  const stated = statedFasteners(given)
  const known = stated && knownFasteners(stated)
  return {
    ...(known && !('missing' in known) && { fasteners: known }),
    ...(airGaps && { airGaps }),
    ...(taper && { taper }),
    ...(openings !== undefined && { openings }),
    ...(emissivities && { emissivities }),
    ...(rainBelow !== undefined && { rainBelow }),
  }
}

import type { Construction } from '#engine/construction.ts'
import { isReleaseCounted, NOTABLE_BALANCE, releaseOf } from './biogenic-balance.ts'
import type { LifeCycleOptions, LifeCycleWarning } from './life-cycle-result.ts'
import type { ResolvedPart } from './resolve-part.ts'

const isGrown = ({ part: { material } }: ResolvedPart) =>
  material.traits.includes('biogenic') || material.traits.includes('wood')

/**
 * Timber and the like that exists: its uptake belongs to a production that is not counted, its release is. One for all
 * layers.
 */
export function releaseWarnings(
  { layers }: Construction,
  resolved: readonly (readonly ResolvedPart[])[],
  options: LifeCycleOptions,
): LifeCycleWarning[] {
  if (!isReleaseCounted(options)) return []
  const numbers: number[] = []
  let release = 0
  for (const [index, { state }] of layers.entries()) {
    if (state === 'new') continue
    const grown = (resolved[index] ?? []).filter(isGrown)
    const own = grown.reduce((sum, { sources }) => sum + (sources ? releaseOf(sources, options) : 0), 0)
    if (own <= NOTABLE_BALANCE) continue
    numbers.push(index + 1)
    release += own
  }
  return numbers.length === 0 ? [] : [{ code: 'releaseWithoutUptake', values: { layers: numbers.join(', '), release } }]
}

import type { Layer } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import type { LayerPart } from './layer-parts.ts'
import type { LifeCycleOptions, MissingReason } from './life-cycle-result.ts'
import { type PartSources, partSources } from './part-sources.ts'
import { replacements } from './replacements.ts'

/** A part with all that decides what is booked of it. */
export type ResolvedPart = {
  readonly part: LayerPart
  /** Undefined where there is nothing to count with. */
  readonly sources: PartSources | undefined
  /** Why there are no sources. */
  readonly gap: MissingReason | undefined
  /** Null where the service life is unknown; 0 for what is removed. */
  readonly replacements: number | null
}

/** Off-cuts [1], distance [km] and years [a] beyond which a figure is a slip. */
const mostOf = { wastage: 10, transportDistance: 100_000, remainingServiceLife: 100_000 } as const

const checkRange = (name: keyof typeof mostOf, value: number | undefined, index: number) => {
  if (value === undefined || (value >= 0 && value <= mostOf[name])) return
  const path = `/layers/${index}/${name}`
  throw new EngineError('valueOutOfRange', path, `${value} is not between 0 and ${mostOf[name]}`)
}

const replacementsOf = (part: LayerPart, layer: Layer, index: number, studyPeriod: number): number | null => {
  const { serviceLife } = part.material
  const { state, remainingServiceLife } = layer
  if (state === 'removed') return 0
  const remaining = state === 'existing' ? remainingServiceLife : undefined
  if (remaining !== undefined && remaining >= studyPeriod) return 0
  if (serviceLife === undefined || (state === 'existing' && remaining === undefined)) return null
  return replacements(serviceLife, studyPeriod, remaining, `/layers/${index}${part.at}/serviceLife`)
}

/**
 * Finds what speaks for a part and how often it is replaced.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place
 */
export function resolvePart(part: LayerPart, layer: Layer, index: number, options: LifeCycleOptions): ResolvedPart {
  checkRange('wastage', layer.wastage, index)
  checkRange('transportDistance', layer.transportDistance, index)
  checkRange('remainingServiceLife', layer.remainingServiceLife, index)
  const count = replacementsOf(part, layer, index, options.referenceStudyPeriod)
  const sources = partSources(part, layer, index, options)
  if (sources !== undefined && sources !== 'noConversion') return { part, sources, gap: undefined, replacements: count }
  const gap = sources ?? (isUnknown(part) ? 'noMaterial' : 'noDataset')
  return { part, sources: undefined, gap, replacements: count }
}

/** A material the catalogue does not hold comes without traits and figures; nothing is known of it. */
const isUnknown = ({ material }: LayerPart) =>
  material.traits.length === 0 &&
  material.conductivity === undefined &&
  material.density === undefined &&
  material.specificHeatCapacity === undefined &&
  material.vapourResistanceFactor === undefined &&
  material.serviceLife === undefined

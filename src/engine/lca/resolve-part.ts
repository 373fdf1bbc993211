import type { Layer } from '#engine/construction.ts'
import { checkWithin, type Place } from '#engine/engine-error.ts'
import { about, type Trace } from '#engine/trace.ts'
import { bounds } from '#vocabulary/bounds.ts'
import { openBalance } from './biogenic-balance.ts'
import type { LayerPart } from './layer-parts.ts'
import type { LifeCycleOptions, MissingReason } from './life-cycle-result.ts'
import { type PartSources, partSources } from './part-sources.ts'
import { replacements } from './replacements.ts'
import type { ServiceLife } from './service-life/service-lives.ts'

/** A part with all that decides what is booked of it. */
export type ResolvedPart = {
  readonly part: LayerPart
  /** It comes in with the works. */
  readonly isNew: boolean
  /** Undefined where there is nothing to count with. */
  readonly sources: PartSources | undefined
  /** Carbon taken up and not released (< 0), or released beyond the uptake [kg CO₂e/m²]; undefined where it is even. */
  readonly balance: number | undefined
  /** Why there are no sources. */
  readonly gap: MissingReason | undefined
  /** Undefined where unknown, and of what is removed. */
  readonly life: ServiceLife | undefined
  /** Null where the service life is unknown; 0 for what is removed. */
  readonly replacements: number | null
}

/**
 * Refuses figures that the life cycle of a layer cannot be counted with.
 *
 * @throws {EngineError} valueOutOfRange, with the place
 */
export function checkFigures({ wastage, transport, remainingServiceLife: remaining }: Layer, index: number): void {
  if (wastage !== undefined) checkWithin(bounds.wastage, wastage, () => ['layers', index, 'wastage'])
  if (transport) checkWithin(bounds.transportDistance, transport.distance, () => ['layers', index, 'transportDistance'])
  if (remaining !== undefined)
    checkWithin(bounds.remainingServiceLife, remaining, () => ['layers', index, 'remainingServiceLife'])
}

const placeOfLife = ({ life, at }: LayerPart, index: number): Place => [
  'layers',
  index,
  ...(life?.basis === 'own' ? [] : at),
  'serviceLife',
]

/**
 * Replacements of a part within the study period; null where its service life is unknown, 0 for what is removed.
 *
 * @param studyPeriod - reference study period [a]
 * @throws {EngineError} valueOutOfRange, with the place
 */
export const replacementsOf = (
  part: LayerPart,
  layer: Layer,
  index: number,
  studyPeriod: number,
  trace: Trace | undefined,
): number | null => {
  const serviceLife = part.life?.years
  const { state, remainingServiceLife } = layer
  if (state === 'removed') return 0
  const remaining = state === 'existing' ? remainingServiceLife : undefined
  if (remaining !== undefined && remaining >= studyPeriod) return 0
  if (serviceLife === undefined || (state === 'existing' && remaining === undefined)) return null
  return replacements(serviceLife, studyPeriod, remaining, () => placeOfLife(part, index), about(trace, index))
}

/**
 * Finds what speaks for a part and how often it is replaced.
 *
 * @throws {EngineError} generationsMixed, valueOutOfRange, with the place
 */
export function resolvePart(
  part: LayerPart,
  layer: Layer,
  index: number,
  options: LifeCycleOptions,
  trace: Trace | undefined,
): ResolvedPart {
  const count = replacementsOf(part, layer, index, options.referenceStudyPeriod, trace)
  const life = layer.state === 'removed' ? undefined : part.life
  if (life) checkWithin(bounds.serviceLife, life.years, () => placeOfLife(part, index))
  const isNew = layer.state === 'new'
  const sources = partSources(part, layer, index, options, trace)
  if (sources !== undefined && sources !== 'noConversion') {
    const balance = isNew ? openBalance(sources, options) : undefined
    return { part, isNew, sources, balance, gap: undefined, life, replacements: count }
  }
  const gap = sources ?? gapOf(part)
  return { part, isNew, sources: undefined, balance: undefined, gap, life, replacements: count }
}

const gapOf = (part: LayerPart): MissingReason => {
  if (part.accessory) return 'noAccessoryDataset'
  if (part.material.otherGeneration) return 'otherGeneration'
  return isUnknown(part) ? 'noMaterial' : 'noDataset'
}

/** A material the catalogue does not hold comes without traits and figures; nothing is known of it. */
const isUnknown = ({ material }: LayerPart) =>
  material.traits.length === 0 &&
  material.conductivity === undefined &&
  material.density === undefined &&
  material.specificHeatCapacity === undefined &&
  material.vapourResistanceFactor === undefined &&
  material.serviceLife === undefined

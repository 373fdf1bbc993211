import type { Construction, Layer } from '#engine/construction.ts'
import type { Trace } from '#engine/trace.ts'
import { layerParts } from './layer-parts.ts'
import type { LifeCycleOptions } from './life-cycle-result.ts'
import { checkScenario } from './part-sources.ts'
import { checkFigures, type ResolvedPart, resolvePart } from './resolve-part.ts'
import type { LayerLives } from './service-life/service-lives.ts'

/** By index of the layer. */
export type ResolvedLayers = readonly (readonly ResolvedPart[])[]

/** A layer, where it lies and how long it serves there. */
export type LayerWithLives = { readonly layer: Layer; readonly index: number; readonly lives: LayerLives | undefined }

const noLives: LayerLives = { material: undefined, members: undefined }

/**
 * The parts of a layer with all that decides what is booked of them.
 *
 * @throws {EngineError} valueOutOfRange, generationsMixed, unknownScenario, with the place
 */
export function resolveLayer(
  { layer, index, lives = noLives }: LayerWithLives,
  options: LifeCycleOptions,
  trace: Trace | undefined,
): readonly ResolvedPart[] {
  const parts = layerParts(layer, lives)
  checkScenario(layer, index, parts)
  if (parts.length > 0) checkFigures(layer, index)
  return parts.map((part) => resolvePart(part, layer, index, options, trace))
}

/** The parts of every layer. @throws {EngineError} as `resolveLayer` */
export const resolveLayers = (
  { layers }: Construction,
  lives: readonly LayerLives[],
  options: LifeCycleOptions,
  trace: Trace | undefined,
): ResolvedLayers => layers.map((layer, index) => resolveLayer({ layer, index, lives: lives[index] }, options, trace))

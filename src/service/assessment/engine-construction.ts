import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { bounds } from '#engine/physics/check-construction.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import { type EngineMaterials, overridden, scenariosOf, unknownMaterial } from './engine-materials.ts'

/** A construction as the interface has it, as far as it matters to the engine. */
export type Assessable = { readonly type: ConstructionType; readonly layers: readonly ConstructionLayer[] }

function framingOf({ framing }: ConstructionLayer, find: (id: string) => Material): Framing | undefined {
  if (!framing) return undefined
  const { materialId, width, spacing, direction = 'vertical' } = framing
  return { material: find(materialId), width, spacing, direction }
}

function layerOf(given: ConstructionLayer, materials: EngineMaterials, release: string): Layer {
  const find = (id: string) => materials.find(id, release) ?? unknownMaterial(id)
  const material = find(given.materialId)
  const framing = framingOf(given, find)
  const airCavity = given.airCavity ?? materials.catalogue.materials.get(given.materialId)?.airCavity
  const { thickness, state = 'new', remainingServiceLife, endOfLifeScenario, transportDistance, wastage } = given
  const offered =
    endOfLifeScenario !== undefined &&
    [material, ...(framing ? [framing.material] : [])].some((one) => scenariosOf(one).includes(endOfLifeScenario))
  return {
    thickness,
    material: overridden(material, given.overrides),
    state,
    ...(framing && { framing }),
    ...(airCavity && { airCavity }),
    ...(remainingServiceLife !== undefined && { remainingServiceLife }),
    ...(offered && { endOfLifeScenario }),
    ...(transportDistance !== undefined && { transportDistance }),
    ...(wastage !== undefined && { wastage }),
  }
}

/**
 * The engine's construction. A material that the catalogue does not hold comes without figures, and a scenario that the
 * release does not offer gives way to its default: what is stored stays readable. What comes in is checked before, by
 * `checkLayers`.
 */
export const toEngine = ({ type, layers }: Assessable, materials: EngineMaterials, release: string): Construction => ({
  type,
  layers: layers.map((layer) => layerOf(layer, materials, release)),
})

/**
 * Refuses layers that name a material or a scenario that is not there.
 *
 * @param at - JSON Pointer of the layers in the request: empty where they are the body
 * @throws {ServiceError} `invalidRequest` with every place at fault
 */
export function checkLayers(
  layers: readonly ConstructionLayer[],
  materials: EngineMaterials,
  { release, at }: { release: string; at: string },
): void {
  const refusals = layers.flatMap((layer, index): Refusal[] => {
    const own = materials.find(layer.materialId, release)
    const members = layer.framing && materials.find(layer.framing.materialId, release)
    const found: Refusal[] = []
    if (!own) found.push({ path: `${at}/${index}/materialId`, code: 'unknownMaterial' })
    if (layer.framing && !members) found.push({ path: `${at}/${index}/framing/materialId`, code: 'unknownMaterial' })
    const scenarios = [own, members].flatMap((material) => (material ? scenariosOf(material) : []))
    if (layer.endOfLifeScenario !== undefined && !scenarios.includes(layer.endOfLifeScenario))
      found.push({
        path: `${at}/${index}/endOfLifeScenario`,
        code: 'unknownScenario',
        values: { allowed: scenarios.join(', ') },
      })
    return found
  })
  if (refusals.length > 0) throw new ServiceError('invalidRequest', 'layers', { refusals })
}

/** The engine's refusal as the caller's: the place in the request, and the range. */
export function refusalOf(error: EngineError, at: string): ServiceError {
  const path = error.path.replace(/^\/layers/, at).replace('/material/', '/overrides/')
  const range = bounds[path.slice(path.lastIndexOf('/') + 1) as keyof typeof bounds] as
    | { least: number; most: number }
    | undefined
  return new ServiceError('invalidRequest', error.code, {
    refusals: [
      {
        path,
        code: error.code === 'unknownScenario' ? 'unknownScenario' : 'tooSmall',
        ...(range && { values: { minimum: range.least, maximum: range.most } }),
      },
    ],
  })
}

/** Runs the engine; what it refuses is told as the caller's. `at` as for `checkLayers`. */
export function translated<Result>(at: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof EngineError ? refusalOf(error, at) : error
  }
}

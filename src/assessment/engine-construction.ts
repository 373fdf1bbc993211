import type { ConstructionLayer } from '#contract/constructions.ts'
import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { engineAccessory } from './accessories.ts'
import { correctionsOf } from './layer-corrections.ts'
import { declaredMoisture, overridden, scenariosOf } from './layer-materials.ts'
import type { Resolved, ResolvedLayer, ResolvedPart } from './resolved.ts'

/** A construction as the interface has it, as far as it matters to the engine. */
export type Assessable = {
  readonly type: ConstructionType
  readonly layers: readonly ConstructionLayer[]
  /** Those asked for, or of the construction; all by default where absent. */
  readonly settings?: Settings | undefined
}

function framingOf(
  framing: ConstructionLayer['secondFraming'],
  members: ResolvedPart | undefined,
): Framing | undefined {
  if (!framing || !members) return undefined
  const { width, spacing, share, direction = 'vertical' } = framing
  return { material: members.material, width, spacing, direction, ...(share !== undefined && { share }) }
}

/** The scenario where one of the materials offers it: what is stored otherwise gives way to the default. */
const offered = (scenario: string | undefined, ...materials: readonly (Material | undefined)[]) =>
  scenario !== undefined && materials.some((one) => one && scenariosOf(one).includes(scenario))
    ? { endOfLifeScenario: scenario }
    : {}

function accessoriesOf({ accessories, fasteners }: ConstructionLayer, { accessories: resolved = [] }: ResolvedLayer) {
  const built = (accessories ?? []).flatMap((one, index) => {
    const found = resolved[index]
    return found ? [engineAccessory(one, found, fasteners?.perArea)] : []
  })
  return built.length > 0 ? { accessories: built } : {}
}

/** What somebody says of how long the layer serves. */
function lifeOf({ overrides, serviceLifePosition, remainingServiceLife }: ConstructionLayer) {
  const { serviceLife } = overrides ?? {}
  return {
    ...(serviceLife !== undefined && { serviceLife }),
    ...(serviceLifePosition && { serviceLifePlace: serviceLifePosition }),
    ...(remainingServiceLife !== undefined && { remainingServiceLife }),
  }
}

/** A layer as the engine takes it. */
export function layerOf(given: ConstructionLayer, resolved: ResolvedLayer): Layer {
  const { own, members } = resolved
  const framing = framingOf(given.framing, members)
  const secondFraming = framingOf(given.secondFraming, resolved.secondMembers)
  const airCavity = given.airCavity ?? own.named?.airCavity
  const { thickness, state = 'new', endOfLifeScenario, wastage } = given
  return {
    thickness,
    material: overridden(own.material, given.overrides),
    state,
    ...(framing && { framing }),
    ...(secondFraming && { secondFraming }),
    ...declaredMoisture(given.overrides, own.named?.sd),
    ...(airCavity && { airCavity }),
    ...lifeOf(given),
    ...offered(endOfLifeScenario, own.material, framing?.material),
    ...(resolved.transport && { transport: resolved.transport }),
    ...(wastage !== undefined && { wastage }),
    ...accessoriesOf(given, resolved),
    ...correctionsOf(given),
  }
}

/**
 * The engine's construction. A material that nobody knows comes without figures, a dataset that the release lacks is
 * missing, and a scenario that it does not offer gives way to its default: what is stored stays readable. What comes in
 * is checked before, by the service.
 */
export const toEngine = ({ type, layers, settings }: Assessable, resolved: Resolved): Construction => ({
  type,
  ...(settings && { settings }),
  layers: layers.flatMap((layer, index) => {
    const found = resolved.layers[index]
    return found ? [layerOf(layer, found)] : []
  }),
})

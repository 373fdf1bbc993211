import type { ConstructionLayer } from '#contract/constructions.ts'
import type { DetailCode } from '#contract/error.ts'
import type { Construction, Framing, Layer, Material } from '#engine/construction.ts'
import { EngineError, type Place } from '#engine/engine-error.ts'
import type { ConstructionType } from '#vocabulary/constructions.ts'
import type { Settings } from '#vocabulary/settings.ts'
import { type Refusal, ServiceError } from '../service-error.ts'
import { engineAccessory } from './accessories.ts'
import { declaredMoisture, overridden, scenariosOf } from './engine-materials.ts'
import { correctionsOf } from './layer-corrections.ts'
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

function accessoriesOf({ accessories }: ConstructionLayer, { accessories: resolved = [] }: ResolvedLayer) {
  const built = (accessories ?? []).flatMap((one, index) => {
    const found = resolved[index]
    return found ? [engineAccessory(one, found)] : []
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

function layerOf(given: ConstructionLayer, resolved: ResolvedLayer): Layer {
  const { own, members } = resolved
  const framing = framingOf(given.framing, members)
  const secondFraming = framingOf(given.secondFraming, resolved.secondMembers)
  const airCavity = given.airCavity ?? own.named?.airCavity
  const { thickness, state = 'new', endOfLifeScenario, transportDistance, wastage } = given
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
    ...(transportDistance !== undefined && { transportDistance }),
    ...(wastage !== undefined && { wastage }),
    ...accessoriesOf(given, resolved),
    ...correctionsOf(given),
  }
}

/**
 * The engine's construction. A material that nobody knows comes without figures, a dataset that the release lacks is
 * missing, and a scenario that it does not offer gives way to its default: what is stored stays readable. What comes in
 * is checked before, by `refusalsOf`.
 */
export const toEngine = ({ type, layers, settings }: Assessable, resolved: Resolved): Construction => ({
  type,
  ...(settings && { settings }),
  layers: layers.flatMap((layer, index) => {
    const found = resolved.layers[index]
    return found ? [layerOf(layer, found)] : []
  }),
})

function scenarioRefusal(asked: string, parts: readonly ResolvedPart[], path: string): Refusal[] {
  const scenarios = parts.flatMap(({ material }) => scenariosOf(material))
  // what a missing dataset offers cannot be told
  const isMissing = parts.some(({ unknownDataset }) => unknownDataset !== undefined)
  return isMissing || scenarios.includes(asked)
    ? []
    : [{ path, code: 'unknownScenario', values: { allowed: scenarios.join(', ') } }]
}

/**
 * What layers name that is not there: materials, scenarios.
 *
 * @param at - JSON Pointer of the layers in the request: empty where they are the body
 */
export function refusalsOf(layers: readonly ConstructionLayer[], resolved: Resolved, at: string): Refusal[] {
  const refusals: Refusal[] = []
  for (const [index, { framing, secondFraming, endOfLifeScenario }] of layers.entries()) {
    const { own, members, secondMembers } = resolved.layers[index] ?? {}
    if (secondFraming && !secondMembers?.named)
      refusals.push({ path: `${at}/${index}/secondFraming/materialId`, code: 'unknownMaterial' })
    if (!own?.named) refusals.push({ path: `${at}/${index}/materialId`, code: 'unknownMaterial' })
    if (framing && !members?.named)
      refusals.push({ path: `${at}/${index}/framing/materialId`, code: 'unknownMaterial' })
    if (endOfLifeScenario === undefined) continue
    const parts = [own, members].filter((part) => part !== undefined)
    refusals.push(...scenarioRefusal(endOfLifeScenario, parts, `${at}/${index}/endOfLifeScenario`))
  }
  return refusals
}

const ofMaterial = (figure: string | number | undefined) => (figure === 'serviceLife' ? figure : 'accessoryId')

/** Where in a layer of the request a place in a layer of the engine comes from: values of its own, or its material. */
function fieldOf(place: Place): Place {
  const [first, second, ...rest] = place
  if (first === 'accessories') return rest[0] === 'material' ? [first, second ?? 0, ofMaterial(rest[1])] : place
  if (first === 'serviceLife') return ['overrides', first]
  if (first === 'framing' || first === 'secondFraming') return second === 'material' ? [first, 'materialId'] : place
  if (first !== 'material') return place
  return second === undefined || second === 'dataset' ? ['materialId'] : ['overrides', second, ...rest]
}

function codeOf({ code, range }: EngineError): DetailCode {
  if (code === 'unknownScenario') return code
  if (code === 'layersEmpty') return 'tooFew'
  if (!range) return 'contradicts'
  return range.value > range.bounds.maximum ? 'tooBig' : 'tooSmall'
}

/** The engine's refusal as the caller's: the place in the request, and the range. */
export function refusalOf(error: EngineError, at: string): ServiceError {
  const [, layer, ...rest] = error.place
  const place = layer === undefined ? [] : [layer, ...fieldOf(rest)]
  const { minimum, maximum } = error.range?.bounds ?? {}
  const values = minimum !== undefined && maximum !== undefined ? { values: { minimum, maximum } } : {}
  const path = `${at}${place.map((name) => `/${name}`).join('')}`
  return new ServiceError('invalidRequest', error.code, { refusals: [{ path, code: codeOf(error), ...values }] })
}

/** Runs the engine; what it refuses is told as the caller's. `at` as for `checkLayers`. */
export function translated<Result>(at: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof EngineError ? refusalOf(error, at) : error
  }
}

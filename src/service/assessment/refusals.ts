import { scenariosOf } from '#assessment/layer-materials.ts'
import type { Resolved, ResolvedPart } from '#assessment/resolved.ts'
import type { ConstructionLayer } from '#contract/constructions.ts'
import type { DetailCode } from '#contract/error.ts'
import { EngineError, type Place } from '#engine/engine-error.ts'
import { type Refusal, ServiceError } from '../service-error.ts'

function scenarioRefusal(asked: string, parts: readonly ResolvedPart[], path: string): Refusal[] {
  const scenarios = parts.flatMap(({ material }) => scenariosOf(material))
  // what a missing dataset offers cannot be told
  const isMissing = parts.some(({ unknownDataset }) => unknownDataset !== undefined)
  return isMissing || scenarios.includes(asked)
    ? []
    : [{ path, code: 'unknownScenario', values: { allowed: scenarios.join(', ') } }]
}

/** A second layer that tapers: U over the area is told for one. What is stored with two is assessed all the same. */
function taperRefusal(layers: readonly ConstructionLayer[], at: string): Refusal[] {
  const isTapering = ({ taper, state }: ConstructionLayer) => taper !== undefined && state !== 'removed'
  const second = layers.findLastIndex(isTapering)
  return second > layers.findIndex(isTapering) ? [{ path: `${at}/${second}/taper`, code: 'contradicts' }] : []
}

/**
 * What cannot come in: materials and scenarios that are not there, a second taper.
 *
 * @param at - JSON Pointer of the layers in the request: empty where they are the body
 */
export function refusalsOf(layers: readonly ConstructionLayer[], resolved: Resolved, at: string): Refusal[] {
  const refusals = taperRefusal(layers, at)
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

/** The engine's refusal as the caller's, with the range: of the value at `path` in the request. */
export function refusalAt(error: EngineError, path: string): ServiceError {
  const { minimum, maximum } = error.range?.bounds ?? {}
  const values = minimum !== undefined && maximum !== undefined ? { values: { minimum, maximum } } : {}
  return new ServiceError('invalidRequest', error.code, { refusals: [{ path, code: codeOf(error), ...values }] })
}

/** The same of a construction, whose layers are found at `at`. */
export function refusalOf(error: EngineError, at: string): ServiceError {
  const [, layer, ...rest] = error.place
  const place = layer === undefined ? [] : [layer, ...fieldOf(rest)]
  return refusalAt(error, `${at}${place.map((name) => `/${name}`).join('')}`)
}

/** Runs the engine; what it refuses is told as the caller's. `at` as for `checkLayers`. */
export function translated<Result>(at: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw error instanceof EngineError ? refusalOf(error, at) : error
  }
}

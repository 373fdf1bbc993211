import { massOfAccessory } from '#engine/accessory-mass.ts'
import type { Construction, Layer } from '#engine/construction.ts'
import { EngineError } from '#engine/engine-error.ts'
import { storedCarbon } from '#engine/lca/biogenic-carbon.ts'
import type { LayerPart } from '#engine/lca/layer-parts.ts'
import { transportedMass } from '#engine/lca/reference-flow.ts'
import { resolveLayer } from '#engine/lca/resolve-layers.ts'
import type { ResolvedPart } from '#engine/lca/resolve-part.ts'
import { serviceLivesOf } from '#engine/lca/service-life/service-lives.ts'
import { checkConstruction } from '#engine/physics/check-construction.ts'
import { section } from '#engine/physics/section.ts'
import { thermalTransmittance } from '#engine/physics/thermal-transmittance.ts'
import type { LayerState } from '#vocabulary/life-cycle.ts'
import { dueYears } from './due-years.ts'
import { circumstancesOf, keepParts, partsKnownOf } from './kept-parts.ts'
import { type BuildingOptions, type PartFigures, type PartToBook, partFigures, type RowState } from './part-figures.ts'

const strength: Readonly<Record<LayerState, number>> = { new: 0, existing: 1, removed: 2 }

const inState = (layer: Layer, { status, remaining }: RowState): Layer => {
  const state = strength[status] > strength[layer.state] ? status : layer.state
  const left = layer.remainingServiceLife ?? remaining
  return { ...layer, state, ...(state === 'existing' && left !== undefined && { remainingServiceLife: left }) }
}

/** A construction in a row: the state of a layer is the stronger of the row's and its own. */
export const asInRow = (construction: Construction, state: RowState): Construction =>
  state.status === 'new'
    ? construction
    : { ...construction, layers: construction.layers.map((layer) => inState(layer, state)) }

/** By the material's own density, else as its dataset describes the product [kg/m²]; null where neither tells. */
function massOf(part: LayerPart): number | null {
  const { material, accessory, thickness, share } = part
  if (material.dataset) return transportedMass(part, material.dataset, undefined) ?? null
  if (accessory) return massOfAccessory(accessory, part, undefined, 'partMass')
  return material.density === undefined ? null : material.density * thickness * share
}

const grown = ['wood', 'woodBased', 'biogenic'] as const

function toBook(resolved: ResolvedPart, layer: Layer, index: number): PartToBook {
  const { part, replacements, life, gap } = resolved
  const { material } = part
  const carbon = storedCarbon(resolved)
  return {
    material: material.id,
    place: index,
    per: 'area',
    resolved,
    works: layer,
    mass: massOf(part),
    carbon: carbon.basis === 'unknown' ? null : carbon.amount,
    mayBeGrown: gap === 'noMaterial' || grown.some((trait) => material.traits.includes(trait)),
    due: dueYears(replacements, life?.years, layer.state === 'existing' ? layer.remainingServiceLife : undefined),
  }
}

/**
 * The parts of a m² of a construction in the state of a row. Layers that are known, as other constructions have them too,
 * are not computed again.
 *
 * @throws {EngineError} with the place in the construction
 */
export function snapshotFigures(given: Construction, state: RowState, options: BuildingOptions): PartFigures[] {
  const construction = asInRow(given, state)
  const lives = serviceLivesOf(construction, options.serviceLives)
  const open: PartToBook[] = []
  const layers = construction.layers.map((layer, index) => {
    const original = given.layers[index] ?? layer
    const own = circumstancesOf(index, lives[index], state, options)
    const parts = partsKnownOf(original, own)
    if (parts) return { parts }
    const from = open.length
    for (const part of resolveLayer({ layer, index, lives: lives[index] }, options, undefined))
      open.push(toBook(part, layer, index))
    return { layer: original, own, from, to: open.length }
  })
  const booked = open.length > 0 ? partFigures(open, options) : []
  return layers.flatMap(({ parts, layer, own, from, to }) => {
    if (parts) return parts
    const made = booked.slice(from, to)
    keepParts(layer, own, made)
    return made
  })
}

/** What the heat that goes through a construction depends on. */
export type SnapshotHeat = {
  /** [W/(m²·K)]; null where it cannot be computed. */
  readonly uValue: number | null
  /** Thermal resistance without the surfaces [m²·K/W]. */
  readonly resistance: number | null
}

/** U of a construction by ISO 6946, and the resistance of the component alone. */
export function snapshotHeat(construction: Construction): SnapshotHeat {
  const { uValue, surfaces } = thermalTransmittance(section(construction), [])
  return { uValue, resistance: uValue === null ? null : 1 / uValue - surfaces.rsi - surfaces.rse }
}

/**
 * Does some work for a part of the building, and names that part where the engine refuses it.
 *
 * @throws {EngineError} with the place in the building
 */
export function within<Result>(place: readonly (string | number)[], work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    throw new EngineError(error.code, [...place, ...error.place], error.range ?? error.message)
  }
}

/**
 * Refuses a construction that cannot be computed.
 *
 * @throws {EngineError} layersEmpty, valueOutOfRange, with the place in the building
 */
export const checkSnapshot = (key: string, construction: Construction): void =>
  within(['constructions', key], () => checkConstruction(construction))

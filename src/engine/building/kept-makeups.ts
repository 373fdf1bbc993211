import type { Construction } from '#engine/construction.ts'
import type { Building, ElementRow } from './building.ts'
import { isSameAssessment } from './kept-parts.ts'
import { type Makeup, makeupOf } from './makeup.ts'
import type { BuildingOptions, RowState } from './part-figures.ts'
import { checkSnapshot, type SnapshotHeat, snapshotFigures, snapshotHeat, within } from './snapshot-figures.ts'

/** What is known of a construction by itself, whatever building it is in. */
type Known = { readonly options: BuildingOptions; readonly makeups: Map<string, Makeup>; heat?: SnapshotHeat }

/** By the object: constructions are not changed, and one that differs in anything is another. */
const known = new WeakMap<Construction, Known>()

/**
 * What is known of a construction that can be computed; computed anew where the options are others than last.
 *
 * @throws {EngineError} layersEmpty, valueOutOfRange, with the place in the building
 */
function knownOf(key: string, construction: Construction, options: BuildingOptions): Known {
  const before = known.get(construction)
  if (before && isSameAssessment(before.options, options)) return before
  if (!before) checkSnapshot(key, construction)
  const made = { options, makeups: new Map<string, Makeup>() }
  known.set(construction, made)
  return made
}

/** Refuses a construction that cannot be computed. @throws {EngineError} as `makeupIn` */
export const checkOnce = (key: string, construction: Construction, options: BuildingOptions): void =>
  void knownOf(key, construction, options)

/**
 * A m² of a construction in the state of a row. Constructions of a building that is assessed again and again, while only
 * amounts change, are computed once.
 *
 * @param key - of the construction in its building
 * @throws {EngineError} with the place in the building
 */
export function makeupIn(
  { key, construction }: { readonly key: string; readonly construction: Construction },
  state: RowState,
  options: BuildingOptions,
): Makeup {
  const { makeups } = knownOf(key, construction, options)
  const named = `${state.status} ${state.remaining}`
  const before = makeups.get(named)
  if (before) return before
  const made = within(['constructions', key], () => makeupOf(snapshotFigures(construction, state, options)))
  makeups.set(named, made)
  return made
}

/** U and resistance of a construction. @throws {EngineError} as `makeupIn` */
export function heatIn(key: string, construction: Construction, options: BuildingOptions): SnapshotHeat {
  const own = knownOf(key, construction, options)
  return (own.heat ??= snapshotHeat(construction))
}

/** The state that a row has its construction in. */
export const stateOf = ({
  status = 'new',
  remainingServiceLife,
}: Pick<ElementRow, 'status' | 'remainingServiceLife'>): RowState => ({
  status,
  remaining: status === 'existing' ? remainingServiceLife : undefined,
})

/**
 * Computes what the elements of a building are made of, so that it is known when the building is assessed; stops after
 * each row, for whoever lets others go in between.
 *
 * @throws {EngineError} as `makeupIn`
 */
export function* makeupsOf(building: Building, options: BuildingOptions): Generator<void> {
  const { constructions, elements } = building
  for (const row of elements) {
    const construction = constructions[row.construction]
    if (!construction) continue
    makeupIn({ key: row.construction, construction }, stateOf(row), options)
    if (row.status !== 'removed') heatIn(row.construction, construction, options)
    yield
  }
}

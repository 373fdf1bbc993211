import type { Building } from './building.ts'

/** What is kept of a building beyond its rows: of rows as they were before, and in other variants. */
const SPARE = 2_000

/**
 * Keeps what was found of things in a building, as long as its constructions are kept: they are the same object where none
 * has changed. A weak key for each row instead would be followed by the collector in one pause: of buildings of 1,000 rows
 * that are asked for one after the other, 90 ms for every thirty.
 *
 * @returns what is kept with a building, to be read and added to
 */
export function keptWith<Thing extends object, Found>(): (building: Building) => Map<Thing, Found> {
  const kept = new WeakMap<Building['constructions'], Map<Thing, Found>>()
  return ({ constructions, elements, openings, items }) => {
    const known = kept.get(constructions) ?? new Map<Thing, Found>()
    if (known.size > 2 * (elements.length + openings.length + items.length) + SPARE) known.clear()
    kept.set(constructions, known)
    return known
  }
}

import type { ProjectDocument } from '#contract/projects.ts'
import type { ProjectDraft } from './draft.ts'

type Library = 'constructions' | 'openingTypes'
type Renamed = ReadonlyMap<string, string>

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Keys that both gave to different entries since they began; each with a free one for those of the other. */
function colliding(library: Library, base: ProjectDraft, mine: ProjectDraft, theirs: ProjectDocument): Renamed {
  const used = new Set([...Object.keys(mine[library]), ...Object.keys(theirs[library])])
  const freeKey = () => {
    let number = used.size + 1
    while (used.has(`M${number}`)) number += 1
    used.add(`M${number}`)
    return `M${number}`
  }
  const both = Object.keys(theirs[library]).filter(
    (key) =>
      !Object.hasOwn(base[library], key) &&
      Object.hasOwn(mine[library], key) &&
      !isSame(mine[library][key], theirs[library][key]),
  )
  return new Map(both.map((key) => [key, freeKey()]))
}

const renamedKeys = <Entry>(entries: Readonly<Record<string, Entry>>, names: Renamed): Record<string, Entry> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [names.get(key) ?? key, entry]))

/** A field of rows or overrides that names an entry, by its new key. */
const pointed = <Row extends object>(row: Row, field: string, names: Renamed): Row => {
  const key = (row as Readonly<Record<string, unknown>>)[field]
  const next = typeof key === 'string' ? names.get(key) : undefined
  return next === undefined ? row : { ...row, [field]: next }
}

const pointedAll = <Row extends object>(rows: Readonly<Record<string, Row>>, field: string, names: Renamed) =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, pointed(row, field, names)]))

/**
 * What somebody else stored, with keys of its own for constructions and opening types that both took into the project at the
 * same time: a row of either keeps what it is made of.
 */
export function withKeysApart(base: ProjectDraft, mine: ProjectDraft, theirs: ProjectDocument): ProjectDocument {
  const constructions = colliding('constructions', base, mine, theirs)
  const types = colliding('openingTypes', base, mine, theirs)
  if (constructions.size + types.size === 0) return theirs
  return {
    ...theirs,
    constructions: renamedKeys(theirs.constructions, constructions),
    openingTypes: renamedKeys(theirs.openingTypes, types),
    elements: theirs.elements.map((row) => pointed(row, 'construction', constructions)),
    openings: theirs.openings.map((row) => pointed(row, 'type', types)),
    variants: theirs.variants.map(({ elements, openings, ...variant }) => ({
      ...variant,
      ...(elements && { elements: pointedAll(elements, 'construction', constructions) }),
      ...(openings && { openings: pointedAll(openings, 'type', types) }),
    })),
  }
}

import { folded } from '#vocabulary/folded.ts'
import { type NameReading, readingOf } from './concepts.ts'
import { broad, formal } from './words.ts'

/** A material one may choose, of the catalogue or one's own. */
export type Choosable = {
  readonly id: string
  /** Its names, in every language. */
  readonly names: readonly string[]
  /** What it is also called, in any language. */
  readonly synonyms?: readonly string[]
  /** [W/(m·K)] */
  readonly conductivity?: number | undefined
  /** [kg/m³] */
  readonly density?: number | undefined
  /** UUIDs of its datasets, in lower case. */
  readonly uuids: readonly string[]
}

/** Weight of what the name does not say and the material is; and of words nobody knows. */
const UNSAID = 0.22
const UNMET = 0.7
const UNKNOWN = 0.6
/** Of what it says in broad words alone, such as `Dämmung` or `außen`. */
const UNMET_VAGUE = 0.4

/** Grades such as `c25/30` are rare, yet a name that leaves them out is common. */
const grade = /^[cpt]\d/
const UNSAID_GRADE = 0.25
/** Forms and places, too, are mostly left out. */
const UNSAID_VAGUE = 0.35

/** A material with what its name is searched by. */
export type Indexed = {
  readonly material: Choosable
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
  readonly concepts: ReadonlySet<string>
  /** Words of its names that are known to nobody else, such as brands of own materials. */
  readonly words: ReadonlySet<string>
  readonly conductivity: number | undefined
  readonly density: number | undefined
}

/** A name as it is compared. */
export const plainName = (name: string) =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** A material as it is searched. */
export function indexOf(material: Choosable): Indexed {
  const readings = material.names.map(readingOf)
  return {
    material,
    names: material.names.map(plainName),
    synonyms: (material.synonyms ?? []).map(plainName),
    concepts: new Set(readings.flatMap(({ concepts }) => [...concepts])),
    words: new Set(readings.flatMap(({ unknown }) => unknown)),
    conductivity:
      material.conductivity ?? readings.find(({ conductivity }) => conductivity !== undefined)?.conductivity,
    density: material.density ?? readings.find(({ density }) => density !== undefined)?.density,
  }
}

/** How much a word says: the rarer, the more. */
export type Weights = (concept: string) => number

/** Rare concepts tell materials apart, common ones such as `platte` hardly do. */
export function weightsOf(index: readonly Indexed[]): Weights {
  const counts = new Map<string, number>()
  for (const { concepts } of index) for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return (concept) => Math.log(1 + index.length / (1 + (counts.get(concept) ?? 0)))
}

const shareUnsaid = (concept: string) => {
  if (grade.test(concept)) return UNSAID_GRADE
  return formal.has(concept) || broad.has(concept) ? UNSAID_VAGUE : 1
}

/** Likeness of what two names speak of: shared weight against what only one of them says (Tversky). */
export function likeness(reading: NameReading, { concepts, words }: Indexed, weight: Weights): number {
  const sum = (given: Iterable<string>) => [...given].reduce((total, concept) => total + weight(concept), 0)
  const sharedWords = reading.unknown.filter((word) => words.has(word)).length
  const strange = weight('') * UNKNOWN
  const said = [...reading.concepts]
  const shared = sum(said.filter((concept) => concepts.has(concept))) + sharedWords * strange
  if (shared === 0) return 0
  const missed = said.filter((concept) => !concepts.has(concept))
  const vague = missed.filter((concept) => broad.has(concept) || formal.has(concept))
  const unmet = sum(missed) - (1 - UNMET_VAGUE) * sum(vague) + (reading.unknown.length - sharedWords) * strange * 0.5
  const open = [...concepts].filter((concept) => !reading.concepts.has(concept))
  const unsaid = open.reduce((total, concept) => total + weight(concept) * shareUnsaid(concept), 0)
  return shared / (shared + UNMET * unmet + UNSAID * unsaid)
}

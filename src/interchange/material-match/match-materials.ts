import { folded } from '#vocabulary/folded.ts'
import type { ForeignMaterial } from '../foreign/foreign-construction.ts'
import { type NameReading, readingOf } from './concepts.ts'
import { broad, formal, usual } from './words.ts'

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

/** Why a material is proposed, the strongest first. */
export const proposalReasons = ['remembered', 'sameId', 'sameName', 'synonym', 'similarName'] as const
export type ProposalReason = (typeof proposalReasons)[number]

export type Proposal = {
  readonly materialId: string
  /** 0 to 1. */
  readonly score: number
  readonly reason: ProposalReason
  /** Whether it may be taken without asking: no other material answers the name as well. */
  readonly sure: boolean
}
type Candidate = Omit<Proposal, 'sure'> & {
  /** Whether its name says enough to be a material; broad ones such as `Putz` are a choice of several. */
  readonly narrow: boolean
}

/** Below this a likeness of names is no proposal: nothing is guessed in silence. */
export const LEAST_SCORE = 0.5
const MOST_PROPOSALS = 5
/** From here on a likeness is taken without asking, where the next best is this much behind. */
const SURE_SCORE = 0.62
const SURE_LEAD = 0.004
/** A synonym is less than a name, and several materials may share it. */
const SYNONYM = 0.85

/** Weight of what the name does not say and the material is; and of words nobody knows. */
const UNSAID = 0.22
const UNMET = 0.7
const UNKNOWN = 0.6
/** Of what it says in broad words alone, such as `Dämmung` or `außen`. */
const UNMET_VAGUE = 0.4
const USUAL = 0.02
/** A likeness never counts as much as the same name does. */
const BEST_LIKENESS = 0.92
/** Grades such as `c25/30` are rare, yet a name that leaves them out is common. */
const grade = /^[cpt]\d/
const UNSAID_GRADE = 0.25
/** Forms and places, too, are mostly left out. */
const UNSAID_VAGUE = 0.35

type Indexed = {
  readonly material: Choosable
  readonly names: readonly string[]
  readonly synonyms: readonly string[]
  readonly concepts: ReadonlySet<string>
  /** Words of its names that are known to nobody else, such as brands of own materials. */
  readonly words: ReadonlySet<string>
  readonly conductivity: number | undefined
  readonly density: number | undefined
}

const plainName = (name: string) =>
  folded(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

function indexOf(material: Choosable): Indexed {
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

/** 1 where two figures agree, falling to 0 where one is `span` times the other; undefined where one is missing. */
function agreement(one: number | undefined, other: number | undefined, span: number): number | undefined {
  if (one === undefined || other === undefined || one <= 0 || other <= 0) return undefined
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(span))
}

type Weights = (concept: string) => number

/** Rare concepts tell materials apart, common ones such as `platte` hardly do. */
function weightsOf(index: readonly Indexed[]): Weights {
  const counts = new Map<string, number>()
  for (const { concepts } of index) for (const concept of concepts) counts.set(concept, (counts.get(concept) ?? 0) + 1)
  return (concept) => Math.log(1 + index.length / (1 + (counts.get(concept) ?? 0)))
}

const shareUnsaid = (concept: string) => {
  if (grade.test(concept)) return UNSAID_GRADE
  return formal.has(concept) || broad.has(concept) ? UNSAID_VAGUE : 1
}

/** Likeness of what two names speak of: shared weight against what only one of them says (Tversky). */
function likeness(reading: NameReading, { concepts, words }: Indexed, weight: Weights): number {
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

/** Whether a name says enough to be a material: one narrow word, or two broad ones such as `Gips` and `Putz`. */
function isNarrow({ concepts, unknown }: NameReading, words: ReadonlySet<string>): boolean {
  const telling = [...concepts].filter((concept) => !formal.has(concept))
  return (
    telling.length >= 2 || telling.some((concept) => !broad.has(concept)) || unknown.some((word) => words.has(word))
  )
}

/** How well λ and ρ of both sides agree, 0.72 to 1; what nobody tells lies between. */
function figuresAgree(foreign: ForeignMaterial, reading: NameReading, one: Indexed): number {
  const conductivity = agreement(foreign.conductivity ?? reading.conductivity, one.conductivity, 1.5)
  const density = agreement(foreign.density ?? reading.density, one.density, 2.5)
  const figures = [conductivity, density].filter((value) => value !== undefined)
  const agreed = figures.length === 0 ? 0.5 : figures.reduce((sum, value) => sum + value, 0) / figures.length
  return 0.72 + 0.28 * agreed
}

/** The likelier of: called so by a synonym, or of a like name. */
function likely(foreign: ForeignMaterial, reading: NameReading, one: Indexed, weight: Weights): Candidate {
  const name = plainName(foreign.name)
  const isSynonym = one.synonyms.some((synonym) => synonym === name || synonym === reading.words)
  const narrow = isNarrow(reading, one.words)
  const alike = narrow ? likeness(reading, one, weight) : 0
  // of several that are called so, the one whose name is like it counts more
  const base = Math.max(alike, isSynonym ? SYNONYM + (1 - SYNONYM) * alike : 0)
  const score = base === 0 ? 0 : base * figuresAgree(foreign, reading, one) + (usual.has(one.material.id) ? USUAL : 0)
  const reason = isSynonym ? 'synonym' : 'similarName'
  return { materialId: one.material.id, score: score * BEST_LIKENESS, reason, narrow }
}

/** Proposes materials for foreign ones, the best first. */
export type Matcher = (foreign: ForeignMaterial, remembered?: string) => readonly Proposal[]

function certain(
  foreign: ForeignMaterial,
  remembered: string | undefined,
  index: readonly Indexed[],
): readonly Candidate[] {
  const name = plainName(foreign.name)
  // a file of this program means exactly that material, whatever stood for its name elsewhere
  const meant = index.find(({ material }) => foreign.ids.includes(material.id))?.material.id
  return index.flatMap(({ material, names }): Candidate[] => {
    if (material.id === meant) return [{ materialId: material.id, score: 1, reason: 'sameId', narrow: true }]
    if (material.id === remembered)
      return [{ materialId: material.id, score: meant === undefined ? 1 : 0.98, reason: 'remembered', narrow: true }]
    if (foreign.ids.some((id) => material.uuids.includes(id)))
      return [{ materialId: material.id, score: 0.99, reason: 'sameId', narrow: true }]
    return name !== '' && names.includes(name)
      ? [{ materialId: material.id, score: 0.97, reason: 'sameName', narrow: true }]
      : []
  })
}

/** The best is sure where it is good enough and no other comes as near; a wrong choice is worse than none. */
const weighed = (found: readonly Candidate[]): readonly Proposal[] =>
  found.map(({ narrow, ...one }, index) => ({
    ...one,
    sure: narrow && index === 0 && one.score >= SURE_SCORE && one.score - (found[1]?.score ?? 0) >= SURE_LEAD,
  }))

/**
 * A matcher over materials: what the user chose before, then the same id or dataset, the same name, synonyms and likeness
 * of names with λ and ρ where both sides have them. Likeness below `LEAST_SCORE` is left out.
 */
export function materialMatcher(materials: readonly Choosable[]): Matcher {
  const index = materials.map(indexOf)
  const weight = weightsOf(index)
  return (foreign, remembered) => {
    const sure = certain(foreign, remembered, index)
    const known = new Set(sure.map(({ materialId }) => materialId))
    const reading = readingOf(foreign.name)
    const others = index
      .filter(({ material }) => !known.has(material.id))
      .map((one) => likely(foreign, reading, one, weight))
      .filter(({ score }) => score >= LEAST_SCORE)
    return weighed([...sure, ...others].toSorted((one, other) => other.score - one.score).slice(0, MOST_PROPOSALS))
  }
}

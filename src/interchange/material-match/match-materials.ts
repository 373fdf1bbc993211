import type { ForeignMaterial } from '../foreign/foreign-construction.ts'
import { type NameReading, readingOf } from './concepts.ts'
import { type Choosable, type Indexed, indexOf, likeness, plainName, type Weights, weightsOf } from './likeness.ts'
import { broad, formal, usual } from './words.ts'

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

const USUAL = 0.02
/** A likeness never counts as much as the same name does. */
const BEST_LIKENESS = 0.92

/** 1 where two figures agree, falling to 0 where one is `span` times the other; undefined where one is missing. */
function agreement(one: number | undefined, other: number | undefined, span: number): number | undefined {
  if (one === undefined || other === undefined || one <= 0 || other <= 0) return undefined
  return Math.max(0, 1 - Math.abs(Math.log(one / other)) / Math.log(span))
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

import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { searchable, searchWords } from '#service/search-text.ts'
import { folded } from '#vocabulary/folded.ts'
import { meantWord } from './slips.ts'

/** A material that a search has found, and how well it answers: higher is better. */
export type Scored<Found> = { readonly found: Found; readonly score: number }

type Indexed = {
  readonly material: CatalogueMaterial
  /** What it is mainly called: its name, and the first of its other names, in each language. */
  readonly usual: readonly string[]
  readonly names: readonly string[]
  readonly text: string
}

/** Search over the materials of the catalogue. */
export type MaterialSearch = (query: string) => readonly Scored<CatalogueMaterial>[]

/** How well a name answers: the whole name, its beginning, the beginning of a word, anywhere; higher is better. */
function scoreOfName(name: string, query: string, words: readonly string[]): number {
  if (name === query) return 5
  if (name.startsWith(query)) return 4
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 3
  if (words.some((word) => ` ${name}`.includes(` ${word}`))) return 2
  return 1
}

/** How well names answer a query, the best of them; 0 for all where nothing is asked. */
export function scoreOf(names: readonly string[], query: string): number {
  const words = searchWords(query)
  if (words.length === 0) return 0
  const whole = folded(query)
  return Math.max(
    ...searchable(names)
      .split('\n')
      .map((name) => scoreOfName(name, whole, words)),
  )
}

/** Whether a layer of the material can be computed: its conductivity is known, or follows from how the air is held. */
const isComputable = ({ conductivity, traits }: CatalogueMaterial) =>
  conductivity !== undefined || traits.includes('air')

const indexed = (material: CatalogueMaterial): Indexed => {
  const { name, synonyms } = material
  const languages = [
    [name.de_DE, ...synonyms.de_DE],
    [name.en_GB, ...synonyms.en_GB],
  ]
  const lines = (names: readonly string[]) => searchable(names).split('\n')
  return {
    material,
    usual: lines(languages.flatMap((names) => names.slice(0, 2))),
    names: lines(languages.flat()),
    text: searchable([...languages.flat(), material.id.replaceAll('_', ' ')]),
  }
}

type Answer = Scored<CatalogueMaterial> & { readonly isUsual: boolean }

const answerOf = ({ material, names, usual }: Indexed, whole: string, words: readonly string[]): Answer => {
  const best = (some: readonly string[]) => Math.max(...some.map((name) => scoreOfName(name, whole, words)))
  const score = best(names)
  return { found: material, score, isUsual: best(usual) === score }
}

/** The better answer first: how well a name answers, whether a layer of it can be computed, whether it is mainly called so. */
const betterFirst = (one: Answer, other: Answer) =>
  other.score - one.score ||
  Number(isComputable(other.found)) - Number(isComputable(one.found)) ||
  Number(other.isUsual) - Number(one.isUsual)

/** Below every answer to what was asked as it was asked. */
const WITH_SLIPS = 0.1

/**
 * Every word of the query must occur in a name, another name or the id; where nothing does, the answers are those to what
 * was probably meant. Best match first, of equal ones those that can be computed, then those that are mainly called so,
 * then in the order of the catalogue.
 */
export function materialSearch(materials: Iterable<CatalogueMaterial>): MaterialSearch {
  const index = [...materials].map(indexed)
  const known = new Set(index.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)))
  const answers = (whole: string, words: readonly string[]) =>
    index
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map((one) => answerOf(one, whole, words))
      .toSorted(betterFirst)
  return (query) => {
    const words = searchWords(query)
    if (words.length === 0) return index.map(({ material }) => ({ found: material, score: 0 }))
    const exact = answers(folded(query), words)
    if (exact.length > 0) return exact
    const meant = words.map((word) => meantWord(word, known))
    return answers(meant.join(' '), meant).map((one) => ({ ...one, score: one.score * WITH_SLIPS }))
  }
}

/** The findings of two searches as one, best match first; of equal ones those of the first. */
export const ranked = <One, Other>(
  first: readonly Scored<One>[],
  second: readonly Scored<Other>[],
): readonly (One | Other)[] =>
  [...first, ...second].toSorted((one, other) => other.score - one.score).map(({ found }) => found)

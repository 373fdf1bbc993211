import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { searchable, searchWords } from '#service/search-text.ts'
import { folded } from '#vocabulary/folded.ts'

/** A material that a search has found, and how well it answers: higher is better. */
export type Scored<Found> = { readonly found: Found; readonly score: number }

type Indexed = { readonly material: CatalogueMaterial; readonly names: readonly string[]; readonly text: string }

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

/**
 * Every word of the query must occur in a name, another name or the id; best match first, of equal ones those that can be
 * computed, then in the order of the catalogue.
 */
export function materialSearch(materials: Iterable<CatalogueMaterial>): MaterialSearch {
  const index = [...materials].map((material): Indexed => {
    const names = [material.name.de_DE, material.name.en_GB, ...material.synonyms.de_DE, ...material.synonyms.en_GB]
    return {
      material,
      names: searchable(names).split('\n'),
      text: searchable([...names, material.id.replaceAll('_', ' ')]),
    }
  })
  return (query) => {
    const words = searchWords(query)
    if (words.length === 0) return index.map(({ material }) => ({ found: material, score: 0 }))
    const whole = folded(query)
    return index
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ material, names }) => ({
        found: material,
        score: Math.max(...names.map((name) => scoreOfName(name, whole, words))),
      }))
      .toSorted(
        (one, other) => other.score - one.score || Number(isComputable(other.found)) - Number(isComputable(one.found)),
      )
  }
}

/** The findings of two searches as one, best match first; of equal ones those of the first. */
export const ranked = <One, Other>(
  first: readonly Scored<One>[],
  second: readonly Scored<Other>[],
): readonly (One | Other)[] =>
  [...first, ...second].toSorted((one, other) => other.score - one.score).map(({ found }) => found)

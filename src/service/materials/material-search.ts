import type { CatalogueMaterial } from '#catalogue/material-schema.ts'
import { folded, searchable, searchWords } from '../search-text.ts'

type Indexed = { readonly material: CatalogueMaterial; readonly names: readonly string[]; readonly text: string }

/** Search over the materials of the catalogue. */
export type MaterialSearch = (query: string) => readonly CatalogueMaterial[]

/** How well a name answers: the whole name, its beginning, the beginning of a word, anywhere; higher is better. */
function scoreOfName(name: string, query: string, words: readonly string[]): number {
  if (name === query) return 5
  if (name.startsWith(query)) return 4
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 3
  if (words.some((word) => ` ${name}`.includes(` ${word}`))) return 2
  return 1
}

/** Every word of the query must occur in a name or the id; best match first, equal ones in the order of the catalogue. */
export function materialSearch(materials: Iterable<CatalogueMaterial>): MaterialSearch {
  const index = [...materials].map((material): Indexed => {
    const names = [material.name.de_DE, material.name.en_GB]
    return {
      material,
      names: searchable(names).split('\n'),
      text: searchable([...names, material.id.replaceAll('_', ' ')]),
    }
  })
  return (query) => {
    const words = searchWords(query)
    if (words.length === 0) return index.map(({ material }) => material)
    const whole = folded(query)
    return index
      .filter(({ text }) => words.every((word) => text.includes(word)))
      .map(({ material, names }) => ({
        material,
        score: Math.max(...names.map((name) => scoreOfName(name, whole, words))),
      }))
      .toSorted((one, other) => other.score - one.score)
      .map(({ material }) => material)
  }
}

import { folded } from '#vocabulary/folded.ts'

/** As `folded`, with umlauts as plain vowels (ä → a). */
const flattened = (text: string) => folded(text.normalize('NFD').replace(/\p{Mn}/gu, ''))

/**
 * What a search looks in: every text, folded; where that differs, also with plain vowels, so that `Dämmung`, `Daemmung`
 * and `Dammung` all find `Dämmung`.
 */
export function searchable(texts: readonly string[]): string {
  const folds = texts.flatMap((text) => [folded(text), flattened(text)]).filter((text) => text !== '')
  return [...new Set(folds)].join('\n')
}

/** Pattern of `like` for a text anywhere in another. */
export const escapedPattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** The words of a search, folded. Each of them must occur, anywhere in a word. */
export const searchWords = (query: string): readonly string[] =>
  folded(query)
    .split(' ')
    .filter((word) => word !== '')

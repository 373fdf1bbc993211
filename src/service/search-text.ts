const spelledOut: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '')

/** Text for comparing: lower case, umlauts and ß spelled out (ä → ae), other accents left out, one space between words. */
export const folded = (text: string): string =>
  withoutAccents(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(/[äöüßæœøł]/g, (letter) => spelledOut[letter] ?? letter),
  )
    .replace(/\s+/g, ' ')
    .trim()

/** As `folded`, with umlauts as plain vowels (ä → a). */
const flattened = (text: string) => folded(withoutAccents(text))

/**
 * What a search looks in: every text, folded; where that differs, also with plain vowels, so that `Dämmung`, `Daemmung`
 * and `Dammung` all find `Dämmung`.
 */
export function searchable(texts: readonly string[]): string {
  const folds = texts.flatMap((text) => [folded(text), flattened(text)]).filter((text) => text !== '')
  return [...new Set(folds)].join('\n')
}

/** The words of a search, folded. Each of them must occur, anywhere in a word. */
export const searchWords = (query: string): readonly string[] =>
  folded(query)
    .split(' ')
    .filter((word) => word !== '')

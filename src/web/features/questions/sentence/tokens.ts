import { folded } from '#vocabulary/folded.ts'

/** A word, number, sign or quotation of a sentence, and where it stands. */
export type Token = {
  readonly text: string
  /** What stands in quotation marks is taken as it is. */
  readonly quoted: boolean
  readonly start: number
  readonly end: number
}

const TOKEN = /[„“"]([^„“”"]*)[“”"]|[<>≤≥]=?|\d+(?:[.,]\d+)?(?![\d-])|,|[^\s,<>≤≥„“”"]+/gu

export const tokensOf = (sentence: string): Token[] =>
  [...sentence.matchAll(TOKEN)]
    .map((match) => ({
      text: match[1] ?? match[0].replace(/[.;:!?]+$/, ''),
      quoted: match[1] !== undefined,
      start: match.index,
      end: match.index + match[0].length,
    }))
    .filter(({ text, quoted }) => text !== '' || quoted)

const SHORTEST_STEM = 4

/** A word without what declension adds to it: `Außenwände` as `Außenwand`. */
export function stemOf(word: string): string {
  const plain = folded(word).replaceAll(/([aou])e/g, '$1')
  const stem = plain.replace(/(en|er|es|e|n|s)$/, '')
  return stem.length >= SHORTEST_STEM ? stem : plain
}

/** Words as stems, to be found among tokens. */
export const stemsOf = (phrase: string): readonly string[] => tokensOf(phrase).map(({ text }) => stemOf(text))
